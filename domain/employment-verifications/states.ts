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

/** Whether the 30 days of the investigation run: nothing has answered the carrier's question yet. */
export const isInvestigating = (state: VerificationStateOrNone): boolean =>
  state === 'draft' || state === 'sent' || state === 'declined';

/** Whether somebody is waited for. */
export const isOpenVerification = (state: VerificationStateOrNone): boolean =>
  openVerificationStates.some((open) => open === state);

/** The ways in which a past employer is contacted. */
export const attemptChannels = ['email', 'fax', 'letter', 'phone'] as const;
/** One of {@link attemptChannels}. */
export type AttemptChannel = (typeof attemptChannels)[number];

/** The ways by which a past employer gets a link. */
export const linkChannels = ['email', 'fax', 'letter'] as const;
/** One of {@link linkChannels}. */
export type LinkChannel = (typeof linkChannels)[number];

/** Why a link no longer opens: somebody of the carrier withdrew it, or the address that it went to was replaced. */
export const linkEndReasons = ['withdrawn', 'addressChanged'] as const;
/** One of {@link linkEndReasons}. */
export type LinkEndReason = (typeof linkEndReasons)[number];

/** The states of a link; one that is `over` belongs to a request that needs no answer any more. */
export const linkStates = ['open', 'over', 'expired', 'locked', ...linkEndReasons] as const;
/** One of {@link linkStates}. */
export type LinkState = (typeof linkStates)[number];

/**
 * Signs that a response is not the past employer's own: the browser, network or email domain of the carrier or the driver,
 * an address that the carrier entered and the driver had not stated, and codes that the carrier printed.
 */
export const responseMarks = [
  'carrierDevice',
  'carrierNetwork',
  'carrierDomain',
  'driverDevice',
  'driverNetwork',
  'enteredAddress',
  'printedCodes',
] as const;
/** One of {@link responseMarks}. */
export type ResponseMark = (typeof responseMarks)[number];

/** Why a past employer does not answer. */
export const declineReasons = ['neverEmployed', 'recordsDestroyed', 'wrongContact', 'thirdParty', 'other'] as const;
/** One of {@link declineReasons}. */
export type DeclineReason = (typeof declineReasons)[number];

/** Kinds of what a past employer sends: an answer, a corrected one, no answer, no correction. */
export const responseKinds = ['answer', 'correction', 'decline', 'refusal'] as const;
/** One of {@link responseKinds}. */
export type ResponseKind = (typeof responseKinds)[number];
