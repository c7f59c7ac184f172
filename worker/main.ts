import type { Client } from '@temporalio/client';
import { createDatabase } from '#db/handle';
import { taskQueuesOf } from '#domain/shared/task-queues';
import { createDataConverter } from '#platform/data-converter';
import { createFileStore, sweepParts } from '#platform/file-store';
import { EnvironmentError, readEnvironment, secretsOf, type Environment } from '#platform/env';
import { createLogger, type Logger } from '#platform/logger';
import { createMailTransport } from '#platform/mail-transport';
import { createSealer } from '#platform/sealing';
import { stopOnSignals } from '#platform/shutdown';
import { createSmsTransport } from '#platform/sms-transport';
import { createTemporalClient } from '#platform/temporal-client';
import { createVault } from '#platform/vault';
import { createVirusScanner } from '#platform/virus-scanner';
import { startAccountDelivery, type AccountDeliveryDeps } from './account-messages/deliver';
import { createActivities } from './activities';
import { connectPatiently } from './connect';
import { startDigests } from './digests';
import { startHousekeeping } from './housekeeping';
import { startMessageSweep } from './message-sweep';
import { folderProviders, startScreening } from './screening/sweep';
import { installRuntime, messageGauge } from './temporal-runtime';
import { createWorkers, databasePool, runWorkers, stopWorkers } from './workers';

const STOP_WITHIN_MS = 15_000;
/** Nobody writes one file for so long. */
const PART_LASTS_MS = 3_600_000;
/** Nobody waits for housekeeping and digests, but a statement that never ends would keep its connection. */
const WORKS_WITHIN_MS = 60_000;

async function main(): Promise<void> {
  const env = readEnvironment();
  const log = createLogger({ level: env.LOG_LEVEL, name: 'worker' });
  installRuntime(log, env.METRICS_ADDRESS);
  const { workers, close, startAside } = await build(env, log);
  void sweepParts(env.FILES_DIR, new Date(Date.now() - PART_LASTS_MS)).catch((error: unknown) => {
    log.warn({ err: error }, 'parts of files could not be removed');
  });
  const running = runWorkers(workers);
  const aside = startAside();
  stopOnSignals({
    log,
    deadlineMs: STOP_WITHIN_MS,
    stop: async () => {
      stopWorkers(workers);
      await aside.stop();
      await running;
      await close();
    },
  });
  process.send?.('ready');
  log.info('polling');
  await running;
}

/** What activities are told by the environment. */
function toldBy(env: Environment) {
  return {
    mailFrom: env.MAIL_FROM,
    publicUrl: env.PUBLIC_URL,
    supportPhone: env.SUPPORT_PHONE,
    vault: createVault(secretsOf(env)),
    files: createFileStore(env),
    scanner: createVirusScanner(env),
    taskQueuePrefix: env.TASK_QUEUE_PREFIX,
  };
}

async function build(env: Environment, log: Logger) {
  const { TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: namespace, WORKFLOW_BUNDLE: bundle } = env;
  const secrets = secretsOf(env);
  if (bundle === undefined) throw new EnvironmentError(['WORKFLOW_BUNDLE is missing']);
  const connection = await connectPatiently(address, log);
  const client = createTemporalClient({ address, namespace, secrets });
  const db = createDatabase(env.DATABASE_URL, { pool: databasePool, worksWithinMs: WORKS_WITHIN_MS });
  const mail = createMailTransport({ url: env.SMTP_URL, from: env.MAIL_FROM });
  const sms = createSmsTransport(env);
  const sealer = createSealer(secrets);
  const { TASK_QUEUE_PREFIX: taskQueuePrefix } = env;
  const activities = createActivities({ ...toldBy(env), db, client, log, mail, sms, sealer });
  const workers = await createWorkers({
    connection,
    namespace,
    activities,
    dataConverter: createDataConverter(secrets),
    workflowBundle: { codePath: bundle },
    taskQueuePrefix,
    log,
  });
  const startAside = () => startLoops({ env, log, db, client, mail, sms, sealer }, activities);
  const close = async () => {
    mail.close();
    await connection.close();
    await client.connection.close();
    await db.destroy();
  };
  return { workers, close, startAside };
}

interface LoopDeps extends AccountDeliveryDeps {
  readonly env: Environment;
  readonly client: Client;
}

/** What runs beside the queues. */
function startLoops({ env, client, ...deps }: LoopDeps, activities: ReturnType<typeof createActivities>) {
  const taskQueue = taskQueuesOf(env.TASK_QUEUE_PREFIX).workflows;
  const providers = folderProviders(env.DATA_DIR);
  const loops = [
    // The launcher prints a warning; a process without one has its log.
    startHousekeeping({ ...deps, client, taskQueue, warn: (warning) => void process.send?.({ warning }) }),
    startScreening({ ...toldBy(env), ...deps, client, taskQueue, providers }),
    startAccountDelivery(deps),
    startDigests({ ...deps, publicUrl: env.PUBLIC_URL }),
    startMessageSweep({ ...deps, deliver: activities.integrations.deliverMessages, gauge: messageGauge() }),
  ];
  return { stop: async () => Promise.all(loops.map((loop) => loop.stop())) };
}

main().catch((error: unknown) => {
  const isOurs = error instanceof EnvironmentError || !(error instanceof Error);
  process.stderr.write(`${isOurs ? String(error) : (error.stack ?? error.message)}\n`);
  process.exit(1);
});
