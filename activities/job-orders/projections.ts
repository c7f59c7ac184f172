import { findOrderZone } from '#db/autopilot/order-zone';
import { countAssignments } from '#db/job-orders/order-assignments';
import { projectJobOrder } from '#db/job-orders/projection';
import { nextWaveWindow } from '#domain/autopilot/window';
import type { JobOrderActivities } from '#domain/job-orders/activities';
import type { ProjectionDeps } from '../candidacies/projections';
import { alertOnConflict } from '../core/projection-conflicts';

export function createJobOrderProjections({ db, log }: ProjectionDeps) {
  return {
    readAssignments: async ({ orderId }) => ({ onAssignment: await countAssignments(db, orderId) }),

    findWaveWindow: async (input) => nextWaveWindow({ ...input, zone: await findOrderZone(db, input.orderId) }),

    projectJobOrder: (input) => alertOnConflict(log, () => projectJobOrder(db, input)),
  } satisfies JobOrderActivities;
}
