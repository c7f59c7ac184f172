import { createDatabase } from '#db/handle';
import { taskQueuesOf } from '#domain/shared/task-queues';
import { createDataConverter } from '#platform/data-converter';
import { createFileStore } from '#platform/file-store';
import { EnvironmentError, readEnvironment, secretsOf, type Environment } from '#platform/env';
import { createLogger, type Logger } from '#platform/logger';
import { createMailTransport } from '#platform/mail-transport';
import { createSealer } from '#platform/sealing';
import { stopOnSignals } from '#platform/shutdown';
import { createSmsTransport } from '#platform/sms-transport';
import { createTemporalClient } from '#platform/temporal-client';
import { createVault } from '#platform/vault';
import { createVirusScanner } from '#platform/virus-scanner';
import { startAccountDelivery } from './account-messages/deliver';
import { createActivities } from './activities';
import { connectPatiently } from './connect';
import { startDigests } from './digests';
import { startHousekeeping } from './housekeeping';
import { folderProviders, startScreening } from './screening/sweep';
import { installRuntime } from './temporal-runtime';
import { createWorkers, databasePool, runWorkers, stopWorkers } from './workers';

const STOP_WITHIN_MS = 15_000;

async function main(): Promise<void> {
  const env = readEnvironment();
  const log = createLogger({ level: env.LOG_LEVEL, name: 'worker' });
  installRuntime(log, env.METRICS_ADDRESS);
  const { workers, close, startAside } = await build(env, log);
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
  const db = createDatabase(env.DATABASE_URL, { pool: databasePool });
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
  const startAside = () => {
    const taskQueue = taskQueuesOf(taskQueuePrefix).workflows;
    const housekeeping = startHousekeeping({ db, client, log, taskQueue });
    const providers = folderProviders(env.DATA_DIR);
    const screening = startScreening({ ...toldBy(env), db, client, log, taskQueue, providers });
    const delivery = startAccountDelivery({ db, log, mail, sms, sealer });
    const digests = startDigests({ db, log, sealer, publicUrl: env.PUBLIC_URL });
    return { stop: async () => Promise.all([housekeeping.stop(), delivery.stop(), digests.stop(), screening.stop()]) };
  };
  const close = async () => {
    mail.close();
    await connection.close();
    await client.connection.close();
    await db.destroy();
  };
  return { workers, close, startAside };
}

main().catch((error: unknown) => {
  const isOurs = error instanceof EnvironmentError || !(error instanceof Error);
  process.stderr.write(`${isOurs ? String(error) : (error.stack ?? error.message)}\n`);
  process.exit(1);
});
