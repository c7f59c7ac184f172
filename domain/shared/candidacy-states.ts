/** States of a candidacy, the hiring flow of one driver on one job order (docs/state-machines.md#candidacies). */
export const candidacyStates = [
  'invited',
  'requested',
  'inReview',
  'approved',
  'interviewOffered',
  'interviewing',
  'hired',
  'ended',
  'closed',
] as const;
/** One of {@link candidacyStates}. */
export type CandidacyStateName = (typeof candidacyStates)[number];

/** Statuses of one record of a round. */
export const recordStatuses = ['pending', 'approved', 'rejected', 'cancelled'] as const;
/** One of {@link recordStatuses}. */
export type RecordStatus = (typeof recordStatuses)[number];

/** Stages of a driver on an order, derived from the records of the round (docs/state-machines.md#candidacies). */
export const stages = [
  'invited',
  'requested',
  'pendingReview-pending',
  'pendingReview-approved',
  'pendingInterview',
  'hired',
] as const;
/** One of {@link stages}. */
export type Stage = (typeof stages)[number];
