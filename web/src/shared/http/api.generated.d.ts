/** Written by scripts/generate-api-types from the declared routes; do not edit. */
export interface paths {
  '/api/auth/refresh': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Exchange the refresh cookie for a new access token */
    post: operations['accounts.refresh'];
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
    /** Sign in with e-mail and password */
    post: operations['accounts.sign-in'];
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
    /** End this sign-in in every tab */
    post: operations['accounts.sign-out'];
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
    /** Whether this is a demo, and its logins */
    get: operations['accounts.demo'];
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
    /** Who is signed in */
    get: operations['accounts.current-user'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Choose language and look */
    patch: operations['accounts.update-preferences'];
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
    /** Remember the time zone of the browser */
    post: operations['accounts.report-time-zone'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Demo: {
      demo: boolean;
      logins: {
        email: string;
        label: string;
        password: string;
      }[];
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
    Organization: {
      /** Format: uuid */
      _id: string;
      isActive: boolean;
      name: string;
    };
    Problem: {
      /** @enum {string} */
      code:
        | 'invalid-input'
        | 'approve-email'
        | 'forbidden'
        | 'not-signed-in'
        | 'organization-not-active'
        | 'session-expired'
        | 'sign-in-failed'
        | 'candidacy-changed'
        | 'candidacy-move-not-allowed'
        | 'driver-already-hired'
        | 'driver-already-invited'
        | 'driver-already-requested'
        | 'driver-does-not-fit'
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
        | 'start-in-past'
        | 'order-changed'
        | 'order-filled'
        | 'order-has-assignments'
        | 'order-not-active'
        | 'order-not-editable'
        | 'order-not-visible'
        | 'organization-inactive'
        | 'seats-below-hired'
        | 'idempotency-key-reused'
        | 'internal'
        | 'not-found'
        | 'too-many-requests'
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
    ReportTimeZone: {
      timezone: string;
    };
    Session: {
      accessToken: string;
      /** Format: date-time */
      expiresAt: string;
      user: components['schemas']['User'];
    };
    SignIn: {
      email: string;
      password: string;
    };
    UpdatePreferences: {
      /** @enum {string} */
      locale?: 'en' | 'ru' | 'es' | 'zh' | 'pa' | 'fil' | 'vi';
      /** @enum {string} */
      theme?: 'light' | 'dark' | 'system';
    };
    User: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      createdAt: string;
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
      roles: ('applicant' | 'business' | 'business-admin' | 'ops')[];
      /** @enum {string} */
      status: 'pending' | 'confirmed';
      /** @enum {string} */
      theme: 'light' | 'dark' | 'system';
      timeZone: string | null;
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
  'accounts.refresh': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
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
      /** @description organization-not-active */
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
      /** @description The answer */
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
      /** @description organization-not-active */
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
  'accounts.sign-out': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
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
  'accounts.demo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
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
  'accounts.current-user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
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
  'accounts.update-preferences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['UpdatePreferences'];
      };
    };
    responses: {
      /** @description The answer */
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
      /** @description Done */
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
}
