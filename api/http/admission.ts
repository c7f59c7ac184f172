import { ProblemError } from '#domain/problems';
import type { WorkflowCommands } from '#platform/workflow-commands';

export type Admission = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Limits concurrent commands and refuses further ones immediately: under overload, a queued command would run after its
 * caller has timed out, and delay the others.
 */
export function createAdmission(max = Number.POSITIVE_INFINITY): Admission {
  let running = 0;
  return async (work) => {
    if (running >= max) throw new ProblemError('unavailable');
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}

/**
 * Adds the deadline of a command, from the request's arrival (reading, queueing and the workflow together); past it, the
 * command is not sent.
 */
export const withCommandDeadline = (temporal: WorkflowCommands, endsAt: number): WorkflowCommands => ({
  deadlineMs: temporal.deadlineMs,
  update: (workflowId, definition, update) => {
    if (Date.now() >= endsAt) return Promise.reject(new ProblemError('unavailable'));
    return temporal.update(workflowId, definition, { ...update, endsAt });
  },
});
