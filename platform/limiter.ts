/** The queue is full; the caller may retry later. */
export class TooBusyError extends Error {
  constructor() {
    super('Too many tasks are already waiting');
    this.name = 'TooBusyError';
  }
}

/** Runs work; once the signal is aborted, work that has not begun is rejected with the signal's reason and leaves the queue. */
export type Limiter = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Limits concurrent work: runs some tasks, queues a few in order of arrival, and refuses the others immediately. */
export function createLimiter({
  concurrency,
  waiting: maxWaiting,
}: {
  readonly concurrency: number;
  readonly waiting: number;
}): Limiter {
  const waiting = new Set<() => void>();
  let running = 0;
  const slot = async (signal: AbortSignal | undefined): Promise<void> => {
    signal?.throwIfAborted();
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.size >= maxWaiting) throw new TooBusyError();
    // A finishing task passes its slot to the next one in the queue, so that a newcomer cannot take it.
    await waitIn(waiting, signal);
  };
  return async (work, signal) => {
    await slot(signal);
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** Waits until the function that it adds to the queue is called, which removes it. */
function waitIn(queue: Set<() => void>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => (): void => {
      queue.delete(begin);
      signal?.removeEventListener('abort', leave);
      settle();
    };
    const begin = end(resolve);
    const leave = end(() => {
      reject(signal?.reason as Error);
    });
    queue.add(begin);
    signal?.addEventListener('abort', leave);
  });
}
