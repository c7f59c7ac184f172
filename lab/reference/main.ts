import { bundleWorkflowCode, DefaultLogger, Worker } from '@temporalio/worker';
import { createDataConverter, failureConverterPath } from '#platform/data-converter';
import { readEnvironment, secretsOf } from '#platform/env';
import { createLogger } from '#platform/logger';
import { stopOnSignals } from '#platform/shutdown';
import { connectWithRetry } from '../../worker/connect-with-retry';
import { installRuntime } from '../../worker/temporal-runtime';
import { REFERENCE_QUEUE } from './messages';

const SHUTDOWN_TIMEOUT_MS = 5_000;

/**
 * A worker that runs only the reference workflow, with the product's encryption. It is a process of its own, like the
 * product's worker, so that the benchmark that sends the Updates does not slow it down.
 */
async function main(): Promise<void> {
  const env = readEnvironment();
  const log = createLogger({ level: 'warn', name: 'reference' });
  installRuntime(log, undefined);
  const connection = await connectWithRetry(env.TEMPORAL_ADDRESS, log);
  const worker = await Worker.create({
    connection,
    namespace: env.TEMPORAL_NAMESPACE,
    taskQueue: REFERENCE_QUEUE,
    workflowBundle: await bundleWorkflowCode({
      workflowsPath: require.resolve('./workflow'),
      failureConverterPath,
      logger: new DefaultLogger('WARN'),
    }),
    dataConverter: createDataConverter(secretsOf(env)),
  });
  const running = worker.run();
  const stop = async () => {
    worker.shutdown();
    await running;
    await connection.close();
  };
  stopOnSignals({ log, deadlineMs: SHUTDOWN_TIMEOUT_MS, stop });
  process.send?.('ready');
  await running;
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
