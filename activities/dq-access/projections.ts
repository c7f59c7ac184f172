import { projectDqAccess } from '#db/dq-access/projection';
import type { DqAccessActivities } from '#domain/dq-access/activities';
import { alertOnConflict } from '../core/projection-conflicts';
import type { PipelineProjectionDeps } from '../driver-pipeline/projections';

export function createDqAccessProjections(deps: PipelineProjectionDeps) {
  return {
    projectDqAccess: (input) => alertOnConflict(deps.log, () => projectDqAccess(deps.db, deps, input)),
  } satisfies DqAccessActivities;
}
