/**
 * Task queues: activities that wait for another workflow never share slots with projections, and a hire never waits for a
 * bulk action, and nothing waits for a render (docs/architecture.md#processes).
 */
export const taskQueueKinds = ['workflows', 'commands', 'bulk', 'integrations', 'renders'] as const;
/** One of {@link taskQueueKinds}. */
export type TaskQueueKind = (typeof taskQueueKinds)[number];

/** Names of the queues; a prefix separates systems that share one Temporal namespace (tests). */
export const taskQueuesOf = (prefix = ''): Record<TaskQueueKind, string> => ({
  workflows: `${prefix}workflows`,
  commands: `${prefix}commands`,
  bulk: `${prefix}bulk`,
  integrations: `${prefix}integrations`,
  renders: `${prefix}renders`,
});

/** The queue of another kind in the same system as the given `workflows` queue. */
export const siblingQueue = (workflowsQueue: string, kind: TaskQueueKind): string =>
  workflowsQueue.replace(/workflows$/, kind);
