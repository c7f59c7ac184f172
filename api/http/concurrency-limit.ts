import { ProblemError } from '#domain/problems';

/** Limits the costly calls that one account may run concurrently in this process; further calls are refused. */
export function limitConcurrencyPerAccount(
  max: number,
): <Done>(userId: string, work: () => Promise<Done>) => Promise<Done> {
  const running = new Map<string, number>();
  return async (userId, work) => {
    const before = running.get(userId) ?? 0;
    if (before >= max) throw new ProblemError('too-many-at-once', { most: max });
    running.set(userId, before + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(userId) ?? 1) - 1;
      if (left === 0) running.delete(userId);
      else running.set(userId, left);
    }
  };
}
