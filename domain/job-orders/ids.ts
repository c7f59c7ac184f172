/** Workflow id of a job order. */
export const jobOrderWorkflowId = (orderId: string): string => `job-order/${orderId}`;
