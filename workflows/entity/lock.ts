/**
 * Runs tasks one at a time, in the order of their calls. Commands that wait for an activity need it, because the
 * state may change while they wait.
 */
export class Lock {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last.then(work);
    this.last = result.catch(() => undefined);
    return result;
  }
}
