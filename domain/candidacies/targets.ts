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

/** All names of targets, in the order of the hiring flow. */
export const targetNames = Object.keys(DEFAULT_TARGETS) as readonly (keyof CandidacyTargets)[];

/** The longest target. */
export const MAX_TARGET_DAYS = 90;

/** Targets that a wait must reach before it expires, by the name of the expiration. */
const reachedBefore = { inviteExpires: 'invited', requestExpires: 'requested' } as const;

/** Expirations that come before the target of the same wait, or at the same time: the reminder would never help. */
export const earlyExpirations = (targets: CandidacyTargets): readonly (keyof typeof reachedBefore)[] =>
  (Object.keys(reachedBefore) as (keyof typeof reachedBefore)[]).filter(
    (name) => targets[name] <= targets[reachedBefore[name]],
  );
