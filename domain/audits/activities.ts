/** Names a packet. */
export interface AuditPacketRef {
  readonly auditId: string;
}

/** Names one file of a packet by its number. */
export interface AuditFileRef extends AuditPacketRef {
  readonly number: number;
}

/** Short transactions of a packet, on the workflow's own queue; safe to repeat. */
export interface AuditPacketActivities {
  /** Begins to render; returns the number of files, or 0 if there is nothing to do. */
  beginAuditPacket(ref: AuditPacketRef): Promise<number>;
  /** Records that the packet could not be produced. */
  failAuditPacket(ref: AuditPacketRef): Promise<void>;
}

/** Rendering, on the queue `integrations`; safe to repeat. */
export interface AuditRenderActivities {
  /** Judges one file as of the audit's day, stores what it says, and renders its PDF; does nothing if it is there. */
  renderAuditFile(ref: AuditFileRef): Promise<void>;
  /** Renders the cover with the hashes of all files, and completes the packet. */
  renderAuditCover(ref: AuditPacketRef): Promise<void>;
}
