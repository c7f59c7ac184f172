import { setTimeout as pause } from 'node:timers/promises';
import { findDriverAccount } from '#db/drivers/driver-account';
import { ProblemError } from '#domain/problems';
import type { DriverContext } from '../drivers/me/answer';

const POLL_INTERVAL_MS = 100;
/** About as long as users wait without concern; a worker outage takes longer. */
const TIMEOUT_MS = 4_000;

/** Waits for the pipeline for a few seconds, because it starts a moment after sign-up. */
export async function requirePipeline({ db, actor }: Pick<DriverContext, 'db' | 'actor'>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while ((await findDriverAccount(db, actor.driverId))?.hasPipeline !== true) {
    if (Date.now() >= deadline) throw new ProblemError('unavailable');
    await pause(POLL_INTERVAL_MS);
  }
}
