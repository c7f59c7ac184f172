/** Targets of the waits in days, set per organization (docs/state-machines.md#candidacy-deadlines). */
export interface CandidacyTargets {
  readonly invited: number;
  readonly inviteExpires: number;
  readonly requested: number;
  readonly requestExpires: number;
  readonly inReview: number;
  readonly approved: number;
  readonly outcome: number;
  readonly offer: number;
}

/** Targets of a carrier that has set none of its own. */
export const DEFAULT_TARGETS: CandidacyTargets = {
  invited: 3,
  inviteExpires: 7,
  requested: 2,
  requestExpires: 14,
  inReview: 2,
  approved: 3,
  outcome: 1,
  offer: 2,
};
