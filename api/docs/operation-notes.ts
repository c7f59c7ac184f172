/** Alternatives to an access token, for operations that accept both, by operation id. */
export const tokenAlternatives: Readonly<Record<string, string>> = {
  'accounts.change-password':
    'No authentication required with the token of a reset email; otherwise send the access token and the current password.',
  'accounts.send-confirmation-code':
    'No authentication required with `email` and `password`; without them, send the access token.',
  'accounts.confirm-phone':
    'No authentication required with `email` and `password`; without them, send the access token.',
};

/** Behavior of an operation beyond its summary, by operation id. */
export const operationNotes: Readonly<Record<string, string>> = {
  'notes.add':
    'Members whose handle follows an `@` are notified by email, and the note is listed among their mentions until they read it.',
  'notes.edit': 'Only the author may. Earlier texts stay in the history; only newly mentioned members are notified.',
  'ops.candidate-note-history': 'The current text first. The access log records it.',
  'notes.delete': 'Only the author may.',
  'templates.change': 'Refused if the template has changed since the version that the caller saw.',
  'webhooks.add': 'Returns the secret, which is not shown again.',
  'webhooks.change': 'Refused if the endpoint has changed since the version that the caller saw.',
  'webhooks.pause':
    'Events that wait are skipped, and none are sent while it is paused. A replay sends what it has missed.',
  'webhooks.rotate-secret':
    'Events are signed with the former secret, too, for a day, so that the receiver can change over in between.',
  'webhooks.replay-delivery':
    'The event is sent with the same id, a new timestamp and the current secret, also while the endpoint is paused.',
  'webhooks.replay': 'As for one delivery. Events are stored for 30 days.',
  'bench.list':
    'Nearest first if a place is given, which must be one of the facilities of the carrier; otherwise longest in the status first.',
  'bench.add':
    'The driver is notified, and HR or Safety review the driver. Also for drivers who were rejected or removed.',
  'bench.approve': "Only HR and Safety staff may approve, and only with access to the driver's file.",
  'bench.reject': "Only HR and Safety staff may reject, and only with access to the driver's file.",
  'accounts.sign-in': 'Sets the refresh cookie. Repeated failures are limited by account and IP address.',
  'accounts.refresh':
    'Reads and replaces the refresh cookie. Sending a replaced cookie again after 30 seconds ends the sign-in.',
  'accounts.sign-up-driver':
    'If the address already has an account, the response is the same and its owner is notified by email, so that no one learns who has an account.',
  'accounts.resend-confirm-email': 'The response is the same for every address.',
  'accounts.forgot-password': 'The response is the same for every address. The link works once.',
  'accounts.send-sign-in-code': 'The response is the same for every phone number.',
  'accounts.change-password': 'Ends all other sign-ins of the account; a reset ends all sign-ins.',
  'account-settings.change-email':
    'The address changes when its owner opens the link that is sent to it. Needs a confirmed identity (`POST /api/user/proof`).',
  'account-settings.end-all-sign-ins': 'The sign-in that sends the request ends, too.',
  'account-settings.undo-contact-change':
    'Restores the previous contacts, ends all sign-ins of the account, voids its password and sends a reset email.',
  'account-settings.confirm-identity':
    'Required before contact details and sign-in methods change; valid for ten minutes.',
  'social.start': 'For a separate window, which returns to /auth/social at the end.',
  'social.unlink': 'The last sign-in method cannot be unlinked.',
  'carriers.sign-up': 'Operations call the carrier before its organization is created.',
  'carriers.book-call': 'Replaces an earlier booking.',
  'facilities.change': 'Send only the fields to change. With `version`, a concurrent change is refused.',
  'facilities.nearby':
    'Recruiters work at the facilities that are assigned to them, all other staff at every facility.',
  'facilities.set-fleet-configuration': 'Job orders that exist keep their content.',
  'hiring.set-targets': 'Applies to candidates who are invited or who apply afterwards.',
  'facilities.set-safety-profile': 'Applies to all job orders of the carrier.',
  'orders.create': 'The job order is pending until operations accept it.',
  'orders.update':
    'Send only the fields to change. With `baseVersionId` a concurrent change is refused. The payment type can change only while the order is pending, and rates only together with it.',
  'orders.delete': 'The history of the job order is kept. Refused while a driver is on assignment.',
  'orders.cancel': 'Ends the open applications of the job order. Only pending and active orders can be canceled.',
  'autopilot.set':
    'Waves are sent once a day at most, from 9:00 to 17:00 at the facility; each driver is invited once.',
  'autopilot.preview': 'A dry run: nothing is stored or sent. The nearest 1,000 drivers within 100 miles are compared.',
  'orders.duplicate': 'The copy is a pending job order, without dates in the past.',
  'drivers.search': 'Drivers are sorted by distance, nearest first. An empty page is the last one.',
  'drivers.search-by-filters':
    'Nearest first. Without a filter the list is empty. Distances are measured from one of the facilities of the carrier.',
  'drivers.profile':
    "Last name and contact details are included while the state of the driver's application allows it; these views are logged.",
  'business-drivers.requests': 'Sorted by time in the current state, longest first.',
  'candidacies.list': 'Sorted by time in the current state, longest first.',
  'candidacies.board-column': 'Sorted by time in the current state, longest first. Ended assignments are not included.',
  'candidacies.move-to-review': "The driver's application moves to review.",
  'candidacies.approve-for-interview': 'Only HR and Safety staff may approve.',
  'candidacies.reject-review': 'Only HR and Safety staff may reject.',
  'candidacies.schedule-interview':
    'With `otherDates`, the driver picks one of up to three times, and none is reserved until then.',
  'candidacies.reschedule-interview':
    'For offered times: several dates replace them, a single one becomes the time of the interview.',
  'driver.pick-time':
    'If another interview has taken the time, the problem lists the offered times that are left in `remaining`.',
  'driver.propose-time': 'For offered times, a text without a time says that none of them fits.',
  'interviews.read-feed': 'The address is secret. Every other address returns 404; guesses are limited.',
  'interviews.renew-feed': 'An earlier address stops working.',
  'candidacies.move-start': 'The new date is offered to the driver again.',
  'candidacies.keep-start': "Declines the driver's proposal and offers the planned date again.",
  'candidacies.confirm-start': 'For a driver who started work without responding to the offered date.',
  'candidacies.record-no-show': 'Possible in the seven days after the start.',
  'driver.accept-invite': "The application moves to review. The job order's questions must be answered with yes.",
  'driver.propose-start': 'The offered date stays open until the carrier responds.',
  'driver.list-jobs': 'Sorted by distance, nearest first. An empty page is the last one.',
  'driver.submit-references': 'Needs at least two references who are neither family nor friends.',
  'driver-files.try-document': 'For the demo: runs all checks and stores nothing.',
  'driver-files.upload-document': 'The body is the file (PDF, JPEG or PNG, at most 20 MB).',
  'driver-files.upload-avatar': 'The body is the file (JPEG or PNG, at most 20 MB).',
  'compliance.sign': 'Signing the authorization submits the compliance questionnaire.',
  'chat.channel': 'Only for drivers whose open application has reached the review.',
  'eld.hos-logs':
    'Logs of the last 14 days. Without any log, the response has one entry without a provider. A carrier reads the days on which the driver works for it.',
  'hours.set-status': 'A phone without network sends its statuses later, with the time of the device.',
  'hours.import-file':
    'An output file of a logging device (49 CFR 395 subpart B, appendix A), or a CSV file with the columns `status` and `start`, and `end`, `remark` and `license`. Wrong lines are in the parameter `lines` of the problem `log-file-wrong`.',
  'hours.import-driver-file': 'The same files as for drivers, while the driver works for the carrier.',
  'payments.save-card': 'Replaces the stored card.',
  'staff.deactivate': 'Ends all sign-ins of the account. No one can sign in with it until it is reactivated.',
  'ops-staff.deactivate': 'Ends all sign-ins of the account. No one can sign in with it until it is reactivated.',
  'staff.withdraw-invitation': 'The link of the invitation no longer works.',
  'ops-staff.withdraw-invitation': 'The link of the invitation no longer works.',
  'ops.activate-carrier': 'Creates the organization and invites its first administrator by email.',
  'ops.decline-carrier': 'Cancels a booked call and notifies the carrier by email.',
  'ops.deactivate-organization': 'Signs out its staff and pauses the deadlines of its job orders.',
  'ops.serve-states': 'People on the waitlist of a state that is added receive an email.',
  'ops.withdraw-call-time': 'A time that is booked cannot be deleted.',
  'ops.undo-move': 'Refused if anything has happened since the move.',
  'ops.snooze-driver': 'Pauses reminders only; an overdue driver stays overdue.',
  'ops.act-in-bulk':
    'Runs on the server, for each driver independently: a failure for one does not stop the others. At most 500 drivers.',
  'candidates.act-in-bulk':
    'Runs on the server, for each candidate independently: a failure for one does not stop the others. At most 500 candidates.',
  'candidates.read-bulk': 'Only for the person who started it, and for colleagues with the permission of the action.',
  'candidates.list-bulk': 'Those of the last 24 hours that the caller may see, newest first.',
  'candidates.stop-bulk': 'Candidates who are done stay done; a bulk action that has finished does not change.',
  'ops.stop-bulk': 'Drivers who are done stay done; a bulk action that has finished does not change.',
  'ops.claim-review': 'Idle claims expire after 15 minutes.',
  'ops.claim-next-review': 'Claims the oldest unclaimed item for 15 minutes.',
  'ops.edit-driver-note': 'Only the author can change a note, within one day.',
  'ops.review-document': 'An approval records the expiration date; a rejection needs a reason.',
  'ops.order-results': 'Results that cannot be ordered are listed in `refused`; the others are ordered.',
  'ops.import-clearinghouse': 'The body is the result file of the Clearinghouse (tab-delimited text, at most 2 MB).',
  'ops.preview-requirement':
    'Evaluates a limited number of drivers per request; repeat with `after` until `next` is null.',
  'ops.add-requirement': 'The version cannot begin in the past. Earlier dates keep their evaluation.',
  'ops.end-requirement': 'To cancel a future version, end it on its first day.',
  'ops.read-report': 'Days and weeks are those of the zone in which the caller is. A report covers at most 731 days.',
  'ops.take-over-view': "Possible if the owner's account is deactivated.",
  'health.csp-reports': 'Sent by browsers. At most 16 kB.',
  'account-settings.change-phone':
    'Needs a confirmed identity (`POST /api/user/proof`), except to confirm the current number.',
  'candidacies.hire': 'Offers the start date to the driver, who accepts it, proposes another one or declines.',
  'candidacies.accept-proposed-start':
    'Send the date that the driver proposed; if the driver has changed it since, the request is refused.',
  'driver.request-job':
    'Only drivers who meet the requirements of the job and answer its questions with yes can apply.',
  'driver.submit-employment': 'Without `histories` the stored entries are submitted.',
  'driver.submit-residence': 'Without `histories` the stored entries are submitted.',
  'driver.withdraw-proposed-time': 'The scheduled time stays.',
  'ops.list-requirements': 'Sorted by code, newest version first.',
  'ops.search-stalled': 'Without `dueBy` only overdue items are returned.',
  'ops.undo-approval': 'Only the latest approved submission can be reopened.',
  'ops.find': 'Returns at most six records of each kind.',
  'carriers.find':
    'Returns at most six records of each kind. Drivers are those in the hiring flows or on the bench of the carrier; a masked last name is found by its initial only.',
  'account-settings.check-phone-code': 'Like changing the phone number, for clients that confirm the current one.',
  'candidacies.reject-interview': 'Like canceling the interview, but without a reason.',
  'candidacies.day-interviews': 'Interviews of all job orders of the carrier at the same facility.',
  'candidacies.timeline': 'Newest first.',
  'dashboard.candidates': 'Related records of an order are only those of the listed drivers.',
  'dashboard.search-candidates': 'Related records of an order are only those of the listed drivers.',
  'dashboard.events': 'Newest first.',
  'ops.driver-timeline': 'Newest first.',
  'ops.receive-result': 'The body is the file (PDF, JPEG or PNG, at most 20 MB).',
  'ops.receive-screening': 'The body is the file (PDF, JPEG or PNG, at most 20 MB).',
  'driver.list-candidacies': 'Open applications first.',
  'orders.list': 'Newest first by default.',
  'orders.act-in-bulk':
    'Each order is decided on its own; refusals are listed in `failures`. Turning autopilot off also needs its permission.',
  'views.take-over': "Possible if the owner's account is deactivated.",
  'ops.add-price': 'The price applies from 00:00 of a future day. Purchases that were made before keep their price.',
  'ops.preview-price': 'Changes nothing.',
  'ops.cancel-price': 'The price before it continues. A price that has applied cannot be canceled.',
  'billing.list-purchases': 'Newest first. Operations read the purchases of all carriers, or of one.',
  'ops.credit-purchase': 'The reason is shown to the carrier. A purchase can be credited once.',
  'billing.order-onboarding':
    'Each part can be ordered once for a driver. With `shownPriceCents`, the order is refused if the total has changed.',
  'timesheets.approve-many': 'Each workday has its own result; a refusal does not stop the others.',
  'timesheets.preview-approval': 'Changes nothing.',
  'timesheets.reopen': 'Possible until an invoice contains the workday.',
  'timesheets.invoices': 'The sums include what settled disputes.',
  'timesheets.direct-invoices': 'This month by default. The sum includes what settled disputes.',
  'agreed-rates.set': 'Refused if workdays from that day on are approved. A later rate replaces it from its own day.',
  'payroll-exports.create':
    'At most 62 days. Workdays of an earlier export are included only with `again`; otherwise the export is refused.',
  'payroll-exports.file': 'The content stays as it was at the time of the export.',
  'ops.retry-payout':
    'It is sent to the card that the driver has then; an attempt that was answered is never repeated.',
  'payouts.list': 'Newest week first.',
  'driver-timesheet.record': 'A phone without network sends its events later; a repeated event has no further effect.',
  'driver-timesheet.submit': 'Each workday has its own result; a refusal does not stop the others.',
  'ops-workdays.preview-adjustment': 'Changes nothing.',
  'ops-workdays.adjust': 'The adjustment may be negative; 0 closes the dispute without one.',
  'agreement.give-notice':
    'The agreement stays in force until the end of the notice period. The notice can be withdrawn.',
  'ops.disable-carrier':
    'Ends the sign-ins of its staff. Possible after enough warnings on different days about what is still overdue.',
};
