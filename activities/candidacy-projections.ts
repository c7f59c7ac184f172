import type { CandidacyActivities } from '#domain/candidacies/activities';
import type { Db } from '#db/handle';
import { checkEntry, openRound } from '#db/projections/open-round';
import { projectCandidacy } from '#db/projections/project-candidacy';
import { readRoundFacts } from '#db/projections/round-facts';
import type { Logger } from '#platform/logger';
import { alertingOnConflict } from './projection-conflicts';
import { convertingRefusals } from './refusals';

export interface ProjectionDeps {
  readonly db: Db;
  readonly log: Logger;
}

export function createCandidacyProjections({ db, log }: ProjectionDeps) {
  return {
    readRoundFacts: ({ orderId, driverId }) => convertingRefusals(() => readRoundFacts(db, orderId, driverId)),

    checkOrderOpen: (input) => convertingRefusals(() => checkEntry(db, input)),

    openRound: (input) =>
      convertingRefusals(() => alertingOnConflict(log, async () => ({ messageIds: await openRound(db, input) }))),

    projectCandidacy: (input) =>
      alertingOnConflict(log, async () => ({ messageIds: await projectCandidacy(db, input) })),
  } satisfies Pick<CandidacyActivities, 'readRoundFacts' | 'checkOrderOpen' | 'openRound' | 'projectCandidacy'>;
}
