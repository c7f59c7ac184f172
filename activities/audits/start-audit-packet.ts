import { type Client, WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import { auditPacketWorkflowId } from '#domain/audits/ids';
import { AUDIT_PACKET_WORKFLOW_TYPE, type AuditPacketInput } from '#workflows/audit-packet/messages';

interface StartDeps {
  readonly client: Client;
  /** The queue on which workflows start. */
  readonly taskQueue: string;
}

/** Starts the workflow of a packet once for each attempt. */
export async function startAuditPacket(
  { client, taskQueue }: StartDeps,
  { auditId, attempt }: AuditPacketInput & { readonly attempt: number },
): Promise<void> {
  try {
    await client.workflow.start(AUDIT_PACKET_WORKFLOW_TYPE, {
      workflowId: auditPacketWorkflowId(auditId, attempt),
      taskQueue,
      args: [{ auditId } satisfies AuditPacketInput],
      workflowIdReusePolicy: 'REJECT_DUPLICATE',
    });
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}
