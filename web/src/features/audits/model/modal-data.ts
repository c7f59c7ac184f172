/** Names the audit of a dialog. */
export interface AuditRef {
  readonly id: string;
  readonly receivedOn: string;
}
