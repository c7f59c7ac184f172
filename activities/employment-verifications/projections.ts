import type { Db } from '#db/core/handle';
import { projectEmploymentVerification, type VerificationContext } from '#db/employment-verifications/projection';
import type { EmploymentVerificationActivities } from '#domain/employment-verifications/activities';
import type { Logger } from '#platform/logger';
import { alertOnConflict } from '../core/projection-conflicts';

export interface VerificationProjectionDeps extends VerificationContext {
  readonly db: Db;
  readonly log: Logger;
}

export function createVerificationProjections(deps: VerificationProjectionDeps) {
  return {
    projectEmploymentVerification: (input) =>
      alertOnConflict(deps.log, () => projectEmploymentVerification(deps.db, deps, input)),
  } satisfies EmploymentVerificationActivities;
}
