import { projectAgreement } from '#db/agreements/projection';
import type { AgreementActivities } from '#domain/agreements/activities';
import { alertOnConflict } from '../core/projection-conflicts';
import type { PipelineProjectionDeps } from '../driver-pipeline/projections';

export function createAgreementProjections(deps: PipelineProjectionDeps) {
  return {
    projectAgreement: (input) => alertOnConflict(deps.log, () => projectAgreement(deps.db, deps, input)),
  } satisfies AgreementActivities;
}
