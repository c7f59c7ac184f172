/** What sort of refusal a problem is; the HTTP layer maps each kind to a status. */
export type ProblemKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'unconfirmed'
  | 'conflict'
  | 'mismatch'
  | 'limited'
  | 'oversized'
  | 'internal'
  | 'unavailable';

interface ProblemDefinition {
  readonly kind: ProblemKind;
  readonly title: string;
}

/** Every refusal of the product: code, kind and English text. `{name}` stands for a parameter. */
export const problems = {
  // Input
  'field-blank': { kind: 'invalid', title: "This field can't be blank" },
  'invalid-input': { kind: 'invalid', title: 'Please check the marked fields' },

  // Accounts
  'address-not-valid': { kind: 'invalid', title: 'Address is not valid' },
  'approve-email': { kind: 'unconfirmed', title: 'Please approve your email' },
  'code-disabled': { kind: 'invalid', title: 'Code is not valid' },
  'code-not-valid': { kind: 'invalid', title: 'Code is not valid' },
  'common-password': { kind: 'invalid', title: 'This password is too easy to guess, please choose another' },
  'email-taken': { kind: 'conflict', title: 'This e-mail address has an account already' },
  forbidden: { kind: 'forbidden', title: 'Forbidden resource' },
  'last-way-in': { kind: 'conflict', title: 'Keep at least one way to sign in' },
  'link-not-valid': { kind: 'invalid', title: 'This link has expired or was used already' },
  'proof-needed': { kind: 'forbidden', title: 'Please show first that it is you' },
  'not-signed-in': { kind: 'unauthenticated', title: 'Please sign in' },
  'organization-not-active': {
    kind: 'forbidden',
    title: '{organization} is not active, please contact support',
  },
  'own-account': { kind: 'conflict', title: 'Somebody else has to do this to your account' },
  'password-not-right': { kind: 'invalid', title: 'Password is not right' },
  'provider-linked': { kind: 'conflict', title: 'Another account uses this already' },
  'phone-missing': { kind: 'conflict', title: 'Please add a phone number first' },
  'provider-not-valid': { kind: 'invalid', title: 'Invalid Auth Provider' },
  'referral-code-unknown': { kind: 'invalid', title: 'This referral code does not exist' },
  'session-expired': { kind: 'unauthenticated', title: 'Session has been expired' },
  'sign-in-failed': { kind: 'unauthenticated', title: 'E-mail or password is not right' },
  'sms-consent-missing': { kind: 'conflict', title: 'Please agree to text messages first' },
  'social-email-missing': { kind: 'invalid', title: "can't get social email" },
  'social-interrupted': { kind: 'invalid', title: 'This sign-in was interrupted or took too long, please start again' },
  'social-token-missing': { kind: 'invalid', title: "can't get firebase idToken" },
  'social-user-missing': { kind: 'invalid', title: 'user not found in social credential' },
  'staff-state-changed': { kind: 'conflict', title: 'This is not possible in the present state' },
  'state-not-served': { kind: 'conflict', title: 'We do not take drivers from {state} yet' },

  // Carriers coming in
  'application-settled': { kind: 'conflict', title: 'This application was decided already' },
  'call-time-booked': { kind: 'conflict', title: 'A carrier has booked this time' },
  'call-time-offered': { kind: 'conflict', title: 'This time is offered already' },
  'call-time-past': { kind: 'invalid', title: 'The time must be in the future' },
  'call-time-taken': { kind: 'conflict', title: 'This time is no longer free, please choose another' },
  'carrier-taken': { kind: 'conflict', title: 'This MCDOT number has an organization already' },

  // Hiring
  'candidacy-changed': { kind: 'conflict', title: 'Somebody else acted on this driver meanwhile: {what} ({who})' },
  'candidacy-move-not-allowed': { kind: 'conflict', title: 'This is not possible in the present state' },
  'driver-not-reachable': {
    kind: 'conflict',
    title: 'No way to reach him that was chosen: no consent to text messages, or a closed account',
  },
  'driver-owned-already': { kind: 'conflict', title: 'This driver is theirs already' },
  'document-there': { kind: 'conflict', title: 'This document was asked for or sent already' },
  'driver-already-hired': { kind: 'conflict', title: 'The driver is already hired' },
  'driver-already-invited': { kind: 'conflict', title: 'The driver is already invited' },
  'driver-already-requested': { kind: 'conflict', title: 'This job is already requested' },
  'driver-does-not-fit': { kind: 'conflict', title: 'The job asks for more than your profile shows' },
  'driver-hired-elsewhere': { kind: 'conflict', title: 'Hired by another carrier' },
  'driver-not-active': { kind: 'conflict', title: 'Only certified drivers may request a job' },
  'driver-not-ready': { kind: 'conflict', title: 'The driver is not ready for dispatch' },
  'driver-not-searchable': { kind: 'conflict', title: 'The driver is not available' },
  'end-date-not-possible': { kind: 'invalid', title: 'The end date must lie between the start and today' },
  'interview-address-missing': { kind: 'invalid', title: 'Please, type a valid address' },
  'interview-date-missing': { kind: 'invalid', title: 'Please, select date and time for the interview' },
  'interview-in-past': { kind: 'invalid', title: 'The interview must be in the future' },
  'interview-overlaps': { kind: 'conflict', title: 'The driver has another interview at that time' },
  'no-safety-staff': { kind: 'conflict', title: 'Nobody here may approve: add HR or Safety staff' },
  'notices-not-recorded': { kind: 'conflict', title: 'Record first that the required notices were sent' },
  'radius-too-large': { kind: 'invalid', title: 'miles should must less then 100' },
  'safety-approval-needed': { kind: 'forbidden', title: 'Pending safety approval' },
  'start-after-end': { kind: 'invalid', title: 'The start date lies after the last day of the job' },
  'interview-time-unchanged': {
    kind: 'invalid',
    title: 'This is the planned time. Choose another one, or accept the interview',
  },
  'start-date-unchanged': {
    kind: 'invalid',
    title: 'This is the offered date. Choose another one, or accept it',
  },
  'start-in-past': { kind: 'invalid', title: 'The start date must not be in the past' },

  // A driver's way to certification
  'already-qualified': { kind: 'conflict', title: 'The pre-qualification is answered already' },
  'certification-incomplete': { kind: 'conflict', title: 'Something that certification needs is missing: {missing}' },
  'compliance-incomplete': { kind: 'conflict', title: 'Please complete the steps before this one first' },
  'date-in-past': { kind: 'invalid', title: 'The date must be in the future' },
  'items-not-approved': { kind: 'conflict', title: 'Approve every entry first, or reject the section' },
  'item-changed': { kind: 'conflict', title: 'The driver has changed this meanwhile, please look at it again' },
  'item-reviewed': { kind: 'conflict', title: 'Somebody else reviewed this meanwhile: {what} ({who})' },
  'review-claimed': { kind: 'conflict', title: '{who} is reviewing this' },
  'section-not-waiting': { kind: 'conflict', title: 'This does not wait for a review now' },
  'disclosure-not-read': { kind: 'conflict', title: 'Please open every disclosure and read it to its end first' },
  'legal-text-changed': { kind: 'conflict', title: 'A text has changed meanwhile, please read the new one' },
  'legal-text-not-approved': {
    kind: 'conflict',
    title: 'This text is a template that nobody has approved yet, it can not be signed',
  },
  'note-closed': { kind: 'conflict', title: 'A note can be changed for a day only, please add another one' },
  'note-not-yours': { kind: 'forbidden', title: 'Only who wrote a note may change it' },
  'pipeline-changed': { kind: 'conflict', title: 'Somebody else changed this meanwhile: {what} ({who})' },
  'proof-expired': { kind: 'invalid', title: 'The date has passed already' },
  'reason-missing': { kind: 'invalid', title: 'Please give a reason' },
  'effective-date-not-new': { kind: 'invalid', title: 'A changed rule needs a new effective date' },
  'effective-date-past': {
    kind: 'invalid',
    title: 'Past dates keep their answer: please choose today or a later day',
  },
  'requirement-changed': { kind: 'conflict', title: 'Somebody else changed this rule meanwhile' },
  'requirement-dates-overlap': {
    kind: 'conflict',
    title: 'Another version of this rule is in force from {from} until {to}',
  },
  'nothing-to-send': { kind: 'conflict', title: 'Nothing waits to be sent' },
  'result-changed': { kind: 'conflict', title: 'Somebody else changed this result meanwhile' },
  'result-consent-missing': { kind: 'conflict', title: 'The driver has not signed what this order needs' },
  'result-facts-missing': {
    kind: 'conflict',
    title: 'The date of birth or the licence number of the driver is not known',
  },
  'signature-missing': { kind: 'invalid', title: 'Please draw your signature' },
  'name-not-printable': { kind: 'invalid', title: 'Type your name as on your license, in Latin letters' },
  'signature-name-differs': {
    kind: 'invalid',
    title: 'Please type your first and last name as they are in your account',
  },
  'ssn-not-valid': { kind: 'invalid', title: 'Social security number is not valid' },
  'view-changed': { kind: 'conflict', title: 'This view was changed meanwhile, please look at it again' },
  'view-name-taken': { kind: 'conflict', title: 'You have a view of this name already' },
  'view-not-yours': { kind: 'forbidden', title: 'Only its owner may change this view' },
  'view-owner-here': { kind: 'conflict', title: 'The owner of this view still works here' },
  'stage-move-not-allowed': { kind: 'conflict', title: 'From here a driver can only be moved to: {allowed}' },

  // Files of drivers
  'file-active': {
    kind: 'invalid',
    title: 'This PDF holds a program or other files, please print it to a new PDF and choose that one',
  },
  'file-broken': { kind: 'invalid', title: 'The file cannot be opened, please choose another one' },
  'file-empty': { kind: 'invalid', title: 'The file is empty' },
  'file-infected': { kind: 'invalid', title: 'The file holds something harmful and was not kept' },
  'file-not-scanned': { kind: 'conflict', title: 'This file is being checked for viruses, please wait a moment' },
  'files-of-the-day': {
    kind: 'invalid',
    title: 'You have sent as many files as fit into one day. Please send this one tomorrow',
  },
  'files-full': { kind: 'invalid', title: 'There is no room for more files of yours. Please ask our support' },
  'file-too-large': { kind: 'invalid', title: 'The file is larger than 20 MB' },
  'file-type-not-allowed': { kind: 'invalid', title: 'Please choose a PDF, JPEG or PNG file' },
  'picture-needed': { kind: 'invalid', title: 'Please choose a JPEG or PNG picture' },
  'picture-too-large': { kind: 'invalid', title: 'The picture is too large, please choose a smaller one' },
  'picture-too-small': { kind: 'invalid', title: 'The picture is too small to read, please take a larger one' },
  'upload-changed': { kind: 'conflict', title: 'This upload goes on elsewhere, please try again' },

  // A driver's debit card
  'card-code-not-valid': { kind: 'invalid', title: 'Security code is not valid' },
  'card-declined': { kind: 'conflict', title: 'The bank declined this card, please try another one' },
  'card-expired': { kind: 'invalid', title: 'This card has expired' },
  'card-expiry-not-valid': { kind: 'invalid', title: 'Please enter month and year as MM/YY' },
  'card-not-debit': { kind: 'conflict', title: 'This is not a debit card, please use one' },
  'card-number-not-valid': { kind: 'invalid', title: 'Card number is not valid' },
  'card-token-expired': { kind: 'conflict', title: 'This took too long, please send the card again' },
  'payments-closed': { kind: 'conflict', title: 'Cards cannot be added here yet' },

  // What a driver tells of his past, his references, his week
  'birth-date-not-plausible': { kind: 'invalid', title: 'Please check the year: drivers are 18 to 100 years old' },
  'date-in-future': { kind: 'invalid', title: 'The date must not be in the future' },
  'date-too-early': { kind: 'invalid', title: 'The date is too long ago' },
  'email-not-valid': { kind: 'invalid', title: 'Email is not valid' },
  'employment-history-too-short': {
    kind: 'invalid',
    title: 'Minimum 36 months of employment history is required',
  },
  'end-before-start': { kind: 'invalid', title: 'The end must not lie before the start' },
  'accidents-not-listed': {
    kind: 'invalid',
    title: 'List at least one accident of the last 3 years, or answer No',
  },
  'violations-not-listed': {
    kind: 'invalid',
    title: 'List at least one violation of the last 3 years, or answer No',
  },
  'employment-overlaps': { kind: 'invalid', title: 'These dates overlap {dates} ({name})' },
  'history-overlaps': { kind: 'invalid', title: 'Residence history for these dates is already exists' },
  'phone-not-valid': { kind: 'invalid', title: 'Phone number is not valid' },
  'reference-is-family': { kind: 'invalid', title: 'A reference can not be family or a friend' },
  'reference-named-twice': { kind: 'invalid', title: 'You named somebody with this number already' },
  'references-too-few': { kind: 'invalid', title: 'Minimum 2 references are required' },
  'residence-history-too-short': { kind: 'invalid', title: 'Minimum 36 months of residence history is required' },
  'schedule-day-missing': { kind: 'invalid', title: 'You should select at least one day' },
  'schedule-hours-missing': { kind: 'invalid', title: 'The day must not end when it begins' },
  'schedule-week-hours': { kind: 'invalid', title: 'Type 1 to 168 hours for the week' },

  // Job orders
  'order-changed': { kind: 'conflict', title: 'The order was changed meanwhile: {what} ({who})' },
  'order-filled': { kind: 'conflict', title: 'All seats of the order are taken' },
  'order-has-assignments': { kind: 'conflict', title: 'A driver is on assignment on this order' },
  'order-not-active': { kind: 'conflict', title: 'The order is not active' },
  'order-not-editable': { kind: 'conflict', title: 'The order can not be edited' },
  'order-not-visible': { kind: 'conflict', title: 'The order is not open to requests' },
  'organization-inactive': { kind: 'conflict', title: 'The organization is not active' },
  'seats-below-hired': { kind: 'conflict', title: 'More drivers are hired than that' },

  // Every call
  'idempotency-key-reused': {
    kind: 'mismatch',
    title: 'This Idempotency-Key was already used for another request',
  },
  internal: { kind: 'internal', title: 'Something went wrong' },
  'not-found': { kind: 'not-found', title: 'Page not found.' },
  'too-many-at-once': {
    kind: 'limited',
    title: 'Only {most} documents can be made for you at a time, please open this one in a moment',
  },
  'headers-too-large': { kind: 'oversized', title: 'The headers of this request are too large' },
  'too-many-tries': {
    kind: 'limited',
    title: 'Too many wrong passwords. Wait 15 minutes, or ask for a new password by email: that lets you in at once',
  },
  'too-many-requests': { kind: 'limited', title: 'Too many requests, please wait a moment' },
  'chat-not-connected': { kind: 'unavailable', title: 'Chat is not connected' },
  unavailable: { kind: 'unavailable', title: 'Something went wrong' },
} as const satisfies Record<string, ProblemDefinition>;

/** The code of a problem of the catalogue. */
export type ProblemCode = keyof typeof problems;

/** Values that a problem's text names; never personal data. */
export type ProblemParams = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

/** A refusal as plain data: what rules return instead of throwing. */
export interface Problem {
  readonly code: ProblemCode;
  readonly params?: ProblemParams;
}

/** A refusal on its way to whoever asked. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly params: ProblemParams;

  constructor(code: ProblemCode, params: ProblemParams = {}) {
    super(problemMessage(code, params));
    this.name = 'ProblemError';
    this.code = code;
    this.params = params;
  }
}

/** Whether a text is a code of the catalogue; failures that crossed a process boundary carry plain text. */
export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problems, code);
}

/** The catalogue's English text with the params filled in. */
export function problemMessage(code: ProblemCode, params: ProblemParams = {}): string {
  return problems[code].title.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name];
    return value === undefined ? placeholder : String(value);
  });
}

/** Throws the problem that a rule found, if it found one. */
export function requireNoProblem(problem: Problem | undefined): void {
  if (problem !== undefined) throw new ProblemError(problem.code, problem.params);
}
