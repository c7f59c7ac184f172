/** Names an export. */
export interface FileExportRef {
  readonly exportId: string;
}

/** Short transactions of an export, on the workflow's own queue; safe to repeat. */
export interface FileExportActivities {
  /** Begins to render if the reader may open the whole file now; otherwise refuses. Returns whether it began. */
  beginExport(ref: FileExportRef): Promise<boolean>;
  /**
   * Checks the access again and queues the email in the same transaction, so that an access that ended while the PDF was
   * rendered sends nothing. Returns whether the email is queued.
   */
  sendExport(ref: FileExportRef): Promise<boolean>;
  /** Records that the PDF could not be produced. */
  failExport(ref: FileExportRef): Promise<void>;
  /** Records what became of the email; false while it waits. */
  completeExport(ref: FileExportRef): Promise<boolean>;
}

/** Rendering, on the queue `integrations`; safe to repeat. */
export interface FileRenderActivities {
  /** Produces and stores the PDF, unless the same reader has a file with the same content. */
  renderExport(ref: FileExportRef): Promise<void>;
}
