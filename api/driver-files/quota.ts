import { findDriverFile, readFilesSent } from '#db/stores/driver-file-store';
import { countHit } from '#db/stores/rate-limit-store';
import { checkFileQuota, FILE_QUOTA, QUOTA_DAY_MS } from '#domain/driver-files/quota';
import { ProblemError, requireNoProblem } from '#domain/problems';

import type { DriverContext } from '../driver/answer';

type Ctx = Pick<DriverContext, 'db' | 'actor' | 'now'>;

/** Refuses a file for which the driver has no room, before its first byte comes. */
export async function requireRoom({ db, actor, now }: Ctx, bytes: number): Promise<void> {
  const since = new Date(now().getTime() - QUOTA_DAY_MS);
  requireNoProblem(checkFileQuota(await readFilesSent(db, actor.driverId, since), bytes));
}

/** The same once it has come. Counted one by one, so that many at once do not pass together; a repeat is no new file. */
export async function takeRoom(ctx: Ctx, { fileId, bytes }: { fileId: string; bytes: number }): Promise<void> {
  if ((await findDriverFile(ctx.db, fileId)) !== undefined) return;
  await requireRoom(ctx, bytes);
  const { hits } = await countHit(ctx.db, `files/${ctx.actor.driverId}`, QUOTA_DAY_MS);
  // Files that were refused for something else are counted, too: they cost as much to look into.
  if (hits > 2 * FILE_QUOTA.filesADay) throw new ProblemError('files-of-the-day');
}
