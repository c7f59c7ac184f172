import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { requireSuccess } from '../core/calls';
import type { Lab } from '../core/lab';
import { addOpsMembers } from '../core/people';
import { logProgress } from '../core/progress';

const POLL_INTERVAL_MS = 100;
const TIMEOUT_MS = 180_000;

/** Seconds from the request of a bulk action, which assigns drivers to another owner, until its last driver is done. */
export async function measureBulk({ db, baseUrl }: Lab, count: number): Promise<number> {
  logProgress(`assigning ${String(count)} drivers in one bulk action`);
  const [starter, owner] = await addOpsMembers(db, 2);
  if (starter === undefined || owner === undefined) throw new Error('The world needs two members of operations');
  const { token } = starter;
  const driverIds = await db('driver_pipelines').limit(count).orderBy('driver_id').pluck('driver_id');
  const body = { driverIds, act: { kind: 'assign', ownerId: owner.userId } };
  const start = performance.now();
  const { _id } = await requireSuccess(baseUrl, { method: 'POST', path: '/ops/bulk', token, key: randomUUID(), body });
  for (;;) {
    const progress = await requireSuccess(baseUrl, { method: 'GET', path: `/ops/bulk/${String(_id)}`, token });
    const seconds = (performance.now() - start) / 1_000;
    if (progress['finishedAt'] !== null) {
      if (progress['done'] !== driverIds.length)
        throw new Error(`Not all drivers are done: ${JSON.stringify(progress)}`);
      return seconds;
    }
    if (seconds * 1_000 > TIMEOUT_MS) throw new Error(`The bulk action did not finish: ${JSON.stringify(progress)}`);
    await pause(POLL_INTERVAL_MS);
  }
}
