import type { Client } from '@temporalio/client';
import type { Db } from '#db/core/handle';
import type { Readiness } from '../../deps';
import { createProcessReadiness } from './process-readiness';
import { HEALTH_DEADLINE_MS, rejectOnTimeout } from './reject-on-timeout';

/** A poll lasts at most a minute; a poller that has been silent for longer is gone. */
const POLLER_SILENCE_MS = 75_000;
/** `TaskQueueType.TASK_QUEUE_TYPE_WORKFLOW` of Temporal's API. */
const WORKFLOW_TASKS = 1;

export function createReadiness(db: Db, client: Client, taskQueue: string): Readiness {
  const { namespace } = client.options;
  const withinDeadline = <T>(call: () => Promise<T>) => client.withDeadline(Date.now() + HEALTH_DEADLINE_MS, call);
  return {
    ...createProcessReadiness(),
    database: () => rejectOnTimeout(db.raw('select 1')),
    temporal: async () => {
      await withinDeadline(() => client.workflowService.describeNamespace({ namespace }));
    },
    worker: async () => {
      const { pollers } = await withinDeadline(() =>
        client.workflowService.describeTaskQueue({
          namespace,
          taskQueue: { name: taskQueue },
          taskQueueType: WORKFLOW_TASKS,
        }),
      );
      const lastSeenMs = (pollers ?? []).map(({ lastAccessTime }) => Number(lastAccessTime?.seconds ?? 0) * 1_000);
      if (!lastSeenMs.some((at) => Date.now() - at < POLLER_SILENCE_MS)) throw new Error('No worker is polling');
    },
  };
}
