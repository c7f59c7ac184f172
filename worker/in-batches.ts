/**
 * Runs `work` for one batch after the other: each has the keys that arrived while the previous one ran. If a batch fails,
 * each of its keys is tried alone, so that one that cannot succeed does not hold up the others.
 */
export function inBatches<Key>(work: (keys: readonly Key[]) => Promise<void>): (key: Key) => Promise<void> {
  let waiting = new Set<Key>();
  let next: Promise<void> | undefined;
  let current: Promise<void> = Promise.resolve();
  const start = (): Promise<void> => {
    const keys = [...waiting];
    waiting = new Set();
    next = undefined;
    current = work(keys);
    return current;
  };
  return async (key) => {
    waiting.add(key);
    next ??= current.catch(() => undefined).then(start);
    await next.catch(() => work([key]));
  };
}
