import { z } from 'zod';
import { type CandidacyTargets, earlyExpirations, MAX_TARGET_DAYS } from '../targets';

const OUT_OF_RANGE = `Enter whole days from 1 to ${MAX_TARGET_DAYS}`;
const TOO_EARLY = 'Must be more days than the reply may take';

const days = z
  .number({ error: OUT_OF_RANGE })
  .int(OUT_OF_RANGE)
  .min(1, OUT_OF_RANGE)
  .max(MAX_TARGET_DAYS, OUT_OF_RANGE);

const fields = {
  invited: days,
  inviteExpires: days,
  requested: days,
  requestExpires: days,
  inReview: days,
  approved: days,
  outcome: days,
  offer: days,
} satisfies Record<keyof CandidacyTargets, z.ZodType>;

const noEarlyExpiration: z.core.CheckFn<CandidacyTargets> = ({ value: targets, issues }) => {
  for (const name of earlyExpirations(targets)) {
    issues.push({ code: 'custom', message: TOO_EARLY, path: [name], input: targets[name] });
  }
};

/** A carrier's targets in days (docs/state-machines.md#candidacy-deadlines). */
export const HiringTargets = z.object(fields).check(noEarlyExpiration).meta({ id: 'HiringTargets' });

/** The targets to store; with `was`, a change of older ones is refused. */
export const SetHiringTargets = z
  .object({ ...fields, was: z.object(fields).optional() })
  .check(noEarlyExpiration)
  .meta({ id: 'SetHiringTargets' });
/** The targets to store. */
export type SetHiringTargets = z.infer<typeof SetHiringTargets>;
