import { setTimeout as pause } from 'node:timers/promises';

import { findDriverAccount } from '#db/read-models/driver-account';
import { ProblemError } from '#domain/problems';

import type { DriverContext } from '../driver/answer';

const pollIntervalMs = 100;
/** As long as a person waits without concern; an outage of the worker takes longer. */
const timeoutMs = 4_000;

/** The pipeline starts a moment after the sign-up: earlier calls wait for it, up to a few seconds. */
export async function requirePipeline({ db, actor }: Pick<DriverContext, 'db' | 'actor'>): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while ((await findDriverAccount(db, actor.driverId))?.hasPipeline !== true) {
    if (Date.now() >= deadline) throw new ProblemError('unavailable');
    await pause(pollIntervalMs);
  }
}
