import { extname, join } from 'node:path';
import type { Client } from '@temporalio/client';
import { createActivities } from '#activities/create-activities';
import type { DeliveryDeps } from '#activities/messages/deliver';
import { startDelivery } from '#activities/messages/delivery-loop';
import { folderProviders } from '#activities/screening/providers';
import { startWebhooks } from '#activities/webhooks/delivery-loop';
import { createDatabase } from '#db/core/handle';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/durations';
import { taskQueuesOf } from '#domain/shared/task-queues';
import { ATTEMPT_TIMEOUT_MS } from '#domain/webhooks/terms';
import { billingProviderOf } from '#platform/billing-providers';
import { type ChromiumOptions, deleteOldProfiles, findChromium } from '#platform/chromium';
import { createDataConverter } from '#platform/data-converter';
import { eldProviders } from '#platform/eld-providers';
import { type Environment, EnvironmentError, readEnvironment, secretsOf } from '#platform/env';
import { createFileStore, deletePartialFiles } from '#platform/file-store';
import { createLogger, type Logger } from '#platform/logger';
import { createMailTransport } from '#platform/mail-transport';
import { drawInThread } from '#platform/page-pictures';
import { paymentProviderOf } from '#platform/payment-providers';
import { checkInThread } from '#platform/pdf-check';
import { createSealer } from '#platform/sealing';
import { stopOnSignals } from '#platform/shutdown';
import { createSmsTransport } from '#platform/sms-transport';
import { createTemporalClient } from '#platform/temporal-client';
import { createVault } from '#platform/vault';
import { createVirusScanner } from '#platform/virus-scanner';
import { createWebhookSender } from '#platform/webhook-sender';
import { connectWithRetry } from './connect-with-retry';
import { startOutboxRelay } from './outbox-relay';
import { createSchedules } from './schedules';
import { installRuntime, messageGauge } from './temporal-runtime';
import { createWorkers, databasePool, runWorkers, stopWorkers } from './workers';

/** The relative path is the same in the sources and in the build. */
const pageThread = join(__dirname, '..', 'platform', `page-thread${extname(__filename)}`);
const pdfThread = join(__dirname, '..', 'platform', `pdf-thread${extname(__filename)}`);
const SHUTDOWN_TIMEOUT_MS = 15_000;
/** No upload or export takes longer: older partial files and browser profiles are leftovers. */
const PART_MAX_AGE_MS = HOUR_MS;
/** Generous, because no request waits for background work; still limited, so that a hung statement frees its connection. */
const STATEMENT_TIMEOUT_MS = MINUTE_MS;

async function main(): Promise<void> {
  const env = readEnvironment();
  const log = createLogger({ level: env.LOG_LEVEL, name: 'worker' });
  installRuntime(log, env.METRICS_ADDRESS);
  const { workers, close, startBackgroundLoops, schedule } = await build(env, log);
  void deleteLeftovers(env, log);
  const running = runWorkers(workers);
  const loops = startBackgroundLoops();
  stopOnSignals({
    log,
    deadlineMs: SHUTDOWN_TIMEOUT_MS,
    stop: async () => {
      stopWorkers(workers);
      await loops.stop();
      await running;
      await close();
    },
  });
  await schedule();
  process.send?.('ready');
  log.info('polling the task queues');
  await running;
}

/** Deletes what killed processes left behind. */
async function deleteLeftovers({ FILES_DIR }: Environment, log: Logger): Promise<void> {
  const before = new Date(Date.now() - PART_MAX_AGE_MS);
  try {
    await deletePartialFiles(FILES_DIR, before);
    await deleteOldProfiles(before);
  } catch (error) {
    log.warn({ err: error }, 'failed to delete partial uploads and browser profiles');
  }
}

/** The settings that activities take from the environment. */
function settingsOf(env: Environment) {
  return {
    publicUrl: env.PUBLIC_URL,
    supportPhone: env.SUPPORT_PHONE,
    supportEmail: env.SUPPORT_EMAIL,
    vault: createVault(secretsOf(env)),
    files: createFileStore(env),
    chromium: chromiumOf(env),
    pages: drawInThread(pageThread),
    pdfs: checkInThread(pdfThread),
    scanner: createVirusScanner(env),
    taskQueuePrefix: env.TASK_QUEUE_PREFIX,
    providers: folderProviders(env.DATA_DIR),
    elds: eldProviders({ isProduction: env.NODE_ENV === 'production' }),
    billing: billingProviderOf(env),
    payments: paymentProviderOf(env),
    // The launcher prints a warning; without a launcher it is only logged.
    warn: (warning: string) => void process.send?.({ warning }),
  };
}

/** The Chromium that prints exports; without one, they have a plain version. */
function chromiumOf({ CHROME_ADDRESS, CHROME_PATH, CHROME_SANDBOX, PATH }: Environment): ChromiumOptions | undefined {
  if (CHROME_ADDRESS !== undefined) {
    const [host = '', port = ''] = CHROME_ADDRESS.split(':');
    return { host, port: Number(port) };
  }
  const path = findChromium(CHROME_PATH, PATH);
  // Chromium refuses its sandbox to root.
  return path === undefined ? undefined : { path, hasSandbox: CHROME_SANDBOX && process.getuid?.() !== 0 };
}

async function build(env: Environment, log: Logger) {
  const { TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: namespace, WORKFLOW_BUNDLE: bundle } = env;
  const secrets = secretsOf(env);
  if (bundle === undefined) throw new EnvironmentError(['WORKFLOW_BUNDLE is missing']);
  const connection = await connectWithRetry(address, log, namespace);
  const client = createTemporalClient({ address, namespace, secrets });
  const db = createDatabase(env.DATABASE_URL, {
    name: 'worker',
    pool: databasePool,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  });
  const mail = createMailTransport({ url: env.SMTP_URL, from: env.MAIL_FROM });
  const sms = createSmsTransport(env);
  const sealer = createSealer(secrets);
  const { TASK_QUEUE_PREFIX: taskQueuePrefix } = env;
  const settings = settingsOf(env);
  const activities = createActivities({ ...settings, db, client, log, sealer });
  const workers = await createWorkers({
    connection,
    namespace,
    activities,
    dataConverter: createDataConverter(secrets),
    workflowBundle: { codePath: bundle },
    taskQueuePrefix,
    memoryMb: env.WORKER_MEMORY_MB,
    log,
  });
  const startBackgroundLoops = () => startLoops({ env, log, db, client, mail, sms, sealer, ...settings });
  const schedule = () =>
    createSchedules(client, { taskQueue: taskQueuesOf(taskQueuePrefix).workflows, prefix: taskQueuePrefix });
  const close = async () => {
    mail.close();
    await connection.close();
    await client.connection.close();
    await db.destroy();
  };
  return { workers, close, startBackgroundLoops, schedule };
}

interface LoopDeps extends Omit<DeliveryDeps, 'sender' | 'mailFrom' | 'publicUrl'> {
  readonly env: Environment;
  readonly client: Client;
}

/** The loops that run alongside the task queues: messages to people, workflows and carriers' systems. Everything else is a Schedule. */
function startLoops({ env, client, ...deps }: LoopDeps) {
  const loops = [
    startOutboxRelay({
      ...deps,
      client,
      taskQueue: taskQueuesOf(env.TASK_QUEUE_PREFIX).workflows,
      publicUrl: env.PUBLIC_URL,
    }),
    startDelivery({
      ...deps,
      databaseUrl: env.DATABASE_URL,
      mailFrom: env.MAIL_FROM,
      publicUrl: env.PUBLIC_URL,
      sender: { postalAddress: env.POSTAL_ADDRESS, supportEmail: env.SUPPORT_EMAIL },
      gauge: messageGauge(),
    }),
    startWebhooks({
      ...deps,
      databaseUrl: env.DATABASE_URL,
      publicUrl: env.PUBLIC_URL,
      sendWebhook: createWebhookSender({ allowsPrivate: env.PRIVATE_WEBHOOKS, timeoutMs: ATTEMPT_TIMEOUT_MS }),
    }),
  ];
  return { stop: async () => Promise.all(loops.map((loop) => loop.stop())) };
}

main().catch((error: unknown) => {
  const isExpected = error instanceof EnvironmentError || !(error instanceof Error);
  process.stderr.write(`${isExpected ? String(error) : (error.stack ?? error.message)}\n`);
  process.exit(1);
});
