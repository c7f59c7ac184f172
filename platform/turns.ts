/** The queue is full; the caller may retry later. */
export class TooBusyError extends Error {
  constructor() {
    super('Too many wait for this already');
    this.name = 'TooBusyError';
  }
}

export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Limits concurrent work: runs some tasks, queues a few in order of arrival, and refuses the others immediately. */
export function createTurns({
  concurrency,
  waiting: most,
}: {
  readonly concurrency: number;
  readonly waiting: number;
}): Turns {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  const turn = async (): Promise<void> => {
    if (underWay < concurrency) {
      underWay += 1;
      return;
    }
    if (waiting.length >= most) throw new TooBusyError();
    // A finishing task passes its slot to the next one in the queue, so that a newcomer cannot take it.
    await new Promise<void>((go) => waiting.push(go));
  };
  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) underWay -= 1;
      else next();
    }
  };
}
