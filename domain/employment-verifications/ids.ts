/** Workflow id of a carrier's verification of a past employment. */
export const verificationWorkflowId = (organizationId: string, employmentHistoryId: string): string =>
  `voe/${organizationId}/${employmentHistoryId}`;
