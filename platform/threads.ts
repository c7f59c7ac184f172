import { constants, platform, setPriority } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

/** Runs tasks in a separate thread, one at a time, so that they do not block the event loop. */
export interface Thread<Task, Result> {
  run(task: Task): Promise<Result>;
  close(): Promise<void>;
}

interface Reply<Result> {
  readonly taskId: number;
  readonly done?: Result;
  readonly error?: Error;
}

interface Pending<Result> {
  readonly resolve: (done: Result) => void;
  readonly reject: (error: Error) => void;
}

interface Running<Result> {
  readonly worker: Worker;
  readonly waiting: Map<number, Pending<Result>>;
}

/** A thread that runs the given file. It starts with the first task, and again with the next task after it has exited. */
export function createThread<Task, Result>(file: string): Thread<Task, Result> {
  let running: Running<Result> | undefined;
  let lastTaskId = 0;
  const begin = (): Running<Result> => {
    const started = startThread<Result>(file, () => {
      if (running === started) running = undefined;
    });
    return started;
  };
  return {
    run: (task) => {
      running ??= begin();
      const { worker, waiting } = running;
      const taskId = (lastTaskId += 1);
      worker.postMessage({ taskId, task });
      return new Promise<Result>((resolve, reject) => waiting.set(taskId, { resolve, reject }));
    },
    close: async () => {
      await running?.worker.terminate();
    },
  };
}

function startThread<Result>(file: string, onEnd: () => void): Running<Result> {
  const worker = new Worker(file);
  const waiting = new Map<number, Pending<Result>>();
  // The thread alone does not keep the process alive.
  worker.unref();
  worker.on('message', ({ taskId, done, error }: Reply<Result>) => {
    if (error === undefined) waiting.get(taskId)?.resolve(done as Result);
    else waiting.get(taskId)?.reject(error);
    waiting.delete(taskId);
  });
  const ended = (error: Error): void => {
    onEnd();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', ended).on('exit', () => {
    ended(new Error('The worker thread exited'));
  });
  return { worker, waiting };
}

/** Called in the thread's own file: handles tasks one at a time, at a low priority. */
export function handleInThread<Task, Result>(work: (task: Task) => Promise<Result>): void {
  // On other systems this would change the priority of the whole process.
  if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  let before = Promise.resolve();
  parentPort?.on('message', ({ taskId, task }: { readonly taskId: number; readonly task: Task }) => {
    before = before
      .then(() => work(task))
      .then(
        (done) => parentPort?.postMessage({ taskId, done }),
        (error: unknown) => parentPort?.postMessage({ taskId, error }),
      );
  });
}
