import type { Db, Transaction } from '#db/core/handle';
import { countHit } from '#db/core/rate-limit-store';
import { findDriverFile } from '#db/driver-files/driver-file-store';
import { lockQuotaOf, readFilesSent, releaseQuota, reserveQuota } from '#db/driver-files/file-quota-store';
import { checkFileQuota, FILE_QUOTA, QUOTA_DAY_MS } from '#domain/driver-files/quota';
import { ProblemError, requireNoProblem } from '#domain/problems';
import type { DriverContext } from '../me/answer';

type Ctx = Pick<DriverContext, 'db' | 'actor' | 'now' | 'log'>;

/** Refuses a file that exceeds the driver's quota, before its first byte is received. */
export const requireQuota = (ctx: Ctx, bytes: number): Promise<void> => checkQuota(ctx.db, ctx, bytes);

/**
 * Checks the quota again once the file has arrived, and reserves it while the file is processed. Reservations are made
 * one at a time, so that concurrent uploads cannot exceed the quota together. A retry is not a new file.
 */
export async function withReservedQuota(
  ctx: Ctx,
  { fileId, bytes }: { readonly fileId: string; readonly bytes: number },
  work: () => Promise<void>,
): Promise<void> {
  const { db, actor, log } = ctx;
  if ((await findDriverFile(db, fileId)) !== undefined) {
    await work();
    return;
  }
  const { driverId } = actor;
  await db.transaction(async (trx) => {
    await lockQuotaOf(trx, driverId);
    await checkQuota(trx, ctx, bytes);
    await reserveQuota(trx, { fileId, driverId, bytes, at: ctx.now() });
  });
  try {
    await limitUploadAttempts(ctx);
    await work();
  } finally {
    await releaseQuota(db, fileId).catch((error: unknown) => {
      log.warn({ err: error }, 'failed to release reserved quota, a file counts twice until the reservation expires');
    });
  }
}

async function checkQuota(db: Db | Transaction, { actor, now }: Ctx, bytes: number): Promise<void> {
  const at = now();
  const since = new Date(at.getTime() - QUOTA_DAY_MS);
  const { driverId } = actor;
  requireNoProblem(checkFileQuota(await readFilesSent(db, { driverId, since, now: at }), bytes));
}

/** Counts an upload of the day. Files refused for other reasons also count: they cost as much to check. */
export async function limitUploadAttempts({ db, actor }: Ctx): Promise<void> {
  const { hits } = await countHit(db, `files/${actor.driverId}`, QUOTA_DAY_MS);
  if (hits > 2 * FILE_QUOTA.filesADay) throw new ProblemError('files-of-the-day');
}
