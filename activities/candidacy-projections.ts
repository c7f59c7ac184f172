import type { CandidacyActivities } from '#domain/candidacies/activities';
import type { Db } from '#db/handle';
import { checkEntry, openRound } from '#db/projections/open-round';
import { projectCandidacy } from '#db/projections/project-candidacy';
import { readRoundFacts } from '#db/projections/round-facts';
import type { Logger } from '#platform/logger';
import { projecting } from './projecting';
import { refusing } from './refusals';

export interface ProjectionDeps {
  readonly db: Db;
  readonly log: Logger;
}

export function createCandidacyProjections({ db, log }: ProjectionDeps) {
  return {
    readRoundFacts: ({ orderId, driverId }) => refusing(() => readRoundFacts(db, orderId, driverId)),

    checkOrderOpen: (input) => refusing(() => checkEntry(db, input)),

    openRound: (input) => refusing(() => projecting(log, async () => ({ messageIds: await openRound(db, input) }))),

    projectCandidacy: (input) => projecting(log, async () => ({ messageIds: await projectCandidacy(db, input) })),
  } satisfies Pick<CandidacyActivities, 'readRoundFacts' | 'checkOrderOpen' | 'openRound' | 'projectCandidacy'>;
}
