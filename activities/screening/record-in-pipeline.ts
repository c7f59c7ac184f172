import { WithStartWorkflowOperation } from '@temporalio/client';
import { readPipelineStart } from '#db/driver-pipeline/pipeline-start';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import type { ResultKind, ResultStatus } from '#domain/driver-pipeline/results';
import { systemActor } from '#domain/shared/actor';
import { updateRefusal } from '#platform/temporal-refusals';
import { DRIVER_PIPELINE_WORKFLOW_TYPE, driverPipelineUpdates } from '#workflows/driver-pipeline/messages';
import type { ScreeningDeps } from './deps';

interface NewStatus {
  readonly result: ResultKind;
  readonly status: ResultStatus;
  readonly updateId: string;
}

/** Records the status of a result in the driver's pipeline, or throws the refusal. */
export async function recordInPipeline(
  { db, client, taskQueue }: ScreeningDeps,
  driverId: string,
  { result, status, updateId }: NewStatus,
): Promise<void> {
  try {
    await client.workflow.executeUpdateWithStart(driverPipelineUpdates.recordResult, {
      args: [{ actor: systemActor, result, status }],
      updateId,
      startWorkflowOperation: new WithStartWorkflowOperation(DRIVER_PIPELINE_WORKFLOW_TYPE, {
        workflowId: driverPipelineWorkflowId(driverId),
        taskQueue,
        args: [await readPipelineStart(db, driverId)],
        workflowIdConflictPolicy: 'USE_EXISTING',
      }),
    });
  } catch (error) {
    throw updateRefusal(error) ?? error;
  }
}
