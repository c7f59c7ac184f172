import type { Db } from '#db/core/handle';
import type { MessageContext } from '#db/driver-pipeline/pipeline-messages';
import { projectDriverPipeline } from '#db/driver-pipeline/projection';
import type { DriverPipelineActivities } from '#domain/driver-pipeline/activities';
import type { Logger } from '#platform/logger';
import { alertOnConflict } from '../core/projection-conflicts';

export interface PipelineProjectionDeps extends MessageContext {
  readonly db: Db;
  readonly log: Logger;
}

export function createDriverPipelineProjections(deps: PipelineProjectionDeps) {
  return {
    projectDriverPipeline: (input) => alertOnConflict(deps.log, () => projectDriverPipeline(deps.db, deps, input)),
  } satisfies DriverPipelineActivities;
}
