import { projectAdverseAction } from '#db/adverse-actions/projection';
import type { AdverseActionActivities } from '#domain/adverse-actions/activities';
import { alertOnConflict } from '../core/projection-conflicts';
import type { PipelineProjectionDeps } from '../driver-pipeline/projections';

export function createAdverseActionProjections(deps: PipelineProjectionDeps) {
  return {
    projectAdverseAction: (input) => alertOnConflict(deps.log, () => projectAdverseAction(deps.db, deps, input)),
  } satisfies AdverseActionActivities;
}
