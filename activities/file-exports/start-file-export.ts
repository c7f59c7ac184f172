import { type Client, WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from '@temporalio/client';
import { fileExportWorkflowId } from '#domain/file-exports/ids';
import { exportMessageSettled, FILE_EXPORT_WORKFLOW_TYPE, type FileExportInput } from '#workflows/file-export/messages';

interface StartDeps {
  readonly client: Client;
  /** The queue on which workflows start. */
  readonly taskQueue: string;
}

/** Starts the workflow of an export once. */
export async function startFileExport({ client, taskQueue }: StartDeps, input: FileExportInput): Promise<void> {
  try {
    await client.workflow.start(FILE_EXPORT_WORKFLOW_TYPE, {
      workflowId: fileExportWorkflowId(input.exportId),
      taskQueue,
      args: [input],
      workflowIdReusePolicy: 'REJECT_DUPLICATE',
    });
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}

/** Notifies the export whose message was sent or has failed; the message has the export's id. */
export async function signalMessageSettled({ client }: Pick<StartDeps, 'client'>, messageId: string): Promise<void> {
  try {
    await client.workflow.getHandle(fileExportWorkflowId(messageId)).signal(exportMessageSettled);
  } catch (error) {
    // It ended, or its history is gone.
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}
