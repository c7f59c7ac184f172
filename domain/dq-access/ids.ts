/** Workflow id of a carrier's access to a driver's file. */
export const accessWorkflowId = (organizationId: string, driverId: string): string =>
  `dq-access/${organizationId}/${driverId}`;
