/** Nobody else may wait now; the same may be asked again a little later. */
export class TooBusyError extends Error {
  constructor() {
    super('Too many wait for this already');
    this.name = 'TooBusyError';
  }
}

export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Does so much costly work at a time, lets some wait in the order in which they came, and refuses the others at once. */
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
    // Who goes hands the place on, so that nobody who comes meanwhile takes it.
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
