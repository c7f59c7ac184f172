import type { Client } from '@temporalio/client';
import { createCandidacyProjections } from '#activities/candidacies/projections';
import { createDriverPipelineProjections } from '#activities/driver-pipeline/projections';
import { createPipelineActivities } from '#activities/driver-pipeline/notify-pipeline';
import { createFileActivities } from '#activities/driver-files/scan-files';
import { createDriverHires } from '#activities/candidacies/driver-hires';
import { createInterviewSlots } from '#activities/candidacies/interview-slots';
import { createJobOrderProjections } from '#activities/job-orders/projections';
import { createFanOutActivities } from '#activities/candidacies/live-candidacies';
import { createSeatActivities } from '#activities/job-orders/seats';
import type { Db } from '#db/core/handle';
import type { CandidacyActivities, CandidacyCommandActivities } from '#domain/candidacies/activities';
import type {
  DriverFileActivities,
  DriverPipelineActivities,
  DriverPipelineCommandActivities,
} from '#domain/driver-pipeline/activities';
import type { JobOrderActivities, JobOrderCommandActivities } from '#domain/job-orders/activities';
import type { TaskQueueKind } from '#domain/shared/task-queues';
import type { FileStore } from '#platform/file-store';
import type { Logger } from '#platform/logger';
import type { Sealer } from '#platform/sealing';
import type { Vault } from '#platform/vault';
import type { VirusScanner } from '#platform/virus-scanner';

/** The dependencies of activities. */
export interface ActivityDeps {
  readonly db: Db;
  readonly client: Client;
  readonly log: Logger;
  readonly publicUrl: string;
  readonly supportPhone?: string | undefined;
  readonly sealer: Sealer;
  readonly vault: Vault;
  readonly files: FileStore;
  readonly scanner: VirusScanner;
  readonly taskQueuePrefix: string;
}

/** The activities of each queue. */
export function createActivities(deps: ActivityDeps) {
  return {
    workflows: {
      ...createCandidacyProjections(deps),
      ...createInterviewSlots(deps),
      ...createDriverHires(deps),
      ...createJobOrderProjections(deps),
      ...createDriverPipelineProjections(deps),
    } satisfies CandidacyActivities & JobOrderActivities & DriverPipelineActivities,
    commands: {
      ...createSeatActivities(deps),
      ...createFanOutActivities(deps),
      ...createPipelineActivities(deps),
    } satisfies CandidacyCommandActivities & JobOrderCommandActivities & DriverPipelineCommandActivities,
    integrations: createFileActivities(deps) satisfies DriverFileActivities,
  } satisfies Record<TaskQueueKind, object>;
}
