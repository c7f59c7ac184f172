import { readPipelineStart } from '#db/driver-pipeline/pipeline-start';
import type { HireFact } from '#domain/driver-pipeline/facts';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { DRIVER_PIPELINE_WORKFLOW_TYPE, hireFact } from '#workflows/driver-pipeline/messages';
import type { DriverAccountDeps } from './sync-account';

/** Signals a hire to the driver's pipeline; starts the pipeline's workflow from its row if it is not running. */
export async function notifyPipeline(
  { db, client, taskQueue }: DriverAccountDeps,
  { driverId, fact }: { driverId: string; fact: HireFact },
): Promise<void> {
  await client.workflow.signalWithStart(DRIVER_PIPELINE_WORKFLOW_TYPE, {
    workflowId: driverPipelineWorkflowId(driverId),
    taskQueue,
    args: [await readPipelineStart(db, driverId)],
    signal: hireFact,
    signalArgs: [fact],
  });
}
