import { countAssignments } from '#db/job-orders/order-assignments';
import { projectJobOrder } from '#db/job-orders/projection';
import type { JobOrderActivities } from '#domain/job-orders/activities';
import type { ProjectionDeps } from '../candidacies/projections';
import { alertOnConflict } from '../core/projection-conflicts';

export function createJobOrderProjections({ db, log }: ProjectionDeps) {
  return {
    readAssignments: async ({ orderId }) => ({ onAssignment: await countAssignments(db, orderId) }),

    projectJobOrder: (input) => alertOnConflict(log, () => projectJobOrder(db, input)),
  } satisfies JobOrderActivities;
}
