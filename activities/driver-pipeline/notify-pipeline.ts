import type { Client } from '@temporalio/client';
import type { Db } from '#db/core/handle';
import { readPipelineStart } from '#db/driver-pipeline/pipeline-start';
import type { CandidacyCommandActivities } from '#domain/candidacies/activities';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { taskQueuesOf } from '#domain/shared/task-queues';
import { DRIVER_PIPELINE_WORKFLOW_TYPE, hireFact } from '#workflows/driver-pipeline/messages';

export interface PipelineActivityDeps {
  readonly db: Db;
  readonly client: Client;
  readonly taskQueuePrefix: string;
}

export function createPipelineActivities({ db, client, taskQueuePrefix }: PipelineActivityDeps) {
  return {
    notifyDriverPipeline: async ({ driverId, fact }) => {
      await client.workflow.signalWithStart(DRIVER_PIPELINE_WORKFLOW_TYPE, {
        workflowId: driverPipelineWorkflowId(driverId),
        taskQueue: taskQueuesOf(taskQueuePrefix).workflows,
        args: [await readPipelineStart(db, driverId)],
        signal: hireFact,
        signalArgs: [fact],
      });
    },
  } satisfies Pick<CandidacyCommandActivities, 'notifyDriverPipeline'>;
}
