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
  waiting: most,
}: {
  readonly concurrency: number;
  readonly waiting: number;
}): Limiter {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  const slot = async (): Promise<void> => {
    if (underWay < concurrency) {
      underWay += 1;
      return;
    }
    if (waiting.length >= most) throw new TooBusyError();
    // A finishing task passes its slot to the next one in the queue, so that a newcomer cannot take it.
    await new Promise<void>((go) => waiting.push(go));
  };
  return async (work) => {
    await slot();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) underWay -= 1;
      else next();
    }
  };
}
