import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '#domain/shared/durations';

const POLL_INTERVAL_MS = 250;
const PATIENCE_MS = 5 * MINUTE_MS;

/**
 * Compares again until nothing is found: Signals and their effects follow a command, and a row follows its workflow. After
 * five minutes, returns what is found.
 */
export async function untilNone<Found extends Readonly<Record<string, readonly string[]>>>(
  find: () => Promise<Found>,
): Promise<Found> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await find();
    if (Object.values(found).every((list) => list.length === 0) || Date.now() > end) return found;
    await pause(POLL_INTERVAL_MS);
  }
}
