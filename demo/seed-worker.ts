import type { Client } from '@temporalio/client';
import { bundleWorkflowCode } from '@temporalio/worker';
import { createActivities } from '#activities/create-activities';
import { folderProviders } from '#activities/screening/providers';
import { createDatabase } from '#db/core/handle';
import { SECOND_MS } from '#domain/shared/durations';
import { createDataConverter } from '#platform/data-converter';
import { type Environment, secretsOf } from '#platform/env';
import { createFileStore } from '#platform/file-store';
import { createLogger } from '#platform/logger';
import { drawHere } from '#platform/page-pictures';
import { checkHere } from '#platform/pdf-check';
import { createSealer } from '#platform/sealing';
import { createVault } from '#platform/vault';
import { createVirusScanner } from '#platform/virus-scanner';
import { connectWithRetry } from '../worker/connect-with-retry';
import { createWorkers, runWorkers, stopWorkers } from '../worker/workers';

const WORKFLOW_QUEUE = 1;
const CALL_DEADLINE_MS = 10 * SECOND_MS;

/** Whether a worker polls the queue. */
export async function hasPollers(client: Client, taskQueue: string): Promise<boolean> {
  const { pollers } = await client.withDeadline(Date.now() + CALL_DEADLINE_MS, () =>
    client.workflowService.describeTaskQueue({
      namespace: client.options.namespace,
      taskQueue: { name: taskQueue },
      taskQueueType: WORKFLOW_QUEUE,
    }),
  );
  return (pollers?.length ?? 0) > 0;
}

/** Starts a worker in this process, for when none is running. Returns a function that stops it. */
export async function startSeedWorker(env: Environment, client: Client): Promise<() => Promise<void>> {
  const log = createLogger({ level: 'warn', name: 'seed' });
  const connection = await connectWithRetry(env.TEMPORAL_ADDRESS, log);
  const db = createDatabase(env.DATABASE_URL, { pool: 30 });
  const activities = createActivities({
    db,
    client,
    log,
    publicUrl: env.PUBLIC_URL,
    supportPhone: env.SUPPORT_PHONE,
    sealer: createSealer(secretsOf(env)),
    vault: createVault(secretsOf(env)),
    files: createFileStore(env),
    scanner: createVirusScanner(env),
    providers: folderProviders(env.DATA_DIR),
    // The demo exports nothing.
    chromium: undefined,
    pages: drawHere,
    pdfs: checkHere,
    taskQueuePrefix: env.TASK_QUEUE_PREFIX,
  });
  const workers = await createWorkers({
    connection,
    namespace: env.TEMPORAL_NAMESPACE,
    activities,
    dataConverter: createDataConverter(secretsOf(env)),
    workflowBundle: await workflowBundle(env),
    taskQueuePrefix: env.TASK_QUEUE_PREFIX,
    memoryMb: env.WORKER_MEMORY_MB,
    log,
  });
  const running = runWorkers(workers);
  return async () => {
    stopWorkers(workers);
    await running;
    await connection.close();
    await db.destroy();
  };
}

async function workflowBundle({ WORKFLOW_BUNDLE }: Environment): Promise<{ codePath: string } | { code: string }> {
  if (WORKFLOW_BUNDLE !== undefined) return { codePath: WORKFLOW_BUNDLE };
  const workflowsPath = require.resolve('../workflows/index');
  return bundleWorkflowCode({ workflowsPath, preloadModules: [workflowsPath] });
}
