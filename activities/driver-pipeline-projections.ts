import type { Db } from '#db/handle';
import { projectDriverPipeline } from '#db/projections/project-driver-pipeline';
import type { MessageContext } from '#db/projections/pipeline-messages';
import type { DriverPipelineActivities } from '#domain/driver-pipeline/activities';
import type { Logger } from '#platform/logger';
import { alertingOnConflict } from './projection-conflicts';

export interface PipelineProjectionDeps extends MessageContext {
  readonly db: Db;
  readonly log: Logger;
}

export function createDriverPipelineProjections(deps: PipelineProjectionDeps) {
  return {
    projectDriverPipeline: (input) => alertingOnConflict(deps.log, () => projectDriverPipeline(deps.db, deps, input)),
  } satisfies DriverPipelineActivities;
}
