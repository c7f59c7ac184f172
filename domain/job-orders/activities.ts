import type { JobOrderEvent } from './events';

/** Projections of a job order and the checks before a command, on the queue `workflows`. */
export interface JobOrderActivities {
  /** Counts the order's hires on assignment, which the order's own state does not include. */
  readAssignments(input: { orderId: string }): Promise<{ onAssignment: number }>;
  /** Writes events and the row in one transaction (version guard, conflict alert). */
  projectJobOrder(input: { workflowId: string; runId: string; events: JobOrderEvent[] }): Promise<void>;
}

/** Calls to other workflows, on the queue `commands`. */
export interface JobOrderCommandActivities {
  /**
   * Signals `orderEnded` to every live candidacy of the order (invited to interviewing, and hired but not started if
   * the order was canceled or deleted) found in SQL, until none is left. The order's row is projected first, so no new
   * candidacy can open.
   */
  endCandidacies(input: {
    orderId: string;
    reason: 'order_cancelled' | 'order_ended' | 'order_deleted';
    notifyDrivers: boolean;
  }): Promise<void>;
}
