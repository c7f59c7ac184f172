import { openRound, writeGuarded } from '#db/candidacies/guarded-writes';
import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import { isDataException } from '#db/core/violations';
import type { CandidacyActivities } from '#domain/candidacies/activities';
import { ProblemError } from '#domain/problems';
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
    convertRefusals(() =>
      alertOnConflict(log, () => refuseImpossible(log, () => work(Date.now() + GUARDED_WRITE_WITHIN_MS))),
    );
  return {
    openRound: (input) => guarded((endsAt) => openRound(db, { ...input, endsAt })),

    writeGuarded: (input) => guarded((endsAt) => writeGuarded(db, { ...input, endsAt })),

    projectCandidacy: (input) => alertOnConflict(log, () => projectCandidacy(db, input)),
  } satisfies CandidacyActivities;
}

/**
 * A command with a value that the database never accepts is refused. Retried, it would keep its caller waiting, and every
 * later command of the candidacy.
 */
async function refuseImpossible<Result>(log: Logger, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDataException(error)) throw error;
    // Not its message, which can name the value.
    log.error({ code: error.code }, 'a command has a value that the database never accepts');
    throw new ProblemError('internal');
  }
}
