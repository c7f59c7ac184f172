import { ProblemError } from '#domain/problems';

import type { WorkflowCommands } from './workflow-commands';

/** How long a caller waits for the answer to a command, from its arrival: reading, queueing and the workflow together. */
export const commandDeadlineMs = 8_000;

export type Admission = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets so many commands work at a time and refuses the others at once: under overload each more would be carried out
 * after its caller was told that nobody answers, and take the time of those who still wait.
 */
export function createAdmission(most = Number.POSITIVE_INFINITY): Admission {
  let underWay = 0;
  return async (work) => {
    if (underWay >= most) throw new ProblemError('unavailable');
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };
}

/** The same commands, each of which ends by then; what comes later is not sent any more. */
export const endingBy = (temporal: WorkflowCommands, endsAt: number): WorkflowCommands => ({
  update: (workflowId, definition, update) => {
    if (Date.now() >= endsAt) return Promise.reject(new ProblemError('unavailable'));
    return temporal.update(workflowId, definition, { ...update, endsAt });
  },
});
