/** Drivers of a bulk action, by their places in its list: from `from`, before `to`. */
export interface BulkSlice {
  readonly bulkActionId: string;
  readonly from: number;
  readonly to: number;
}

/** Activities of a bulk action, on the queue `bulk`; safe to repeat. */
export interface BulkActivities {
  /**
   * Runs the action for each driver of the slice who has no result yet, one after another, and stores the results. Returns
   * whether the bulk action continues: false after it was stopped.
   */
  runBulkSlice(slice: BulkSlice): Promise<boolean>;
  /** Records that no more drivers follow. */
  finishBulkAction(input: { readonly bulkActionId: string }): Promise<void>;
}
