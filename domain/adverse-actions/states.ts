/** States of an adverse action (docs/state-machines.md#reports-and-adverse-action). */
export const adverseActionStates = ['waiting', 'undelivered', 'disputed', 'ready', 'noticed', 'withdrawn'] as const;
/** One of {@link adverseActionStates}. */
export type AdverseActionStateName = (typeof adverseActionStates)[number];

/** The state, or `none` before the first notice. */
export type AdverseActionStateOrNone = AdverseActionStateName | 'none';

/** The states in which the carrier has not decided yet. */
export const openAdverseActionStates: readonly AdverseActionStateName[] = [
  'waiting',
  'undelivered',
  'disputed',
  'ready',
];

/** The notices that the law asks for: before the decision and after it, or one within days of it. */
export const noticeKinds = ['preAdverse', 'final', 'remote'] as const;
/** One of {@link noticeKinds}. */
export type NoticeKind = (typeof noticeKinds)[number];

/** Two notices with a wait between them, or one notice if all contact was remote (15 USC 1681b(b)(3)(A), (B)). */
export const adversePaths = ['twoSteps', 'remote'] as const;
/** One of {@link adversePaths}. */
export type AdversePath = (typeof adversePaths)[number];

/** Why one notice is not enough: the job is not covered, or somebody met the driver. */
export const remotePathRefusals = ['job-not-covered', 'met-in-person'] as const;
/** One of {@link remotePathRefusals}. */
export type RemotePathRefusal = (typeof remotePathRefusals)[number];

/** Why an adverse action ended without the carrier. */
export const adverseEndReasons = ['candidacy_closed', 'driver_not_available'] as const;
/** One of {@link adverseEndReasons}. */
export type AdverseEndReason = (typeof adverseEndReasons)[number];
