/** Workflow id of a bulk action. */
export const bulkActionWorkflowId = (bulkActionId: string): string => `bulk-action/${bulkActionId}`;
