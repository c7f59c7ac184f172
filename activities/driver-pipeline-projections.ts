import type { Db } from '#db/handle';
import { projectDriverPipeline } from '#db/projections/project-driver-pipeline';
import type { Telling } from '#db/projections/pipeline-messages';
import type { DriverPipelineActivities } from '#domain/driver-pipeline/activities';
import type { Logger } from '#platform/logger';
import { projecting } from './projecting';

export interface PipelineProjectionDeps extends Telling {
  readonly db: Db;
  readonly log: Logger;
}

export function createDriverPipelineProjections(deps: PipelineProjectionDeps) {
  return {
    projectDriverPipeline: (input) => projecting(deps.log, () => projectDriverPipeline(deps.db, deps, input)),
  } satisfies DriverPipelineActivities;
}
