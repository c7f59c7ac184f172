/** The workflow's registered name, for callers that start it without importing its code. */
export const BULK_ACTION_WORKFLOW_TYPE = 'bulkAction';

/** The workflow's argument; the action and its drivers are rows. */
export interface BulkActionInput {
  readonly bulkActionId: string;
  /** The number of drivers. */
  readonly drivers: number;
}
