import { checkEntry, openRound } from '#db/candidacies/open-round';
import { projectCandidacy } from '#db/candidacies/projection';
import { readRoundFacts } from '#db/candidacies/round-facts';
import type { Db } from '#db/core/handle';
import type { CandidacyActivities } from '#domain/candidacies/activities';
import type { Logger } from '#platform/logger';
import { convertRefusals } from '#platform/temporal-refusals';
import { alertOnConflict } from '../core/projection-conflicts';

export interface ProjectionDeps {
  readonly db: Db;
  readonly log: Logger;
}

export function createCandidacyProjections({ db, log }: ProjectionDeps) {
  return {
    readRoundFacts: ({ orderId, driverId }) => convertRefusals(() => readRoundFacts(db, orderId, driverId)),

    checkOrderOpen: (input) => convertRefusals(() => checkEntry(db, input)),

    openRound: (input) => convertRefusals(() => alertOnConflict(log, () => openRound(db, input))),

    projectCandidacy: (input) => alertOnConflict(log, () => projectCandidacy(db, input)),
  } satisfies Pick<CandidacyActivities, 'readRoundFacts' | 'checkOrderOpen' | 'openRound' | 'projectCandidacy'>;
}
