import { openRound, writeGuarded } from '#db/candidacies/guarded-writes';
import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import type { CandidacyActivities } from '#domain/candidacies/activities';
import { SECOND_MS } from '#domain/shared/durations';
import type { Logger } from '#platform/logger';
import { convertRefusals } from '#platform/temporal-refusals';
import { alertOnConflict } from '../core/projection-conflicts';

export interface ProjectionDeps {
  readonly db: Db;
  readonly log: Logger;
}

/** Shorter than the activity's timeout, after which the next attempt starts. */
const GUARDED_WRITE_WITHIN_MS = 4 * SECOND_MS;

export function createCandidacyProjections({ db, log }: ProjectionDeps) {
  const guarded = <Result>(work: (endsAt: number) => Promise<Result>): Promise<Result> =>
    convertRefusals(() => alertOnConflict(log, () => work(Date.now() + GUARDED_WRITE_WITHIN_MS)));
  return {
    openRound: (input) => guarded((endsAt) => openRound(db, { ...input, endsAt })),

    writeGuarded: (input) => guarded((endsAt) => writeGuarded(db, { ...input, endsAt })),

    projectCandidacy: (input) => alertOnConflict(log, () => projectCandidacy(db, input)),
  } satisfies CandidacyActivities;
}
