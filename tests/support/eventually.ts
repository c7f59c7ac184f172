import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 25;

/** Asks again until the answer is there; the test's own time limit ends a wait in vain. */
export async function eventually<T>(ask: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await wait(pauseMs);
  }
}
