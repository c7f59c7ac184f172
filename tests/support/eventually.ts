import { setTimeout as delay } from 'node:timers/promises';

const POLL_INTERVAL_MS = 50;
const TIMEOUT_MS = 120_000;

/** Waits until an expectation holds, for work that sends no signal when it is done. */
export async function eventually(expectation: () => unknown): Promise<void> {
  const giveUpAt = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      await expectation();
      return;
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await delay(POLL_INTERVAL_MS);
    }
  }
}
