/** States of the verification of a past employment (docs/state-machines.md#verification-of-a-past-employment). */
export const verificationStates = [
  'draft',
  'sent',
  'answered',
  'disputed',
  'declined',
  'closedGoodFaith',
  'canceled',
] as const;
/** One of {@link verificationStates}. */
export type VerificationState = (typeof verificationStates)[number];

/** The state, or `none` before the first request. */
export type VerificationStateOrNone = VerificationState | 'none';

/** The states in which somebody is waited for. */
export const openVerificationStates: readonly VerificationState[] = ['draft', 'sent', 'disputed'];

/** Whether somebody is waited for. */
export const isOpenVerification = (state: VerificationStateOrNone): boolean =>
  openVerificationStates.some((open) => open === state);

/** The ways in which a past employer is contacted. */
export const attemptChannels = ['email', 'fax', 'letter', 'phone'] as const;
/** One of {@link attemptChannels}. */
export type AttemptChannel = (typeof attemptChannels)[number];

/** Why a past employer does not answer. */
export const declineReasons = ['neverEmployed', 'recordsDestroyed', 'wrongContact', 'thirdParty', 'other'] as const;
/** One of {@link declineReasons}. */
export type DeclineReason = (typeof declineReasons)[number];

/** Kinds of what a past employer sends: an answer, a corrected one, no answer, no correction. */
export const responseKinds = ['answer', 'correction', 'decline', 'refusal'] as const;
/** One of {@link responseKinds}. */
export type ResponseKind = (typeof responseKinds)[number];
