import { setTimeout as delay } from 'node:timers/promises';

const BETWEEN_LOOKS_MS = 50;
const PATIENCE_MS = 45_000;

/** Waits until an expectation holds: for what nobody is told the end of. */
export async function eventually(expectation: () => unknown): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await expectation();
      return;
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await delay(BETWEEN_LOOKS_MS);
    }
  }
}
