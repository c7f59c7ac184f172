import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '#domain/shared/durations';

const POLL_INTERVAL_MS = 250;

/** Waits until nothing is found, since Signals and their effects follow a command; after a minute, returns what is found. */
export async function untilNone(find: () => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + MINUTE_MS;
  for (;;) {
    const found = await find();
    if (found.length === 0 || Date.now() > end) return found;
    await pause(POLL_INTERVAL_MS);
  }
}
