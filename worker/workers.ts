import { type NativeConnection, Worker, type WorkerOptions } from '@temporalio/worker';
import type { createActivities } from '#activities/create-activities';
import { type TaskQueueKind, taskQueuesOf } from '#domain/shared/task-queues';
import type { Logger } from '#platform/logger';
import { redactActivityErrors } from './activity-errors';
import { cachedWorkflowsFor } from './cache-size';
import { sendHeartbeats } from './heartbeats';

/**
 * Slots of each queue. Each slot has a database connection, because a projection that waits for one may time out.
 * `commands` wait for other workflows, so they never share slots with those workflows' projections: shared slots deadlock
 * as soon as there are as many hires as slots. The server admits ten in-flight Updates per workflow: more slots would only
 * cause rejected Updates when many drivers are hired for one order. `bulk` limits the drivers of all bulk actions together,
 * and `renders` the PDFs that are made at the same time: one takes minutes and much memory, and scans never wait for it.
 */
export const activitySlots: Record<TaskQueueKind, number> = {
  workflows: 20,
  commands: 10,
  bulk: 10,
  integrations: 10,
  renders: 2,
};

/** The number of database connections for all slots together. */
export const databasePool = Object.values(activitySlots).reduce((sum, slots) => sum + slots, 0);

// Long enough for a running projection.
const SHUTDOWN_GRACE_TIME = '8 seconds';

export interface WorkerSetup extends Pick<WorkerOptions, 'namespace' | 'dataConverter' | 'workflowBundle'> {
  readonly connection: NativeConnection;
  readonly activities: ReturnType<typeof createActivities>;
  readonly taskQueuePrefix: string;
  /** The memory that this process may use. */
  readonly memoryMb: number;
  readonly log: Logger;
}

/** One Worker object per task queue, each with separate slots, in one process. */
export async function createWorkers(setup: WorkerSetup): Promise<Worker[]> {
  const { workflowBundle, memoryMb, activities, taskQueuePrefix, log, ...shared } = setup;
  const queues = taskQueuesOf(taskQueuePrefix);
  const create = (kind: TaskQueueKind, more: Partial<WorkerOptions> = {}) =>
    Worker.create({
      ...shared,
      ...more,
      taskQueue: queues[kind],
      activities: activities[kind],
      maxConcurrentActivityTaskExecutions: activitySlots[kind],
      shutdownGraceTime: SHUTDOWN_GRACE_TIME,
      interceptors: { activity: [redactActivityErrors(log), sendHeartbeats] },
    });
  return Promise.all([
    create('workflows', {
      maxCachedWorkflows: cachedWorkflowsFor(memoryMb),
      ...(workflowBundle !== undefined && { workflowBundle }),
    }),
    create('commands'),
    create('bulk'),
    create('integrations'),
    create('renders'),
  ]);
}

/** Runs until all workers have stopped. If one fails, the others stop, too, so that the process exits and can be restarted. */
export async function runWorkers(workers: readonly Worker[]): Promise<void> {
  await Promise.all(
    workers.map((worker) =>
      worker.run().catch((error: unknown) => {
        stopWorkers(workers);
        throw error;
      }),
    ),
  );
}

/** Stops polling; running tasks can finish. Does nothing for a worker that is not running, which would throw. */
export function stopWorkers(workers: readonly Worker[]): void {
  for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
}
