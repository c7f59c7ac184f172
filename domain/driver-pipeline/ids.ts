/** Workflow id of a driver's pipeline. */
export const driverPipelineWorkflowId = (driverId: string): string => `driver-pipeline/${driverId}`;
