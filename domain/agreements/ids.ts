/** Workflow id of a carrier's agreement. */
export const agreementWorkflowId = (organizationId: string): string => `agreement/${organizationId}`;
