/** The time limit of a health check. */
export const HEALTH_DEADLINE_MS = 2_000;

/** Rejects on timeout, so that the caller gets a response soon even if a dependency hangs. */
export async function rejectOnTimeout(response: PromiseLike<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('No response in time'));
    }, HEALTH_DEADLINE_MS);
  });
  try {
    await Promise.race([response, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
