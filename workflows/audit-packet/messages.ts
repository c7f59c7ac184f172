/** The workflow's registered name, for callers that start it without importing its code. */
export const AUDIT_PACKET_WORKFLOW_TYPE = 'auditPacket';

/** The workflow's argument; the audit is a row. */
export interface AuditPacketInput {
  readonly auditId: string;
}
