import { ProblemError } from '#domain/problems';

import type { WorkflowCommands } from './workflow-commands';

/**
 * How long a caller waits for the answer to a command, from its arrival: reading, queueing and the workflow together.
 */
export const commandDeadlineMs = 8_000;

export type Admission = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Limits concurrent commands and refuses the others immediately: under overload, a queued command would run after its
 * caller got a timeout, and delay those who still wait.
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

/** Admitted commands, with the deadline of each; a command past it is not sent. */
export const withCommandDeadline = (temporal: WorkflowCommands, endsAt: number): WorkflowCommands => ({
  update: (workflowId, definition, update) => {
    if (Date.now() >= endsAt) return Promise.reject(new ProblemError('unavailable'));
    return temporal.update(workflowId, definition, { ...update, endsAt });
  },
});
