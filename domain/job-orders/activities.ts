import type { JobOrderEvent } from './events';

/** Projections and asks of a job order; on the queue `workflows`. */
export interface JobOrderActivities {
  /** How many hires of the order are on assignment: only the candidacies know. */
  readAssignments(input: { orderId: string }): Promise<{ onAssignment: number }>;
  /** Writes events and the row in one transaction (version guard, conflict alert). */
  projectJobOrder(input: {
    workflowId: string;
    runId: string;
    events: JobOrderEvent[];
  }): Promise<{ messageIds: string[] }>;
}

/** Calls of other workflows; on the queue `commands`. */
export interface JobOrderCommandActivities {
  /**
   * Signals `orderEnded` to every live candidacy of the order (invited … interviewing, and hired but not started when the
   * order was cancelled or deleted) found in SQL, until none is left. The order's row was projected before, so no new one can open.
   */
  endCandidacies(input: {
    orderId: string;
    reason: 'order_cancelled' | 'order_ended' | 'order_deleted';
    notifyDrivers: boolean;
  }): Promise<void>;
}
