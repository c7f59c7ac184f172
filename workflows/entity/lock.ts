/**
 * Runs one piece of work after the other, in the order of asking. Ask-first commands need it: the state may change
 * while they wait for somebody else's word.
 */
export class Lock {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last.then(work);
    this.last = result.catch(() => undefined);
    return result;
  }
}
