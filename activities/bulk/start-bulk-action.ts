import { type Client, WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import { bulkActionWorkflowId } from '#domain/bulk/ids';
import { BULK_ACTION_WORKFLOW_TYPE, type BulkActionInput } from '#workflows/bulk-action/messages';

interface StartDeps {
  readonly client: Client;
  /** The queue on which workflows start. */
  readonly taskQueue: string;
}

/** Starts the workflow of a bulk action once. */
export async function startBulkAction({ client, taskQueue }: StartDeps, input: BulkActionInput): Promise<void> {
  try {
    await client.workflow.start(BULK_ACTION_WORKFLOW_TYPE, {
      workflowId: bulkActionWorkflowId(input.bulkActionId),
      taskQueue,
      args: [input],
      workflowIdReusePolicy: 'REJECT_DUPLICATE',
    });
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}
