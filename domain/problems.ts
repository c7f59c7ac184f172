import { adverseProblems } from './adverse-actions/problems';
import { auditProblems } from './audits/problems';
import { billingProblems } from './billing/problems';
import { bulkProblems } from './bulk/problems';
import { noteProblems } from './candidate-notes/problems';
import { accessProblems } from './dq-access/problems';
import { dossierProblems } from './driver-dossier/problems';
import { fileProblems } from './driver-files/problems';
import { historyProblems } from './driver-histories/problems';
import { employmentApplicationProblems } from './employment-applications/problems';
import { verificationProblems } from './employment-verifications/problems';
import { facilityProblems } from './facilities/problems';
import { requirementProblems } from './requirements/problems';
import { viewProblems } from './saved-views/problems';
import { scorecardProblems } from './scorecards/problems';
import { webhookProblems } from './webhooks/problems';

/** The kind of a problem; the HTTP layer maps each kind to a status. */
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

/** Every error of the product: code, kind and English text. `{name}` is replaced by a parameter. */
export const problems = {
  // Input
  'field-blank': { kind: 'invalid', title: "This field can't be blank" },
  'invalid-input': { kind: 'invalid', title: 'Please correct the marked fields' },

  // Accounts
  'address-not-valid': { kind: 'invalid', title: 'Address is not valid' },
  'approve-email': { kind: 'unconfirmed', title: 'Please approve your email' },
  'code-disabled': { kind: 'invalid', title: 'Code is not valid' },
  'code-not-valid': { kind: 'invalid', title: 'Code is not valid' },
  'common-password': { kind: 'invalid', title: 'This password is too easy to guess. Please choose another one' },
  'colleague-deactivated': {
    kind: 'conflict',
    title: 'This colleague is in your list already. Reactivate the account there, or send the invitation again',
  },
  'email-taken': { kind: 'conflict', title: 'An account with this email address already exists' },
  forbidden: { kind: 'forbidden', title: 'Forbidden resource' },
  'last-way-in': { kind: 'conflict', title: 'You need at least one way to sign in. Add another one first' },
  'link-not-valid': { kind: 'invalid', title: 'This link has expired or was already used. Please request a new one' },
  'proof-needed': { kind: 'forbidden', title: 'Please confirm your identity first' },
  'not-signed-in': { kind: 'unauthenticated', title: 'Please sign in' },
  'organization-inactive': { kind: 'forbidden', title: '{organization} is not active, please contact support' },
  'own-account': { kind: 'conflict', title: "You can't do this to your own account. Ask another administrator" },
  'password-not-right': { kind: 'invalid', title: 'The password is incorrect' },
  'provider-linked': {
    kind: 'conflict',
    title: 'This social account is already linked to another Gladhand account. Unlink it there first',
  },
  'phone-missing': { kind: 'conflict', title: 'Please add a phone number first' },
  'provider-not-valid': { kind: 'invalid', title: 'Invalid Auth Provider' },
  'referral-code-unknown': { kind: 'invalid', title: "This referral code doesn't exist" },
  'session-expired': { kind: 'unauthenticated', title: 'Session has been expired' },
  'sign-in-failed': { kind: 'unauthenticated', title: 'The email address or password is incorrect' },
  'sms-consent-missing': { kind: 'conflict', title: 'Please agree to receive text messages first' },
  'social-email-missing': { kind: 'invalid', title: "can't get social email" },
  'social-interrupted': { kind: 'invalid', title: 'The sign-in was interrupted or took too long. Please start again' },
  'social-token-missing': { kind: 'invalid', title: "can't get firebase idToken" },
  'social-user-missing': { kind: 'invalid', title: 'user not found in social credential' },
  'staff-state-changed': { kind: 'conflict', title: 'This account was changed in the meantime' },
  'state-not-served': { kind: 'conflict', title: "We don't serve {state} yet. Please join the waitlist" },

  // Carrier applications
  'application-settled': { kind: 'conflict', title: 'This application has already been decided' },
  'call-time-booked': { kind: 'conflict', title: 'A carrier has booked this time, so it can no longer be withdrawn' },
  'call-time-offered': { kind: 'conflict', title: 'This time is already offered' },
  'call-time-past': { kind: 'invalid', title: 'The time must be in the future' },
  'call-time-taken': { kind: 'conflict', title: 'This time is no longer available. Please choose another one' },
  'carrier-taken': {
    kind: 'conflict',
    title: 'A carrier with this MCDOT number already exists. Check the number',
  },

  // Hiring
  'bench-entry-exists': { kind: 'conflict', title: 'This driver is already on your bench' },
  'bench-move-not-allowed': {
    kind: 'conflict',
    title: "This isn't possible for the driver's current status on the bench",
  },
  'candidacy-changed': { kind: 'conflict', title: '{who} made a change in the meantime' },
  'candidacy-move-not-allowed': {
    kind: 'conflict',
    title: "This isn't possible in the current state",
  },
  'driver-not-reachable': {
    kind: 'conflict',
    title: "The driver can't be reached by the chosen channels: no consent to text messages, or the account is closed",
  },
  'driver-owned-already': { kind: 'conflict', title: 'This driver is already assigned to that person' },
  'document-there': { kind: 'conflict', title: 'This document was already requested or uploaded' },
  'dealbreaker-not-answered': {
    kind: 'conflict',
    title: "Answer the carrier's questions first. They are shown on the job",
  },
  'dealbreaker-not-met': { kind: 'conflict', title: 'This job requires a yes to this question: {question}' },
  'assignment-ended': {
    kind: 'conflict',
    title: "The driver's assignment on this job order has ended. To hire the driver again, use another job order",
  },
  'driver-already-hired': { kind: 'conflict', title: 'This carrier has already hired the driver' },
  'driver-already-invited': { kind: 'conflict', title: 'The driver is already invited' },
  'driver-already-requested': { kind: 'conflict', title: 'You already applied for this job' },
  'driver-does-not-fit': { kind: 'conflict', title: "Your profile doesn't meet the requirements of this job" },
  'hired-for-another-job': {
    kind: 'conflict',
    title: 'You are hired for a job. You can apply for others when it ends or you decline it',
  },
  'driver-hired-elsewhere': { kind: 'conflict', title: 'The driver was hired by another carrier' },
  'driver-not-active': {
    kind: 'conflict',
    title: 'Only certified drivers can apply for a job. Please complete your application first',
  },
  'driver-file-incomplete': {
    kind: 'conflict',
    title: "The driver's file is not complete. Open it to see what must be there before the first drive",
  },
  'driver-not-ready': { kind: 'conflict', title: 'The driver is not ready for dispatch. Check the documents' },
  'driver-not-searchable': { kind: 'conflict', title: 'The driver is not available for new jobs' },
  'end-date-not-possible': { kind: 'invalid', title: 'The last day must be from {from}, the first day, to today' },
  'interview-address-missing': { kind: 'invalid', title: 'Please, type a valid address' },
  'interview-date-missing': { kind: 'invalid', title: 'Please, select date and time for the interview' },
  'interview-in-past': { kind: 'invalid', title: 'The interview must be in the future' },
  'interview-overlaps': { kind: 'conflict', title: 'The driver has another interview at that time' },
  'interview-time-offered': { kind: 'invalid', title: 'This time is already offered. Pick it from the list' },
  'interview-time-taken': {
    kind: 'conflict',
    title: 'This time is no longer free. Pick one of the other times, or say that none of them fits',
  },
  'interview-times-overlap': { kind: 'invalid', title: 'The times overlap each other. Choose different times' },
  'interviewer-busy': { kind: 'conflict', title: 'The interviewer has another interview at that time' },
  'interviewer-unknown': { kind: 'invalid', title: 'Choose an active member of your staff as the interviewer' },
  'no-safety-staff': { kind: 'conflict', title: 'No one can approve this. Add HR or Safety staff first' },
  'notices-not-recorded': {
    kind: 'conflict',
    title: 'Send the adverse action notices first: open the guide for reports',
  },
  'proposal-empty': { kind: 'invalid', title: 'Say which times would work for you' },
  'radius-too-large': { kind: 'invalid', title: 'miles should must less then 100' },
  'safety-approval-needed': { kind: 'forbidden', title: 'Pending safety approval' },
  'start-after-end': { kind: 'invalid', title: 'The start date is after the last day of the job' },
  'interview-time-unchanged': {
    kind: 'invalid',
    title: 'This is the scheduled time. Choose a different one, or accept the interview',
  },
  'start-date-unchanged': { kind: 'invalid', title: 'This is the offered date. Choose a different one, or accept it' },
  'start-in-past': { kind: 'invalid', title: "The start date can't be in the past" },

  // Onboarding: review, certification and requirements
  'already-qualified': {
    kind: 'conflict',
    title: 'Your answers can no longer be changed. Contact support to correct one',
  },
  'certification-incomplete': { kind: 'conflict', title: 'Some certification requirements are not met yet' },
  'compliance-incomplete': { kind: 'conflict', title: 'Please complete the earlier steps first' },
  'date-in-past': { kind: 'invalid', title: 'The date must be in the future' },
  'items-not-approved': { kind: 'conflict', title: 'Approve every entry first, or reject the section' },
  'item-changed': {
    kind: 'conflict',
    title: 'The driver has changed this since you opened it. Please review it again',
  },
  'item-reviewed': { kind: 'conflict', title: '{who} reviewed this in the meantime: {what}' },
  'review-claimed': { kind: 'conflict', title: '{who} is reviewing this' },
  'section-not-waiting': { kind: 'conflict', title: "This isn't waiting for a review anymore" },
  'disclosure-not-read': { kind: 'conflict', title: 'Please open each disclosure and read it to the end first' },
  'legal-text-changed': {
    kind: 'conflict',
    title: 'A document has changed since you opened it. Please read the new version',
  },
  'legal-text-not-approved': {
    kind: 'conflict',
    title: "This document is a template that hasn't been approved yet, so it can't be signed",
  },
  'pipeline-changed': { kind: 'conflict', title: '{who} changed this in the meantime' },
  'proof-expired': { kind: 'invalid', title: 'This date is in the past. Please check the expiration date' },
  'reason-missing': { kind: 'invalid', title: 'Please give a reason' },
  'reason-not-fitting': { kind: 'invalid', title: "This reason doesn't fit. Please choose another one" },
  'nothing-to-send': { kind: 'conflict', title: 'There are no queries for this file. Order them first' },
  'result-changed': { kind: 'conflict', title: 'This result has changed in the meantime' },
  'result-consent-missing': { kind: 'conflict', title: "The driver hasn't signed the consent that this order needs" },
  'result-facts-missing': {
    kind: 'conflict',
    title: "The driver's date of birth or license number is missing. Ask the driver for it first",
  },
  'signature-missing': { kind: 'invalid', title: 'Please draw your signature' },
  'text-not-printable': { kind: 'invalid', title: 'Please leave out what the document cannot show, such as emoji' },
  'name-not-printable': { kind: 'invalid', title: 'Type your name as it appears on your license, in Latin letters' },
  'signature-name-differs': {
    kind: 'invalid',
    title: 'Please type your first and last name as they appear in your account',
  },
  'ssn-not-valid': { kind: 'invalid', title: 'Social Security number is not valid' },
  'stage-move-not-allowed': { kind: 'conflict', title: 'This move between stages is not allowed' },

  ...accessProblems,
  ...adverseProblems,
  ...auditProblems,
  ...dossierProblems,
  ...employmentApplicationProblems,
  ...bulkProblems,
  ...fileProblems,
  ...noteProblems,
  ...requirementProblems,
  ...verificationProblems,
  ...scorecardProblems,
  ...viewProblems,
  ...webhookProblems,

  ...billingProblems,

  ...historyProblems,

  ...facilityProblems,

  // Job orders
  'autopilot-off': { kind: 'conflict', title: 'Autopilot is off for this job order. Turn it on first' },
  'order-changed': { kind: 'conflict', title: '{who} changed the order in the meantime' },
  'order-filled': { kind: 'conflict', title: 'All seats of this job are filled' },
  'order-has-assignments': {
    kind: 'conflict',
    title: 'A driver is on assignment for this order. End the assignment first',
  },
  'order-not-active': { kind: 'conflict', title: 'This job is not active' },
  'order-not-editable': { kind: 'conflict', title: 'The order can not be edited' },
  'order-not-visible': { kind: 'conflict', title: 'This job is not open to applications' },
  'seats-below-hired': { kind: 'conflict', title: 'More drivers than that are already hired' },

  // Any request
  'idempotency-key-reused': {
    kind: 'mismatch',
    title: 'This Idempotency-Key was already used for a different request. Use a new key',
  },
  internal: { kind: 'internal', title: 'Something went wrong' },
  'record-changed': { kind: 'conflict', title: 'This was changed in the meantime. Nothing was saved' },
  'not-found': { kind: 'not-found', title: 'Page not found.' },
  'too-many-at-once': {
    kind: 'limited',
    title: 'Only {most} documents can be prepared for you at a time. Please try again in a moment',
  },
  'headers-too-large': {
    kind: 'oversized',
    title: 'The headers of this request are too large. Clear your cookies and try again',
  },
  'too-many-tries': {
    kind: 'limited',
    title: 'Too many failed attempts. Wait 15 minutes, or reset your password by email to sign in right away',
  },
  'too-many-requests': { kind: 'limited', title: 'Too many requests. Please wait a moment' },
  'chat-not-connected': { kind: 'unavailable', title: 'Chat is not connected' },
  unavailable: {
    kind: 'unavailable',
    title: 'The service is busy or temporarily unavailable. Please try again in a moment',
  },
} as const satisfies Record<string, ProblemDefinition>;

/** A code of the problem catalog. */
export type ProblemCode = keyof typeof problems;

/** Parameters of a problem's text; never personal data. */
export type ProblemParams = Readonly<
  Record<string, string | number | boolean | readonly string[] | readonly Readonly<Record<string, string>>[] | null>
>;

/** A problem as plain data, for rules that return it instead of throwing. */
export interface Problem {
  readonly code: ProblemCode;
  readonly params?: ProblemParams;
}

/** A problem as an error, thrown where a rule is violated and returned to the client. */
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

/** Whether a text is a code of the catalog; errors from another process carry plain text. */
export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problems, code);
}

/** The catalog's English text with the parameters filled in. */
export function problemMessage(code: ProblemCode, params: ProblemParams = {}): string {
  return problems[code].title.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name];
    // Lists are for the page, not for the text.
    return value === undefined || (typeof value === 'object' && value !== null) ? placeholder : String(value);
  });
}

/** Throws the problem that a rule returned, if any. */
export function requireNoProblem(problem: Problem | undefined): void {
  if (problem !== undefined) throw new ProblemError(problem.code, problem.params);
}
