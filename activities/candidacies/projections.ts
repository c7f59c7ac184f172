import { checkEntry, openRound } from '#db/candidacies/open-round';
import { projectCandidacy } from '#db/candidacies/projection';
import { readRoundFacts } from '#db/candidacies/round-facts';
import type { Db } from '#db/core/handle';
import type { CandidacyActivities } from '#domain/candidacies/activities';
import type { Logger } from '#platform/logger';
import { convertingRefusals } from '#platform/temporal-refusals';
import { alertingOnConflict } from '../core/projection-conflicts';

export interface ProjectionDeps {
  readonly db: Db;
  readonly log: Logger;
}

export function createCandidacyProjections({ db, log }: ProjectionDeps) {
  return {
    readRoundFacts: ({ orderId, driverId }) => convertingRefusals(() => readRoundFacts(db, orderId, driverId)),

    checkOrderOpen: (input) => convertingRefusals(() => checkEntry(db, input)),

    openRound: (input) => convertingRefusals(() => alertingOnConflict(log, () => openRound(db, input))),

    projectCandidacy: (input) => alertingOnConflict(log, () => projectCandidacy(db, input)),
  } satisfies Pick<CandidacyActivities, 'readRoundFacts' | 'checkOrderOpen' | 'openRound' | 'projectCandidacy'>;
}
