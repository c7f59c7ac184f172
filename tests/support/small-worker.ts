import {
  bundleWorkflowCode,
  DefaultLogger,
  type NativeConnection,
  Worker,
  type WorkerOptions,
  type WorkflowBundle,
} from '@temporalio/worker';
import { createDataConverter, failureConverterPath } from '#platform/data-converter';

let bundle: Promise<WorkflowBundle> | undefined;

/** The bundle of only the counter workflow, made once: it takes seconds. */
export function counterBundle(): Promise<WorkflowBundle> {
  bundle ??= bundleWorkflowCode({
    workflowsPath: require.resolve('./workflows/counter.ts'),
    failureConverterPath,
    logger: new DefaultLogger('WARN'),
  });
  return bundle;
}

/** A worker that runs the workflows of a bundle; `stop` returns when it has drained. */
export async function startSmallWorker(options: {
  connection: NativeConnection;
  taskQueue: string;
  key: Buffer;
  workflowBundle: NonNullable<WorkerOptions['workflowBundle']>;
}): Promise<() => Promise<void>> {
  const worker = await Worker.create({
    connection: options.connection,
    taskQueue: options.taskQueue,
    workflowBundle: options.workflowBundle,
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
