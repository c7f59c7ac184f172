/** The queue is full; the caller may retry later. */
export class TooBusyError extends Error {
  constructor() {
    super('Too many tasks are already waiting');
    this.name = 'TooBusyError';
  }
}

export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** Limits concurrent work: runs some tasks, queues a few in order of arrival, and refuses the others immediately. */
export function createLimiter({
  concurrency,
  waiting: maxWaiting,
}: {
  readonly concurrency: number;
  readonly waiting: number;
}): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;
  const slot = async (): Promise<void> => {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw new TooBusyError();
    // A finishing task passes its slot to the next one in the queue, so that a newcomer cannot take it.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return async (work) => {
    await slot();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
