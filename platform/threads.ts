import { constants, platform, setPriority } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

/** Work that is done in a thread of its own, one piece after the other, so that nobody else waits for it. */
export interface Thread<Asked, Done> {
  ask(asked: Asked): Promise<Done>;
  close(): Promise<void>;
}

interface Answer<Done> {
  readonly turn: number;
  readonly done?: Done;
  readonly error?: Error;
}

interface Waiting<Done> {
  readonly resolve: (done: Done) => void;
  readonly reject: (error: Error) => void;
}

interface Running<Done> {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting<Done>>;
}

/** Starts the thread of a file with the first request, and a new one after it has ended. */
export function createThread<Asked, Done>(file: string): Thread<Asked, Done> {
  let running: Running<Done> | undefined;
  let turns = 0;
  const begin = (): Running<Done> => {
    const begun = begunThread<Done>(file, () => {
      if (running === begun) running = undefined;
    });
    return begun;
  };
  return {
    ask: (asked) => {
      running ??= begin();
      const { worker, waiting } = running;
      const turn = (turns += 1);
      worker.postMessage({ turn, asked });
      return new Promise<Done>((resolve, reject) => waiting.set(turn, { resolve, reject }));
    },
    close: async () => {
      await running?.worker.terminate();
    },
  };
}

function begunThread<Done>(file: string, onEnd: () => void): Running<Done> {
  const worker = new Worker(file);
  const waiting = new Map<number, Waiting<Done>>();
  // It does not keep a finished process alive.
  worker.unref();
  worker.on('message', ({ turn, done, error }: Answer<Done>) => {
    if (error === undefined) waiting.get(turn)?.resolve(done as Done);
    else waiting.get(turn)?.reject(error);
    waiting.delete(turn);
  });
  const ended = (error: Error): void => {
    onEnd();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', ended).on('exit', () => {
    ended(new Error('The thread has ended'));
  });
  return { worker, waiting };
}

/** Called in the thread's own file: handles requests one at a time, at a low priority. */
export function answerInThread<Asked, Done>(work: (asked: Asked) => Promise<Done>): void {
  // On other systems this would change the priority of the whole process.
  if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  let before = Promise.resolve();
  parentPort?.on('message', ({ turn, asked }: { readonly turn: number; readonly asked: Asked }) => {
    before = before
      .then(() => work(asked))
      .then(
        (done) => parentPort?.postMessage({ turn, done }),
        (error: unknown) => parentPort?.postMessage({ turn, error }),
      );
  });
}
