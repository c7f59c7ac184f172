import {
  bundleWorkflowCode,
  DefaultLogger,
  type NativeConnection,
  Worker,
  type WorkflowBundle,
} from '@temporalio/worker';
import { createDataConverter, failureConverterPath } from '#platform/data-converter';

let bundle: Promise<WorkflowBundle> | undefined;

/** A worker that runs only the counter workflow; `stop` returns when it has drained. */
export async function startCounterWorker(options: {
  connection: NativeConnection;
  taskQueue: string;
  key: Buffer;
}): Promise<() => Promise<void>> {
  bundle ??= bundleWorkflowCode({
    workflowsPath: require.resolve('./workflows/counter.ts'),
    failureConverterPath,
    logger: new DefaultLogger('WARN'),
  });
  const worker = await Worker.create({
    connection: options.connection,
    taskQueue: options.taskQueue,
    workflowBundle: await bundle,
    dataConverter: createDataConverter([options.key]),
    // Unused; a worker without activities logs a warning.
    activities: { none: () => Promise.resolve() },
  });
  const done = worker.run();
  return async () => {
    worker.shutdown();
    await done;
  };
}
