/** Names the audit of a dialog. */
export interface AuditRef {
  readonly id: string;
  readonly receivedOn: string;
}

/** Names the audit whose day of production is recorded or corrected. */
export interface ProductionRef extends AuditRef {
  /** The recorded day; null before. */
  readonly producedOn: string | null;
}
