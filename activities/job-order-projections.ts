import { countAssignments } from '#db/read-models/order-assignments';
import { projectJobOrder } from '#db/projections/project-job-order';
import type { JobOrderActivities } from '#domain/job-orders/activities';
import type { ProjectionDeps } from './candidacy-projections';
import { alertingOnConflict } from './projection-conflicts';

export function createJobOrderProjections({ db, log }: ProjectionDeps) {
  return {
    readAssignments: async ({ orderId }) => ({ onAssignment: await countAssignments(db, orderId) }),

    projectJobOrder: (input) => alertingOnConflict(log, async () => ({ messageIds: await projectJobOrder(db, input) })),
  } satisfies JobOrderActivities;
}
