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

/** Limits the work of each name: one task at a time, a few wait, and others are refused immediately. */
export function createLimiterByName(waiting: number): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  // Kept only while it is in use.
  const kept = new Map<string, { readonly limited: Limiter; users: number }>();
  return async (name, work) => {
    const own = kept.get(name) ?? { limited: createLimiter({ concurrency: 1, waiting }), users: 0 };
    kept.set(name, own);
    own.users += 1;
    try {
      return await own.limited(work);
    } finally {
      own.users -= 1;
      if (own.users === 0) kept.delete(name);
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
