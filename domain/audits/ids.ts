/** Workflow id of a packet; a packet that is built again after a failure has a new one. */
export const auditPacketWorkflowId = (auditId: string, attempt: number): string =>
  `audit-packet/${auditId}/${String(attempt)}`;
