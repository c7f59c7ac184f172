import type { JobOrderEvent } from './events';

/** Projections of a job order and the checks before a command, on the queue `workflows`. */
export interface JobOrderActivities {
  /** Counts the order's hires on assignment, which the order's own state does not include. */
  readAssignments(input: { orderId: string }): Promise<{ onAssignment: number }>;
  /** Writes events and the row in one transaction (version guard, conflict alert). */
  projectJobOrder(input: { workflowId: string; runId: string; events: JobOrderEvent[] }): Promise<void>;
}
