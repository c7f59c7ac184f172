/** Written by scripts/generate-api-types from the declared routes; do not edit. */
export interface paths {
  '/api/approved-drivers/amount/{orgId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Count a carrier's approved drivers */
    get: operations['dashboard.approved-drivers-2'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/approved-drivers/amount/organization/{orgId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Count a carrier's approved drivers */
    get: operations['dashboard.approved-drivers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/applicant/firebase/isRegistered': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve the sign-in options for a social account */
    get: operations['social.is-registered'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/applicant/firebase/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in with a social account */
    post: operations['social.login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/applicant/firebase/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign up as a driver with a social account */
    post: operations['social.register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/applicant/signUp': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign up as a driver */
    post: operations['accounts.sign-up-driver'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/changePassword': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change or reset a password */
    patch: operations['accounts.change-password'];
    trace?: never;
  };
  '/api/auth/confirmEmail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Check an email link */
    get: operations['accounts.read-confirmation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Confirm an email address and sign in */
    patch: operations['accounts.confirm-email'];
    trace?: never;
  };
  '/api/auth/confirmPhone': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Confirm a phone number and sign in */
    patch: operations['accounts.confirm-phone'];
    trace?: never;
  };
  '/api/auth/confirmPhone/code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a confirmation code by text message */
    post: operations['accounts.send-confirmation-code'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/demo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in to the demo as a driver */
    post: operations['web-view.enter-demo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/fleet/signUp': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Submit a carrier application */
    post: operations['carriers.sign-up'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/forgotPassword': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a password reset email */
    post: operations['accounts.forgot-password'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/refresh': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Refresh the access token */
    post: operations['accounts.refresh'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/resendConfirmEmail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Resend the confirmation email */
    post: operations['accounts.resend-confirm-email'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/signIn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in with email and password */
    post: operations['accounts.sign-in'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/signInByPhone': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in with a text message code */
    post: operations['accounts.sign-in-by-phone'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/signInByPhone/code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a sign-in code by text message */
    post: operations['accounts.send-sign-in-code'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/signOut': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign out */
    post: operations['accounts.sign-out'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/social': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List available social sign-in providers */
    get: operations['social.providers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/social/{provider}/callback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Complete a social sign-in (redirect) */
    get: operations['social.callback'];
    put?: never;
    /** Complete a social sign-in (form post) */
    post: operations['social.posted-callback'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/social/{provider}/start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Start a social sign-in */
    get: operations['social.start'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/social/link-by-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Link a social account by password and sign in */
    post: operations['social.link-by-password'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/social/linked': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List linked social accounts */
    get: operations['social.linked'];
    put?: never;
    /** Link a social account */
    post: operations['social.link'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/social/linked/{provider}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Unlink a social account */
    delete: operations['social.unlink'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/tokenLogin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in with a web-view token */
    post: operations['web-view.token-login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/tokenLogin/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create a single-use sign-in token for a web view */
    post: operations['web-view.issue-token'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/undoContactChange': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Undo a change of contact details or sign-in methods */
    post: operations['account-settings.undo-contact-change'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/business/driver/{driverId}/profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve a driver's profile */
    get: operations['drivers.profile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/candidates/organization/{orgId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List a carrier's candidates */
    get: operations['dashboard.candidates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chat/channelId/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve the chat channel with a driver */
    get: operations['chat.channel'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chat/driver/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Create a chat token for the signed-in driver */
    get: operations['chat.driver-token'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chat/fleet-user/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Create a chat token for the signed-in staff member */
    get: operations['chat.fleet-user-token'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chat/organization/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Create a chat token for the caller's carrier */
    get: operations['chat.organization-token'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/count-invited/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Count drivers invited to a job order */
    get: operations['orders.count-invited'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/count-request/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Count drivers who applied to a job order */
    get: operations['orders.count-request'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/count-review/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Count drivers in review for a job order */
    get: operations['orders.count-review'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/csp-reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Report content security policy violations */
    post: operations['health.csp-reports'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/organization/{orgId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve a carrier's dashboard */
    get: operations['dashboard.read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/demo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve the demo settings */
    get: operations['accounts.demo'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/consents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List signed consents */
    get: operations['consents.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/consents/{id}/pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Download a signed consent */
    get: operations['consents.read-file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/files/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Download one of the driver's own files */
    get: operations['driver-files.read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/files/{id}/stated-expiry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Set the expiration date of an uploaded document */
    put: operations['driver-files.state-expiry'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve the driver's onboarding application */
    get: operations['driver.application'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/accidents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List accidents */
    get: operations['driver.list-accidents'];
    put?: never;
    /** Create an accident */
    post: operations['driver.add-accidents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/accidents/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve an accident */
    get: operations['driver.read-accidents'];
    /** Update an accident */
    put: operations['driver.change-accidents'];
    post?: never;
    /** Delete an accident */
    delete: operations['driver.remove-accidents'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/compliance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve the compliance questionnaire */
    get: operations['compliance.read'];
    put?: never;
    /** Save the compliance questionnaire */
    post: operations['compliance.save'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/compliance/readings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Record that a legal text was opened or read */
    post: operations['compliance.mark-reading'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/driving-school': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List driving schools */
    get: operations['driver.list-driving-school'];
    put?: never;
    /** Create a driving school */
    post: operations['driver.add-driving-school'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/driving-school/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve a driving school */
    get: operations['driver.read-driving-school'];
    /** Update a driving school */
    put: operations['driver.change-driving-school'];
    post?: never;
    /** Delete a driving school */
    delete: operations['driver.remove-driving-school'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Request a change of the email address */
    put: operations['account-settings.change-email-2'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/employmentHistory': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List jobs in the employment history */
    get: operations['driver.list-employmentHistory'];
    put?: never;
    /** Create a job in the employment history */
    post: operations['driver.add-employmentHistory'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/employmentHistory/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve a job in the employment history */
    get: operations['driver.read-employmentHistory'];
    /** Update a job in the employment history */
    put: operations['driver.change-employmentHistory'];
    post?: never;
    /** Delete a job in the employment history */
    delete: operations['driver.remove-employmentHistory'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/employmentHistory/submit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Submit the employment history */
    put: operations['driver.submit-employment'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/military-services': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List periods of military service */
    get: operations['driver.list-military-services'];
    put?: never;
    /** Create a period of military service */
    post: operations['driver.add-military-services'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/military-services/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve a period of military service */
    get: operations['driver.read-military-services'];
    /** Update a period of military service */
    put: operations['driver.change-military-services'];
    post?: never;
    /** Delete a period of military service */
    delete: operations['driver.remove-military-services'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/phone': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Change the phone number */
    put: operations['account-settings.change-phone-2'];
    /** Send a code to a new phone number */
    post: operations['account-settings.request-phone-code-2'];
    delete?: never;
    options?: never;
    head?: never;
    /** Confirm the phone number */
    patch: operations['account-settings.check-phone-code'];
    trace?: never;
  };
  '/api/driver-profile/verification/references': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List references */
    get: operations['driver.read-references'];
    /** Save references */
    put: operations['driver.save-references'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/references/submit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Submit references */
    put: operations['driver.submit-references'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/residenceHistory': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List residences */
    get: operations['driver.list-residenceHistory'];
    put?: never;
    /** Create a residence */
    post: operations['driver.add-residenceHistory'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/residenceHistory/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve a residence */
    get: operations['driver.read-residenceHistory'];
    /** Update a residence */
    put: operations['driver.change-residenceHistory'];
    post?: never;
    /** Delete a residence */
    delete: operations['driver.remove-residenceHistory'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/residenceHistory/submit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Submit the residence history */
    put: operations['driver.submit-residence'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/schedule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve the driver's work schedule */
    get: operations['driver.read-schedule'];
    /** Update the driver's work schedule */
    put: operations['driver.save-schedule'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/signature-file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign a disclosure or the authorization */
    post: operations['compliance.sign'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/unemployment-period': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List periods of unemployment */
    get: operations['driver.list-unemployment-period'];
    put?: never;
    /** Create a period of unemployment */
    post: operations['driver.add-unemployment-period'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/unemployment-period/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve a period of unemployment */
    get: operations['driver.read-unemployment-period'];
    /** Update a period of unemployment */
    put: operations['driver.change-unemployment-period'];
    post?: never;
    /** Delete a period of unemployment */
    delete: operations['driver.remove-unemployment-period'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/upload-document': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Upload a driver document */
    post: operations['driver-files.upload-document'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/upload-document/demo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Check a driver document without storing it */
    post: operations['driver-files.try-document'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/uploadAvatar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Upload a driver photo */
    post: operations['driver-files.upload-avatar'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/violation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List traffic violations */
    get: operations['driver.list-violation'];
    put?: never;
    /** Create a traffic violation */
    post: operations['driver.add-violation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver-profile/verification/violation/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve a traffic violation */
    get: operations['driver.read-violation'];
    /** Update a traffic violation */
    put: operations['driver.change-violation'];
    post?: never;
    /** Delete a traffic violation */
    delete: operations['driver.remove-violation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver/access-log': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List who accessed the driver's record */
    get: operations['driver.access-log'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver/availability': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Set whether carriers can find the driver */
    patch: operations['driver.set-availability'];
    trace?: never;
  };
  '/api/driver/candidacies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the driver's applications */
    get: operations['driver.list-candidacies'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver/candidacies/{candidacyId}/accept-interview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Accept an interview time */
    post: operations['driver.accept-interview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver/candidacies/{candidacyId}/accept-invite': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Accept an invitation */
    post: operations['driver.accept-invite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver/candidacies/{candidacyId}/accept-start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Accept a start date */
    post: operations['driver.accept-start'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver/candidacies/{candidacyId}/decline-invite': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Decline an invitation */
    post: operations['driver.decline-invite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver/candidacies/{candidacyId}/decline-start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Decline a start date */
    post: operations['driver.decline-start'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver/candidacies/{candidacyId}/end-assignment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End an assignment */
    post: operations['driver.end-assignment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver/candidacies/{candidacyId}/propose-start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Propose another start date */
    post: operations['driver.propose-start'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver/candidacies/{candidacyId}/propose-time': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Propose another interview time */
    post: operations['driver.propose-time'];
    /** Withdraw a proposed interview time */
    delete: operations['driver.withdraw-proposed-time'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver/candidacies/{candidacyId}/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Withdraw an application */
    post: operations['driver.withdraw'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver/job-orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List jobs that match the driver */
    get: operations['driver.list-jobs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver/job-orders/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve a job */
    get: operations['driver.read-job'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve the signed-in driver */
    get: operations['driver.me'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver/personal-info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve the driver's stored personal information */
    get: operations['driver.personal-info'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver/pre-qualification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve pre-qualification answers */
    get: operations['driver.pre-qualification-answers'];
    put?: never;
    /** Submit pre-qualification answers */
    post: operations['driver.pre-qualify'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver/preferences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Update freight preferences */
    put: operations['driver.save-preferences'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/driver/referral': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve the driver's referral link */
    get: operations['driver.referral'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/drivers/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Search drivers for a job order */
    post: operations['drivers.search'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/drivers/waitlist': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Join the waitlist of a state */
    post: operations['drivers.join-waitlist'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/duplicate/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Duplicate a job order */
    post: operations['orders.duplicate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/eld/{id}/getHOSLogs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List a driver's hours-of-service logs */
    get: operations['eld.hos-logs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{orgId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List recent activity of a carrier */
    get: operations['dashboard.events'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/facility/fleet/contactPersons/{facilityId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List possible contacts of a facility */
    get: operations['facilities.contact-persons'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/facility/organization/{orgId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List a carrier's facilities */
    get: operations['facilities.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fleet/call-times': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List call times for a carrier application */
    get: operations['carriers.call-offer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fleet/call-times/{id}/book': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Book a call with operations */
    post: operations['carriers.book-call'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fmcsa/fleetAutocomplete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Search carriers in the FMCSA census */
    get: operations['carriers.autocomplete'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-assignment/approve/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Approve a driver for an interview */
    patch: operations['candidacies.approve-for-interview'];
    trace?: never;
  };
  '/api/job-assignment/reject/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Reject a driver in review */
    patch: operations['candidacies.reject-review'];
    trace?: never;
  };
  '/api/job-order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create a job order */
    post: operations['orders.create-2'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve a job order */
    get: operations['orders.read-2'];
    put?: never;
    post?: never;
    /** Delete a job order */
    delete: operations['orders.delete'];
    options?: never;
    head?: never;
    /** Update a job order */
    patch: operations['orders.update-2'];
    trace?: never;
  };
  '/api/job-order/{id}/candidacies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List candidates of a job order by stage */
    get: operations['candidacies.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/{id}/counts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Count candidates of a job order by stage */
    get: operations['orders.counts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/{id}/interviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List interviews on a date */
    get: operations['candidacies.day-interviews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/{id}/timeline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the activity of a job order */
    get: operations['candidacies.timeline'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/{status}/organization/{orgId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List a carrier's job orders by status */
    get: operations['orders.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/assignment/cancel/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Cancel a driver's review or approval */
    patch: operations['candidacies.cancel-assignment'];
    trace?: never;
  };
  '/api/job-order/assignment/end/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End an assignment */
    post: operations['candidacies.end-assignment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/cancel/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Cancel a job order */
    delete: operations['orders.cancel'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/count-invited/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Count drivers invited to a job order */
    get: operations['orders.count-invited-2'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/count-request/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Count drivers who applied to a job order */
    get: operations['orders.count-request-2'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/count-review/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Count drivers in review for a job order */
    get: operations['orders.count-review-2'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/driver-job-request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Apply for a job */
    post: operations['driver.request-job'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/driver-job-request/approved/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Accept a driver's application */
    patch: operations['candidacies.move-to-review'];
    trace?: never;
  };
  '/api/job-order/driver-job-request/rejected/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Decline a driver's application */
    patch: operations['candidacies.pass-request'];
    trace?: never;
  };
  '/api/job-order/duplicate/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Duplicate a job order */
    post: operations['orders.duplicate-2'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/fleet-configuration/{facilityId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve a facility's fleet configuration */
    get: operations['facilities.fleet-configuration'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/fleet-job-request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Invite a driver to a job order */
    post: operations['candidacies.invite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/fleet-job-request/cancel/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Cancel an invitation to a driver */
    patch: operations['candidacies.cancel-invite'];
    trace?: never;
  };
  '/api/job-order/id/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve a job order */
    get: operations['orders.read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/interview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Schedule an interview */
    post: operations['candidacies.schedule-interview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/interview/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Cancel an interview */
    delete: operations['candidacies.cancel-interview'];
    options?: never;
    head?: never;
    /** Reschedule an interview */
    patch: operations['candidacies.reschedule-interview'];
    trace?: never;
  };
  '/api/job-order/interview/{id}/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Accept the driver's proposed interview time */
    post: operations['candidacies.confirm-proposal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/no-show/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Record a no-show */
    post: operations['candidacies.record-no-show'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/start/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Rescind a hire before its start date */
    delete: operations['candidacies.rescind-start'];
    options?: never;
    head?: never;
    /** Change the start date of a hire */
    patch: operations['candidacies.move-start'];
    trace?: never;
  };
  '/api/job-order/start/{id}/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirm that a driver started work */
    post: operations['candidacies.confirm-start'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/start/{id}/proposal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Accept the driver's proposed start date */
    post: operations['candidacies.accept-proposed-start'];
    /** Keep the offered start date */
    delete: operations['candidacies.keep-start'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/job-order/visibility/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Set whether drivers can see a job order */
    patch: operations['orders.set-visibility-2'];
    trace?: never;
  };
  '/api/job-request/approve/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Hire a driver */
    patch: operations['candidacies.hire'];
    trace?: never;
  };
  '/api/job-request/reject/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Reject an approved or interviewed driver */
    patch: operations['candidacies.pass'];
    trace?: never;
  };
  '/api/last-login/device-info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve the previous sign-in */
    get: operations['account-settings.last-login'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/legal-texts/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve a legal text */
    get: operations['legal.read-text'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/link-sharing/lead-sms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send the referral link by text message */
    post: operations['account-settings.text-referral-link'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/assignments/{id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End an assignment as operations */
    post: operations['ops.end-assignment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/board': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve the pipeline board totals */
    get: operations['ops.read-board'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/board/{stage}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List drivers in a pipeline stage */
    get: operations['ops.read-board-column'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Run a bulk action */
    post: operations['ops.act-in-bulk'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/bulk/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Preview a bulk action */
    post: operations['ops.preview-bulk'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/call-times': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List upcoming call times */
    get: operations['ops.list-call-times'];
    put?: never;
    /** Create a call time */
    post: operations['ops.offer-call-time'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/call-times/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete an open call time */
    delete: operations['ops.withdraw-call-time'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/calls': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List calls to drivers */
    get: operations['ops.list-calls'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/carrier-applications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List carrier applications */
    get: operations['ops.list-applications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/carrier-applications/{id}/activate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Activate a carrier application */
    post: operations['ops.activate-carrier'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/carrier-applications/{id}/decline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Decline a carrier application */
    post: operations['ops.decline-carrier'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/clearinghouse': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List carriers with pending Clearinghouse queries */
    get: operations['ops.list-clearinghouse'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/clearinghouse/{id}/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Import Clearinghouse query results */
    post: operations['ops.import-clearinghouse'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/clearinghouse/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Export a carrier's Clearinghouse queries */
    post: operations['ops.clearinghouse-file'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve a driver in the pipeline */
    get: operations['ops.read-driver'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/as-of': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve a driver as of a date */
    get: operations['ops.driver-as-of'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/call': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Record the outcome of a screening call */
    post: operations['ops.record-call'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/compliance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve a driver's compliance answers and consents */
    get: operations['ops.read-compliance'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/consents/{consentId}/pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Download a driver's signed consent */
    get: operations['ops.read-consent-file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/documents/{document}/reopen': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reopen the review of a document */
    post: operations['ops.reopen-document'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/documents/{document}/request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Request a document from a driver */
    post: operations['ops.request-document'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/documents/{document}/review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Approve or reject a document */
    post: operations['ops.review-document'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/facts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Record a compliance date for a driver */
    post: operations['ops.enter-driver-fact'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/facts/{factId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Withdraw a compliance date entered by mistake */
    delete: operations['ops.withdraw-driver-fact'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve a driver's file for review */
    get: operations['ops.driver-file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/files/{fileId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Download a driver's file */
    get: operations['ops.read-driver-file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/items/{itemId}/review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Review an entry of a driver's application */
    post: operations['ops.review-item'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/missed-call': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Record a missed call */
    post: operations['ops.record-missed-call'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/move': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Move a driver to another stage */
    post: operations['ops.move-driver'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/notes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create a note about a driver */
    post: operations['ops.add-driver-note'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/notes/{noteId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Update a note about a driver */
    put: operations['ops.edit-driver-note'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/owner': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Assign a driver to a member of operations */
    post: operations['ops.assign-driver'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/proofs/{proof}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Record the expiration date of a TWIC card or hazmat endorsement */
    put: operations['ops.record-proof'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/requirements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Evaluate a driver's requirements on a date */
    get: operations['ops.driver-requirements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/results': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Update the status of a driver's screening result */
    post: operations['ops.record-result'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/results/{result}/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Upload a screening result */
    post: operations['ops.receive-result'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/snooze': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Snooze or unsnooze a driver's reminders */
    post: operations['ops.snooze-driver'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/tasks/{task}/review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Approve or reject a task */
    post: operations['ops.review-task'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/tasks/{task}/undo-approval': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Undo the approval of a task */
    post: operations['ops.undo-approval'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/timeline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List a driver's timeline */
    get: operations['ops.driver-timeline'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/{id}/undo-move': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Undo the last manual stage move */
    post: operations['ops.undo-move'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/drivers/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Search drivers in the pipeline */
    post: operations['ops.search-drivers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/find': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Search drivers, job orders and carriers */
    post: operations['ops.find'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/job-orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List job orders of all carriers */
    get: operations['ops.list-orders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/job-orders/{id}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Accept a pending job order */
    post: operations['ops.accept-order'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/job-orders/{id}/send-back': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a pending job order back to its carrier */
    post: operations['ops.send-order-back'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/members': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List active operations staff */
    get: operations['ops.list-members'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/organizations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List carriers */
    get: operations['ops.list-organizations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/organizations/{id}/deactivate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Deactivate a carrier */
    post: operations['ops.deactivate-organization'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/organizations/{id}/reactivate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reactivate a carrier */
    post: operations['ops.reactivate-organization'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve the pipeline report */
    get: operations['ops.read-report'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/reports/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Export a report table as CSV */
    get: operations['ops.report-file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/reports/rows': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the stage visits behind a report figure */
    get: operations['ops.report-rows'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/reports/rows/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Export the stage visits behind a report figure as CSV */
    get: operations['ops.report-rows-file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/requirement-records': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List requirement versions */
    get: operations['ops.list-requirements'];
    put?: never;
    /** Create a requirement version */
    post: operations['ops.add-requirement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/requirement-records/{id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End a requirement version */
    post: operations['ops.end-requirement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/requirement-records/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Preview the impact of a requirement version */
    post: operations['ops.preview-requirement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/results': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List screening results of all drivers */
    get: operations['ops.list-results'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/results/{driverId}/{result}/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Upload a screening result */
    post: operations['ops.receive-screening'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/results/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Order screening results */
    post: operations['ops.order-results'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/results/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set the status of a screening result */
    post: operations['ops.record-screening'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/reviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List items waiting for review */
    get: operations['ops.list-reviews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/reviews/{id}/{thing}/claim': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Claim a review or extend the claim */
    post: operations['ops.claim-review'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/reviews/{id}/{thing}/release': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Release a claimed review */
    post: operations['ops.release-review'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/reviews/next': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Claim the next review */
    post: operations['ops.claim-next-review'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/reviews/summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Summarize the review queue */
    get: operations['ops.summarize-reviews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/saved-views': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List saved views of a page */
    get: operations['ops.list-saved-views'];
    put?: never;
    /** Create a saved view */
    post: operations['ops.save-view'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/saved-views/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete a saved view */
    delete: operations['ops.delete-view'];
    options?: never;
    head?: never;
    /** Update a saved view */
    patch: operations['ops.change-view'];
    trace?: never;
  };
  '/api/ops/saved-views/{id}/take-over': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take over a shared view */
    post: operations['ops.take-over-view'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/served-states': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List served states with waitlist counts */
    get: operations['ops.served-states'];
    /** Replace the list of served states */
    put: operations['ops.serve-states'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/staff': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List operations staff */
    get: operations['ops-staff.list'];
    put?: never;
    /** Invite a member of operations */
    post: operations['ops-staff.invite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/staff/{userId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Update a member of operations */
    patch: operations['ops-staff.change'];
    trace?: never;
  };
  '/api/ops/staff/{userId}/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List activity of a staff account */
    get: operations['ops-staff.audit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/staff/{userId}/deactivate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Deactivate a staff account */
    post: operations['ops-staff.deactivate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/staff/{userId}/invitation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Resend an invitation */
    post: operations['ops-staff.invite-again'];
    /** Withdraw an invitation */
    delete: operations['ops-staff.withdraw-invitation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/staff/{userId}/reactivate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reactivate a staff account */
    post: operations['ops-staff.reactivate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/stalled/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Export overdue items as CSV */
    post: operations['ops.export-stalled'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/stalled/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Search overdue drivers, applications and job orders */
    post: operations['ops.search-stalled'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/stalled/summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Summarize overdue items */
    post: operations['ops.summarize-stalled'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/fleet': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create a job order */
    post: operations['orders.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order/fleet/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete a job order */
    delete: operations['orders.delete-2'];
    options?: never;
    head?: never;
    /** Update a job order */
    patch: operations['orders.update'];
    trace?: never;
  };
  '/api/order/fleet/amount/total': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Count job orders by status */
    get: operations['orders.amounts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payment/card': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve the driver's debit card */
    get: operations['payments.read-card'];
    /** Save the driver's debit card */
    put: operations['payments.save-card'];
    post?: never;
    /** Delete the driver's debit card */
    delete: operations['payments.remove-card'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payment/generateCardFundingSourceToken': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create a card funding token */
    post: operations['payments.generate-card-funding-source-token'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/places': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Search US cities by name */
    get: operations['places.search'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/scheduled-interview/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Reject a scheduled interview */
    patch: operations['candidacies.reject-interview'];
    trace?: never;
  };
  '/api/served-states': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List served states */
    get: operations['carriers.served-states'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/staff': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List a carrier's staff */
    get: operations['staff.list'];
    put?: never;
    /** Invite a staff member */
    post: operations['staff.invite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/staff/{userId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Update a staff member */
    patch: operations['staff.change'];
    trace?: never;
  };
  '/api/staff/{userId}/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List activity of a staff account */
    get: operations['staff.audit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/staff/{userId}/deactivate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Deactivate a staff account */
    post: operations['staff.deactivate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/staff/{userId}/invitation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Resend an invitation */
    post: operations['staff.invite-again'];
    /** Withdraw an invitation */
    delete: operations['staff.withdraw-invitation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/staff/{userId}/reactivate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reactivate a staff account */
    post: operations['staff.reactivate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/support': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve the support contact */
    get: operations['accounts.support'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve the signed-in user */
    get: operations['accounts.current-user'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Update the signed-in user */
    patch: operations['accounts.update-user'];
    trace?: never;
  };
  '/api/user/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List account activity */
    get: operations['account-settings.audit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Request a change of the email address */
    put: operations['account-settings.change-email'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Confirm a new email address */
    patch: operations['account-settings.confirm-email-change'];
    trace?: never;
  };
  '/api/user/phone': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Change the phone number */
    put: operations['account-settings.change-phone'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/phone/code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a code to a new phone number */
    post: operations['account-settings.request-phone-code'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/proof': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirm the caller's identity */
    post: operations['account-settings.confirm-identity'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/proof/code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a code to confirm the caller's identity */
    post: operations['account-settings.send-identity-code'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve the time remaining in the current session */
    get: operations['account-settings.session-times'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List active sign-ins */
    get: operations['account-settings.sign-ins'];
    put?: never;
    post?: never;
    /** End all sign-ins */
    delete: operations['account-settings.end-all-sign-ins'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/sessions/{familyId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** End a sign-in */
    delete: operations['account-settings.end-sign-in'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Retrieve account settings */
    get: operations['account-settings.read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/timezone': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set the caller's time zone */
    post: operations['accounts.report-time-zone'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/welcome-info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Mark a welcome message as read */
    post: operations['account-settings.read-welcome'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/verifications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List reviewers' notes on a section */
    get: operations['driver.verification-notes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/visibility/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Set whether drivers can see a job order */
    patch: operations['orders.set-visibility'];
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AccessLine: {
      /** Format: uuid */
      _id: string;
      about: string | null;
      /** @enum {string} */
      action: 'driver-profile' | 'driver-record' | 'driver-file' | 'consent' | 'export';
      /** Format: date-time */
      at: string;
      carrier: string | null;
      /** @enum {string} */
      side: 'carrier' | 'operations';
    };
    AccidentBody: {
      /** @default  */
      city?: string;
      /** @default false */
      current?: boolean;
      /** @default  */
      description?: string;
      /**
       * Format: date
       * @default null
       */
      endDate?: string | null;
      /** @default 0 */
      fatalities?: number;
      /** @default false */
      hazmatSpill?: boolean;
      /** @default null */
      inCommercialVehicle?: boolean | null;
      /** @default 0 */
      injuries?: number;
      localId?: string;
      /** @default null */
      preventable?: boolean | null;
      /** @default  */
      startDate?: string | '';
      /**
       * @default
       * @enum {string}
       */
      state?:
        | 'AL'
        | 'AK'
        | 'AZ'
        | 'AR'
        | 'CA'
        | 'CO'
        | 'CT'
        | 'DE'
        | 'DC'
        | 'FL'
        | 'GA'
        | 'HI'
        | 'ID'
        | 'IL'
        | 'IN'
        | 'IA'
        | 'KS'
        | 'KY'
        | 'LA'
        | 'ME'
        | 'MD'
        | 'MA'
        | 'MI'
        | 'MN'
        | 'MS'
        | 'MO'
        | 'MT'
        | 'NE'
        | 'NV'
        | 'NH'
        | 'NJ'
        | 'NM'
        | 'NY'
        | 'NC'
        | 'ND'
        | 'OH'
        | 'OK'
        | 'OR'
        | 'PA'
        | 'RI'
        | 'SC'
        | 'SD'
        | 'TN'
        | 'TX'
        | 'UT'
        | 'VT'
        | 'VA'
        | 'WA'
        | 'WV'
        | 'WI'
        | 'WY'
        | 'abroad'
        | '';
    };
    AccidentItem: {
      /** Format: uuid */
      _id: string;
      /** @default  */
      city?: string;
      /** @default false */
      current?: boolean;
      /** @default  */
      description?: string;
      /**
       * Format: date
       * @default null
       */
      endDate?: string | null;
      /** @default 0 */
      fatalities?: number;
      /** @default false */
      hazmatSpill?: boolean;
      /** @default null */
      inCommercialVehicle?: boolean | null;
      /** @default 0 */
      injuries?: number;
      localId?: string;
      /** @default null */
      preventable?: boolean | null;
      /** @default  */
      startDate?: string | '';
      /**
       * @default
       * @enum {string}
       */
      state?:
        | 'AL'
        | 'AK'
        | 'AZ'
        | 'AR'
        | 'CA'
        | 'CO'
        | 'CT'
        | 'DE'
        | 'DC'
        | 'FL'
        | 'GA'
        | 'HI'
        | 'ID'
        | 'IL'
        | 'IN'
        | 'IA'
        | 'KS'
        | 'KY'
        | 'LA'
        | 'ME'
        | 'MD'
        | 'MA'
        | 'MI'
        | 'MN'
        | 'MS'
        | 'MO'
        | 'MT'
        | 'NE'
        | 'NV'
        | 'NH'
        | 'NJ'
        | 'NM'
        | 'NY'
        | 'NC'
        | 'ND'
        | 'OH'
        | 'OK'
        | 'OR'
        | 'PA'
        | 'RI'
        | 'SC'
        | 'SD'
        | 'TN'
        | 'TX'
        | 'UT'
        | 'VT'
        | 'VA'
        | 'WA'
        | 'WV'
        | 'WI'
        | 'WY'
        | 'abroad'
        | '';
    };
    Accidents: {
      data: components['schemas']['AccidentItem'][];
      lastThreeYears: number;
      lastYear: number;
    };
    AccountSettings: {
      email: string;
      hasPassword: boolean;
      isCertifiedWelcomeRead: boolean;
      isPhoneConfirmed: boolean;
      isWelcomeRead: boolean;
      middleName: string | null;
      pendingEmail: string | null;
      phone: string | null;
      smsConsent: boolean;
      wantsDigest: boolean;
    };
    ActivateCarrier: {
      email: string;
      firstName: string;
      lastName: string;
      name: string;
      /** @enum {string} */
      position: 'LOCATION_MANAGER' | 'REGIONAL_MANAGER' | 'SAFETY' | 'ACCOUNTING' | 'HR' | 'RECRUITER';
    };
    ActivatedCarrier: {
      /** Format: uuid */
      organizationId: string;
    };
    Amount: {
      amount: number;
    };
    ApplicationDocument: {
      /** @enum {string} */
      document: 'driverLicense' | 'backDriverLicense' | 'dotMedicalCard' | 'mvr';
      /** Format: date */
      expiresOn: string | null;
      /** Format: uuid */
      fileId: string | null;
      isRequired: boolean;
      note: string | null;
      reason: string | null;
      /** @enum {string} */
      status: 'initial' | 'requested' | 'uploaded' | 'pending' | 'approved' | 'rejected';
    };
    ApplicationTask: {
      isRequired: boolean;
      minutes: number;
      mustSendAgain: boolean;
      note: string | null;
      progress: components['schemas']['HistoryProgress'] | null;
      reason: string | null;
      /** @enum {string} */
      status: 'initial' | 'rejected' | 'pending' | 'approved';
      /** @enum {string} */
      task:
        | 'phone'
        | 'email'
        | 'documents'
        | 'photo'
        | 'schedule'
        | 'reference'
        | 'employmentHistory'
        | 'residenceHistory'
        | 'compliance'
        | 'militaryService'
        | 'drivingSchool'
        | 'unemploymentPeriod'
        | 'resume';
    };
    AssignOwnerBody: {
      /** Format: uuid */
      ownerId: string;
    };
    AuditLine: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      at: string;
      by: {
        name: string | null;
      } | null;
      details: {
        [key: string]: string | number | boolean | null;
      };
      device: string | null;
      ipPrefix: string | null;
      /** @enum {string} */
      kind:
        | 'signed-up'
        | 'confirmed'
        | 'signed-in'
        | 'sign-in-failed'
        | 'signed-out'
        | 'session-ended'
        | 'session-stolen'
        | 'password-changed'
        | 'password-recovered'
        | 'email-changed'
        | 'phone-changed'
        | 'contact-restored'
        | 'invited'
        | 'invitation-withdrawn'
        | 'position-changed'
        | 'role-changed'
        | 'facilities-changed'
        | 'lead-changed'
        | 'deactivated'
        | 'reactivated'
        | 'provider-linked'
        | 'provider-unlinked';
    };
    AvailabilityBody: {
      isAvailable: boolean;
    };
    Board: {
      data: components['schemas']['BoardHead'][];
    };
    BoardColumn: {
      data: components['schemas']['OpsDriverItem'][];
      next: string | null;
    };
    BoardHead: {
      cards: number;
      /** Format: date-time */
      medianSince: string | null;
      overdue: number;
      /** @enum {string} */
      stage:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified';
    };
    BookCall: {
      booking: string;
      timeZone: string;
    };
    BulkBody: {
      act:
        | {
            /** @enum {string} */
            kind: 'assign';
            /** Format: uuid */
            ownerId: string | null;
          }
        | {
            channels: ('mail' | 'sms')[];
            /** @enum {string} */
            kind: 'message';
            subject: string;
            text: string;
          }
        | {
            /** @enum {string} */
            document: 'driverLicense' | 'backDriverLicense' | 'dotMedicalCard' | 'mvr';
            /** @enum {string} */
            kind: 'requestDocument';
          }
        | {
            /** @enum {string} */
            kind: 'snooze';
            /** @enum {string} */
            reason: 'waiting_for_driver' | 'waiting_for_others' | 'agreed_date' | 'other';
            /** Format: date-time */
            until: string;
          };
      targets:
        | {
            driverIds: string[];
          }
        | {
            matching: components['schemas']['StalledSearch'];
          };
    };
    BulkFileBody: {
      /** @default false */
      again?: boolean;
      /** Format: uuid */
      organizationId: string;
      /** @enum {string} */
      query: 'limited' | 'full' | 'preEmployment' | 'limitedAutomatic';
    };
    BulkPreview: {
      data: {
        /** Format: uuid */
        _id: string;
        channels: ('mail' | 'sms')[];
        name: string;
        /** Format: uuid */
        ownerId: string | null;
        problem: {
          code: string;
          message: string;
        } | null;
      }[];
      isCut: boolean;
      possible: number;
      refused: number;
      sample: {
        subject: string;
        text: string;
      } | null;
    };
    BulkReport: {
      data: {
        /** Format: uuid */
        _id: string;
        channels: ('mail' | 'sms')[];
        name: string;
        /** Format: uuid */
        ownerId: string | null;
        problem: {
          code: string;
          message: string;
        } | null;
      }[];
      done: number;
      failed: number;
    };
    CallOffer: {
      booked: {
        /** Format: date-time */
        startsAt: string;
      } | null;
      companyName: string;
      times: {
        /** Format: uuid */
        _id: string;
        /** Format: date-time */
        startsAt: string;
      }[];
    };
    CallTime: {
      /** Format: uuid */
      _id: string;
      companyName: string | null;
      /** Format: date-time */
      startsAt: string;
    };
    /** @default {} */
    CancelInterviewBody: {
      /** @default  */
      declineReason?: string;
    };
    CandidacyBrief: {
      /** Format: uuid */
      candidacyId: string;
      round: number;
      /** Format: date-time */
      since: string;
      /** @enum {string|null} */
      stage:
        | 'invited'
        | 'requested'
        | 'pendingReview-pending'
        | 'pendingReview-approved'
        | 'pendingInterview'
        | 'hired'
        | null;
      /** @enum {string} */
      state: 'invited' | 'requested' | 'inReview' | 'approved' | 'interviewing' | 'hired' | 'ended' | 'closed';
    };
    CandidacyCard: {
      actions: string[];
      /** Format: uuid */
      assignmentId: string | null;
      /** @enum {string} */
      assignmentState:
        | 'REQUESTED'
        | 'PENDING_REVIEW'
        | 'PENDING_INTERVIEW'
        | 'INTERVIEW_CANCELED'
        | 'APPROVED'
        | 'CANCELED'
        | 'ACTIVE'
        | 'PAST';
      /** Format: uuid */
      candidacyId: string;
      days: number;
      distanceMiles: number;
      driver: components['schemas']['DriverSummary'];
      /** Format: uuid */
      driverId: string;
      /** Format: uuid */
      driverJobRequestId: string | null;
      /** Format: date-time */
      dueAt: string | null;
      ending: components['schemas']['EndingView'] | null;
      fit: components['schemas']['FitLine'][];
      /** Format: uuid */
      fleetJobRequestId: string | null;
      interview: components['schemas']['InterviewView'] | null;
      isLate: boolean;
      /** Format: uuid */
      jobRequestId: string | null;
      /** @enum {string} */
      kind: 'REQUEST' | 'INVITE' | 'ASSIGNMENT';
      /** Format: date-time */
      lapsedSince: string | null;
      /** @enum {string} */
      next:
        | 'answerInvite'
        | 'carrierAnswersRequest'
        | 'safetyReviews'
        | 'carrierSchedulesInterview'
        | 'answerInterview'
        | 'carrierConfirmsTime'
        | 'attendInterview'
        | 'decideAfterInterview'
        | 'answerStart'
        | 'carrierAnswersStart'
        | 'carrierConfirmsStart'
        | 'startWork'
        | 'renewProof'
        | 'onAssignment'
        | 'nothing';
      /** Format: uuid */
      orderId: string;
      refusals: components['schemas']['Refusal'][];
      round: number;
      /** Format: date-time */
      since: string;
      /** @enum {string|null} */
      stage:
        | 'invited'
        | 'requested'
        | 'pendingReview-pending'
        | 'pendingReview-approved'
        | 'pendingInterview'
        | 'hired'
        | null;
      start: components['schemas']['StartView'] | null;
      /** @enum {string} */
      state: 'invited' | 'requested' | 'inReview' | 'approved' | 'interviewing' | 'hired' | 'ended' | 'closed';
      targetDays: number | null;
      /** @enum {string} */
      turn: 'driver' | 'carrier' | 'safety' | 'nobody';
    };
    CandidacyCards: {
      count: number;
      data: components['schemas']['CandidacyCard'][];
    };
    CandidacyCommandResult: {
      /** Format: uuid */
      _id: string;
      /** Format: uuid */
      candidacyId: string;
      seq: number;
      /** @enum {string|null} */
      stage:
        | 'invited'
        | 'requested'
        | 'pendingReview-pending'
        | 'pendingReview-approved'
        | 'pendingInterview'
        | 'hired'
        | null;
      /** @enum {string} */
      state: 'invited' | 'requested' | 'inReview' | 'approved' | 'interviewing' | 'hired' | 'ended' | 'closed';
    };
    Candidate: {
      card: components['schemas']['CandidacyCard'];
      order: components['schemas']['OrderView'];
    };
    Candidates: {
      count: number;
      data: components['schemas']['Candidate'][];
    };
    CardFundingToken: {
      /** Format: date-time */
      expiresAt: string;
      token: string;
      url: string;
    };
    CarrierApplication: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      callAt: string | null;
      census: components['schemas']['CensusCarrier'] | null;
      companyName: string;
      /** Format: date-time */
      createdAt: string;
      email: string;
      firstName: string;
      fleetSize: number;
      lastName: string;
      mcdotNumber: string;
      note: string;
      phone: string;
      /** @enum {string} */
      status: 'new' | 'activated' | 'declined';
      zip: string;
    };
    CarrierApplicationList: {
      count: number;
      data: components['schemas']['CarrierApplication'][];
    };
    CensusCarrier: {
      city: string | null;
      dbaName: string | null;
      drivers: number | null;
      legalName: string;
      mcdotNumber: string;
      powerUnits: number | null;
      state: string | null;
      zip: string | null;
    };
    ChangeEmail: {
      email: string;
    };
    ChangeOperator: {
      isAdmin?: boolean;
      /** Format: uuid */
      leadId?: string | null;
    };
    ChangePassword: {
      oldPassword?: string;
      password: string;
      /** @default false */
      reset?: boolean;
      token?: string;
    };
    ChangePhone: {
      code: string;
      phone: string;
    };
    ChangeStaff: {
      facilityIds?: string[];
      isAdmin?: boolean;
      /** @enum {string} */
      position?: 'LOCATION_MANAGER' | 'REGIONAL_MANAGER' | 'SAFETY' | 'ACCOUNTING' | 'HR' | 'RECRUITER';
    };
    ChangeView: {
      isShared?: boolean;
      name?: string;
      search?: string;
      was?: string;
    };
    ChatChannel: {
      channelId: string;
    };
    ChatToken: {
      apiKey: string;
      /** Format: date-time */
      expiresAt: string;
      token: string;
      userId: string;
    };
    CheckedFile: {
      /** @enum {string} */
      mediaType: 'application/pdf' | 'image/jpeg' | 'image/png';
      sizeBytes: number;
    };
    ClearinghouseCarriers: {
      data: {
        /** Format: uuid */
        _id: string;
        name: string;
        ordered: number;
        sent: number;
      }[];
    };
    Compliance: {
      canSign: boolean;
      checklist: components['schemas']['ComplianceChecklist'];
      documents: {
        /** Format: date-time */
        endReachedAt: string | null;
        isSignedAlone: boolean;
        /** @enum {string} */
        kind:
          | 'background-check-disclosure'
          | 'california-background-checks'
          | 'psp-background-reports'
          | 'investigative-report'
          | 'other-state-and-local-notices'
          | 'section-1681m-notice'
          | 'dot-drug-and-alcohol'
          | 'clearinghouse-limited-query'
          | 'voe-consent'
          | 'single-license-certification'
          | 'certificate-of-violations'
          | 'california-1786-22'
          | 'fcra-summary-of-rights'
          | 'background-check-authorization';
        /** Format: date-time */
        openedAt: string | null;
        sha256: string;
        /** Format: date-time */
        signedAt: string | null;
        /** @enum {string} */
        status: 'template' | 'approved';
        /** @enum {string} */
        step:
          | 'identity'
          | 'drivingHistory'
          | 'backgroundCheck'
          | 'california'
          | 'disclosures'
          | 'californiaRights'
          | 'authorization';
        /** Format: uuid */
        textId: string;
        title: string;
        version: string;
      }[];
      doneSteps: (
        | 'identity'
        | 'drivingHistory'
        | 'backgroundCheck'
        | 'california'
        | 'disclosures'
        | 'californiaRights'
        | 'authorization'
      )[];
      listed: {
        accidents: number;
        violations: number;
      };
      motorVehicle: components['schemas']['ComplianceMotorVehicle'];
      /** @enum {string} */
      openStep:
        | 'identity'
        | 'drivingHistory'
        | 'backgroundCheck'
        | 'california'
        | 'disclosures'
        | 'californiaRights'
        | 'authorization';
      personalInfo: {
        address: components['schemas']['ComplianceAddress'];
        ssnLastFour: string | null;
      };
      qualification: components['schemas']['ComplianceQualification'];
      /** Format: date-time */
      savedAt: string | null;
      standing: components['schemas']['SubmissionStatus'];
      wantsFreeCopy: boolean;
    };
    ComplianceAddress: {
      addressLine1: string;
      addressLine2: string;
      city: string;
      latitude: number | null;
      longitude: number | null;
      postalCode: string;
      regularAddress: string;
      /** @enum {string} */
      state:
        | 'AL'
        | 'AK'
        | 'AZ'
        | 'AR'
        | 'CA'
        | 'CO'
        | 'CT'
        | 'DE'
        | 'DC'
        | 'FL'
        | 'GA'
        | 'HI'
        | 'ID'
        | 'IL'
        | 'IN'
        | 'IA'
        | 'KS'
        | 'KY'
        | 'LA'
        | 'ME'
        | 'MD'
        | 'MA'
        | 'MI'
        | 'MN'
        | 'MS'
        | 'MO'
        | 'MT'
        | 'NE'
        | 'NV'
        | 'NH'
        | 'NJ'
        | 'NM'
        | 'NY'
        | 'NC'
        | 'ND'
        | 'OH'
        | 'OK'
        | 'OR'
        | 'PA'
        | 'RI'
        | 'SC'
        | 'SD'
        | 'TN'
        | 'TX'
        | 'UT'
        | 'VT'
        | 'VA'
        | 'WA'
        | 'WV'
        | 'WI'
        | 'WY'
        | '';
    };
    ComplianceBody: {
      checklist?: {
        /** @default [] */
        endorsements?: ('T' | 'H' | 'P' | 'N' | 'X' | 'TC' | 'Other')[];
        /**
         * Format: date
         * @default null
         */
        hazmatExpiration?: string | null;
        /**
         * Format: date
         * @default null
         */
        twicExpiration?: string | null;
      };
      motorVehicle?: {
        /** @default  */
        explanation?: string;
        /** @default [] */
        licenses?: {
          /** @default  */
          expiresOn?: string | '';
          /** @default  */
          number?: string;
          /**
           * @default
           * @enum {string}
           */
          state?:
            | 'AL'
            | 'AK'
            | 'AZ'
            | 'AR'
            | 'CA'
            | 'CO'
            | 'CT'
            | 'DE'
            | 'DC'
            | 'FL'
            | 'GA'
            | 'HI'
            | 'ID'
            | 'IL'
            | 'IN'
            | 'IA'
            | 'KS'
            | 'KY'
            | 'LA'
            | 'ME'
            | 'MD'
            | 'MA'
            | 'MI'
            | 'MN'
            | 'MS'
            | 'MO'
            | 'MT'
            | 'NE'
            | 'NV'
            | 'NH'
            | 'NJ'
            | 'NM'
            | 'NY'
            | 'NC'
            | 'ND'
            | 'OH'
            | 'OK'
            | 'OR'
            | 'PA'
            | 'RI'
            | 'SC'
            | 'SD'
            | 'TN'
            | 'TX'
            | 'UT'
            | 'VT'
            | 'VA'
            | 'WA'
            | 'WV'
            | 'WI'
            | 'WY'
            | '';
        }[];
        /** @default null */
        wasDenied?: boolean | null;
        /** @default null */
        wasSuspended?: boolean | null;
      };
      personalInfo?: {
        address: {
          /** @default  */
          addressLine1?: string;
          /** @default  */
          addressLine2?: string;
          /** @default  */
          city?: string;
          /** @default null */
          latitude?: number | null;
          /** @default null */
          longitude?: number | null;
          /** @default  */
          postalCode?: string;
          /** @default  */
          regularAddress?: string;
          /**
           * @default
           * @enum {string}
           */
          state?:
            | 'AL'
            | 'AK'
            | 'AZ'
            | 'AR'
            | 'CA'
            | 'CO'
            | 'CT'
            | 'DE'
            | 'DC'
            | 'FL'
            | 'GA'
            | 'HI'
            | 'ID'
            | 'IL'
            | 'IN'
            | 'IA'
            | 'KS'
            | 'KY'
            | 'LA'
            | 'ME'
            | 'MD'
            | 'MA'
            | 'MI'
            | 'MN'
            | 'MS'
            | 'MO'
            | 'MT'
            | 'NE'
            | 'NV'
            | 'NH'
            | 'NJ'
            | 'NM'
            | 'NY'
            | 'NC'
            | 'ND'
            | 'OH'
            | 'OK'
            | 'OR'
            | 'PA'
            | 'RI'
            | 'SC'
            | 'SD'
            | 'TN'
            | 'TX'
            | 'UT'
            | 'VT'
            | 'VA'
            | 'WA'
            | 'WV'
            | 'WI'
            | 'WY'
            | '';
        };
        /** @default  */
        socialSecurityNumber?: string;
      };
      qualification?: {
        /**
         * @default null
         * @enum {string|null}
         */
        experience?: 'lessThan6Months' | 'from6MonthsTo1Year' | 'from1YearTo3Years' | 'moreThan3Years' | null;
        /** @default null */
        hasAccidents?: boolean | null;
        /** @default null */
        hasViolations?: boolean | null;
      };
    };
    ComplianceChecklist: {
      endorsements: ('T' | 'H' | 'P' | 'N' | 'X' | 'TC' | 'Other')[];
      /** Format: date */
      hazmatExpiration: string | null;
      /** Format: date */
      twicExpiration: string | null;
    };
    ComplianceMotorVehicle: {
      explanation: string;
      licenses: {
        expiresOn: string;
        number: string;
        /** @enum {string} */
        state:
          | 'AL'
          | 'AK'
          | 'AZ'
          | 'AR'
          | 'CA'
          | 'CO'
          | 'CT'
          | 'DE'
          | 'DC'
          | 'FL'
          | 'GA'
          | 'HI'
          | 'ID'
          | 'IL'
          | 'IN'
          | 'IA'
          | 'KS'
          | 'KY'
          | 'LA'
          | 'ME'
          | 'MD'
          | 'MA'
          | 'MI'
          | 'MN'
          | 'MS'
          | 'MO'
          | 'MT'
          | 'NE'
          | 'NV'
          | 'NH'
          | 'NJ'
          | 'NM'
          | 'NY'
          | 'NC'
          | 'ND'
          | 'OH'
          | 'OK'
          | 'OR'
          | 'PA'
          | 'RI'
          | 'SC'
          | 'SD'
          | 'TN'
          | 'TX'
          | 'UT'
          | 'VT'
          | 'VA'
          | 'WA'
          | 'WV'
          | 'WI'
          | 'WY'
          | '';
      }[];
      wasDenied: boolean | null;
      wasSuspended: boolean | null;
    };
    ComplianceQualification: {
      /** @enum {string|null} */
      experience: 'lessThan6Months' | 'from6MonthsTo1Year' | 'from1YearTo3Years' | 'moreThan3Years' | null;
      hasAccidents: boolean | null;
      hasViolations: boolean | null;
    };
    ComplianceRecord: {
      checklist: components['schemas']['ComplianceChecklist'];
      consents: components['schemas']['Consent'][];
      motorVehicle: components['schemas']['ComplianceMotorVehicle'];
      personalInfo: {
        address: components['schemas']['ComplianceAddress'];
        ssnLastFour: string | null;
      };
      qualification: components['schemas']['ComplianceQualification'];
      wantsFreeCopy: boolean;
    };
    Confirmation: {
      /** @enum {string} */
      asksFor: 'nothing' | 'password' | 'new-password';
    };
    ConfirmEmail: {
      password?: string;
    };
    ConfirmIdentity: {
      code?: string;
      password?: string;
    };
    ConfirmPhone: {
      code: string;
      email?: string;
      password?: string;
    };
    Consent: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      endReachedAt: string;
      /** @enum {string} */
      kind:
        | 'background-check-disclosure'
        | 'california-background-checks'
        | 'psp-background-reports'
        | 'investigative-report'
        | 'other-state-and-local-notices'
        | 'section-1681m-notice'
        | 'dot-drug-and-alcohol'
        | 'clearinghouse-limited-query'
        | 'voe-consent'
        | 'single-license-certification'
        | 'certificate-of-violations'
        | 'california-1786-22'
        | 'fcra-summary-of-rights'
        | 'background-check-authorization';
      language: string;
      /** Format: date-time */
      openedAt: string;
      sha256: string;
      /** Format: date-time */
      signedAt: string;
      /** @enum {string} */
      status: 'template' | 'approved';
      title: string;
      version: string;
    };
    ConsentList: {
      data: components['schemas']['Consent'][];
    };
    ContactPerson: {
      /** Format: uuid */
      _id: string;
      email: string;
      firstName: string;
      lastName: string;
      phone: string | null;
      position: string | null;
    };
    Count: {
      count: number;
    };
    CspReports:
      | {
          'csp-report': {
            'blocked-uri'?: string;
            'effective-directive'?: string;
            'violated-directive'?: string;
          };
        }
      | {
          body?: {
            blockedURL?: string;
            effectiveDirective?: string;
          };
          type: string;
        }[];
    Dashboard: {
      approvedDrivers: number;
      late: number;
      onAssignment: number;
      orders: components['schemas']['OrderAmounts'];
      sentBack: number;
      waiting: {
        outcomes: number;
        proposals: number;
        requests: number;
        reviews: number;
        startsToConfirm: number;
        toInterview: number;
      };
    };
    DashboardEvent: {
      about?: string;
      actor: {
        /** @enum {string} */
        kind: 'driver' | 'fleet' | 'ops' | 'system';
        name: string | null;
      };
      /** Format: date-time */
      at: string;
      driver: {
        /** Format: uuid */
        _id: string;
        name: string;
      } | null;
      key: string;
      note: string | null;
      order: {
        /** Format: uuid */
        _id: string;
        title: string;
      } | null;
      reason: string | null;
      type: string;
    };
    DashboardEvents: {
      data: components['schemas']['DashboardEvent'][];
    };
    DayInterviews: {
      data: {
        /** Format: uuid */
        _id: string;
        name: string;
        /** Format: date-time */
        startsAt: string;
      }[];
    };
    Demo: {
      demo: boolean;
      logins: {
        email: string;
        label: string;
        password: string;
      }[];
    };
    DriverAnswerBody: {
      round: number;
    };
    DriverApplication: {
      closed: {
        /** Format: date-time */
        at: string;
        /** @enum {string|null} */
        reason: 'underage' | 'no_cdl' | 'documents_missing' | null;
      } | null;
      contacts: {
        email: string;
        isEmailConfirmed: boolean;
        isPhoneConfirmed: boolean;
        phone: string | null;
      };
      documents: components['schemas']['ApplicationDocument'][];
      done: number;
      minutesLeft: number;
      /** @enum {string|null} */
      next:
        | 'phone'
        | 'email'
        | 'documents'
        | 'photo'
        | 'schedule'
        | 'reference'
        | 'employmentHistory'
        | 'residenceHistory'
        | 'compliance'
        | 'militaryService'
        | 'drivingSchool'
        | 'unemploymentPeriod'
        | 'resume'
        | null;
      /** Format: uuid */
      photoId: string | null;
      /** Format: date-time */
      savedAt: string | null;
      sections: {
        /** @enum {string} */
        section: 'application' | 'verification' | 'preTrip';
        tasks: components['schemas']['ApplicationTask'][];
        /** @enum {string} */
        turn: 'yours' | 'theirs' | 'done' | 'later';
      }[];
      sent: {
        /** Format: date-time */
        againAt: string | null;
        /** Format: date-time */
        at: string;
        caller: string | null;
        isLate: boolean;
        withinWorkingDays: number;
      } | null;
      /** @enum {string} */
      stage:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified';
      /** @enum {string} */
      status: 'dot_application_in_progress' | 'dot_application_approval_pending' | 'dot_application_completed';
      support: {
        email: string | null;
        phone: string | null;
      };
      /** @enum {string} */
      tier: 'Application' | 'Processing' | 'Certified';
      total: number;
    };
    DriverApplicationView: {
      actions: string[];
      /** Format: uuid */
      candidacyId: string;
      carrier: string;
      days: number;
      dot: number;
      /** Format: date-time */
      dueAt: string | null;
      ending: components['schemas']['EndingView'] | null;
      firstDay: components['schemas']['FirstDay'] | null;
      interview: components['schemas']['InterviewView'] | null;
      isLate: boolean;
      /** Format: date-time */
      lapsedSince: string | null;
      /** @enum {string} */
      next:
        | 'answerInvite'
        | 'carrierAnswersRequest'
        | 'safetyReviews'
        | 'carrierSchedulesInterview'
        | 'answerInterview'
        | 'carrierConfirmsTime'
        | 'attendInterview'
        | 'decideAfterInterview'
        | 'answerStart'
        | 'carrierAnswersStart'
        | 'carrierConfirmsStart'
        | 'startWork'
        | 'renewProof'
        | 'onAssignment'
        | 'nothing';
      /** Format: uuid */
      orderId: string;
      place: string;
      refusals: components['schemas']['Refusal'][];
      round: number;
      /** Format: date-time */
      since: string;
      start: components['schemas']['StartView'] | null;
      /** @enum {string} */
      state: 'invited' | 'requested' | 'inReview' | 'approved' | 'interviewing' | 'hired' | 'ended' | 'closed';
      targetDays: number | null;
      title: string;
      /** @enum {string} */
      turn: 'you' | 'carrier' | 'safety' | 'nobody';
      weeklyPay: components['schemas']['WeeklyPay'] | null;
    };
    DriverApplicationViewList: {
      data: components['schemas']['DriverApplicationView'][];
    };
    DriverAsOf: {
      driver: components['schemas']['OpsDriver'] | null;
      /** Format: date */
      on: string;
      /** Format: date-time */
      until: string;
    };
    DriverCard: {
      /** Format: uuid */
      _id: string;
      candidacy: components['schemas']['CandidacyBrief'] | null;
      city: string;
      distanceMiles: number;
      /** @enum {string} */
      driverClass: 'driverLicenseClassA' | 'driverLicenseClassB' | 'driverLicenseClassC';
      endorsements: ('T' | 'H' | 'P' | 'N' | 'X' | 'TC' | 'Other')[];
      experienceMonths: number;
      firstName: string;
      fit: components['schemas']['FitLine'][];
      freightLevels: ('no-touch' | 'light-unload' | 'heavy-unload')[];
      freightTypes: (
        'Dry Van' | 'Reefer' | 'Flatbed' | 'Step Deck' | 'Tanker' | 'Dry Bulk Tank' | 'Specialized Trailers'
      )[];
      inviteRefusal: string | null;
      isAvailable: boolean;
      isCertified: boolean;
      isMasked: boolean;
      lastName: string;
      readinessGaps: (
        | 'licenseExpired'
        | 'licenseRejected'
        | 'licenseInReview'
        | 'medicalCardExpired'
        | 'medicalCardRejected'
        | 'medicalCardInReview'
        | 'applicationOpen'
        | 'certificationOpen'
        | 'inactive'
      )[];
      shifts: ('AM' | 'PM' | 'Night')[];
      stage: string;
      state: string;
      transmissions: ('automatic' | 'manual')[];
    };
    DriverCards: {
      data: components['schemas']['DriverCard'][];
      isTotalCapped: boolean;
      page: number;
      total: number | null;
    };
    DriverContact: {
      email: string;
      phone: string | null;
    };
    DriverEndBody: {
      endDate: string;
      /**
       * @default unspecified
       * @enum {string}
       */
      reason?:
        | 'pay'
        | 'home_time'
        | 'distance'
        | 'schedule'
        | 'equipment'
        | 'other_job'
        | 'offer_declined'
        | 'other'
        | 'unspecified';
      round: number;
      text?: string;
    };
    DriverFact: {
      /** Format: uuid */
      _id: string;
      author: {
        /** Format: uuid */
        _id: string;
        name: string;
      };
      /** Format: date */
      endsOn: string | null;
      /** Format: date-time */
      enteredAt: string;
      /** @enum {string} */
      kind:
        | 'employerMvr'
        | 'annualReview'
        | 'violationsCertificate'
        | 'registryNote'
        | 'roadTest'
        | 'hoursStatement'
        | 'safetyHistory'
        | 'drugAlcoholHistory'
        | 'psp'
        | 'clearinghouseFull'
        | 'clearinghouseAnnual'
        | 'drugTest'
        | 'drugProgramme'
        | 'drugQuestion'
        | 'hazmatTraining'
        | 'englishProficiency'
        | 'workStatus'
        | 'i9Section1'
        | 'i9Section2'
        | 'qualificationFile'
        | 'hired'
        | 'left'
        | 'drivesWithoutCdl'
        | 'nonDomiciledCdl';
      /** Format: date */
      on: string;
      organization: {
        /** Format: uuid */
        _id: string;
        name: string;
      } | null;
    };
    DriverInterviewBody: {
      /** Format: uuid */
      interviewId: string;
      round: number;
    };
    DriverJob: {
      /** Format: uuid */
      _id: string;
      candidacy: components['schemas']['CandidacyBrief'] | null;
      carrier: string;
      city: string;
      dealbreakerQuestions: {
        question: string;
      }[];
      distanceMiles: number;
      /** @enum {string} */
      driverClass: 'driverLicenseClassA' | 'driverLicenseClassB' | 'driverLicenseClassC';
      /** Format: date */
      endDate: string | null;
      endorsements: ('T' | 'H' | 'P' | 'N' | 'X' | 'TC' | 'Other')[];
      equipment: string[];
      equipmentTransmission: ('automatic' | 'manual')[];
      facilityName: string;
      fit: components['schemas']['FitLine'][];
      /** @enum {string} */
      freightLevel: 'no-touch' | 'light-unload' | 'heavy-unload';
      isContract: boolean;
      isInterstate: boolean;
      isStartDateASAP: boolean;
      /** @enum {string} */
      jobType: 'Local' | 'OTR' | 'Regional' | 'Drayage';
      /** @enum {string} */
      orderAssignmentType: 'local' | 'drayageTWIC' | 'yardSpotter' | 'regionalSameDay' | 'otr' | 'ownerOperator';
      /** @enum {string} */
      paymentType: 'flat' | 'hourly' | 'mileage' | 'hourlyPlusMileage' | 'estimatedPay' | 'other';
      requestRefusal: string | null;
      /** @enum {string} */
      scheduleType: 'FLEX' | 'SHIFT_TYPE' | 'WEEK_SCHEDULE';
      seatsOpen: number;
      /** @enum {string} */
      shiftType: 'AM' | 'PM' | 'Night';
      /** Format: date */
      startDate: string | null;
      state: string;
      timeZone: string;
      title: string;
      weeklyPay: components['schemas']['WeeklyPay'] | null;
    };
    DriverJobDetail: {
      /** Format: uuid */
      _id: string;
      anotherPaymentType: string;
      averageLengthOfRuns: {
        from: number;
        to: number;
      };
      benefits: string[];
      cameraInTrack: boolean;
      candidacy: components['schemas']['CandidacyBrief'] | null;
      carrier: string;
      city: string;
      dealbreakerQuestions: {
        question: string;
      }[];
      description: string;
      distanceMiles: number;
      dressCode: ('safety-vest' | 'jeans' | 'company-will-provide' | 'steel-toe-boots' | 'clean-plain-t-shirt')[];
      /** @enum {string} */
      driverClass: 'driverLicenseClassA' | 'driverLicenseClassB' | 'driverLicenseClassC';
      eldDevices: string[];
      /** @enum {string} */
      eligibleForOvertime: 'over8' | 'over40' | 'over45' | 'over50' | 'no';
      /** Format: date */
      endDate: string | null;
      endorsements: ('T' | 'H' | 'P' | 'N' | 'X' | 'TC' | 'Other')[];
      equipment: string[];
      equipmentAverageAge: number;
      equipmentBrand: string[];
      equipmentTransmission: ('automatic' | 'manual')[];
      estimatedPay: {
        amountInCent: number;
        /** @enum {string} */
        currency: 'USD' | 'CAD';
        /** @enum {string} */
        period: 'day' | 'week' | 'month' | 'year';
      };
      facilityName: string;
      fit: components['schemas']['FitLine'][];
      flatRate: {
        basePriceCentPerDay: number;
        extraHours?: {
          centsPerHour: number;
          thresholdHours: number;
        };
        variousPriceCentPerDay?: {
          [key: string]: number;
        };
      };
      /** @enum {string} */
      freightLevel: 'no-touch' | 'light-unload' | 'heavy-unload';
      isContract: boolean;
      isInterstate: boolean;
      isSoloRide: boolean;
      isStartDateASAP: boolean;
      /** @enum {string} */
      jobType: 'Local' | 'OTR' | 'Regional' | 'Drayage';
      mileageRate: {
        breakDown: {
          hourly: number;
          max: number;
        };
        perDiem: number;
        perHour: number;
        perMile: number;
        perStop: {
          afterFirst?: boolean;
          rate: number;
        };
      };
      notes: string;
      numberOfHoursPerWeek: number | null;
      /** @enum {string} */
      orderAssignmentType: 'local' | 'drayageTWIC' | 'yardSpotter' | 'regionalSameDay' | 'otr' | 'ownerOperator';
      otherRequirements: string;
      palletJack: ('automatic' | 'manual')[];
      /** @enum {string} */
      paymentType: 'flat' | 'hourly' | 'mileage' | 'hourlyPlusMileage' | 'estimatedPay' | 'other';
      preferred: string[];
      rate: {
        from: number;
        to: number;
      };
      requestRefusal: string | null;
      schedule: components['schemas']['WeekSchedule'];
      /** @enum {string} */
      scheduleType: 'FLEX' | 'SHIFT_TYPE' | 'WEEK_SCHEDULE';
      seatsOpen: number;
      /** @enum {string} */
      shiftType: 'AM' | 'PM' | 'Night';
      slipSeated: boolean;
      /** Format: date */
      startDate: string | null;
      state: string;
      timeZone: string;
      title: string;
      weeklyPay: components['schemas']['WeeklyPay'] | null;
    };
    DriverJobs: {
      data: components['schemas']['DriverJob'][];
      page: number;
    };
    DriverMe: {
      /** Format: uuid */
      _id: string;
      applications: number;
      asksPreQualification: boolean;
      /** @enum {string|null} */
      disqualification: 'underage' | 'no_cdl' | null;
      firstName: string;
      isActiveDriver: boolean;
      isAvailable: boolean;
      isHired: boolean;
      isReadyForDispatch: boolean;
      landing: string;
      lastName: string;
      lifecycleStatus: string;
      mayCorrectAnswers: boolean;
      maySwitchAvailability: boolean;
      percent: number;
      stage: string;
      /** @enum {string} */
      tier: 'Application' | 'Processing' | 'Certified';
      yourTurn: number;
    };
    DriverNote: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      editableUntil: string | null;
      /** Format: date-time */
      editedAt: string | null;
      text: string;
    };
    DriverNoteBody: {
      text: string;
    };
    DriverPersonalInfo: {
      address: {
        city: string;
        postalCode: string | null;
        state: string;
      };
      /** Format: date */
      birthDate: string | null;
      email: string;
      firstName: string;
      lastName: string;
      licence: {
        /** @enum {string|null} */
        class: 'driverLicenseClassA' | 'driverLicenseClassB' | 'driverLicenseClassC' | null;
        endorsements: ('T' | 'H' | 'P' | 'N' | 'X' | 'TC' | 'Other')[];
        experienceMonths: number;
        transmissions: ('automatic' | 'manual')[];
      };
      middleName: string | null;
      phone: string | null;
      preferences: components['schemas']['DriverPreferences'];
      proofs: {
        /** Format: date */
        endsOn: string;
        /** @enum {string} */
        proof: 'driverLicense' | 'dotMedicalCard' | 'twic' | 'hazmat';
      }[];
      renewals: {
        daysLeft: number;
        /** @enum {string|null} */
        document: 'driverLicense' | 'backDriverLicense' | 'dotMedicalCard' | 'mvr' | null;
        isExpired: boolean;
        isUnderReview: boolean;
        /** Format: date */
        on: string;
        /** @enum {string} */
        proof: 'driverLicense' | 'dotMedicalCard' | 'twic' | 'hazmat';
      }[];
    };
    DriverPreferences: {
      freightLevels: ('no-touch' | 'light-unload' | 'heavy-unload')[];
      freightTypes: (
        'Dry Van' | 'Reefer' | 'Flatbed' | 'Step Deck' | 'Tanker' | 'Dry Bulk Tank' | 'Specialized Trailers'
      )[];
    };
    DriverProfile: {
      /** Format: uuid */
      _id: string;
      candidacy: components['schemas']['CandidacyBrief'] | null;
      city: string;
      contact: components['schemas']['DriverContact'] | null;
      distanceMiles: number | null;
      /** @enum {string} */
      driverClass: 'driverLicenseClassA' | 'driverLicenseClassB' | 'driverLicenseClassC';
      endorsements: ('T' | 'H' | 'P' | 'N' | 'X' | 'TC' | 'Other')[];
      experienceMonths: number;
      expiries: {
        /** Format: date */
        on: string;
        /** @enum {string} */
        proof: 'driverLicense' | 'dotMedicalCard' | 'twic' | 'hazmat';
      }[];
      firstName: string;
      fit: components['schemas']['FitLine'][];
      freightLevels: ('no-touch' | 'light-unload' | 'heavy-unload')[];
      freightTypes: (
        'Dry Van' | 'Reefer' | 'Flatbed' | 'Step Deck' | 'Tanker' | 'Dry Bulk Tank' | 'Specialized Trailers'
      )[];
      inviteRefusal: string | null;
      isAvailable: boolean;
      isCertified: boolean;
      isMasked: boolean;
      lastName: string;
      middleName: string | null;
      /** Format: uuid */
      orderId: string | null;
      readinessGaps: (
        | 'licenseExpired'
        | 'licenseRejected'
        | 'licenseInReview'
        | 'medicalCardExpired'
        | 'medicalCardRejected'
        | 'medicalCardInReview'
        | 'applicationOpen'
        | 'certificationOpen'
        | 'inactive'
      )[];
      shifts: ('AM' | 'PM' | 'Night')[];
      stage: string;
      state: string;
      transmissions: ('automatic' | 'manual')[];
    };
    DriverReasonBody: {
      /**
       * @default unspecified
       * @enum {string}
       */
      reason?:
        | 'pay'
        | 'home_time'
        | 'distance'
        | 'schedule'
        | 'equipment'
        | 'other_job'
        | 'offer_declined'
        | 'other'
        | 'unspecified';
      round: number;
      text?: string;
    };
    DriverRequirements: {
      data: components['schemas']['RequirementLine'][];
      facts: components['schemas']['DriverFact'][];
      /** Format: date */
      on: string;
      order: {
        /** Format: uuid */
        _id: string;
        /** Format: uuid */
        organizationId: string;
        title: string;
      } | null;
      orders: {
        /** Format: uuid */
        _id: string;
        /** Format: uuid */
        organizationId: string;
        title: string;
      }[];
      organization: {
        /** Format: uuid */
        _id: string;
        name: string;
      } | null;
      organizations: {
        /** Format: uuid */
        _id: string;
        name: string;
      }[];
    };
    DriverSchedule: {
      days: {
        fr: {
          /** @default 5 */
          from?: number;
          /** @default false */
          isAlwaysAvailable?: boolean;
          isAvailable: boolean;
          /** @default 14 */
          to?: number;
        };
        mo: {
          /** @default 5 */
          from?: number;
          /** @default false */
          isAlwaysAvailable?: boolean;
          isAvailable: boolean;
          /** @default 14 */
          to?: number;
        };
        sa: {
          /** @default 5 */
          from?: number;
          /** @default false */
          isAlwaysAvailable?: boolean;
          isAvailable: boolean;
          /** @default 14 */
          to?: number;
        };
        su: {
          /** @default 5 */
          from?: number;
          /** @default false */
          isAlwaysAvailable?: boolean;
          isAvailable: boolean;
          /** @default 14 */
          to?: number;
        };
        th: {
          /** @default 5 */
          from?: number;
          /** @default false */
          isAlwaysAvailable?: boolean;
          isAvailable: boolean;
          /** @default 14 */
          to?: number;
        };
        tu: {
          /** @default 5 */
          from?: number;
          /** @default false */
          isAlwaysAvailable?: boolean;
          isAvailable: boolean;
          /** @default 14 */
          to?: number;
        };
        we: {
          /** @default 5 */
          from?: number;
          /** @default false */
          isAlwaysAvailable?: boolean;
          isAvailable: boolean;
          /** @default 14 */
          to?: number;
        };
      };
      /** @default null */
      numberOfHoursPerWeek?: number | null;
      /**
       * @default WEEK_SCHEDULE
       * @enum {string}
       */
      scheduleType?: 'FLEX' | 'SHIFT_TYPE' | 'WEEK_SCHEDULE';
      /**
       * @default null
       * @enum {string|null}
       */
      shiftType?: 'AM' | 'PM' | 'Night' | null;
    };
    DriverSearchBody: {
      facilityCoordinates?: {
        latitude: number;
        longitude: number;
      } | null;
      /** @default {} */
      filters?: {
        /** @default [] */
        driverClass?: ('driverLicenseClassA' | 'driverLicenseClassB' | 'driverLicenseClassC')[];
        /** @default [] */
        endorsements?: ('T' | 'H' | 'P' | 'N' | 'X' | 'TC' | 'Other')[];
        /** @default [] */
        freightLevel?: ('no-touch' | 'light-unload' | 'heavy-unload')[];
        /** @default [] */
        freightType?: (
          'Dry Van' | 'Reefer' | 'Flatbed' | 'Step Deck' | 'Tanker' | 'Dry Bulk Tank' | 'Specialized Trailers'
        )[];
        /** @default [] */
        shift?: ('AM' | 'PM' | 'Night')[];
        /** @default [] */
        transmission?: ('automatic' | 'manual')[];
      };
      /** @default false */
      fitsOnly?: boolean;
      /** @default false */
      haulCertifiedOnly?: boolean;
      /** @default 10 */
      limit?: number;
      /** @default null */
      miles?: number | null;
      /** Format: uuid */
      orderId: string;
      /** @default 0 */
      page?: number;
      /** @default  */
      search?: string;
    };
    DriverSummary: {
      /** Format: uuid */
      _id: string;
      city: string;
      /** @enum {string} */
      driverClass: 'driverLicenseClassA' | 'driverLicenseClassB' | 'driverLicenseClassC';
      endorsements: ('T' | 'H' | 'P' | 'N' | 'X' | 'TC' | 'Other')[];
      experienceMonths: number;
      firstName: string;
      freightLevels: ('no-touch' | 'light-unload' | 'heavy-unload')[];
      freightTypes: (
        'Dry Van' | 'Reefer' | 'Flatbed' | 'Step Deck' | 'Tanker' | 'Dry Bulk Tank' | 'Specialized Trailers'
      )[];
      isAvailable: boolean;
      isCertified: boolean;
      isMasked: boolean;
      lastName: string;
      readinessGaps: (
        | 'licenseExpired'
        | 'licenseRejected'
        | 'licenseInReview'
        | 'medicalCardExpired'
        | 'medicalCardRejected'
        | 'medicalCardInReview'
        | 'applicationOpen'
        | 'certificationOpen'
        | 'inactive'
      )[];
      shifts: ('AM' | 'PM' | 'Night')[];
      stage: string;
      state: string;
      transmissions: ('automatic' | 'manual')[];
    };
    DriverTimeline: {
      data: components['schemas']['DriverTimelineItem'][];
      next: string | null;
    };
    DriverTimelineItem: {
      about: string | null;
      actor: {
        /** @enum {string} */
        kind: 'driver' | 'fleet' | 'ops' | 'system';
        name: string | null;
      };
      /** Format: date-time */
      at: string;
      carrier: string | null;
      key: string;
      /** @enum {string} */
      kind: 'pipeline' | 'documents' | 'candidacies' | 'messages' | 'calls' | 'notes';
      message: {
        /** @enum {string} */
        channel: 'mail' | 'sms';
        /** @enum {string} */
        status: 'pending' | 'sent' | 'skipped';
        subject: string | null;
        text: string | null;
      } | null;
      note: {
        /** Format: uuid */
        _id: string;
        /** Format: date-time */
        editableUntil: string | null;
        /** Format: date-time */
        editedAt: string | null;
      } | null;
      order: {
        /** Format: uuid */
        _id: string;
        carrier: string;
        title: string;
      } | null;
      /** @enum {string|null} */
      outcome: 'pass' | 'fail' | 'not_now' | null;
      reason: string | null;
      /** @enum {string|null} */
      resultStatus: 'needed' | 'ordered' | 'received' | 'accepted' | 'refused' | null;
      /** @enum {string|null} */
      stage:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified'
        | null;
      text: string | null;
      type: string;
    };
    DrivingSchoolBody: {
      /** @default  */
      city?: string;
      /** @default false */
      current?: boolean;
      /**
       * Format: date
       * @default null
       */
      endDate?: string | null;
      /** @default null */
      hasGraduated?: boolean | null;
      localId?: string;
      /** @default  */
      schoolName?: string;
      /** @default  */
      startDate?: string | '';
      /**
       * @default
       * @enum {string}
       */
      state?:
        | 'AL'
        | 'AK'
        | 'AZ'
        | 'AR'
        | 'CA'
        | 'CO'
        | 'CT'
        | 'DE'
        | 'DC'
        | 'FL'
        | 'GA'
        | 'HI'
        | 'ID'
        | 'IL'
        | 'IN'
        | 'IA'
        | 'KS'
        | 'KY'
        | 'LA'
        | 'ME'
        | 'MD'
        | 'MA'
        | 'MI'
        | 'MN'
        | 'MS'
        | 'MO'
        | 'MT'
        | 'NE'
        | 'NV'
        | 'NH'
        | 'NJ'
        | 'NM'
        | 'NY'
        | 'NC'
        | 'ND'
        | 'OH'
        | 'OK'
        | 'OR'
        | 'PA'
        | 'RI'
        | 'SC'
        | 'SD'
        | 'TN'
        | 'TX'
        | 'UT'
        | 'VT'
        | 'VA'
        | 'WA'
        | 'WV'
        | 'WI'
        | 'WY'
        | 'abroad'
        | '';
    };
    DrivingSchoolItem: {
      /** Format: uuid */
      _id: string;
      /** @default  */
      city?: string;
      /** @default false */
      current?: boolean;
      /**
       * Format: date
       * @default null
       */
      endDate?: string | null;
      /** @default null */
      hasGraduated?: boolean | null;
      localId?: string;
      /** @default  */
      schoolName?: string;
      /** @default  */
      startDate?: string | '';
      /**
       * @default
       * @enum {string}
       */
      state?:
        | 'AL'
        | 'AK'
        | 'AZ'
        | 'AR'
        | 'CA'
        | 'CO'
        | 'CT'
        | 'DE'
        | 'DC'
        | 'FL'
        | 'GA'
        | 'HI'
        | 'ID'
        | 'IL'
        | 'IN'
        | 'IA'
        | 'KS'
        | 'KY'
        | 'LA'
        | 'ME'
        | 'MD'
        | 'MA'
        | 'MI'
        | 'MN'
        | 'MS'
        | 'MO'
        | 'MT'
        | 'NE'
        | 'NV'
        | 'NH'
        | 'NJ'
        | 'NM'
        | 'NY'
        | 'NC'
        | 'ND'
        | 'OH'
        | 'OK'
        | 'OR'
        | 'PA'
        | 'RI'
        | 'SC'
        | 'SD'
        | 'TN'
        | 'TX'
        | 'UT'
        | 'VT'
        | 'VA'
        | 'WA'
        | 'WV'
        | 'WI'
        | 'WY'
        | 'abroad'
        | '';
    };
    DrivingSchools: {
      data: components['schemas']['DrivingSchoolItem'][];
      standing: components['schemas']['SubmissionStatus'];
    };
    EmploymentBody: {
      /** @default  */
      address?: string;
      /** @default  */
      city?: string;
      /** @default  */
      contactPerson?: string;
      /** @default false */
      current?: boolean;
      /** @default  */
      employerName?: string;
      /**
       * Format: date
       * @default null
       */
      endDate?: string | null;
      localId?: string;
      /** @default  */
      position?: string;
      /** @default  */
      reasonForLeaving?: string;
      /** @default null */
      safetySensitive?: boolean | null;
      /** @default  */
      startDate?: string | '';
      /**
       * @default
       * @enum {string}
       */
      state?:
        | 'AL'
        | 'AK'
        | 'AZ'
        | 'AR'
        | 'CA'
        | 'CO'
        | 'CT'
        | 'DE'
        | 'DC'
        | 'FL'
        | 'GA'
        | 'HI'
        | 'ID'
        | 'IL'
        | 'IN'
        | 'IA'
        | 'KS'
        | 'KY'
        | 'LA'
        | 'ME'
        | 'MD'
        | 'MA'
        | 'MI'
        | 'MN'
        | 'MS'
        | 'MO'
        | 'MT'
        | 'NE'
        | 'NV'
        | 'NH'
        | 'NJ'
        | 'NM'
        | 'NY'
        | 'NC'
        | 'ND'
        | 'OH'
        | 'OK'
        | 'OR'
        | 'PA'
        | 'RI'
        | 'SC'
        | 'SD'
        | 'TN'
        | 'TX'
        | 'UT'
        | 'VT'
        | 'VA'
        | 'WA'
        | 'WV'
        | 'WI'
        | 'WY'
        | 'abroad'
        | '';
      /** @default null */
      subjectToFmcsa?: boolean | null;
      /**
       * @default employer
       * @enum {string|null}
       */
      type?: 'employer' | 'selfEmployed' | 'unWorking' | null;
    };
    EmploymentEntry: {
      /** Format: uuid */
      _id?: string;
      /** @default  */
      address?: string;
      /** @default  */
      city?: string;
      /** @default  */
      contactPerson?: string;
      /** @default false */
      current?: boolean;
      /** @default  */
      employerName?: string;
      /**
       * Format: date
       * @default null
       */
      endDate?: string | null;
      localId?: string;
      /** @default  */
      position?: string;
      /** @default  */
      reasonForLeaving?: string;
      /** @default null */
      safetySensitive?: boolean | null;
      /** @default  */
      startDate?: string | '';
      /**
       * @default
       * @enum {string}
       */
      state?:
        | 'AL'
        | 'AK'
        | 'AZ'
        | 'AR'
        | 'CA'
        | 'CO'
        | 'CT'
        | 'DE'
        | 'DC'
        | 'FL'
        | 'GA'
        | 'HI'
        | 'ID'
        | 'IL'
        | 'IN'
        | 'IA'
        | 'KS'
        | 'KY'
        | 'LA'
        | 'ME'
        | 'MD'
        | 'MA'
        | 'MI'
        | 'MN'
        | 'MS'
        | 'MO'
        | 'MT'
        | 'NE'
        | 'NV'
        | 'NH'
        | 'NJ'
        | 'NM'
        | 'NY'
        | 'NC'
        | 'ND'
        | 'OH'
        | 'OK'
        | 'OR'
        | 'PA'
        | 'RI'
        | 'SC'
        | 'SD'
        | 'TN'
        | 'TX'
        | 'UT'
        | 'VT'
        | 'VA'
        | 'WA'
        | 'WV'
        | 'WI'
        | 'WY'
        | 'abroad'
        | '';
      /** @default null */
      subjectToFmcsa?: boolean | null;
      /**
       * @default employer
       * @enum {string|null}
       */
      type?: 'employer' | 'selfEmployed' | 'unWorking' | null;
    };
    EmploymentHistory: {
      asksCommercialEmployers: boolean;
      coverage: components['schemas']['HistoryCoverage'];
      data: components['schemas']['EmploymentItem'][];
      others: {
        /** Format: date */
        endDate: string | null;
        /** @enum {string} */
        kind:
          | 'employment'
          | 'residence'
          | 'militaryService'
          | 'drivingSchool'
          | 'unemploymentPeriod'
          | 'violation'
          | 'accident';
        /** Format: date */
        startDate: string;
      }[];
      standing: components['schemas']['SubmissionStatus'];
    };
    EmploymentItem: {
      /** Format: uuid */
      _id: string;
      /** @default  */
      address?: string;
      /** @default  */
      city?: string;
      /** @default  */
      contactPerson?: string;
      /** @default false */
      current?: boolean;
      /** @default  */
      employerName?: string;
      /**
       * Format: date
       * @default null
       */
      endDate?: string | null;
      localId?: string;
      /** @default  */
      position?: string;
      /** @default  */
      reasonForLeaving?: string;
      /** @default null */
      safetySensitive?: boolean | null;
      /** @default  */
      startDate?: string | '';
      /**
       * @default
       * @enum {string}
       */
      state?:
        | 'AL'
        | 'AK'
        | 'AZ'
        | 'AR'
        | 'CA'
        | 'CO'
        | 'CT'
        | 'DE'
        | 'DC'
        | 'FL'
        | 'GA'
        | 'HI'
        | 'ID'
        | 'IL'
        | 'IN'
        | 'IA'
        | 'KS'
        | 'KY'
        | 'LA'
        | 'ME'
        | 'MD'
        | 'MA'
        | 'MI'
        | 'MN'
        | 'MS'
        | 'MO'
        | 'MT'
        | 'NE'
        | 'NV'
        | 'NH'
        | 'NJ'
        | 'NM'
        | 'NY'
        | 'NC'
        | 'ND'
        | 'OH'
        | 'OK'
        | 'OR'
        | 'PA'
        | 'RI'
        | 'SC'
        | 'SD'
        | 'TN'
        | 'TX'
        | 'UT'
        | 'VT'
        | 'VA'
        | 'WA'
        | 'WV'
        | 'WI'
        | 'WY'
        | 'abroad'
        | '';
      /** @default null */
      subjectToFmcsa?: boolean | null;
      /**
       * @default employer
       * @enum {string|null}
       */
      type?: 'employer' | 'selfEmployed' | 'unWorking' | null;
    };
    EndAssignmentBody: {
      endDate: string;
      /**
       * @default unspecified
       * @enum {string}
       */
      reason?:
        'not_a_match' | 'failed_review' | 'report_based' | 'no_show' | 'position_closed' | 'other' | 'unspecified';
      text?: string;
    };
    EndingView: {
      /** Format: date-time */
      at: string;
      /** @enum {string} */
      by: 'driver' | 'fleet' | 'ops' | 'system';
      reason: string;
      text: string | null;
    };
    EndRequirementBody: {
      /** Format: date */
      on: string;
    };
    EnterDemo: {
      phone: string;
    };
    ExitReport: {
      /** @enum {string} */
      by: 'driver' | 'ops' | 'rules' | 'import';
      count: number;
      reason: string | null;
      /** @enum {string} */
      stage:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified';
    };
    FacilityView: {
      /** Format: uuid */
      _id: string;
      address: {
        addressLine1: string;
        city: string;
        country: string;
        fullAddress: string;
        latitude: number;
        longitude: number;
        postalCode: string;
        state: string;
      };
      isActive: boolean;
      name: string;
      note: string | null;
      /** Format: uuid */
      organizationId: string;
      recruiterUsers: string[];
      timeZone: string;
    };
    FieldProblem: {
      code: string;
      /** @enum {string} */
      in: 'params' | 'query' | 'header' | 'body';
      message?: string;
      params?: {
        [key: string]: string | number | string[];
      };
      pointer: string;
    };
    FindBody: {
      text: string;
    };
    FinishSignUp: {
      address: components['schemas']['HomeAddress'];
      phone: string;
      /** @default false */
      smsConsent?: boolean;
    };
    FirstDay: {
      address: string;
      contact: {
        email: string;
        name: string;
        phone: string | null;
      } | null;
      dressCode: ('safety-vest' | 'jeans' | 'company-will-provide' | 'steel-toe-boots' | 'clean-plain-t-shirt')[];
      facilityName: string;
      fromHour: number | null;
      otherRequirements: string;
    };
    FitLine: {
      /** @enum {string} */
      criterion:
        | 'license'
        | 'twic'
        | 'class'
        | 'endorsements'
        | 'transmission'
        | 'experience'
        | 'age'
        | 'distance'
        | 'shift'
        | 'freightLevel'
        | 'freightType';
      detail: {
        [key: string]: string | number | boolean | string[] | null;
      };
      /** @enum {string} */
      result: 'pass' | 'near' | 'fail';
    };
    FleetConfiguration: {
      cameraInTrack: boolean;
      dressCode: ('safety-vest' | 'jeans' | 'company-will-provide' | 'steel-toe-boots' | 'clean-plain-t-shirt')[];
      eldDevices: string[];
      equipment: string[];
      equipmentAverageAge: number;
      equipmentBrand: string[];
      equipmentTransmission: ('automatic' | 'manual')[];
      otherRequirements: string;
    };
    /** @default {} */
    FleetReasonBody: {
      /** @default false */
      noticesSent?: boolean;
      /**
       * @default unspecified
       * @enum {string}
       */
      reason?:
        'not_a_match' | 'failed_review' | 'report_based' | 'no_show' | 'position_closed' | 'other' | 'unspecified';
      text?: string;
    };
    FleetSignedUp: {
      booking: string;
    };
    FleetSignUp: {
      companyName: string;
      email: string;
      firstName: string;
      fleetSize: number;
      lastName: string;
      mcdotNumber: string;
      /** @default  */
      note?: string;
      phone: string;
      zip: string;
    };
    Found: {
      carriers: {
        /** Format: uuid */
        _id: string;
        mcdotNumber: string | null;
        name: string;
      }[];
      drivers: {
        /** Format: uuid */
        _id: string;
        name: string;
        place: string;
        /** @enum {string} */
        stage:
          | 'PreQualify'
          | 'Processing'
          | 'Interview'
          | 'PendingHR'
          | 'HRPaperWork'
          | 'WrappingUpHR'
          | 'PreQualified_MeetsMin'
          | 'Certified'
          | 'CertifiedNotWorking'
          | 'Retarget'
          | 'NotInterested'
          | 'NotQualified';
      }[];
      orders: {
        /** Format: uuid */
        _id: string;
        carrier: string;
        keyOrderId: string;
        /** @enum {string} */
        status: 'pending' | 'active' | 'past' | 'deleted';
        title: string;
      }[];
    };
    HistoryCoverage: {
      gaps: {
        /** Format: date */
        from: string;
        /** Format: date */
        to: string;
      }[];
      isComplete: boolean;
      months: number;
      neededMonths: number;
    };
    HistoryProgress: {
      coveredMonths: number;
      gap: {
        /** Format: date */
        from: string;
        /** Format: date */
        to: string;
      } | null;
      neededMonths: number;
    };
    HomeAddress: {
      city: string;
      latitude: number;
      longitude: number;
      state: string;
    };
    HosLog: {
      /** Format: date-time */
      endsAt: string | null;
      /** Format: date-time */
      startsAt: string;
      /** @enum {string} */
      status: 'offDuty' | 'onDuty' | 'driving' | 'sleeperBed' | 'clockIn' | 'clockOut' | 'break';
    };
    HosLogs: {
      data: {
        hosLogs: components['schemas']['HosLog'][];
        provider: string | null;
      }[];
    };
    IdentityCodeSent: {
      /** @enum {string} */
      to: 'phone' | 'email';
    };
    ImportReport: {
      lines: {
        /** Format: uuid */
        driverId: string | null;
        line: number;
        /** @enum {string} */
        outcome: 'received' | 'pending' | 'notFound' | 'unknownDriver' | 'notOrdered' | 'malformed';
      }[];
      received: number;
    };
    InterviewBody: {
      address: string;
      /** Format: uuid */
      assignmentId: string;
      /** Format: date-time */
      date: string;
      /** Format: uuid */
      driverId?: string;
      /** @default  */
      note?: string;
      /** @default false */
      notifyBeforeTwoHours?: boolean;
      /**
       * @default address
       * @enum {string}
       */
      place?: 'address' | 'phone' | 'video';
    };
    InterviewView: {
      /** Format: uuid */
      _id: string;
      address: string | null;
      /** @enum {string} */
      answer: 'waiting' | 'accepted' | 'proposed';
      /** Format: date-time */
      endsAt: string;
      note: string | null;
      notifyBeforeTwoHours: boolean;
      /** @enum {string} */
      place: 'address' | 'phone' | 'video';
      /** Format: date-time */
      proposedStartsAt: string | null;
      /** Format: date-time */
      startsAt: string;
      zone: string;
    };
    InviteBody: {
      /** Format: uuid */
      driverId: string;
      /** Format: uuid */
      jobOrderId: string;
    };
    InviteColleague: {
      email: string;
      firstName: string;
      lastName: string;
    };
    InviteStaff: {
      email: string;
      /** @default [] */
      facilityIds?: string[];
      firstName: string;
      /** @default false */
      isAdmin?: boolean;
      lastName: string;
      /** @enum {string} */
      position: 'LOCATION_MANAGER' | 'REGIONAL_MANAGER' | 'SAFETY' | 'ACCOUNTING' | 'HR' | 'RECRUITER';
    };
    ItemReview: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      at: string;
      by: string;
      text: string | null;
      /** @enum {string} */
      verdict: 'approved' | 'rejected' | 'noted';
    };
    JobOrderForm: {
      /** @default  */
      anotherPaymentType?: string;
      /**
       * @default {
       *       "from": 150,
       *       "to": 5000
       *     }
       */
      averageLengthOfRuns?: {
        from: number;
        to: number;
      };
      /** @default [] */
      benefits?: string[];
      /** @default false */
      cameraInTrack?: boolean;
      /** @default null */
      carrierOvertimeRateAmount?: number | null;
      /** @default null */
      carrierStraightTimeRateAmount?: number | null;
      /** Format: uuid */
      cloneOf?: string;
      /**
       * Format: uuid
       * @default null
       */
      contactFleetId?: string | null;
      /** @default  */
      customTitle?: string;
      /** @default [] */
      dealbreakerQuestions?: {
        question: string;
      }[];
      /** @default  */
      description?: string;
      /** @default [] */
      dressCode?: ('safety-vest' | 'jeans' | 'company-will-provide' | 'steel-toe-boots' | 'clean-plain-t-shirt')[];
      /** @enum {string} */
      driverClass: 'driverLicenseClassA' | 'driverLicenseClassB' | 'driverLicenseClassC';
      /** @default [] */
      eldDevices?: string[];
      /**
       * @default over8
       * @enum {string}
       */
      eligibleForOvertime?:
        'over8' | 'over40' | 'over45' | 'over50' | 'no' | 'OVER8' | 'OVER40' | 'OVER45' | 'OVER50' | 'NO';
      /** @default null */
      endDate?: string | null;
      /** @default [] */
      endorsements?: ('T' | 'H' | 'P' | 'N' | 'X' | 'TC' | 'Other')[];
      equipment: string[];
      equipmentAverageAge: number;
      equipmentBrand: string[];
      equipmentTransmission: ('automatic' | 'manual')[];
      /**
       * @default {
       *       "currency": "USD",
       *       "amountInCent": 0,
       *       "period": "year"
       *     }
       */
      estimatedPay?: {
        amountInCent: number;
        /** @enum {string} */
        currency: 'USD' | 'CAD';
        /** @enum {string} */
        period: 'day' | 'week' | 'month' | 'year';
      };
      /** Format: uuid */
      facilityId: string;
      /**
       * @default {
       *       "basePriceCentPerDay": 25000,
       *       "variousPriceCentPerDay": {}
       *     }
       */
      flatRate?: {
        basePriceCentPerDay: number;
        extraHours?: {
          centsPerHour: number;
          thresholdHours: number;
        };
        variousPriceCentPerDay?: {
          [key: string]: number;
        };
      };
      /** @enum {string} */
      freightLevel: 'no-touch' | 'light-unload' | 'heavy-unload';
      /** @default false */
      isContract?: boolean;
      /** @default false */
      isDirectJobOrder?: boolean;
      /** @default true */
      isInterstate?: boolean;
      /** @default true */
      isSoloRide?: boolean;
      /** @default false */
      isStartDateASAP?: boolean;
      isVisibleForDrivers?: boolean;
      /** @default null */
      markupRate?: number | null;
      /**
       * @default {
       *       "perMile": 0.25,
       *       "perStop": {
       *         "rate": 25,
       *         "afterFirst": false
       *       },
       *       "perDiem": 25,
       *       "breakDown": {
       *         "hourly": 15,
       *         "max": 150
       *       },
       *       "perHour": 12
       *     }
       */
      mileageRate?: {
        breakDown: {
          hourly: number;
          max: number;
        };
        perDiem: number;
        perHour: number;
        perMile: number;
        perStop: {
          afterFirst?: boolean;
          rate: number;
        };
      };
      /** @default false */
      motorCarrierExemption?: boolean;
      /** @default  */
      notes?: string;
      numberOfDrivers: number;
      /** @default null */
      numberOfHoursPerWeek?: number | null;
      /**
       * @default local
       * @enum {string}
       */
      orderAssignmentType?: 'local' | 'drayageTWIC' | 'yardSpotter' | 'regionalSameDay' | 'otr' | 'ownerOperator';
      /** @default  */
      otherRequirements?: string;
      /** @default [] */
      palletJack?: ('automatic' | 'manual')[];
      /** @enum {string} */
      paymentType: 'flat' | 'hourly' | 'mileage' | 'hourlyPlusMileage' | 'estimatedPay' | 'other';
      /** @default [] */
      preferred?: string[];
      /**
       * @default {
       *       "from": 27,
       *       "to": 27
       *     }
       */
      rate?: {
        from: number;
        to: number;
      };
      schedule: components['schemas']['WeekSchedule'];
      /** @default [] */
      schedules?: components['schemas']['WeekSchedule'][];
      /**
       * @default WEEK_SCHEDULE
       * @enum {string}
       */
      scheduleType?: 'FLEX' | 'SHIFT_TYPE' | 'WEEK_SCHEDULE';
      /**
       * @default AM
       * @enum {string}
       */
      shiftType?: 'AM' | 'PM' | 'Night';
      /** @default false */
      slipSeated?: boolean;
      /** @default null */
      startDate?: string | null;
      title: string;
    };
    JobOrderPatch: {
      anotherPaymentType?: string;
      averageLengthOfRuns?: {
        from: number;
        to: number;
      };
      /** Format: uuid */
      baseVersionId?: string;
      benefits?: string[];
      cameraInTrack?: boolean;
      carrierOvertimeRateAmount?: number | null;
      carrierStraightTimeRateAmount?: number | null;
      /** Format: uuid */
      contactFleetId?: string | null;
      customTitle?: string;
      dealbreakerQuestions?: {
        question: string;
      }[];
      description?: string;
      dressCode?: ('safety-vest' | 'jeans' | 'company-will-provide' | 'steel-toe-boots' | 'clean-plain-t-shirt')[];
      /** @enum {string} */
      driverClass?: 'driverLicenseClassA' | 'driverLicenseClassB' | 'driverLicenseClassC';
      eldDevices?: string[];
      /** @enum {string} */
      eligibleForOvertime?:
        'over8' | 'over40' | 'over45' | 'over50' | 'no' | 'OVER8' | 'OVER40' | 'OVER45' | 'OVER50' | 'NO';
      endDate?: string | null;
      endorsements?: ('T' | 'H' | 'P' | 'N' | 'X' | 'TC' | 'Other')[];
      equipment?: string[];
      equipmentAverageAge?: number;
      equipmentBrand?: string[];
      equipmentTransmission?: ('automatic' | 'manual')[];
      estimatedPay?: {
        amountInCent: number;
        /** @enum {string} */
        currency: 'USD' | 'CAD';
        /** @enum {string} */
        period: 'day' | 'week' | 'month' | 'year';
      };
      /** Format: uuid */
      facilityId?: string;
      flatRate?: {
        basePriceCentPerDay: number;
        extraHours?: {
          centsPerHour: number;
          thresholdHours: number;
        };
        variousPriceCentPerDay?: {
          [key: string]: number;
        };
      };
      /** @enum {string} */
      freightLevel?: 'no-touch' | 'light-unload' | 'heavy-unload';
      isContract?: boolean;
      isDirectJobOrder?: boolean;
      isInterstate?: boolean;
      isSoloRide?: boolean;
      isStartDateASAP?: boolean;
      mileageRate?: {
        breakDown: {
          hourly: number;
          max: number;
        };
        perDiem: number;
        perHour: number;
        perMile: number;
        perStop: {
          afterFirst?: boolean;
          rate: number;
        };
      };
      motorCarrierExemption?: boolean;
      notes?: string;
      numberOfDrivers?: number;
      numberOfHoursPerWeek?: number | null;
      /** @enum {string} */
      orderAssignmentType?: 'local' | 'drayageTWIC' | 'yardSpotter' | 'regionalSameDay' | 'otr' | 'ownerOperator';
      otherRequirements?: string;
      palletJack?: ('automatic' | 'manual')[];
      /** @enum {string} */
      paymentType?: 'flat' | 'hourly' | 'mileage' | 'hourlyPlusMileage' | 'estimatedPay' | 'other';
      preferred?: string[];
      rate?: {
        from: number;
        to: number;
      };
      schedule?: components['schemas']['WeekSchedule'];
      schedules?: components['schemas']['WeekSchedule'][];
      /** @enum {string} */
      scheduleType?: 'FLEX' | 'SHIFT_TYPE' | 'WEEK_SCHEDULE';
      /** @enum {string} */
      shiftType?: 'AM' | 'PM' | 'Night';
      slipSeated?: boolean;
      startDate?: string | null;
      title?: string;
    };
    JoinWaitlist: {
      email: string;
      /** @enum {string} */
      state:
        | 'AL'
        | 'AK'
        | 'AZ'
        | 'AR'
        | 'CA'
        | 'CO'
        | 'CT'
        | 'DE'
        | 'DC'
        | 'FL'
        | 'GA'
        | 'HI'
        | 'ID'
        | 'IL'
        | 'IN'
        | 'IA'
        | 'KS'
        | 'KY'
        | 'LA'
        | 'ME'
        | 'MD'
        | 'MA'
        | 'MI'
        | 'MN'
        | 'MS'
        | 'MO'
        | 'MT'
        | 'NE'
        | 'NV'
        | 'NH'
        | 'NJ'
        | 'NM'
        | 'NY'
        | 'NC'
        | 'ND'
        | 'OH'
        | 'OK'
        | 'OR'
        | 'PA'
        | 'RI'
        | 'SC'
        | 'SD'
        | 'TN'
        | 'TX'
        | 'UT'
        | 'VT'
        | 'VA'
        | 'WA'
        | 'WV'
        | 'WI'
        | 'WY';
    };
    LastLogin: {
      /** Format: date-time */
      at: string;
      device: string | null;
      ipPrefix: string | null;
    };
    LegalText: {
      /** Format: uuid */
      _id: string;
      body: string;
      /** Format: date */
      effectiveFrom: string;
      /** @enum {string} */
      kind:
        | 'background-check-disclosure'
        | 'california-background-checks'
        | 'psp-background-reports'
        | 'investigative-report'
        | 'other-state-and-local-notices'
        | 'section-1681m-notice'
        | 'dot-drug-and-alcohol'
        | 'clearinghouse-limited-query'
        | 'voe-consent'
        | 'single-license-certification'
        | 'certificate-of-violations'
        | 'california-1786-22'
        | 'fcra-summary-of-rights'
        | 'background-check-authorization'
        | 'terms-of-service';
      language: string;
      sha256: string;
      /** @enum {string} */
      status: 'template' | 'approved';
      title: string;
      version: string;
    };
    LinkByPassword: {
      password: string;
    };
    LinkedProviders: {
      hasPassword: boolean;
      linked: {
        email: string;
        /** Format: date-time */
        linkedAt: string;
        /** @enum {string} */
        provider: 'google' | 'facebook' | 'apple' | 'indeed';
      }[];
    };
    MilitaryServiceBody: {
      /**
       * @default null
       * @enum {string|null}
       */
      branch?: 'army' | 'airForce' | 'marines' | 'navy' | 'coastGuard' | 'nationalGuard' | 'merchantMarines' | null;
      /** @default false */
      current?: boolean;
      /**
       * Format: date
       * @default null
       */
      endDate?: string | null;
      localId?: string;
      /** @default  */
      specialty?: string;
      /** @default  */
      startDate?: string | '';
    };
    MilitaryServiceItem: {
      /** Format: uuid */
      _id: string;
      /**
       * @default null
       * @enum {string|null}
       */
      branch?: 'army' | 'airForce' | 'marines' | 'navy' | 'coastGuard' | 'nationalGuard' | 'merchantMarines' | null;
      /** @default false */
      current?: boolean;
      /**
       * Format: date
       * @default null
       */
      endDate?: string | null;
      localId?: string;
      /** @default  */
      specialty?: string;
      /** @default  */
      startDate?: string | '';
    };
    MilitaryServices: {
      data: components['schemas']['MilitaryServiceItem'][];
      standing: components['schemas']['SubmissionStatus'];
    };
    MissCallBody: {
      /** Format: date-time */
      againAt: string;
      /** @default null */
      note?: string | null;
    };
    MoveStageBody: {
      /**
       * Format: date-time
       * @default null
       */
      contactAgainAt?: string | null;
      /**
       * @default null
       * @enum {string|null}
       */
      from?:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified'
        | null;
      /** @default null */
      note?: string | null;
      /**
       * @default null
       * @enum {string|null}
       */
      reason?:
        | 'underage'
        | 'no_cdl'
        | 'failed_call'
        | 'not_now'
        | 'no_answer'
        | 'pay'
        | 'home_time'
        | 'other_job'
        | 'safety_record'
        | 'documents_missing'
        | 'other'
        | null;
      /** @enum {string} */
      to:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified';
    };
    NamedReference: {
      /** Format: uuid */
      _id: string;
      /** @default  */
      company?: string;
      /** @default  */
      email?: string;
      /** @default  */
      name?: string;
      /** @default  */
      phone?: string;
      /**
       * @default null
       * @enum {string|null}
       */
      relationship?:
        'supervisor' | 'coworker' | 'dispatcher' | 'instructor' | 'customer' | 'other' | 'family' | 'friend' | null;
    };
    NewDriverFactBody: {
      /**
       * Format: date
       * @default null
       */
      endsOn?: string | null;
      /** @enum {string} */
      kind:
        | 'employerMvr'
        | 'annualReview'
        | 'violationsCertificate'
        | 'registryNote'
        | 'roadTest'
        | 'hoursStatement'
        | 'safetyHistory'
        | 'drugAlcoholHistory'
        | 'psp'
        | 'clearinghouseFull'
        | 'clearinghouseAnnual'
        | 'drugTest'
        | 'drugProgramme'
        | 'drugQuestion'
        | 'hazmatTraining'
        | 'englishProficiency'
        | 'workStatus'
        | 'i9Section1'
        | 'i9Section2'
        | 'qualificationFile'
        | 'hired'
        | 'left'
        | 'drivesWithoutCdl'
        | 'nonDomiciledCdl';
      /** Format: date */
      on: string;
      /**
       * Format: uuid
       * @default null
       */
      organizationId?: string | null;
    };
    NewRequirementBody: {
      /** @enum {string} */
      acts: 'driver' | 'ops' | 'carrier' | 'others';
      /** @default {} */
      appliesIf?: {
        cdl?: boolean;
        dotEmployers?: boolean;
        employed?: boolean;
        hazmat?: boolean;
        interstate?: boolean;
        nonDomiciled?: boolean;
        otherModeEmployers?: boolean;
        twic?: boolean;
      };
      /** @enum {string} */
      area:
        | 'qualification'
        | 'medical'
        | 'drivingRecord'
        | 'investigation'
        | 'drugAlcohol'
        | 'reports'
        | 'employment'
        | 'platform';
      citation: string;
      code: string;
      /** @default null */
      due?: {
        after: components['schemas']['RequirementSpan'];
        /** @enum {string} */
        from: 'start' | 'signUp';
      } | null;
      /** Format: date */
      effectiveFrom: string;
      /**
       * Format: date
       * @default null
       */
      effectiveTo?: string | null;
      /** @default  */
      note?: string;
      noticeDays: number;
      proofs: components['schemas']['RequirementProof'][];
      /**
       * Format: uuid
       * @default null
       */
      replaces?: string | null;
      /**
       * Format: date
       * @default null
       */
      replacesUntil?: string | null;
      /** @default null */
      retention?: {
        /** @enum {string} */
        from: 'proof' | 'employmentStart' | 'employmentEnd' | 'lastQuery';
        months: number;
        orLater?: {
          /** @enum {string} */
          from: 'proof' | 'employmentStart' | 'employmentEnd' | 'lastQuery';
          months: number;
        };
      } | null;
      /** @enum {string} */
      scope: 'driver' | 'organization';
      title: string;
    };
    OfferCallTime: {
      /** Format: date-time */
      startsAt: string;
    };
    OpsDriver: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      contactAgainAt: string | null;
      documents: {
        /** @enum {string} */
        document: 'driverLicense' | 'backDriverLicense' | 'dotMedicalCard' | 'mvr';
        /** @enum {string} */
        status: 'initial' | 'requested' | 'uploaded' | 'pending' | 'approved' | 'rejected';
      }[];
      /** Format: date-time */
      dueAt: string | null;
      email: string;
      /** Format: date-time */
      enteredAt: string;
      hires: {
        isOnAssignment: boolean;
        organization: {
          /** Format: uuid */
          _id: string;
          name: string;
        };
        title: string;
      }[];
      isAvailable: boolean;
      isOverdue: boolean;
      isReadyForDispatch: boolean;
      /** @enum {string} */
      lifecycleStatus:
        | 'created'
        | 'onboarding_in_progress'
        | 'pending'
        | 'confirmed'
        | 'approval_pending'
        | 'onboarding_done'
        | 'certification_in_progress'
        | 'certified_non_compliant'
        | 'certified_compliant'
        | 'active';
      missing: (
        | 'phone'
        | 'email'
        | 'documents'
        | 'photo'
        | 'schedule'
        | 'reference'
        | 'employmentHistory'
        | 'residenceHistory'
        | 'compliance'
        | 'mvr'
        | 'cdlis'
        | 'backgroundCheck'
        | 'employmentVerification'
        | 'driverLicense'
        | 'dotMedicalCard'
      )[];
      moves: (
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified'
      )[];
      name: string;
      /** @enum {string} */
      next:
        | 'answerQuestions'
        | 'confirmContact'
        | 'sendTasks'
        | 'sendAgain'
        | 'makeCall'
        | 'review'
        | 'orderResults'
        | 'awaitResults'
        | 'judgeResults'
        | 'decide'
        | 'renewProof'
        | 'completeFile'
        | 'place'
        | 'contactAgain'
        | 'none';
      owner: {
        /** Format: uuid */
        _id: string;
        name: string;
      } | null;
      phone: string | null;
      place: string;
      proofs: {
        isExpired: boolean;
        /** Format: date */
        on: string;
        /** @enum {string} */
        proof: 'driverLicense' | 'dotMedicalCard' | 'twic' | 'hazmat';
      }[];
      results: {
        next: ('needed' | 'ordered' | 'received' | 'accepted' | 'refused')[];
        /** @enum {string} */
        result: 'mvr' | 'cdlis' | 'backgroundCheck' | 'employmentVerification';
        /** @enum {string} */
        status: 'needed' | 'ordered' | 'received' | 'accepted' | 'refused';
      }[];
      /** Format: date-time */
      snoozedUntil: string | null;
      /** @enum {string} */
      stage:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified';
      targetDays: number;
      tasks: {
        isRequired: boolean;
        /** @enum {string} */
        status: 'initial' | 'rejected' | 'pending' | 'approved';
        /** @enum {string} */
        task:
          | 'phone'
          | 'email'
          | 'documents'
          | 'photo'
          | 'schedule'
          | 'reference'
          | 'employmentHistory'
          | 'residenceHistory'
          | 'compliance'
          | 'militaryService'
          | 'drivingSchool'
          | 'unemploymentPeriod'
          | 'resume';
      }[];
      /** @enum {string} */
      tier: 'Application' | 'Processing' | 'Certified';
      /** @enum {string} */
      waitsFor: 'driver' | 'ops' | 'others' | 'nobody';
    };
    OpsDriverFile: {
      compliance: {
        /** Format: uuid */
        entryId: string | null;
        /** @enum {string} */
        status: 'initial' | 'rejected' | 'pending' | 'approved';
      };
      documents: {
        /** @enum {string} */
        document: 'driverLicense' | 'backDriverLicense' | 'dotMedicalCard' | 'mvr';
        /** Format: date */
        expiresOn: string | null;
        file: components['schemas']['ReviewedFile'] | null;
        isRequired: boolean;
        /** @enum {string} */
        status: 'initial' | 'requested' | 'uploaded' | 'pending' | 'approved' | 'rejected';
      }[];
      photo: {
        /** Format: uuid */
        entryId: string | null;
        file: components['schemas']['ReviewedFile'] | null;
        /** @enum {string} */
        status: 'initial' | 'rejected' | 'pending' | 'approved';
      };
      results: {
        files: components['schemas']['ReviewedFile'][];
        /** @enum {string} */
        result: 'mvr' | 'cdlis' | 'backgroundCheck' | 'employmentVerification';
        /** @enum {string} */
        status: 'needed' | 'ordered' | 'received' | 'accepted' | 'refused';
      }[];
      resume: {
        /** Format: uuid */
        entryId: string | null;
        file: components['schemas']['ReviewedFile'] | null;
        /** @enum {string} */
        status: 'initial' | 'rejected' | 'pending' | 'approved';
      };
      schedule: {
        schedule: components['schemas']['DriverSchedule'] | null;
        /** @enum {string} */
        status: 'initial' | 'rejected' | 'pending' | 'approved';
      };
      sections: components['schemas']['ReviewedSection'][];
      stated: {
        /** Format: date */
        birthDate: string | null;
        endorsements: ('T' | 'H' | 'P' | 'N' | 'X' | 'TC' | 'Other')[];
        experienceMonths: number;
        /** @enum {string|null} */
        licenseClass: 'driverLicenseClassA' | 'driverLicenseClassB' | 'driverLicenseClassC' | null;
        name: string;
        place: string;
        transmissions: ('automatic' | 'manual')[];
      };
      waiting: (
        | 'document/driverLicense'
        | 'document/backDriverLicense'
        | 'document/dotMedicalCard'
        | 'document/mvr'
        | 'task/photo'
        | 'task/reference'
        | 'task/employmentHistory'
        | 'task/residenceHistory'
        | 'task/compliance'
        | 'task/militaryService'
        | 'task/drivingSchool'
        | 'task/unemploymentPeriod'
        | 'task/resume'
        | 'result/mvr'
        | 'result/cdlis'
        | 'result/backgroundCheck'
        | 'result/employmentVerification'
      )[];
    };
    OpsDriverItem: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      dueAt: string | null;
      /** Format: date-time */
      enteredAt: string;
      isOverdue: boolean;
      name: string;
      /** @enum {string} */
      next:
        | 'answerQuestions'
        | 'confirmContact'
        | 'sendTasks'
        | 'sendAgain'
        | 'makeCall'
        | 'review'
        | 'orderResults'
        | 'awaitResults'
        | 'judgeResults'
        | 'decide'
        | 'renewProof'
        | 'completeFile'
        | 'place'
        | 'contactAgain'
        | 'none';
      owner: {
        /** Format: uuid */
        _id: string;
        name: string;
      } | null;
      place: string;
      /** Format: date-time */
      snoozedUntil: string | null;
      /** @enum {string} */
      stage:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified';
      targetDays: number;
      /** @enum {string} */
      tier: 'Application' | 'Processing' | 'Certified';
      /** @enum {string} */
      waitsFor: 'driver' | 'ops' | 'others' | 'nobody';
    };
    OpsDriverList: {
      data: components['schemas']['OpsDriverItem'][];
      more: boolean;
    };
    OpsDriversSearch: {
      /** @default false */
      awake?: boolean;
      /** Format: date-time */
      dueAfter?: string;
      /** Format: date-time */
      dueBy?: string;
      /** @default false */
      escalated?: boolean;
      /** @default 10 */
      limit?: number;
      /** @default  */
      name?: string;
      /** @default false */
      overdue?: boolean;
      owner?: string | 'none';
      /** @default 0 */
      skip?: number;
      /** @enum {string} */
      stage?:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified';
    };
    OpsMembers: {
      data: {
        /** Format: uuid */
        _id: string;
        name: string;
      }[];
    };
    OpsOrderItem: {
      /** Format: uuid */
      _id: string;
      actions: ('edit' | 'clone' | 'duplicate' | 'visibility' | 'cancel' | 'delete' | 'accept' | 'sendBack')[];
      /** @enum {string} */
      approval: 'pending' | 'approved' | 'rejected';
      autoPilotActivated: boolean;
      city: string;
      counts: components['schemas']['OrderCounts'];
      /** Format: date-time */
      createdAt: string;
      days: number;
      /** @enum {string} */
      driverClass: 'driverLicenseClassA' | 'driverLicenseClassB' | 'driverLicenseClassC';
      /** Format: date */
      endDate: string | null;
      /** Format: uuid */
      facilityId: string;
      facilityName: string;
      isContract: boolean;
      isStartDateASAP: boolean;
      isVisible: boolean;
      /** @enum {string} */
      jobType: 'Local' | 'OTR' | 'Regional' | 'Drayage';
      keyOrderId: string;
      note: string | null;
      numberOfDrivers: number;
      /** @enum {string} */
      orderAssignmentType: 'local' | 'drayageTWIC' | 'yardSpotter' | 'regionalSameDay' | 'otr' | 'ownerOperator';
      organization: {
        /** Format: uuid */
        _id: string;
        isActive: boolean;
        name: string;
      };
      /** Format: uuid */
      organizationId: string;
      /** @enum {string|null} */
      pastReason: 'cancelled' | 'ended' | 'filled' | null;
      /** @enum {string} */
      paymentType: 'flat' | 'hourly' | 'mileage' | 'hourlyPlusMileage' | 'estimatedPay' | 'other';
      refusals: components['schemas']['Refusal'][];
      seatsTaken: number;
      seq: number;
      /** Format: date */
      startDate: string | null;
      state: string;
      /** @enum {string} */
      status: 'pending' | 'active' | 'past' | 'deleted';
      /** Format: date-time */
      statusSince: string;
      targetDays: number;
      title: string;
      /** Format: date-time */
      updatedAt: string;
      /** Format: uuid */
      versionId: string;
      weeklyPay: components['schemas']['WeeklyPay'] | null;
    };
    OpsOrderList: {
      count: number;
      data: components['schemas']['OpsOrderItem'][];
    };
    OpsOrganization: {
      /** Format: uuid */
      _id: string;
      activeOrders: number;
      /** Format: date-time */
      createdAt: string;
      isActive: boolean;
      mcdotNumber: string | null;
      name: string;
      staff: number;
    };
    OpsOrganizationList: {
      count: number;
      data: components['schemas']['OpsOrganization'][];
    };
    OpsServedStates: {
      states: (
        | 'AL'
        | 'AK'
        | 'AZ'
        | 'AR'
        | 'CA'
        | 'CO'
        | 'CT'
        | 'DE'
        | 'DC'
        | 'FL'
        | 'GA'
        | 'HI'
        | 'ID'
        | 'IL'
        | 'IN'
        | 'IA'
        | 'KS'
        | 'KY'
        | 'LA'
        | 'ME'
        | 'MD'
        | 'MA'
        | 'MI'
        | 'MN'
        | 'MS'
        | 'MO'
        | 'MT'
        | 'NE'
        | 'NV'
        | 'NH'
        | 'NJ'
        | 'NM'
        | 'NY'
        | 'NC'
        | 'ND'
        | 'OH'
        | 'OK'
        | 'OR'
        | 'PA'
        | 'RI'
        | 'SC'
        | 'SD'
        | 'TN'
        | 'TX'
        | 'UT'
        | 'VT'
        | 'VA'
        | 'WA'
        | 'WV'
        | 'WI'
        | 'WY'
      )[];
      waiting: {
        drivers: number;
        state: string;
      }[];
    };
    OrderAmounts: {
      active: number;
      deleted: number;
      past: number;
      pending: number;
    };
    OrderCommandResult: {
      /** Format: uuid */
      _id: string;
      seq: number;
      /** @enum {string} */
      status: 'pending' | 'active' | 'past' | 'deleted';
    };
    OrderContent: {
      /** @default  */
      anotherPaymentType?: string;
      /**
       * @default {
       *       "from": 150,
       *       "to": 5000
       *     }
       */
      averageLengthOfRuns?: {
        from: number;
        to: number;
      };
      /** @default [] */
      benefits?: string[];
      /** @default false */
      cameraInTrack?: boolean;
      /** @default null */
      carrierOvertimeRateAmount?: number | null;
      /** @default null */
      carrierStraightTimeRateAmount?: number | null;
      /**
       * Format: uuid
       * @default null
       */
      contactFleetId?: string | null;
      /** @default  */
      customTitle?: string;
      /** @default [] */
      dealbreakerQuestions?: {
        question: string;
      }[];
      /** @default  */
      description?: string;
      /** @default [] */
      dressCode?: ('safety-vest' | 'jeans' | 'company-will-provide' | 'steel-toe-boots' | 'clean-plain-t-shirt')[];
      /** @enum {string} */
      driverClass: 'driverLicenseClassA' | 'driverLicenseClassB' | 'driverLicenseClassC';
      /** @default [] */
      eldDevices?: string[];
      /**
       * @default over8
       * @enum {string}
       */
      eligibleForOvertime?:
        'over8' | 'over40' | 'over45' | 'over50' | 'no' | 'OVER8' | 'OVER40' | 'OVER45' | 'OVER50' | 'NO';
      /** @default null */
      endDate?: string | null;
      /** @default [] */
      endorsements?: ('T' | 'H' | 'P' | 'N' | 'X' | 'TC' | 'Other')[];
      equipment: string[];
      equipmentAverageAge: number;
      equipmentBrand: string[];
      equipmentTransmission: ('automatic' | 'manual')[];
      /**
       * @default {
       *       "currency": "USD",
       *       "amountInCent": 0,
       *       "period": "year"
       *     }
       */
      estimatedPay?: {
        amountInCent: number;
        /** @enum {string} */
        currency: 'USD' | 'CAD';
        /** @enum {string} */
        period: 'day' | 'week' | 'month' | 'year';
      };
      /** Format: uuid */
      facilityId: string;
      /**
       * @default {
       *       "basePriceCentPerDay": 25000,
       *       "variousPriceCentPerDay": {}
       *     }
       */
      flatRate?: {
        basePriceCentPerDay: number;
        extraHours?: {
          centsPerHour: number;
          thresholdHours: number;
        };
        variousPriceCentPerDay?: {
          [key: string]: number;
        };
      };
      /** @enum {string} */
      freightLevel: 'no-touch' | 'light-unload' | 'heavy-unload';
      /** @default false */
      isContract?: boolean;
      /** @default false */
      isDirectJobOrder?: boolean;
      /** @default true */
      isInterstate?: boolean;
      /** @default true */
      isSoloRide?: boolean;
      /** @default false */
      isStartDateASAP?: boolean;
      /** @default null */
      markupRate?: number | null;
      /**
       * @default {
       *       "perMile": 0.25,
       *       "perStop": {
       *         "rate": 25,
       *         "afterFirst": false
       *       },
       *       "perDiem": 25,
       *       "breakDown": {
       *         "hourly": 15,
       *         "max": 150
       *       },
       *       "perHour": 12
       *     }
       */
      mileageRate?: {
        breakDown: {
          hourly: number;
          max: number;
        };
        perDiem: number;
        perHour: number;
        perMile: number;
        perStop: {
          afterFirst?: boolean;
          rate: number;
        };
      };
      /** @default false */
      motorCarrierExemption?: boolean;
      /** @default  */
      notes?: string;
      numberOfDrivers: number;
      /** @default null */
      numberOfHoursPerWeek?: number | null;
      /**
       * @default local
       * @enum {string}
       */
      orderAssignmentType?: 'local' | 'drayageTWIC' | 'yardSpotter' | 'regionalSameDay' | 'otr' | 'ownerOperator';
      /** @default  */
      otherRequirements?: string;
      /** @default [] */
      palletJack?: ('automatic' | 'manual')[];
      /** @enum {string} */
      paymentType: 'flat' | 'hourly' | 'mileage' | 'hourlyPlusMileage' | 'estimatedPay' | 'other';
      /** @default [] */
      preferred?: string[];
      /**
       * @default {
       *       "from": 27,
       *       "to": 27
       *     }
       */
      rate?: {
        from: number;
        to: number;
      };
      schedule: components['schemas']['WeekSchedule'];
      /** @default [] */
      schedules?: components['schemas']['WeekSchedule'][];
      /**
       * @default WEEK_SCHEDULE
       * @enum {string}
       */
      scheduleType?: 'FLEX' | 'SHIFT_TYPE' | 'WEEK_SCHEDULE';
      /**
       * @default AM
       * @enum {string}
       */
      shiftType?: 'AM' | 'PM' | 'Night';
      /** @default false */
      slipSeated?: boolean;
      /** @default null */
      startDate?: string | null;
      title: string;
    };
    OrderCounts: {
      ended: number;
      hired: number;
      interview: number;
      invited: number;
      requested: number;
      review: number;
      waiting: components['schemas']['OrderWaits'];
    };
    OrderList: {
      count: number;
      data: components['schemas']['OrderListItem'][];
    };
    OrderListItem: {
      /** Format: uuid */
      _id: string;
      actions: ('edit' | 'clone' | 'duplicate' | 'visibility' | 'cancel' | 'delete' | 'accept' | 'sendBack')[];
      /** @enum {string} */
      approval: 'pending' | 'approved' | 'rejected';
      autoPilotActivated: boolean;
      city: string;
      counts: components['schemas']['OrderCounts'];
      /** Format: date-time */
      createdAt: string;
      /** @enum {string} */
      driverClass: 'driverLicenseClassA' | 'driverLicenseClassB' | 'driverLicenseClassC';
      /** Format: date */
      endDate: string | null;
      /** Format: uuid */
      facilityId: string;
      facilityName: string;
      isContract: boolean;
      isStartDateASAP: boolean;
      isVisible: boolean;
      /** @enum {string} */
      jobType: 'Local' | 'OTR' | 'Regional' | 'Drayage';
      keyOrderId: string;
      note: string | null;
      numberOfDrivers: number;
      /** @enum {string} */
      orderAssignmentType: 'local' | 'drayageTWIC' | 'yardSpotter' | 'regionalSameDay' | 'otr' | 'ownerOperator';
      /** Format: uuid */
      organizationId: string;
      /** @enum {string|null} */
      pastReason: 'cancelled' | 'ended' | 'filled' | null;
      /** @enum {string} */
      paymentType: 'flat' | 'hourly' | 'mileage' | 'hourlyPlusMileage' | 'estimatedPay' | 'other';
      refusals: components['schemas']['Refusal'][];
      seatsTaken: number;
      seq: number;
      /** Format: date */
      startDate: string | null;
      state: string;
      /** @enum {string} */
      status: 'pending' | 'active' | 'past' | 'deleted';
      /** Format: date-time */
      statusSince: string;
      title: string;
      /** Format: date-time */
      updatedAt: string;
      /** Format: uuid */
      versionId: string;
      weeklyPay: components['schemas']['WeeklyPay'] | null;
    };
    OrderReport: {
      ordered: number;
      refused: {
        code: string;
        consents: string[];
        name: string | null;
        ref: components['schemas']['ScreeningRef'];
      }[];
    };
    OrderResultsBody: {
      results: components['schemas']['ScreeningRef'][];
    };
    OrderView: {
      /** Format: uuid */
      _id: string;
      actions: ('edit' | 'clone' | 'duplicate' | 'visibility' | 'cancel' | 'delete' | 'accept' | 'sendBack')[];
      anotherPaymentType: string;
      /** @enum {string} */
      approval: 'pending' | 'approved' | 'rejected';
      autoPilotActivated: boolean;
      averageLengthOfRuns: {
        from: number;
        to: number;
      };
      benefits: string[];
      cameraInTrack: boolean;
      carrierOvertimeRateAmount: number | null;
      carrierStraightTimeRateAmount: number | null;
      contactFleet: components['schemas']['ContactPerson'] | null;
      /** Format: uuid */
      contactFleetId: string | null;
      counts: components['schemas']['OrderCounts'];
      /** Format: date-time */
      createdAt: string;
      customTitle: string;
      dealbreakerQuestions: {
        question: string;
      }[];
      description: string;
      dressCode: ('safety-vest' | 'jeans' | 'company-will-provide' | 'steel-toe-boots' | 'clean-plain-t-shirt')[];
      /** @enum {string} */
      driverClass: 'driverLicenseClassA' | 'driverLicenseClassB' | 'driverLicenseClassC';
      driverJobRequests: components['schemas']['RelatedRecord'][];
      eldDevices: string[];
      /** @enum {string} */
      eligibleForOvertime: 'over8' | 'over40' | 'over45' | 'over50' | 'no';
      /** Format: date */
      endDate: string | null;
      endorsements: ('T' | 'H' | 'P' | 'N' | 'X' | 'TC' | 'Other')[];
      equipment: string[];
      equipmentAverageAge: number;
      equipmentBrand: string[];
      equipmentTransmission: ('automatic' | 'manual')[];
      estimatedPay: {
        amountInCent: number;
        /** @enum {string} */
        currency: 'USD' | 'CAD';
        /** @enum {string} */
        period: 'day' | 'week' | 'month' | 'year';
      };
      facility: components['schemas']['FacilityView'];
      /** Format: uuid */
      facilityId: string;
      flatRate: {
        basePriceCentPerDay: number;
        extraHours?: {
          centsPerHour: number;
          thresholdHours: number;
        };
        variousPriceCentPerDay?: {
          [key: string]: number;
        };
      };
      fleetJobRequests: components['schemas']['RelatedRecord'][];
      /** @enum {string} */
      freightLevel: 'no-touch' | 'light-unload' | 'heavy-unload';
      isContract: boolean;
      isDirectJobOrder: boolean;
      isInterstate: boolean;
      isSoloRide: boolean;
      isStartDateASAP: boolean;
      isVisible: boolean;
      jobAssignments: components['schemas']['RelatedRecord'][];
      jobRequests: components['schemas']['RelatedRecord'][];
      /** @enum {string} */
      jobType: 'Local' | 'OTR' | 'Regional' | 'Drayage';
      keyOrderId: string;
      mileageRate: {
        breakDown: {
          hourly: number;
          max: number;
        };
        perDiem: number;
        perHour: number;
        perMile: number;
        perStop: {
          afterFirst?: boolean;
          rate: number;
        };
      };
      motorCarrierExemption: boolean;
      note: string | null;
      notes: string;
      numberOfDrivers: number;
      numberOfHoursPerWeek: number | null;
      /** @enum {string} */
      orderAssignmentType: 'local' | 'drayageTWIC' | 'yardSpotter' | 'regionalSameDay' | 'otr' | 'ownerOperator';
      /** Format: uuid */
      organizationId: string;
      organizationName: string;
      otherRequirements: string;
      palletJack: ('automatic' | 'manual')[];
      /** @enum {string|null} */
      pastReason: 'cancelled' | 'ended' | 'filled' | null;
      /** @enum {string} */
      paymentType: 'flat' | 'hourly' | 'mileage' | 'hourlyPlusMileage' | 'estimatedPay' | 'other';
      preferred: string[];
      rate: {
        from: number;
        to: number;
      };
      refusals: components['schemas']['Refusal'][];
      safetyProfile: components['schemas']['SafetyProfile'];
      schedule: components['schemas']['WeekSchedule'];
      scheduledInterviews: components['schemas']['RelatedRecord'][];
      schedules: components['schemas']['WeekSchedule'][];
      /** @enum {string} */
      scheduleType: 'FLEX' | 'SHIFT_TYPE' | 'WEEK_SCHEDULE';
      seatsTaken: number;
      seq: number;
      /** @enum {string} */
      shiftType: 'AM' | 'PM' | 'Night';
      slipSeated: boolean;
      /** Format: date */
      startDate: string | null;
      /** @enum {string} */
      status: 'pending' | 'active' | 'past' | 'deleted';
      /** Format: date-time */
      statusSince: string;
      title: string;
      /** Format: date-time */
      updatedAt: string;
      /** Format: uuid */
      versionId: string;
      weeklyPay: components['schemas']['WeeklyPay'] | null;
    };
    OrderWaits: {
      dates: number;
      drivers: number;
      outcomes: number;
      proposals: number;
      requests: number;
      reviews: number;
      startsToConfirm: number;
      toInterview: number;
    };
    Organization: {
      /** Format: uuid */
      _id: string;
      isActive: boolean;
      name: string;
    };
    OwnerReport: {
      entered: number;
      left: components['schemas']['Stays'];
      over: number | null;
      owner: {
        /** Format: uuid */
        _id: string;
        name: string;
      } | null;
      waiting: number;
    };
    PaymentCard: {
      /** Format: date-time */
      addedAt: string;
      /** @enum {string} */
      brand: 'visa' | 'mastercard' | 'amex' | 'discover' | 'other';
      expMonth: number;
      expYear: number;
      isExpired: boolean;
      last4: string;
    };
    PaymentCardState: {
      card: components['schemas']['PaymentCard'] | null;
      isOpen: boolean;
      isSandbox: boolean;
    };
    Place: {
      city: string;
      latitude: number;
      longitude: number;
      state: string;
    };
    Places: {
      places: components['schemas']['Place'][];
    };
    PreQualificationAnswers: {
      /** Format: date */
      birthDate: string | null;
      endorsements: ('T' | 'H' | 'P' | 'N' | 'X' | 'TC' | 'Other')[];
      /** @enum {string|null} */
      experience: 'lessThan6Months' | 'from6MonthsTo1Year' | 'from1YearTo3Years' | 'moreThan3Years' | null;
      /** @enum {string|null} */
      licenseClass: 'driverLicenseClassA' | 'driverLicenseClassB' | 'driverLicenseClassC' | 'none' | null;
      transmissions: ('automatic' | 'manual')[];
    };
    PreQualifyBody: {
      /** Format: date */
      birthDate: string;
      /** @default [] */
      endorsements?: ('T' | 'H' | 'P' | 'N' | 'X' | 'TC' | 'Other')[];
      /** @enum {string} */
      experience: 'lessThan6Months' | 'from6MonthsTo1Year' | 'from1YearTo3Years' | 'moreThan3Years';
      /** @enum {string} */
      licenseClass: 'driverLicenseClassA' | 'driverLicenseClassB' | 'driverLicenseClassC' | 'none';
      /** @default [] */
      transmissions?: ('automatic' | 'manual')[];
    };
    PreviewRequirementBody: {
      /** @enum {string} */
      acts: 'driver' | 'ops' | 'carrier' | 'others';
      /**
       * Format: uuid
       * @default null
       */
      after?: string | null;
      /** @default {} */
      appliesIf?: {
        cdl?: boolean;
        dotEmployers?: boolean;
        employed?: boolean;
        hazmat?: boolean;
        interstate?: boolean;
        nonDomiciled?: boolean;
        otherModeEmployers?: boolean;
        twic?: boolean;
      };
      /** @enum {string} */
      area:
        | 'qualification'
        | 'medical'
        | 'drivingRecord'
        | 'investigation'
        | 'drugAlcohol'
        | 'reports'
        | 'employment'
        | 'platform';
      citation: string;
      code: string;
      /** @default null */
      due?: {
        after: components['schemas']['RequirementSpan'];
        /** @enum {string} */
        from: 'start' | 'signUp';
      } | null;
      /** Format: date */
      effectiveFrom: string;
      /**
       * Format: date
       * @default null
       */
      effectiveTo?: string | null;
      /** @default  */
      note?: string;
      noticeDays: number;
      proofs: components['schemas']['RequirementProof'][];
      /**
       * Format: uuid
       * @default null
       */
      replaces?: string | null;
      /**
       * Format: date
       * @default null
       */
      replacesUntil?: string | null;
      /** @default null */
      retention?: {
        /** @enum {string} */
        from: 'proof' | 'employmentStart' | 'employmentEnd' | 'lastQuery';
        months: number;
        orLater?: {
          /** @enum {string} */
          from: 'proof' | 'employmentStart' | 'employmentEnd' | 'lastQuery';
          months: number;
        };
      } | null;
      /** @enum {string} */
      scope: 'driver' | 'organization';
      title: string;
    };
    Problem: {
      /** @enum {string} */
      code:
        | 'field-blank'
        | 'invalid-input'
        | 'address-not-valid'
        | 'approve-email'
        | 'code-disabled'
        | 'code-not-valid'
        | 'common-password'
        | 'email-taken'
        | 'forbidden'
        | 'last-way-in'
        | 'link-not-valid'
        | 'proof-needed'
        | 'not-signed-in'
        | 'organization-inactive'
        | 'own-account'
        | 'password-not-right'
        | 'provider-linked'
        | 'phone-missing'
        | 'provider-not-valid'
        | 'referral-code-unknown'
        | 'session-expired'
        | 'sign-in-failed'
        | 'sms-consent-missing'
        | 'social-email-missing'
        | 'social-interrupted'
        | 'social-token-missing'
        | 'social-user-missing'
        | 'staff-state-changed'
        | 'state-not-served'
        | 'application-settled'
        | 'call-time-booked'
        | 'call-time-offered'
        | 'call-time-past'
        | 'call-time-taken'
        | 'carrier-taken'
        | 'candidacy-changed'
        | 'candidacy-move-not-allowed'
        | 'driver-not-reachable'
        | 'driver-owned-already'
        | 'document-there'
        | 'driver-already-hired'
        | 'driver-already-invited'
        | 'driver-already-requested'
        | 'driver-does-not-fit'
        | 'driver-hired-elsewhere'
        | 'driver-not-active'
        | 'driver-not-ready'
        | 'driver-not-searchable'
        | 'end-date-not-possible'
        | 'interview-address-missing'
        | 'interview-date-missing'
        | 'interview-in-past'
        | 'interview-overlaps'
        | 'no-safety-staff'
        | 'notices-not-recorded'
        | 'radius-too-large'
        | 'safety-approval-needed'
        | 'start-after-end'
        | 'interview-time-unchanged'
        | 'start-date-unchanged'
        | 'start-in-past'
        | 'already-qualified'
        | 'certification-incomplete'
        | 'compliance-incomplete'
        | 'date-in-past'
        | 'items-not-approved'
        | 'item-changed'
        | 'item-reviewed'
        | 'review-claimed'
        | 'section-not-waiting'
        | 'disclosure-not-read'
        | 'legal-text-changed'
        | 'legal-text-not-approved'
        | 'note-closed'
        | 'note-not-yours'
        | 'pipeline-changed'
        | 'proof-expired'
        | 'reason-missing'
        | 'effective-date-not-new'
        | 'effective-date-past'
        | 'requirement-changed'
        | 'requirement-dates-overlap'
        | 'nothing-to-send'
        | 'result-changed'
        | 'result-consent-missing'
        | 'result-facts-missing'
        | 'signature-missing'
        | 'name-not-printable'
        | 'signature-name-differs'
        | 'ssn-not-valid'
        | 'view-changed'
        | 'view-name-taken'
        | 'view-not-yours'
        | 'view-owner-here'
        | 'stage-move-not-allowed'
        | 'file-active'
        | 'file-broken'
        | 'file-empty'
        | 'file-infected'
        | 'file-not-scanned'
        | 'files-of-the-day'
        | 'files-full'
        | 'file-too-large'
        | 'file-type-not-allowed'
        | 'picture-needed'
        | 'picture-too-large'
        | 'picture-too-small'
        | 'upload-changed'
        | 'card-code-not-valid'
        | 'card-declined'
        | 'card-expired'
        | 'card-expiry-not-valid'
        | 'card-not-debit'
        | 'card-number-not-valid'
        | 'card-token-expired'
        | 'payments-closed'
        | 'birth-date-not-plausible'
        | 'date-in-future'
        | 'date-too-early'
        | 'email-not-valid'
        | 'employment-history-too-short'
        | 'end-before-start'
        | 'accidents-not-listed'
        | 'violations-not-listed'
        | 'employment-overlaps'
        | 'history-overlaps'
        | 'phone-not-valid'
        | 'reference-is-family'
        | 'reference-named-twice'
        | 'references-too-few'
        | 'residence-history-too-short'
        | 'schedule-day-missing'
        | 'schedule-hours-missing'
        | 'schedule-week-hours'
        | 'order-changed'
        | 'order-filled'
        | 'order-has-assignments'
        | 'order-not-active'
        | 'order-not-editable'
        | 'order-not-visible'
        | 'seats-below-hired'
        | 'idempotency-key-reused'
        | 'internal'
        | 'not-found'
        | 'too-many-at-once'
        | 'headers-too-large'
        | 'too-many-tries'
        | 'too-many-requests'
        | 'chat-not-connected'
        | 'unavailable';
      detail: string;
      errors?: components['schemas']['FieldProblem'][];
      instance: string;
      message: string;
      params: {
        [key: string]: unknown;
      };
      status: number;
      title: string;
      type: string;
    };
    ProposeStartBody: {
      round: number;
      startDate: string;
      text?: string;
    };
    ProposeTimeBody: {
      /** Format: date-time */
      date: string;
      /** Format: uuid */
      interviewId: string;
      round: number;
    };
    QueuedReview: {
      claim: components['schemas']['ReviewClaim'] | null;
      /** Format: uuid */
      driverId: string;
      name: string;
      /** Format: date-time */
      sentAt: string;
      /** @enum {string} */
      stage:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified';
      /** @enum {string} */
      thing:
        | 'driverLicense'
        | 'backDriverLicense'
        | 'dotMedicalCard'
        | 'mvr'
        | 'photo'
        | 'reference'
        | 'employmentHistory'
        | 'residenceHistory'
        | 'compliance'
        | 'militaryService'
        | 'drivingSchool'
        | 'unemploymentPeriod'
        | 'resume';
    };
    ReadingBody: {
      /** @enum {string} */
      part: 'opened' | 'end';
      /** Format: uuid */
      textId: string;
    };
    RecordCallBody: {
      /**
       * Format: date-time
       * @default null
       */
      contactAgainAt?: string | null;
      /** @default null */
      note?: string | null;
      /** @enum {string} */
      outcome: 'pass' | 'fail' | 'not_now';
    };
    RecordProofBody: {
      /** Format: date */
      on: string;
    };
    RecordResultBody: {
      /** @enum {string} */
      result: 'mvr' | 'cdlis' | 'backgroundCheck' | 'employmentVerification';
      /** @enum {string} */
      status: 'needed' | 'ordered' | 'received' | 'accepted' | 'refused';
    };
    RecordScreeningBody: {
      /** Format: uuid */
      driverId: string;
      /**
       * Format: uuid
       * @default null
       */
      organizationId?: string | null;
      /** @enum {string} */
      result: 'mvr' | 'cdlis' | 'backgroundCheck' | 'employmentVerification' | 'psp' | 'clearinghouse' | 'drugTest';
      /** @enum {string} */
      status: 'needed' | 'ordered' | 'received' | 'accepted' | 'refused';
    };
    Reference: {
      /** @default  */
      company?: string;
      /** @default  */
      email?: string;
      /** @default  */
      name?: string;
      /** @default  */
      phone?: string;
      /**
       * @default null
       * @enum {string|null}
       */
      relationship?:
        'supervisor' | 'coworker' | 'dispatcher' | 'instructor' | 'customer' | 'other' | 'family' | 'friend' | null;
    };
    References: {
      references: components['schemas']['NamedReference'][];
      standing: components['schemas']['SubmissionStatus'];
    };
    ReferencesBody: {
      references: components['schemas']['Reference'][];
    };
    Referral: {
      code: string;
      link: string;
    };
    Refusal: {
      action: string;
      code: string;
    };
    RelatedRecord: {
      /** Format: uuid */
      _id: string;
      /** Format: uuid */
      driverId: string;
      /** @enum {string} */
      status: 'pending' | 'approved' | 'rejected' | 'cancelled';
    };
    Report: {
      /** Format: date-time */
      at: string;
      exits: components['schemas']['ExitReport'][];
      /** Format: date */
      from: string;
      owners: components['schemas']['OwnerReport'][];
      stages: components['schemas']['StageReport'][];
      /** Format: date */
      to: string;
      weeks: components['schemas']['WeekReport'][];
    };
    ReportTimeZone: {
      timezone: string;
    };
    RequestBody: {
      /** Format: uuid */
      jobOrderId: string;
    };
    RequestConfirmationCode: {
      email?: string;
      password?: string;
    };
    RequestEmailLink: {
      email: string;
    };
    RequestPhoneCode: {
      phone: string;
    };
    RequestSignInCode: {
      phone: string;
    };
    RequirementLine: {
      /** Format: uuid */
      _id: string;
      /** @enum {string|null} */
      acts: 'driver' | 'ops' | 'carrier' | 'others' | null;
      /** @enum {string} */
      area:
        | 'qualification'
        | 'medical'
        | 'drivingRecord'
        | 'investigation'
        | 'drugAlcohol'
        | 'reports'
        | 'employment'
        | 'platform';
      citation: string;
      code: string;
      /** Format: date */
      dueOn: string | null;
      /** @enum {string|null} */
      enters:
        | 'employerMvr'
        | 'annualReview'
        | 'violationsCertificate'
        | 'registryNote'
        | 'roadTest'
        | 'hoursStatement'
        | 'safetyHistory'
        | 'drugAlcoholHistory'
        | 'psp'
        | 'clearinghouseFull'
        | 'clearinghouseAnnual'
        | 'drugTest'
        | 'drugProgramme'
        | 'drugQuestion'
        | 'hazmatTraining'
        | 'englishProficiency'
        | 'workStatus'
        | 'i9Section1'
        | 'i9Section2'
        | 'qualificationFile'
        | 'hired'
        | 'left'
        | 'drivesWithoutCdl'
        | 'nonDomiciledCdl'
        | null;
      /** Format: date */
      keepUntil: string | null;
      note: string;
      /** Format: date */
      provenOn: string | null;
      /** @enum {string} */
      scope: 'driver' | 'organization';
      /** @enum {string} */
      status: 'missing' | 'expired' | 'due' | 'done' | 'notApplicable';
      title: string;
      /** @enum {string|null} */
      unmet:
        | 'cdl'
        | 'interstate'
        | 'hazmat'
        | 'twic'
        | 'employed'
        | 'dotEmployers'
        | 'otherModeEmployers'
        | 'nonDomiciled'
        | null;
      /** @enum {string} */
      why:
        | 'proven'
        | 'endsSoon'
        | 'ended'
        | 'neverProven'
        | 'underReview'
        | 'tooYoung'
        | 'birthDateMissing'
        | 'historyGap'
        | 'conditionNotMet'
        | 'noOrganization';
    };
    RequirementPreview: {
      changed: number;
      concerned: number;
      judged: number;
      /** Format: uuid */
      next: string | null;
      rows: {
        /** @enum {string} */
        after: 'missing' | 'expired' | 'due' | 'done' | 'notApplicable';
        /** @enum {string|null} */
        before: 'missing' | 'expired' | 'due' | 'done' | 'notApplicable' | null;
        driver: {
          /** Format: uuid */
          _id: string;
          name: string;
        };
        /** Format: date */
        dueOn: string | null;
        organization: {
          /** Format: uuid */
          _id: string;
          name: string;
        } | null;
        /** Format: date */
        wasDueOn: string | null;
      }[];
      total: number | null;
    };
    RequirementProof:
      | {
          atMostMonths?: number;
          /** @enum {string} */
          kind:
            | 'licence'
            | 'medicalCard'
            | 'twic'
            | 'hazmat'
            | 'mvr'
            | 'cdlis'
            | 'backgroundCheck'
            | 'employmentVerification'
            | 'email'
            | 'phone'
            | 'photo'
            | 'schedule'
            | 'reference'
            | 'employmentHistory'
            | 'residenceHistory'
            | 'compliance'
            | 'allEmployersListed'
            | 'fcraDisclosure'
            | 'fcraAuthorization'
            | 'pspConsent'
            | 'clearinghouseConsent'
            | 'voeConsent'
            | 'singleLicence'
            | 'drugAlcoholRelease'
            | 'employerMvr'
            | 'annualReview'
            | 'violationsCertificate'
            | 'registryNote'
            | 'roadTest'
            | 'hoursStatement'
            | 'safetyHistory'
            | 'drugAlcoholHistory'
            | 'psp'
            | 'clearinghouseFull'
            | 'clearinghouseAnnual'
            | 'drugTest'
            | 'drugProgramme'
            | 'drugQuestion'
            | 'hazmatTraining'
            | 'englishProficiency'
            | 'workStatus'
            | 'i9Section1'
            | 'i9Section2'
            | 'qualificationFile';
          lasts: components['schemas']['RequirementSpan'] | 'untilItsEnd' | null;
          /** @enum {string} */
          type: 'evidence';
        }
      | {
          /** @enum {string} */
          type: 'age';
          years: number;
        }
      | {
          /** @enum {string} */
          history: 'work' | 'homes';
          months: number;
          /** @enum {string} */
          type: 'told';
        };
    RequirementSpan: {
      count: number;
      /** @enum {string} */
      unit: 'days' | 'months' | 'businessDays';
    };
    RequirementVersion: {
      /** Format: uuid */
      _id: string;
      /** @enum {string} */
      acts: 'driver' | 'ops' | 'carrier' | 'others';
      appliesIf: {
        cdl?: boolean;
        dotEmployers?: boolean;
        employed?: boolean;
        hazmat?: boolean;
        interstate?: boolean;
        nonDomiciled?: boolean;
        otherModeEmployers?: boolean;
        twic?: boolean;
      };
      /** @enum {string} */
      area:
        | 'qualification'
        | 'medical'
        | 'drivingRecord'
        | 'investigation'
        | 'drugAlcohol'
        | 'reports'
        | 'employment'
        | 'platform';
      author: {
        /** Format: uuid */
        _id: string;
        name: string;
      } | null;
      citation: string;
      code: string;
      due: {
        after: components['schemas']['RequirementSpan'];
        /** @enum {string} */
        from: 'start' | 'signUp';
      } | null;
      /** Format: date */
      effectiveFrom: string;
      /** Format: date */
      effectiveTo: string | null;
      endedBy: {
        /** Format: uuid */
        _id: string;
        name: string;
      } | null;
      note: string;
      noticeDays: number;
      proofs: components['schemas']['RequirementProof'][];
      retention: {
        /** @enum {string} */
        from: 'proof' | 'employmentStart' | 'employmentEnd' | 'lastQuery';
        months: number;
        orLater?: {
          /** @enum {string} */
          from: 'proof' | 'employmentStart' | 'employmentEnd' | 'lastQuery';
          months: number;
        };
      } | null;
      /** @enum {string} */
      scope: 'driver' | 'organization';
      title: string;
      /** Format: date-time */
      writtenAt: string;
    };
    RequirementVersions: {
      data: components['schemas']['RequirementVersion'][];
    };
    RescheduleInterviewBody: {
      /** Format: date-time */
      date: string;
    };
    ResidenceBody: {
      /** @default  */
      addressLine1?: string;
      /** @default  */
      addressLine2?: string;
      /** @default  */
      city?: string;
      /** @default false */
      current?: boolean;
      /**
       * Format: date
       * @default null
       */
      endDate?: string | null;
      localId?: string;
      /** @default false */
      moreThan3Years?: boolean;
      /** @default  */
      postalCode?: string;
      /** @default  */
      startDate?: string | '';
      /**
       * @default
       * @enum {string}
       */
      state?:
        | 'AL'
        | 'AK'
        | 'AZ'
        | 'AR'
        | 'CA'
        | 'CO'
        | 'CT'
        | 'DE'
        | 'DC'
        | 'FL'
        | 'GA'
        | 'HI'
        | 'ID'
        | 'IL'
        | 'IN'
        | 'IA'
        | 'KS'
        | 'KY'
        | 'LA'
        | 'ME'
        | 'MD'
        | 'MA'
        | 'MI'
        | 'MN'
        | 'MS'
        | 'MO'
        | 'MT'
        | 'NE'
        | 'NV'
        | 'NH'
        | 'NJ'
        | 'NM'
        | 'NY'
        | 'NC'
        | 'ND'
        | 'OH'
        | 'OK'
        | 'OR'
        | 'PA'
        | 'RI'
        | 'SC'
        | 'SD'
        | 'TN'
        | 'TX'
        | 'UT'
        | 'VT'
        | 'VA'
        | 'WA'
        | 'WV'
        | 'WI'
        | 'WY'
        | 'abroad'
        | '';
    };
    ResidenceEntry: {
      /** Format: uuid */
      _id?: string;
      /** @default  */
      addressLine1?: string;
      /** @default  */
      addressLine2?: string;
      /** @default  */
      city?: string;
      /** @default false */
      current?: boolean;
      /**
       * Format: date
       * @default null
       */
      endDate?: string | null;
      localId?: string;
      /** @default false */
      moreThan3Years?: boolean;
      /** @default  */
      postalCode?: string;
      /** @default  */
      startDate?: string | '';
      /**
       * @default
       * @enum {string}
       */
      state?:
        | 'AL'
        | 'AK'
        | 'AZ'
        | 'AR'
        | 'CA'
        | 'CO'
        | 'CT'
        | 'DE'
        | 'DC'
        | 'FL'
        | 'GA'
        | 'HI'
        | 'ID'
        | 'IL'
        | 'IN'
        | 'IA'
        | 'KS'
        | 'KY'
        | 'LA'
        | 'ME'
        | 'MD'
        | 'MA'
        | 'MI'
        | 'MN'
        | 'MS'
        | 'MO'
        | 'MT'
        | 'NE'
        | 'NV'
        | 'NH'
        | 'NJ'
        | 'NM'
        | 'NY'
        | 'NC'
        | 'ND'
        | 'OH'
        | 'OK'
        | 'OR'
        | 'PA'
        | 'RI'
        | 'SC'
        | 'SD'
        | 'TN'
        | 'TX'
        | 'UT'
        | 'VT'
        | 'VA'
        | 'WA'
        | 'WV'
        | 'WI'
        | 'WY'
        | 'abroad'
        | '';
    };
    ResidenceHistory: {
      coverage: components['schemas']['HistoryCoverage'];
      data: components['schemas']['ResidenceItem'][];
      sameAddress: boolean;
      standing: components['schemas']['SubmissionStatus'];
    };
    ResidenceItem: {
      /** Format: uuid */
      _id: string;
      /** @default  */
      addressLine1?: string;
      /** @default  */
      addressLine2?: string;
      /** @default  */
      city?: string;
      /** @default false */
      current?: boolean;
      /**
       * Format: date
       * @default null
       */
      endDate?: string | null;
      localId?: string;
      /** @default false */
      moreThan3Years?: boolean;
      /** @default  */
      postalCode?: string;
      /** @default  */
      startDate?: string | '';
      /**
       * @default
       * @enum {string}
       */
      state?:
        | 'AL'
        | 'AK'
        | 'AZ'
        | 'AR'
        | 'CA'
        | 'CO'
        | 'CT'
        | 'DE'
        | 'DC'
        | 'FL'
        | 'GA'
        | 'HI'
        | 'ID'
        | 'IL'
        | 'IN'
        | 'IA'
        | 'KS'
        | 'KY'
        | 'LA'
        | 'ME'
        | 'MD'
        | 'MA'
        | 'MI'
        | 'MN'
        | 'MS'
        | 'MO'
        | 'MT'
        | 'NE'
        | 'NV'
        | 'NH'
        | 'NJ'
        | 'NM'
        | 'NY'
        | 'NC'
        | 'ND'
        | 'OH'
        | 'OK'
        | 'OR'
        | 'PA'
        | 'RI'
        | 'SC'
        | 'SD'
        | 'TN'
        | 'TX'
        | 'UT'
        | 'VT'
        | 'VA'
        | 'WA'
        | 'WV'
        | 'WI'
        | 'WY'
        | 'abroad'
        | '';
    };
    ReviewClaim: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      lapsesAt: string;
      name: string;
    };
    ReviewDocumentBody: {
      /**
       * Format: date
       * @default null
       */
      expiresOn?: string | null;
      /** Format: uuid */
      fileId: string | null;
      isApproved: boolean;
      license?: {
        endorsements: ('T' | 'H' | 'P' | 'N' | 'X' | 'TC' | 'Other')[];
        /** @enum {string} */
        licenseClass: 'driverLicenseClassA' | 'driverLicenseClassB' | 'driverLicenseClassC';
      };
      /** @default null */
      note?: string | null;
      /**
       * @default null
       * @enum {string|null}
       */
      reason?:
        | 'unreadable'
        | 'expired'
        | 'wrong_document'
        | 'name_differs'
        | 'incomplete'
        | 'gap'
        | 'photo_unclear'
        | 'other'
        | null;
    };
    ReviewedFile: {
      /** Format: uuid */
      _id: string;
      /** @enum {string} */
      mediaType: 'application/pdf' | 'image/jpeg' | 'image/png';
      /** @enum {string} */
      scan: 'waiting' | 'clean' | 'infected';
      /** Format: date-time */
      sentAt: string;
      sizeBytes: number;
      /** Format: date */
      statedExpiresOn: string | null;
    };
    ReviewedItem: {
      /** Format: uuid */
      _id: string;
      /** Format: date */
      endDate: string | null;
      fields: {
        [key: string]: string | number | boolean | null;
      };
      reviews: components['schemas']['ItemReview'][];
      /** Format: date */
      startDate: string | null;
      /** @enum {string|null} */
      verdict: 'approved' | 'rejected' | null;
      version: string;
    };
    ReviewedSection: {
      answers: {
        [key: string]: string | number | boolean | null;
      };
      coverage: {
        gaps: {
          /** Format: date */
          from: string;
          /** Format: date */
          to: string;
        }[];
        months: number;
        neededMonths: number;
      } | null;
      /** Format: uuid */
      entryId: string | null;
      items: components['schemas']['ReviewedItem'][];
      /** @enum {string} */
      kind:
        | 'employmentHistory'
        | 'residenceHistory'
        | 'militaryService'
        | 'drivingSchool'
        | 'unemploymentPeriod'
        | 'reference'
        | 'violation'
        | 'accident';
      /** Format: date-time */
      sentAt: string | null;
      /** @enum {string|null} */
      status: 'initial' | 'rejected' | 'pending' | 'approved' | null;
    };
    ReviewItemBody: {
      /** @enum {string} */
      kind:
        | 'employmentHistory'
        | 'residenceHistory'
        | 'militaryService'
        | 'drivingSchool'
        | 'unemploymentPeriod'
        | 'reference'
        | 'violation'
        | 'accident';
      /**
       * Format: uuid
       * @default null
       */
      seen?: string | null;
      /** @default null */
      text?: string | null;
      /** @enum {string} */
      verdict: 'approved' | 'rejected' | 'noted';
      version: string;
    };
    ReviewSummary: {
      claims: {
        claim: components['schemas']['ReviewClaim'];
        /** Format: uuid */
        driverId: string;
        /** @enum {string} */
        thing:
          | 'driverLicense'
          | 'backDriverLicense'
          | 'dotMedicalCard'
          | 'mvr'
          | 'photo'
          | 'reference'
          | 'employmentHistory'
          | 'residenceHistory'
          | 'compliance'
          | 'militaryService'
          | 'drivingSchool'
          | 'unemploymentPeriod'
          | 'resume';
      }[];
      /** Format: date-time */
      oldestSentAt: string | null;
      waiting: number;
    };
    ReviewTaskBody: {
      /**
       * Format: uuid
       * @default null
       */
      entryId?: string | null;
      isApproved: boolean;
      /** @default null */
      note?: string | null;
      /**
       * @default null
       * @enum {string|null}
       */
      reason?:
        | 'unreadable'
        | 'expired'
        | 'wrong_document'
        | 'name_differs'
        | 'incomplete'
        | 'gap'
        | 'photo_unclear'
        | 'other'
        | null;
    };
    SafetyProfile: {
      minimumAge: number;
      minimumExperience: number;
      minimumExperienceInLastMonths: number;
    };
    SaveCardBody: {
      source: string;
    };
    SavedView: {
      /** Format: uuid */
      _id: string;
      hasOwnerLeft: boolean;
      isMine: boolean;
      isShared: boolean;
      name: string;
      owner: string | null;
      /** @enum {string} */
      page: 'stalled' | 'pipeline' | 'drivers' | 'reviews' | 'calls' | 'results';
      search: string;
    };
    SavedViewList: {
      data: components['schemas']['SavedView'][];
    };
    SaveScheduleBody: {
      days: {
        fr: {
          /** @default 5 */
          from?: number;
          /** @default false */
          isAlwaysAvailable?: boolean;
          isAvailable: boolean;
          /** @default 14 */
          to?: number;
        };
        mo: {
          /** @default 5 */
          from?: number;
          /** @default false */
          isAlwaysAvailable?: boolean;
          isAvailable: boolean;
          /** @default 14 */
          to?: number;
        };
        sa: {
          /** @default 5 */
          from?: number;
          /** @default false */
          isAlwaysAvailable?: boolean;
          isAvailable: boolean;
          /** @default 14 */
          to?: number;
        };
        su: {
          /** @default 5 */
          from?: number;
          /** @default false */
          isAlwaysAvailable?: boolean;
          isAvailable: boolean;
          /** @default 14 */
          to?: number;
        };
        th: {
          /** @default 5 */
          from?: number;
          /** @default false */
          isAlwaysAvailable?: boolean;
          isAvailable: boolean;
          /** @default 14 */
          to?: number;
        };
        tu: {
          /** @default 5 */
          from?: number;
          /** @default false */
          isAlwaysAvailable?: boolean;
          isAvailable: boolean;
          /** @default 14 */
          to?: number;
        };
        we: {
          /** @default 5 */
          from?: number;
          /** @default false */
          isAlwaysAvailable?: boolean;
          isAvailable: boolean;
          /** @default 14 */
          to?: number;
        };
      };
      /** @default null */
      numberOfHoursPerWeek?: number | null;
      preferences?: components['schemas']['DriverPreferences'];
      /**
       * @default WEEK_SCHEDULE
       * @enum {string}
       */
      scheduleType?: 'FLEX' | 'SHIFT_TYPE' | 'WEEK_SCHEDULE';
      /**
       * @default null
       * @enum {string|null}
       */
      shiftType?: 'AM' | 'PM' | 'Night' | null;
    };
    SaveView: {
      /** @default false */
      isShared?: boolean;
      name: string;
      /** @enum {string} */
      page: 'stalled' | 'pipeline' | 'drivers' | 'reviews' | 'calls' | 'results';
      search: string;
    };
    ScheduleView: {
      preferences: components['schemas']['DriverPreferences'];
      schedule: components['schemas']['DriverSchedule'];
      standing: components['schemas']['SubmissionStatus'];
    };
    ScreeningCall: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      callAt: string;
      /** Format: date-time */
      enteredAt: string;
      isDue: boolean;
      /** @enum {string} */
      kind: 'screening' | 'contactAgain';
      /** Format: date-time */
      lastTriedAt: string | null;
      name: string;
      owner: {
        /** Format: uuid */
        _id: string;
        name: string;
      } | null;
      phone: string | null;
      place: string;
      /** Format: date-time */
      snoozedUntil: string | null;
      targetDays: number;
      timeZone: string;
      tries: number;
    };
    ScreeningCallList: {
      counts: {
        due: number;
        later: number;
      };
      data: components['schemas']['ScreeningCall'][];
      next: string | null;
    };
    ScreeningItem: {
      /** Format: uuid */
      driverId: string;
      /** Format: uuid */
      fileId: string | null;
      key: string;
      name: string;
      next: ('needed' | 'ordered' | 'received' | 'accepted' | 'refused')[];
      /** Format: date-time */
      orderedAt: string | null;
      organization: {
        /** Format: uuid */
        _id: string;
        name: string;
      } | null;
      /** @enum {string|null} */
      provider: 'stateRecords' | 'screeningCompany' | 'psp' | 'clearinghouse' | null;
      /** @enum {string} */
      result: 'mvr' | 'cdlis' | 'backgroundCheck' | 'employmentVerification' | 'psp' | 'clearinghouse' | 'drugTest';
      /** Format: date-time */
      since: string;
      /** @enum {string} */
      stage:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified';
      /** @enum {string} */
      status: 'needed' | 'ordered' | 'waiting' | 'received' | 'accepted' | 'refused';
      targetDays: number;
    };
    ScreeningList: {
      counts: {
        accepted?: number;
        needed?: number;
        ordered?: number;
        received?: number;
        refused?: number;
        waiting?: number;
      };
      data: components['schemas']['ScreeningItem'][];
      next: string | null;
    };
    ScreeningRef: {
      /** Format: uuid */
      driverId: string;
      /**
       * Format: uuid
       * @default null
       */
      organizationId?: string | null;
      /** @enum {string} */
      result: 'mvr' | 'cdlis' | 'backgroundCheck' | 'employmentVerification' | 'psp' | 'clearinghouse' | 'drugTest';
    };
    SearchPlaces: {
      /** @default  */
      search?: string;
    };
    SendBackBody: {
      note: string;
    };
    ServedStates: {
      states: (
        | 'AL'
        | 'AK'
        | 'AZ'
        | 'AR'
        | 'CA'
        | 'CO'
        | 'CT'
        | 'DE'
        | 'DC'
        | 'FL'
        | 'GA'
        | 'HI'
        | 'ID'
        | 'IL'
        | 'IN'
        | 'IA'
        | 'KS'
        | 'KY'
        | 'LA'
        | 'ME'
        | 'MD'
        | 'MA'
        | 'MI'
        | 'MN'
        | 'MS'
        | 'MO'
        | 'MT'
        | 'NE'
        | 'NV'
        | 'NH'
        | 'NJ'
        | 'NM'
        | 'NY'
        | 'NC'
        | 'ND'
        | 'OH'
        | 'OK'
        | 'OR'
        | 'PA'
        | 'RI'
        | 'SC'
        | 'SD'
        | 'TN'
        | 'TX'
        | 'UT'
        | 'VT'
        | 'VA'
        | 'WA'
        | 'WV'
        | 'WI'
        | 'WY'
      )[];
    };
    Session: {
      accessToken: string;
      /** Format: date-time */
      expiresAt: string;
      user: components['schemas']['User'];
    };
    SessionTimes: {
      absoluteSeconds: number;
      idleSeconds: number | null;
    };
    Signature:
      | {
          strokes: number[][];
          /** @enum {string} */
          type: 'drawn';
        }
      | {
          /** @enum {string} */
          type: 'typed';
        };
    SignBody: {
      fullName: string;
      /** @enum {boolean} */
      hasAgreed: true;
      /** @enum {string} */
      kind: 'background-check-disclosure' | 'psp-background-reports' | 'background-check-authorization';
      shown: string[];
      signature: components['schemas']['Signature'];
      /** @default false */
      wantsFreeCopy?: boolean;
    };
    SignIn: {
      email: string;
      password: string;
    };
    SignInByPhone: {
      code: string;
      phone: string;
    };
    SignInView: {
      /** Format: uuid */
      _id: string;
      device: string | null;
      ipPrefix: string | null;
      isCurrent: boolean;
      /** Format: date-time */
      lastUsedAt: string;
      /** Format: date-time */
      signedInAt: string;
    };
    SignUpDriver: {
      address: components['schemas']['HomeAddress'];
      email: string;
      firstName: string;
      lastName: string;
      middleName?: string | null;
      password: string;
      phone: string;
      referralCode?: string;
      /** @default false */
      smsConsent?: boolean;
    };
    SnoozeBody: {
      /** @enum {string} */
      reason: 'waiting_for_driver' | 'waiting_for_others' | 'agreed_date' | 'other';
      /** Format: date-time */
      until: string | null;
    };
    SocialProviders: {
      providers: ('google' | 'facebook' | 'apple' | 'indeed')[];
    };
    SocialSignInState: {
      email: string;
      firstName: string;
      isRegistered: boolean;
      lastName: string;
      linkBy: ('password' | 'google' | 'facebook' | 'apple' | 'indeed')[] | null;
      /** @enum {string} */
      provider: 'google' | 'facebook' | 'apple' | 'indeed';
    };
    StaffMember: {
      /** Format: uuid */
      _id: string;
      email: string;
      facilities: {
        /** Format: uuid */
        _id: string;
        name: string;
      }[];
      firstName: string;
      /** Format: date-time */
      invitedAt: string | null;
      isAdmin: boolean;
      lastName: string;
      lastSignIn: components['schemas']['LastLogin'] | null;
      lead: {
        /** Format: uuid */
        _id: string;
        name: string;
      } | null;
      /** @enum {string|null} */
      position: 'LOCATION_MANAGER' | 'REGIONAL_MANAGER' | 'SAFETY' | 'ACCOUNTING' | 'HR' | 'RECRUITER' | null;
      /** @enum {string} */
      state: 'active' | 'invited' | 'invitation-expired' | 'invitation-withdrawn' | 'deactivated';
    };
    StageReport: {
      entered: number;
      erased: number;
      exited: number;
      left: components['schemas']['Stays'];
      over: number | null;
      /** @enum {string} */
      stage:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified';
      stayed: number;
      stays: components['schemas']['Stays'];
      waiting: components['schemas']['Stays'];
      wentBack: number;
      wentOn: number;
    };
    StageVisit: {
      /** @enum {string} */
      by: 'driver' | 'ops' | 'rules' | 'import';
      days: number;
      driver: {
        /** Format: uuid */
        _id: string;
        name: string;
      };
      /** Format: date-time */
      enteredAt: string;
      /** @enum {string|null} */
      fromStage:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified'
        | null;
      /** Format: date-time */
      leftAt: string | null;
      /** @enum {string|null} */
      leftTo:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified'
        | null;
      owner: {
        /** Format: uuid */
        _id: string;
        name: string;
      } | null;
      reason: string | null;
      /** @enum {string} */
      stage:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified';
    };
    StageVisits: {
      count: number;
      data: components['schemas']['StageVisit'][];
      next: string | null;
    };
    StalledItem: {
      /** Format: uuid */
      _id: string;
      daysOver: number;
      /** Format: uuid */
      driverId: string | null;
      /** Format: date-time */
      dueAt: string;
      /** Format: date-time */
      enteredAt: string;
      isEscalated: boolean;
      /** @enum {string} */
      kind: 'driver' | 'candidacy' | 'order';
      /** Format: date-time */
      lastContactAt: string | null;
      /** @enum {string} */
      next:
        | 'answerQuestions'
        | 'confirmContact'
        | 'sendTasks'
        | 'sendAgain'
        | 'makeCall'
        | 'review'
        | 'orderResults'
        | 'awaitResults'
        | 'judgeResults'
        | 'decide'
        | 'renewProof'
        | 'completeFile'
        | 'place'
        | 'contactAgain'
        | 'answerInvite'
        | 'carrierAnswersRequest'
        | 'safetyReviews'
        | 'carrierSchedulesInterview'
        | 'answerInterview'
        | 'carrierConfirmsTime'
        | 'attendInterview'
        | 'answerStart'
        | 'carrierAnswersStart'
        | 'carrierConfirmsStart'
        | 'startWork'
        | 'addReviewer'
        | 'acceptOrder'
        | 'findDrivers';
      /** Format: uuid */
      orderId: string | null;
      owner: {
        /** Format: uuid */
        _id: string;
        name: string;
      } | null;
      place: string;
      /** Format: date-time */
      snoozedUntil: string | null;
      /** @enum {string} */
      stage:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified'
        | 'invited'
        | 'requested'
        | 'inReview'
        | 'approved'
        | 'interviewing'
        | 'hired'
        | 'ended'
        | 'closed'
        | 'pending'
        | 'active'
        | 'past'
        | 'deleted';
      targetDays: number;
      title: string;
      /** @enum {string} */
      waitsFor: 'driver' | 'ops' | 'others' | 'carrier' | 'safety';
    };
    StalledList: {
      data: components['schemas']['StalledItem'][];
      next: string | null;
    };
    StalledOrder: {
      /**
       * @default asc
       * @enum {string}
       */
      direction?: 'asc' | 'desc';
      /** Format: date-time */
      dueAfter?: string;
      /** Format: date-time */
      dueBy?: string;
      /** @default false */
      escalated?: boolean;
      /** @enum {string} */
      kind?: 'driver' | 'candidacy' | 'order';
      minDaysOver?: number;
      /** @enum {string} */
      next?:
        | 'answerQuestions'
        | 'confirmContact'
        | 'sendTasks'
        | 'sendAgain'
        | 'makeCall'
        | 'review'
        | 'orderResults'
        | 'awaitResults'
        | 'judgeResults'
        | 'decide'
        | 'renewProof'
        | 'completeFile'
        | 'place'
        | 'contactAgain'
        | 'answerInvite'
        | 'carrierAnswersRequest'
        | 'safetyReviews'
        | 'carrierSchedulesInterview'
        | 'answerInterview'
        | 'carrierConfirmsTime'
        | 'attendInterview'
        | 'answerStart'
        | 'carrierAnswersStart'
        | 'carrierConfirmsStart'
        | 'startWork'
        | 'addReviewer'
        | 'acceptOrder'
        | 'findDrivers';
      owner?: string | 'none';
      /**
       * @default hide
       * @enum {string}
       */
      snoozed?: 'hide' | 'show' | 'only';
      /**
       * @default due
       * @enum {string}
       */
      sort?: 'due' | 'entered' | 'lastContact';
      /** @enum {string} */
      stage?:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified'
        | 'invited'
        | 'requested'
        | 'inReview'
        | 'approved'
        | 'interviewing'
        | 'hired'
        | 'ended'
        | 'closed'
        | 'pending'
        | 'active'
        | 'past'
        | 'deleted';
      /** @enum {string} */
      waitsFor?: 'driver' | 'ops' | 'others' | 'carrier' | 'safety';
    };
    StalledPageQuery: {
      after?: string;
      /**
       * @default asc
       * @enum {string}
       */
      direction?: 'asc' | 'desc';
      /** Format: date-time */
      dueAfter?: string;
      /** Format: date-time */
      dueBy?: string;
      /** @default false */
      escalated?: boolean;
      /** @enum {string} */
      kind?: 'driver' | 'candidacy' | 'order';
      /** @default 25 */
      limit?: number;
      minDaysOver?: number;
      /** @enum {string} */
      next?:
        | 'answerQuestions'
        | 'confirmContact'
        | 'sendTasks'
        | 'sendAgain'
        | 'makeCall'
        | 'review'
        | 'orderResults'
        | 'awaitResults'
        | 'judgeResults'
        | 'decide'
        | 'renewProof'
        | 'completeFile'
        | 'place'
        | 'contactAgain'
        | 'answerInvite'
        | 'carrierAnswersRequest'
        | 'safetyReviews'
        | 'carrierSchedulesInterview'
        | 'answerInterview'
        | 'carrierConfirmsTime'
        | 'attendInterview'
        | 'answerStart'
        | 'carrierAnswersStart'
        | 'carrierConfirmsStart'
        | 'startWork'
        | 'addReviewer'
        | 'acceptOrder'
        | 'findDrivers';
      owner?: string | 'none';
      /**
       * @default hide
       * @enum {string}
       */
      snoozed?: 'hide' | 'show' | 'only';
      /**
       * @default due
       * @enum {string}
       */
      sort?: 'due' | 'entered' | 'lastContact';
      /** @enum {string} */
      stage?:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified'
        | 'invited'
        | 'requested'
        | 'inReview'
        | 'approved'
        | 'interviewing'
        | 'hired'
        | 'ended'
        | 'closed'
        | 'pending'
        | 'active'
        | 'past'
        | 'deleted';
      /** @enum {string} */
      waitsFor?: 'driver' | 'ops' | 'others' | 'carrier' | 'safety';
    };
    StalledSearch: {
      /** Format: date-time */
      dueAfter?: string;
      /** Format: date-time */
      dueBy?: string;
      /** @default false */
      escalated?: boolean;
      /** @enum {string} */
      kind?: 'driver' | 'candidacy' | 'order';
      minDaysOver?: number;
      /** @enum {string} */
      next?:
        | 'answerQuestions'
        | 'confirmContact'
        | 'sendTasks'
        | 'sendAgain'
        | 'makeCall'
        | 'review'
        | 'orderResults'
        | 'awaitResults'
        | 'judgeResults'
        | 'decide'
        | 'renewProof'
        | 'completeFile'
        | 'place'
        | 'contactAgain'
        | 'answerInvite'
        | 'carrierAnswersRequest'
        | 'safetyReviews'
        | 'carrierSchedulesInterview'
        | 'answerInterview'
        | 'carrierConfirmsTime'
        | 'attendInterview'
        | 'answerStart'
        | 'carrierAnswersStart'
        | 'carrierConfirmsStart'
        | 'startWork'
        | 'addReviewer'
        | 'acceptOrder'
        | 'findDrivers';
      owner?: string | 'none';
      /**
       * @default hide
       * @enum {string}
       */
      snoozed?: 'hide' | 'show' | 'only';
      /** @enum {string} */
      stage?:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified'
        | 'invited'
        | 'requested'
        | 'inReview'
        | 'approved'
        | 'interviewing'
        | 'hired'
        | 'ended'
        | 'closed'
        | 'pending'
        | 'active'
        | 'past'
        | 'deleted';
      /** @enum {string} */
      waitsFor?: 'driver' | 'ops' | 'others' | 'carrier' | 'safety';
    };
    StalledSummary: {
      count: number;
      drivers: number;
      escalated: number;
      medianDaysOver: number | null;
    };
    StartBody: {
      startDate: string;
    };
    StartView: {
      /** @enum {string} */
      answer: 'offered' | 'accepted';
      /** Format: date */
      endOn: string | null;
      proposal: {
        note: string | null;
        /** Format: date */
        startOn: string;
      } | null;
      /** Format: date-time */
      startedAt: string | null;
      /** Format: date */
      startOn: string;
    };
    StatedExpiryBody: {
      /** Format: date */
      expiresOn: string | null;
    };
    Stays: {
      count: number;
      medianDays: number | null;
      p90Days: number | null;
    };
    StoredFile: {
      /** Format: uuid */
      _id: string;
    };
    SubmissionStatus: {
      isChanged: boolean;
      /** Format: date-time */
      sentAt: string | null;
      /** @enum {string} */
      status: 'initial' | 'rejected' | 'pending' | 'approved';
    };
    SubmitEmployment: {
      /** @default false */
      commercialEmployersListed?: boolean;
      histories?: components['schemas']['EmploymentEntry'][];
    };
    SubmitResidence: {
      histories?: components['schemas']['ResidenceEntry'][];
      /** @default false */
      sameAddress?: boolean;
    };
    Support: {
      email: string | null;
      phone: string | null;
    };
    TakenReview: {
      review: components['schemas']['QueuedReview'] | null;
    };
    TakeReviewBody: {
      /** @default null */
      after?: {
        /** Format: uuid */
        driverId: string;
        /** Format: date-time */
        sentAt: string;
        /** @enum {string} */
        thing:
          | 'driverLicense'
          | 'backDriverLicense'
          | 'dotMedicalCard'
          | 'mvr'
          | 'photo'
          | 'reference'
          | 'employmentHistory'
          | 'residenceHistory'
          | 'compliance'
          | 'militaryService'
          | 'drivingSchool'
          | 'unemploymentPeriod'
          | 'resume';
      } | null;
      /** @enum {string} */
      kind?:
        | 'driverLicense'
        | 'backDriverLicense'
        | 'dotMedicalCard'
        | 'mvr'
        | 'photo'
        | 'reference'
        | 'employmentHistory'
        | 'residenceHistory'
        | 'compliance'
        | 'militaryService'
        | 'drivingSchool'
        | 'unemploymentPeriod'
        | 'resume';
      /** @enum {string} */
      stage?:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified';
    };
    Timeline: {
      data: components['schemas']['TimelineItem'][];
      next: string | null;
    };
    TimelineItem: {
      about?: string;
      actor: {
        /** @enum {string} */
        kind: 'driver' | 'fleet' | 'ops' | 'system';
        name: string | null;
      };
      /** Format: date-time */
      at: string;
      driver: {
        /** Format: uuid */
        _id: string;
        name: string;
      } | null;
      key: string;
      note: string | null;
      reason: string | null;
      type: string;
    };
    UndoApprovalBody: {
      /**
       * Format: uuid
       * @default null
       */
      entryId?: string | null;
    };
    UndoContactChange: {
      undo: string;
    };
    UndoMoveBody: {
      /** @enum {string} */
      from:
        | 'PreQualify'
        | 'Processing'
        | 'Interview'
        | 'PendingHR'
        | 'HRPaperWork'
        | 'WrappingUpHR'
        | 'PreQualified_MeetsMin'
        | 'Certified'
        | 'CertifiedNotWorking'
        | 'Retarget'
        | 'NotInterested'
        | 'NotQualified';
    };
    UnemploymentPeriodBody: {
      /** @default false */
      current?: boolean;
      /**
       * Format: date
       * @default null
       */
      endDate?: string | null;
      localId?: string;
      /** @default  */
      note?: string;
      /** @default  */
      startDate?: string | '';
    };
    UnemploymentPeriodItem: {
      /** Format: uuid */
      _id: string;
      /** @default false */
      current?: boolean;
      /**
       * Format: date
       * @default null
       */
      endDate?: string | null;
      localId?: string;
      /** @default  */
      note?: string;
      /** @default  */
      startDate?: string | '';
    };
    UnemploymentPeriods: {
      data: components['schemas']['UnemploymentPeriodItem'][];
      standing: components['schemas']['SubmissionStatus'];
    };
    UpdateUser: {
      firstName?: string;
      lastName?: string;
      /** @enum {string} */
      locale?: 'en' | 'ru' | 'es' | 'zh' | 'pa' | 'fil' | 'vi';
      middleName?: string | null;
      singleKeys?: boolean;
      smsConsent?: boolean;
      /** @enum {string} */
      theme?: 'light' | 'dark' | 'system';
      wantsDigest?: boolean;
    };
    User: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      demoExpiresAt: string | null;
      email: string;
      firstName: string;
      isActive: boolean;
      landingPath: string;
      lastName: string;
      /** @enum {string} */
      locale: 'en' | 'ru' | 'es' | 'zh' | 'pa' | 'fil' | 'vi';
      organization: components['schemas']['Organization'] | null;
      personalInfo: {
        phone: string | null;
      };
      /** @enum {string|null} */
      position: 'LOCATION_MANAGER' | 'REGIONAL_MANAGER' | 'SAFETY' | 'ACCOUNTING' | 'HR' | 'RECRUITER' | null;
      roles: ('applicant' | 'business' | 'business-admin' | 'ops' | 'ops-admin')[];
      singleKeys: boolean;
      /** @enum {string} */
      status: 'pending' | 'confirmed';
      /** @enum {string} */
      theme: 'light' | 'dark' | 'system';
      timeZone: string | null;
    };
    UserRecord: {
      /** Format: uuid */
      _id: string;
      checklist: components['schemas']['ComplianceChecklist'] | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      demoExpiresAt: string | null;
      email: string;
      firstName: string;
      isActive: boolean;
      landingPath: string;
      lastName: string;
      /** @enum {string} */
      locale: 'en' | 'ru' | 'es' | 'zh' | 'pa' | 'fil' | 'vi';
      motorVehicle: components['schemas']['ComplianceMotorVehicle'] | null;
      organization: components['schemas']['Organization'] | null;
      personalInfo: {
        phone: string | null;
      };
      /** @enum {string|null} */
      position: 'LOCATION_MANAGER' | 'REGIONAL_MANAGER' | 'SAFETY' | 'ACCOUNTING' | 'HR' | 'RECRUITER' | null;
      qualification: components['schemas']['ComplianceQualification'] | null;
      roles: ('applicant' | 'business' | 'business-admin' | 'ops' | 'ops-admin')[];
      singleKeys: boolean;
      /** @enum {string} */
      status: 'pending' | 'confirmed';
      /** @enum {string} */
      theme: 'light' | 'dark' | 'system';
      timeZone: string | null;
      verification: components['schemas']['Verification'] | null;
      violations: components['schemas']['ViolationItem'][] | null;
    };
    Verification: {
      compliance: components['schemas']['VerificationSection'];
      documents: components['schemas']['VerificationDocuments'];
      drivingSchool: components['schemas']['VerificationSection'];
      employmentHistory: components['schemas']['VerificationSection'];
      militaryService: components['schemas']['VerificationSection'];
      phone: components['schemas']['VerificationSection'];
      photo: components['schemas']['VerificationSection'];
      reference: components['schemas']['VerificationSection'];
      residenceHistory: components['schemas']['VerificationSection'];
      schedule: components['schemas']['VerificationSection'];
      unemploymentPeriod: components['schemas']['VerificationSection'];
    };
    VerificationDocument: {
      note: string | null;
      reason: string | null;
      /** @enum {string} */
      status: 'initial' | 'requested' | 'uploaded' | 'pending' | 'approved' | 'rejected';
    };
    VerificationDocuments: {
      backDriverLicense: components['schemas']['VerificationDocument'];
      dotMedicalCard: components['schemas']['VerificationDocument'];
      driverLicense: components['schemas']['VerificationDocument'];
      mvr: components['schemas']['VerificationDocument'];
      note: string | null;
      reason: string | null;
      /** @enum {string} */
      status: 'initial' | 'rejected' | 'pending' | 'approved';
    };
    VerificationNote: {
      /** Format: uuid */
      _id: string;
      /** Format: uuid */
      entityId: string;
      text: string;
      /** Format: date-time */
      updatedAt: string;
    };
    VerificationSection: {
      note: string | null;
      reason: string | null;
      /** @enum {string} */
      status: 'initial' | 'rejected' | 'pending' | 'approved';
    };
    ViolationBody: {
      /**
       * @default null
       * @enum {string|null}
       */
      charge?:
        | 'speeding'
        | 'excessiveSpeeding'
        | 'dui'
        | 'testRefused'
        | 'recklessDriving'
        | 'improperLaneChange'
        | 'followingTooClosely'
        | 'signalOrSign'
        | 'railroadCrossing'
        | 'phoneOrTexting'
        | 'leavingScene'
        | 'noLicense'
        | 'suspendedLicense'
        | 'equipment'
        | 'overweight'
        | 'hoursOfService'
        | 'other'
        | null;
      /** @default  */
      city?: string;
      /** @default false */
      current?: boolean;
      /** @default  */
      details?: string;
      /**
       * Format: date
       * @default null
       */
      endDate?: string | null;
      /** @default null */
      inCommercialVehicle?: boolean | null;
      localId?: string;
      /** @default [] */
      penalty?: ('fine' | 'suspension' | 'revocation' | 'communityService' | 'other')[];
      /** @default  */
      startDate?: string | '';
      /**
       * @default
       * @enum {string}
       */
      state?:
        | 'AL'
        | 'AK'
        | 'AZ'
        | 'AR'
        | 'CA'
        | 'CO'
        | 'CT'
        | 'DE'
        | 'DC'
        | 'FL'
        | 'GA'
        | 'HI'
        | 'ID'
        | 'IL'
        | 'IN'
        | 'IA'
        | 'KS'
        | 'KY'
        | 'LA'
        | 'ME'
        | 'MD'
        | 'MA'
        | 'MI'
        | 'MN'
        | 'MS'
        | 'MO'
        | 'MT'
        | 'NE'
        | 'NV'
        | 'NH'
        | 'NJ'
        | 'NM'
        | 'NY'
        | 'NC'
        | 'ND'
        | 'OH'
        | 'OK'
        | 'OR'
        | 'PA'
        | 'RI'
        | 'SC'
        | 'SD'
        | 'TN'
        | 'TX'
        | 'UT'
        | 'VT'
        | 'VA'
        | 'WA'
        | 'WV'
        | 'WI'
        | 'WY'
        | 'abroad'
        | '';
    };
    ViolationItem: {
      /** Format: uuid */
      _id: string;
      /**
       * @default null
       * @enum {string|null}
       */
      charge?:
        | 'speeding'
        | 'excessiveSpeeding'
        | 'dui'
        | 'testRefused'
        | 'recklessDriving'
        | 'improperLaneChange'
        | 'followingTooClosely'
        | 'signalOrSign'
        | 'railroadCrossing'
        | 'phoneOrTexting'
        | 'leavingScene'
        | 'noLicense'
        | 'suspendedLicense'
        | 'equipment'
        | 'overweight'
        | 'hoursOfService'
        | 'other'
        | null;
      /** @default  */
      city?: string;
      /** @default false */
      current?: boolean;
      /** @default  */
      details?: string;
      /**
       * Format: date
       * @default null
       */
      endDate?: string | null;
      /** @default null */
      inCommercialVehicle?: boolean | null;
      localId?: string;
      /** @default [] */
      penalty?: ('fine' | 'suspension' | 'revocation' | 'communityService' | 'other')[];
      /** @default  */
      startDate?: string | '';
      /**
       * @default
       * @enum {string}
       */
      state?:
        | 'AL'
        | 'AK'
        | 'AZ'
        | 'AR'
        | 'CA'
        | 'CO'
        | 'CT'
        | 'DE'
        | 'DC'
        | 'FL'
        | 'GA'
        | 'HI'
        | 'ID'
        | 'IL'
        | 'IN'
        | 'IA'
        | 'KS'
        | 'KY'
        | 'LA'
        | 'ME'
        | 'MD'
        | 'MA'
        | 'MI'
        | 'MN'
        | 'MS'
        | 'MO'
        | 'MT'
        | 'NE'
        | 'NV'
        | 'NH'
        | 'NJ'
        | 'NM'
        | 'NY'
        | 'NC'
        | 'ND'
        | 'OH'
        | 'OK'
        | 'OR'
        | 'PA'
        | 'RI'
        | 'SC'
        | 'SD'
        | 'TN'
        | 'TX'
        | 'UT'
        | 'VT'
        | 'VA'
        | 'WA'
        | 'WV'
        | 'WI'
        | 'WY'
        | 'abroad'
        | '';
    };
    Violations: {
      data: components['schemas']['ViolationItem'][];
      lastThreeYears: number;
      lastYear: number;
    };
    VisibilityBody: {
      isVisible: boolean;
    };
    WebViewToken: {
      token: string;
    };
    WeeklyPay: {
      /** @enum {string} */
      currency: 'USD' | 'CAD';
      from: number;
      to: number;
    };
    WeekReport: {
      entered: {
        Certified?: number;
        CertifiedNotWorking?: number;
        HRPaperWork?: number;
        Interview?: number;
        NotInterested?: number;
        NotQualified?: number;
        PendingHR?: number;
        PreQualified_MeetsMin?: number;
        PreQualify?: number;
        Processing?: number;
        Retarget?: number;
        WrappingUpHR?: number;
      };
      /** Format: date */
      from: string;
      /** Format: date */
      monday: string;
      /** Format: date */
      to: string;
    };
    WeekSchedule: {
      fr: {
        from?: number;
        isAlwaysAvailable?: boolean;
        isAvailable: boolean;
        to?: number;
      };
      mo: {
        from?: number;
        isAlwaysAvailable?: boolean;
        isAvailable: boolean;
        to?: number;
      };
      sa: {
        from?: number;
        isAlwaysAvailable?: boolean;
        isAvailable: boolean;
        to?: number;
      };
      su: {
        from?: number;
        isAlwaysAvailable?: boolean;
        isAvailable: boolean;
        to?: number;
      };
      th: {
        from?: number;
        isAlwaysAvailable?: boolean;
        isAvailable: boolean;
        to?: number;
      };
      tu: {
        from?: number;
        isAlwaysAvailable?: boolean;
        isAvailable: boolean;
        to?: number;
      };
      we: {
        from?: number;
        isAlwaysAvailable?: boolean;
        isAvailable: boolean;
        to?: number;
      };
    };
    /** @default {} */
    WelcomeBody: {
      /**
       * @default signUp
       * @enum {string}
       */
      welcome?: 'signUp' | 'certified';
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  'dashboard.approved-drivers-2': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        orgId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Amount'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'dashboard.approved-drivers': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        orgId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Amount'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'social.is-registered': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SocialSignInState'];
        };
      };
      /** @description social-token-missing */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'social.login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description social-token-missing, social-user-missing */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description organization-inactive, forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description approve-email */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description provider-linked */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'social.register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['FinishSignUp'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description invalid-input, social-token-missing */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description organization-inactive, forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description approve-email */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description email-taken, provider-linked, state-not-served */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'accounts.sign-up-driver': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['SignUpDriver'];
      };
    };
    responses: {
      /** @description Success, no content */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description state-not-served */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'accounts.change-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ChangePassword'];
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input, link-not-valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description proof-needed */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'accounts.read-confirmation': {
    parameters: {
      query: {
        accessToken: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Confirmation'];
        };
      };
      /** @description invalid-input, link-not-valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'accounts.confirm-email': {
    parameters: {
      query: {
        accessToken: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ConfirmEmail'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description invalid-input, link-not-valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description sign-in-failed */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden, organization-inactive */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'accounts.confirm-phone': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ConfirmPhone'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description invalid-input, code-disabled, code-not-valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired, sign-in-failed */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description approve-email */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests, too-many-tries */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'accounts.send-confirmation-code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['RequestConfirmationCode'];
      };
    };
    responses: {
      /** @description Success, no content */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired, sign-in-failed */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description approve-email */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests, too-many-tries */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'web-view.enter-demo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EnterDemo'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'carriers.sign-up': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['FleetSignUp'];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FleetSignedUp'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'accounts.forgot-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['RequestEmailLink'];
      };
    };
    responses: {
      /** @description Success, no content */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'accounts.refresh': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description organization-inactive */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description approve-email */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'accounts.resend-confirm-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['RequestEmailLink'];
      };
    };
    responses: {
      /** @description Success, no content */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'accounts.sign-in': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['SignIn'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description sign-in-failed */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description organization-inactive */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description approve-email */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests, too-many-tries */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'accounts.sign-in-by-phone': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['SignInByPhone'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description invalid-input, code-disabled, code-not-valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'accounts.send-sign-in-code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['RequestSignInCode'];
      };
    };
    responses: {
      /** @description Success, no content */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'accounts.sign-out': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'social.providers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SocialProviders'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'social.callback': {
    parameters: {
      query?: {
        code?: string;
        error?: string;
        error_description?: string;
        iss?: string;
        state?: string;
        user?: string;
      };
      header?: never;
      path: {
        provider: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Redirects to another page */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'social.posted-callback': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        provider: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          code?: string;
          error?: string;
          error_description?: string;
          iss?: string;
          state?: string;
          user?: string;
        };
      };
    };
    responses: {
      /** @description Redirects to another page */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'social.start': {
    parameters: {
      query?: {
        linking?: '1';
      };
      header?: never;
      path: {
        provider: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Redirects to another page */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'social.link-by-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['LinkByPassword'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description invalid-input, social-token-missing */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description sign-in-failed */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description organization-inactive, forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description approve-email */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description provider-linked */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests, too-many-tries */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'social.linked': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkedProviders'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'social.link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkedProviders'];
        };
      };
      /** @description social-token-missing */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden, proof-needed */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description provider-linked */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'social.unlink': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        provider: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkedProviders'];
        };
      };
      /** @description invalid-input, provider-not-valid, social-user-missing */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description proof-needed */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description last-way-in */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'web-view.token-login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['WebViewToken'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description invalid-input, link-not-valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description organization-inactive */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description approve-email */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'web-view.issue-token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebViewToken'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.undo-contact-change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['UndoContactChange'];
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input, link-not-valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'drivers.profile': {
    parameters: {
      query?: {
        orderId?: string;
      };
      header?: never;
      path: {
        driverId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DriverProfile'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'dashboard.candidates': {
    parameters: {
      query?: {
        limit?: number;
        skip?: number | null;
        waiting?:
          | 'yours'
          | 'requests'
          | 'reviews'
          | 'toInterview'
          | 'proposals'
          | 'outcomes'
          | 'startsToConfirm'
          | 'late'
          | 'approved'
          | 'onAssignment';
      };
      header?: never;
      path: {
        orgId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Candidates'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'chat.channel': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChatChannel'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'chat.driver-token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChatToken'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable, chat-not-connected */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'chat.fleet-user-token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChatToken'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable, chat-not-connected */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'chat.organization-token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChatToken'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable, chat-not-connected */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.count-invited': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Count'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.count-request': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Count'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.count-review': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Count'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'health.csp-reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['CspReports'];
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'dashboard.read': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        orgId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Dashboard'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'accounts.demo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Demo'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'consents.list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConsentList'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'consents.read-file': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests, too-many-at-once */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver-files.read': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': string;
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver-files.state-expiry': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['StatedExpiryBody'];
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input, proof-expired */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.application': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DriverApplication'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.list-accidents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Accidents'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.add-accidents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['AccidentBody'];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccidentItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.read-accidents': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccidentItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.change-accidents': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['AccidentBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccidentItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.remove-accidents': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'compliance.read': {
    parameters: {
      query?: {
        language?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Compliance'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'compliance.save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ComplianceBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Compliance'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'compliance.mark-reading': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ReadingBody'];
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description disclosure-not-read */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.list-driving-school': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DrivingSchools'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.add-driving-school': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['DrivingSchoolBody'];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DrivingSchoolItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.read-driving-school': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DrivingSchoolItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.change-driving-school': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['DrivingSchoolBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DrivingSchoolItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.remove-driving-school': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.change-email-2': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ChangeEmail'];
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description proof-needed */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.list-employmentHistory': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmploymentHistory'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.add-employmentHistory': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EmploymentBody'];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmploymentItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.read-employmentHistory': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmploymentItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.change-employmentHistory': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EmploymentBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmploymentItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.remove-employmentHistory': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.submit-employment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['SubmitEmployment'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmploymentHistory'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.list-military-services': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MilitaryServices'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.add-military-services': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['MilitaryServiceBody'];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MilitaryServiceItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.read-military-services': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MilitaryServiceItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.change-military-services': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['MilitaryServiceBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MilitaryServiceItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.remove-military-services': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.change-phone-2': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ChangePhone'];
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input, code-disabled, code-not-valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description proof-needed */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.request-phone-code-2': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['RequestPhoneCode'];
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description proof-needed */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.check-phone-code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ChangePhone'];
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input, code-disabled, code-not-valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description proof-needed */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.read-references': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['References'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.save-references': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ReferencesBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['References'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.submit-references': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ReferencesBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['References'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.list-residenceHistory': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResidenceHistory'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.add-residenceHistory': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ResidenceBody'];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResidenceItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.read-residenceHistory': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResidenceItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.change-residenceHistory': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ResidenceBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResidenceItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.remove-residenceHistory': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.submit-residence': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['SubmitResidence'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResidenceHistory'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.read-schedule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScheduleView'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.save-schedule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['SaveScheduleBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScheduleView'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'compliance.sign': {
    parameters: {
      query?: {
        language?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['SignBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Compliance'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description compliance-incomplete, disclosure-not-read, legal-text-changed, legal-text-not-approved */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.list-unemployment-period': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnemploymentPeriods'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.add-unemployment-period': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['UnemploymentPeriodBody'];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnemploymentPeriodItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.read-unemployment-period': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnemploymentPeriodItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.change-unemployment-period': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['UnemploymentPeriodBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnemploymentPeriodItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.remove-unemployment-period': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver-files.upload-document': {
    parameters: {
      query: {
        expiresOn?: string;
        type: 'driverLicense' | 'backDriverLicense' | 'dotMedicalCard' | 'mvr' | 'photo' | 'resume';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/octet-stream': string;
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoredFile'];
        };
      };
      /** @description invalid-input, file-active, file-broken, file-empty, file-infected, file-too-large, file-type-not-allowed, files-full, files-of-the-day, picture-needed, picture-too-large, proof-expired */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver-files.try-document': {
    parameters: {
      query: {
        expiresOn?: string;
        type: 'driverLicense' | 'backDriverLicense' | 'dotMedicalCard' | 'mvr' | 'photo' | 'resume';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/octet-stream': string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckedFile'];
        };
      };
      /** @description invalid-input, file-active, file-broken, file-empty, file-infected, file-too-large, file-type-not-allowed, files-full, files-of-the-day, picture-needed, picture-too-large */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver-files.upload-avatar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/octet-stream': string;
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoredFile'];
        };
      };
      /** @description file-active, file-broken, file-empty, file-infected, file-too-large, file-type-not-allowed, files-full, files-of-the-day, picture-needed, picture-too-large */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.list-violation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Violations'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.add-violation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ViolationBody'];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ViolationItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.read-violation': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ViolationItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.change-violation': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ViolationBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ViolationItem'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.remove-violation': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.access-log': {
    parameters: {
      query?: {
        after?: string;
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['AccessLine'][];
            next: string | null;
          };
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.set-availability': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['AvailabilityBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DriverMe'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.list-candidacies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DriverApplicationViewList'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.accept-interview': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        candidacyId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['DriverInterviewBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.accept-invite': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        candidacyId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['DriverAnswerBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.accept-start': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        candidacyId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['DriverAnswerBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.decline-invite': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        candidacyId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['DriverReasonBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.decline-start': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        candidacyId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['DriverReasonBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.end-assignment': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        candidacyId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['DriverEndBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input, end-date-not-possible */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.propose-start': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        candidacyId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ProposeStartBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input, start-date-unchanged, start-in-past, start-after-end */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.propose-time': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        candidacyId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ProposeTimeBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input, interview-in-past, interview-time-unchanged */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.withdraw-proposed-time': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        candidacyId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['DriverInterviewBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        candidacyId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['DriverReasonBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.list-jobs': {
    parameters: {
      query?: {
        homeDaily?: boolean;
        miles?: number;
        noTouch?: boolean;
        page?: number | null;
        trailer?: 'Dry Van' | 'Reefer' | 'Flatbed' | 'Step Deck' | 'Tanker' | 'Dry Bulk Tank' | 'Specialized Trailers';
        weeklyPay?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DriverJobs'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.read-job': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DriverJobDetail'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DriverMe'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.personal-info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DriverPersonalInfo'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.pre-qualification-answers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PreQualificationAnswers'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.pre-qualify': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['PreQualifyBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DriverMe'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description already-qualified */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.save-preferences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['DriverPreferences'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DriverPreferences'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.referral': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Referral'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'drivers.search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['DriverSearchBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DriverCards'];
        };
      };
      /** @description invalid-input, radius-too-large */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'drivers.join-waitlist': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['JoinWaitlist'];
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.duplicate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'eld.hos-logs': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HosLogs'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'dashboard.events': {
    parameters: {
      query?: {
        limit?: number;
        skip?: number | null;
      };
      header?: never;
      path: {
        orgId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DashboardEvents'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'facilities.contact-persons': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        facilityId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContactPerson'][];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'facilities.list': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        orgId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FacilityView'][];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'carriers.call-offer': {
    parameters: {
      query: {
        booking: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CallOffer'];
        };
      };
      /** @description invalid-input, link-not-valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'carriers.book-call': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['BookCall'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CallOffer'];
        };
      };
      /** @description invalid-input, link-not-valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description application-settled, call-time-taken */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'carriers.autocomplete': {
    parameters: {
      query: {
        search: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CensusCarrier'][];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.approve-for-interview': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden, safety-approval-needed */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.reject-review': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['FleetReasonBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden, safety-approval-needed */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed, notices-not-recorded */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.create-2': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['JobOrderForm'];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.read-2': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderView'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description order-has-assignments, order-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.update-2': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['JobOrderPatch'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description order-not-editable, order-changed, seats-below-hired */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.list': {
    parameters: {
      query: {
        limit?: number;
        skip?: number | null;
        stage: 'invited' | 'requested' | 'review' | 'interview' | 'hired';
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCards'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.counts': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderCounts'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.day-interviews': {
    parameters: {
      query: {
        day: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DayInterviews'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.timeline': {
    parameters: {
      query?: {
        after?: string;
        driverId?: string;
        limit?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Timeline'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.list': {
    parameters: {
      query?: {
        limit?: number;
        mine?: boolean;
        skip?: number | null;
      };
      header?: never;
      path: {
        orgId: string;
        status: 'pending' | 'active' | 'past' | 'deleted';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderList'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.cancel-assignment': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['FleetReasonBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed, notices-not-recorded */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.end-assignment': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EndAssignmentBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input, end-date-not-possible */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.cancel': {
    parameters: {
      query?: {
        notifyDrivers?: boolean;
        notifyToDriver?: boolean;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description order-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.count-invited-2': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Count'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.count-request-2': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Count'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.count-review-2': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Count'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.request-job': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['RequestBody'];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden, organization-inactive */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description driver-already-requested, driver-already-hired, driver-not-active, driver-does-not-fit, order-not-active, order-not-visible, order-filled */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.move-to-review': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.pass-request': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['FleetReasonBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed, notices-not-recorded */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.duplicate-2': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'facilities.fleet-configuration': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        facilityId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            cameraInTrack?: boolean;
            dressCode?: (
              'safety-vest' | 'jeans' | 'company-will-provide' | 'steel-toe-boots' | 'clean-plain-t-shirt'
            )[];
            eldDevices?: string[];
            equipment?: string[];
            equipmentAverageAge?: number;
            equipmentBrand?: string[];
            equipmentTransmission?: ('automatic' | 'manual')[];
            otherRequirements?: string;
          };
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.invite': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['InviteBody'];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden, organization-inactive */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description driver-already-invited, driver-already-hired, driver-hired-elsewhere, driver-not-searchable, order-not-active, order-filled */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.cancel-invite': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['FleetReasonBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed, notices-not-recorded */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.read': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderView'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.schedule-interview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['InterviewBody'];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input, interview-in-past */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed, interview-overlaps */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.cancel-interview': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['CancelInterviewBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.reschedule-interview': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['RescheduleInterviewBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input, interview-in-past */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed, interview-overlaps */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.confirm-proposal': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input, interview-in-past */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed, interview-overlaps */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.record-no-show': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.rescind-start': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['FleetReasonBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed, notices-not-recorded */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.move-start': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['StartBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input, start-in-past, start-after-end */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.confirm-start': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed, driver-not-ready */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.accept-proposed-start': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['StartBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input, start-in-past, start-after-end */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.keep-start': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.set-visibility-2': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['VisibilityBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description order-not-editable */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.hire': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['StartBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input, start-in-past, start-after-end */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden, organization-inactive */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed, driver-already-hired, driver-not-ready, order-filled, order-not-active */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.pass': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['FleetReasonBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed, notices-not-recorded */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.last-login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            lastLogin: components['schemas']['LastLogin'] | null;
          };
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'legal.read-text': {
    parameters: {
      query?: {
        language?: string;
      };
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegalText'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.text-referral-link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description phone-missing, sms-consent-missing */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.end-assignment': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EndAssignmentBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input, end-date-not-possible */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.read-board': {
    parameters: {
      query?: {
        overdue?: boolean;
        owner?: string | 'none';
        waitsFor?: 'driver' | 'ops' | 'others' | 'nobody';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Board'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.read-board-column': {
    parameters: {
      query?: {
        after?: string;
        limit?: number;
        overdue?: boolean;
        owner?: string | 'none';
        waitsFor?: 'driver' | 'ops' | 'others' | 'nobody';
      };
      header?: never;
      path: {
        stage:
          | 'PreQualify'
          | 'Processing'
          | 'Interview'
          | 'PendingHR'
          | 'HRPaperWork'
          | 'WrappingUpHR'
          | 'PreQualified_MeetsMin'
          | 'Certified'
          | 'CertifiedNotWorking'
          | 'Retarget'
          | 'NotInterested'
          | 'NotQualified';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BoardColumn'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.act-in-bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['BulkBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkReport'];
        };
      };
      /** @description invalid-input, date-in-past */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.preview-bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['BulkBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkPreview'];
        };
      };
      /** @description invalid-input, date-in-past */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.list-call-times': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CallTime'][];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.offer-call-time': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['OfferCallTime'];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            _id: string;
          };
        };
      };
      /** @description invalid-input, call-time-past */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description call-time-offered */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.withdraw-call-time': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description call-time-booked */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.list-calls': {
    parameters: {
      query?: {
        after?: string;
        agreedBy?: string;
        kind?: 'screening' | 'contactAgain';
        limit?: number;
        owner?: string | 'none';
        turn?: 'due' | 'later';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScreeningCallList'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.list-applications': {
    parameters: {
      query?: {
        limit?: number;
        skip?: number | null;
        status?: 'new' | 'activated' | 'declined';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CarrierApplicationList'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.activate-carrier': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ActivateCarrier'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActivatedCarrier'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description application-settled, carrier-taken, email-taken */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.decline-carrier': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description application-settled */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.list-clearinghouse': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClearinghouseCarriers'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.import-clearinghouse': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/octet-stream': string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportReport'];
        };
      };
      /** @description invalid-input, file-empty, file-too-large */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.clearinghouse-file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['BulkFileBody'];
      };
    };
    responses: {
      /** @description The file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/tab-separated-values': string;
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description nothing-to-send */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.read-driver': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsDriver'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.driver-as-of': {
    parameters: {
      query: {
        on: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DriverAsOf'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.record-call': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['RecordCallBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsDriver'];
        };
      };
      /** @description invalid-input, date-in-past */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description pipeline-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.read-compliance': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ComplianceRecord'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.read-consent-file': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        consentId: string;
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests, too-many-at-once */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.reopen-document': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document: 'driverLicense' | 'backDriverLicense' | 'dotMedicalCard' | 'mvr';
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsDriver'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description pipeline-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.request-document': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document: 'driverLicense' | 'backDriverLicense' | 'dotMedicalCard' | 'mvr';
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsDriver'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description pipeline-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.review-document': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document: 'driverLicense' | 'backDriverLicense' | 'dotMedicalCard' | 'mvr';
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ReviewDocumentBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsDriver'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description pipeline-changed, review-claimed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.enter-driver-fact': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['NewDriverFactBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DriverRequirements'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.withdraw-driver-fact': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        factId: string;
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.driver-file': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsDriverFile'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.read-driver-file': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        fileId: string;
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': string;
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description file-not-scanned */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.review-item': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        itemId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ReviewItemBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewedSection'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description item-changed, item-reviewed, section-not-waiting, pipeline-changed, review-claimed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.record-missed-call': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['MissCallBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsDriver'];
        };
      };
      /** @description invalid-input, date-in-past */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description pipeline-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.move-driver': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['MoveStageBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsDriver'];
        };
      };
      /** @description invalid-input, reason-missing, date-in-past */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description pipeline-changed, stage-move-not-allowed, certification-incomplete */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.add-driver-note': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['DriverNoteBody'];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DriverNote'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.edit-driver-note': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        noteId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['DriverNoteBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DriverNote'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden, note-not-yours */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description note-closed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.assign-driver': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['AssignOwnerBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsDriver'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.record-proof': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        proof: 'twic' | 'hazmat';
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['RecordProofBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsDriver'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.driver-requirements': {
    parameters: {
      query?: {
        on?: string;
        orderId?: string;
        organizationId?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DriverRequirements'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.record-result': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['RecordResultBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsDriver'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description pipeline-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.receive-result': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        result: 'mvr' | 'cdlis' | 'backgroundCheck' | 'employmentVerification';
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/octet-stream': string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsDriver'];
        };
      };
      /** @description invalid-input, file-active, file-broken, file-empty, file-infected, file-too-large, file-type-not-allowed, picture-too-large */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description pipeline-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.snooze-driver': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['SnoozeBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsDriver'];
        };
      };
      /** @description invalid-input, date-in-past */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.review-task': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        task:
          | 'photo'
          | 'schedule'
          | 'reference'
          | 'employmentHistory'
          | 'residenceHistory'
          | 'compliance'
          | 'militaryService'
          | 'drivingSchool'
          | 'unemploymentPeriod'
          | 'resume';
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ReviewTaskBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsDriver'];
        };
      };
      /** @description invalid-input, reason-missing */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description pipeline-changed, items-not-approved, review-claimed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.undo-approval': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        task:
          | 'photo'
          | 'schedule'
          | 'reference'
          | 'employmentHistory'
          | 'residenceHistory'
          | 'compliance'
          | 'militaryService'
          | 'drivingSchool'
          | 'unemploymentPeriod'
          | 'resume';
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['UndoApprovalBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsDriver'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description pipeline-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.driver-timeline': {
    parameters: {
      query?: {
        actor?: 'driver' | 'fleet' | 'ops' | 'system';
        after?: string;
        from?: string;
        kind?: 'pipeline' | 'documents' | 'candidacies' | 'messages' | 'calls' | 'notes';
        limit?: number;
        to?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DriverTimeline'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.undo-move': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['UndoMoveBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsDriver'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description pipeline-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.search-drivers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['OpsDriversSearch'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsDriverList'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.find': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['FindBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Found'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.list-orders': {
    parameters: {
      query?: {
        limit?: number;
        skip?: number | null;
        status?: 'pending' | 'active' | 'past' | 'deleted';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsOrderList'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.accept-order': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description order-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.send-order-back': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['SendBackBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description order-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.list-members': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsMembers'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.list-organizations': {
    parameters: {
      query?: {
        limit?: number;
        search?: string;
        skip?: number | null;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsOrganizationList'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.deactivate-organization': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.reactivate-organization': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.read-report': {
    parameters: {
      query?: {
        from?: string;
        owner?: string | 'none';
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Report'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.report-file': {
    parameters: {
      query: {
        from?: string;
        owner?: string | 'none';
        table: 'stages' | 'exits' | 'owners' | 'weeks';
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.report-rows': {
    parameters: {
      query: {
        after?: string;
        by?: 'driver' | 'ops' | 'rules' | 'import';
        from?: string;
        limit?: number;
        number:
          'entered' | 'left' | 'waiting' | 'stays' | 'over' | 'wentOn' | 'wentBack' | 'exited' | 'stayed' | 'erased';
        owner?: string | 'none';
        reason?: string;
        stage?:
          | 'PreQualify'
          | 'Processing'
          | 'Interview'
          | 'PendingHR'
          | 'HRPaperWork'
          | 'WrappingUpHR'
          | 'PreQualified_MeetsMin'
          | 'Certified'
          | 'CertifiedNotWorking'
          | 'Retarget'
          | 'NotInterested'
          | 'NotQualified';
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StageVisits'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.report-rows-file': {
    parameters: {
      query: {
        by?: 'driver' | 'ops' | 'rules' | 'import';
        from?: string;
        number:
          'entered' | 'left' | 'waiting' | 'stays' | 'over' | 'wentOn' | 'wentBack' | 'exited' | 'stayed' | 'erased';
        owner?: string | 'none';
        reason?: string;
        stage?:
          | 'PreQualify'
          | 'Processing'
          | 'Interview'
          | 'PendingHR'
          | 'HRPaperWork'
          | 'WrappingUpHR'
          | 'PreQualified_MeetsMin'
          | 'Certified'
          | 'CertifiedNotWorking'
          | 'Retarget'
          | 'NotInterested'
          | 'NotQualified';
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.list-requirements': {
    parameters: {
      query?: {
        code?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequirementVersions'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.add-requirement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['NewRequirementBody'];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequirementVersion'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description requirement-changed, requirement-dates-overlap */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.end-requirement': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EndRequirementBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequirementVersion'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description requirement-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.preview-requirement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['PreviewRequirementBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequirementPreview'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description requirement-changed, requirement-dates-overlap */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.list-results': {
    parameters: {
      query?: {
        after?: string;
        limit?: number;
        provider?: 'stateRecords' | 'screeningCompany' | 'psp' | 'clearinghouse';
        result?: 'mvr' | 'cdlis' | 'backgroundCheck' | 'employmentVerification' | 'psp' | 'clearinghouse' | 'drugTest';
        status?: 'needed' | 'ordered' | 'waiting' | 'received' | 'accepted' | 'refused';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScreeningList'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.receive-screening': {
    parameters: {
      query?: {
        organizationId?: string;
      };
      header?: never;
      path: {
        driverId: string;
        result: 'mvr' | 'cdlis' | 'backgroundCheck' | 'employmentVerification' | 'psp' | 'clearinghouse' | 'drugTest';
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/octet-stream': string;
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input, file-active, file-broken, file-empty, file-infected, file-too-large, file-type-not-allowed, picture-too-large */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description pipeline-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.order-results': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['OrderResultsBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderReport'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.record-screening': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['RecordScreeningBody'];
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description pipeline-changed, result-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.list-reviews': {
    parameters: {
      query?: {
        after?: string;
        kind?:
          | 'driverLicense'
          | 'backDriverLicense'
          | 'dotMedicalCard'
          | 'mvr'
          | 'photo'
          | 'reference'
          | 'employmentHistory'
          | 'residenceHistory'
          | 'compliance'
          | 'militaryService'
          | 'drivingSchool'
          | 'unemploymentPeriod'
          | 'resume';
        limit?: number;
        stage?:
          | 'PreQualify'
          | 'Processing'
          | 'Interview'
          | 'PendingHR'
          | 'HRPaperWork'
          | 'WrappingUpHR'
          | 'PreQualified_MeetsMin'
          | 'Certified'
          | 'CertifiedNotWorking'
          | 'Retarget'
          | 'NotInterested'
          | 'NotQualified';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['QueuedReview'][];
            next: string | null;
          };
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.claim-review': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        thing:
          | 'driverLicense'
          | 'backDriverLicense'
          | 'dotMedicalCard'
          | 'mvr'
          | 'photo'
          | 'reference'
          | 'employmentHistory'
          | 'residenceHistory'
          | 'compliance'
          | 'militaryService'
          | 'drivingSchool'
          | 'unemploymentPeriod'
          | 'resume';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueuedReview'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description section-not-waiting, review-claimed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.release-review': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        thing:
          | 'driverLicense'
          | 'backDriverLicense'
          | 'dotMedicalCard'
          | 'mvr'
          | 'photo'
          | 'reference'
          | 'employmentHistory'
          | 'residenceHistory'
          | 'compliance'
          | 'militaryService'
          | 'drivingSchool'
          | 'unemploymentPeriod'
          | 'resume';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.claim-next-review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['TakeReviewBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TakenReview'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.summarize-reviews': {
    parameters: {
      query?: {
        kind?:
          | 'driverLicense'
          | 'backDriverLicense'
          | 'dotMedicalCard'
          | 'mvr'
          | 'photo'
          | 'reference'
          | 'employmentHistory'
          | 'residenceHistory'
          | 'compliance'
          | 'militaryService'
          | 'drivingSchool'
          | 'unemploymentPeriod'
          | 'resume';
        stage?:
          | 'PreQualify'
          | 'Processing'
          | 'Interview'
          | 'PendingHR'
          | 'HRPaperWork'
          | 'WrappingUpHR'
          | 'PreQualified_MeetsMin'
          | 'Certified'
          | 'CertifiedNotWorking'
          | 'Retarget'
          | 'NotInterested'
          | 'NotQualified';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewSummary'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.list-saved-views': {
    parameters: {
      query: {
        page: 'stalled' | 'pipeline' | 'drivers' | 'reviews' | 'calls' | 'results';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedViewList'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.save-view': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['SaveView'];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedView'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description view-name-taken */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.delete-view': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden, view-not-yours */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.change-view': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ChangeView'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedView'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden, view-not-yours */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description view-changed, view-name-taken */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.take-over-view': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedView'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description view-owner-here, view-name-taken */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.served-states': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsServedStates'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.serve-states': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ServedStates'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpsServedStates'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops-staff.list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffMember'][];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops-staff.invite': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['InviteColleague'];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            _id: string;
          };
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description email-taken */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops-staff.change': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        userId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ChangeOperator'];
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description own-account */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops-staff.audit': {
    parameters: {
      query?: {
        after?: string;
        limit?: number;
      };
      header?: never;
      path: {
        userId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['AuditLine'][];
            next: string | null;
          };
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops-staff.deactivate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        userId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description own-account, staff-state-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops-staff.invite-again': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        userId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description own-account, staff-state-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops-staff.withdraw-invitation': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        userId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description own-account, staff-state-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops-staff.reactivate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        userId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description own-account, staff-state-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.export-stalled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['StalledOrder'];
      };
    };
    responses: {
      /** @description The file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.search-stalled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['StalledPageQuery'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StalledList'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ops.summarize-stalled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['StalledSearch'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StalledSummary'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['JobOrderForm'];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.delete-2': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description order-has-assignments, order-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['JobOrderPatch'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description order-not-editable, order-changed, seats-below-hired */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.amounts': {
    parameters: {
      query?: {
        mine?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderAmounts'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'payments.read-card': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentCardState'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'payments.save-card': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['SaveCardBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentCardState'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description payments-closed, card-token-expired, card-not-debit */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'payments.remove-card': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentCardState'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'payments.generate-card-funding-source-token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CardFundingToken'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description payments-closed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'places.search': {
    parameters: {
      query?: {
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Places'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'candidacies.reject-interview': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidacyCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description candidacy-changed, candidacy-move-not-allowed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'carriers.served-states': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ServedStates'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'staff.list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffMember'][];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'staff.invite': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['InviteStaff'];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            _id: string;
          };
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description email-taken */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'staff.change': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        userId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ChangeStaff'];
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description own-account */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'staff.audit': {
    parameters: {
      query?: {
        after?: string;
        limit?: number;
      };
      header?: never;
      path: {
        userId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['AuditLine'][];
            next: string | null;
          };
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'staff.deactivate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        userId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description own-account, staff-state-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'staff.invite-again': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        userId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description own-account, staff-state-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'staff.withdraw-invitation': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        userId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description own-account, staff-state-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'staff.reactivate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        userId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description own-account, staff-state-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'accounts.support': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Support'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'accounts.current-user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserRecord'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'accounts.update-user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['UpdateUser'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.audit': {
    parameters: {
      query?: {
        after?: string;
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['AuditLine'][];
            next: string | null;
          };
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.change-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ChangeEmail'];
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description proof-needed */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.confirm-email-change': {
    parameters: {
      query: {
        accessToken: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input, link-not-valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.change-phone': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ChangePhone'];
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input, code-disabled, code-not-valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description proof-needed */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.request-phone-code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['RequestPhoneCode'];
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description proof-needed */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.confirm-identity': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ConfirmIdentity'];
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input, code-disabled, code-not-valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.send-identity-code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IdentityCodeSent'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.session-times': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionTimes'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.sign-ins': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignInView'][];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.end-all-sign-ins': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.end-sign-in': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        familyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountSettings'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'accounts.report-time-zone': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ReportTimeZone'];
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'account-settings.read-welcome': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['WelcomeBody'];
      };
    };
    responses: {
      /** @description Success, no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'driver.verification-notes': {
    parameters: {
      query: {
        entityIds?: string[];
        type:
          | 'phone'
          | 'email'
          | 'documents'
          | 'photo'
          | 'schedule'
          | 'reference'
          | 'employmentHistory'
          | 'residenceHistory'
          | 'compliance'
          | 'militaryService'
          | 'drivingSchool'
          | 'unemploymentPeriod'
          | 'resume'
          | 'violation'
          | 'accident';
        userId: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VerificationNote'][];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'orders.set-visibility': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['VisibilityBody'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderCommandResult'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-signed-in, session-expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description forbidden */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description order-not-editable */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description idempotency-key-reused */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description unavailable */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
}
