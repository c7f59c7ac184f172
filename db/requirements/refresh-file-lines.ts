import { announceChange } from '../core/changes';
import type { Db, Transaction } from '../core/handle';
import { enqueueOutbox } from '../core/outbox';
import { type NoticeContext, queueAllowedNotices, queueBarredNotices } from './barred-notices';
import { checkFiles } from './check-files';
import { lockFileChecks, recordFileChecks } from './file-checks';
import { replaceFileCounts } from './file-count-rows';
import { followDispatch, replaceFileLines } from './file-line-rows';
import { findChangedFileTurns } from './file-party';

/** The database, the key that seals emails, and the base URL of their links. */
export interface FileLineDeps extends NoticeContext {
  readonly db: Db;
}

/**
 * Checks the files of drivers and stores the lines that have an effect: the driver's own that turn ready for dispatch off, and those of
 * each current or coming employment that bar driving or are next due; and the counts of each employment's file. A fixed number of
 * statements, however many drivers.
 */
export async function refreshFileLines(
  { db, ...notices }: FileLineDeps,
  driverIds: readonly string[],
  now: Date,
): Promise<void> {
  if (driverIds.length === 0) return;
  await db.transaction(async (trx) => {
    await lockFileChecks(trx, driverIds, now);
    const checked = await checkFiles(trx, driverIds, now);
    const lines = checked.flatMap((file) => file.lines);
    const begun = await replaceFileLines(trx, { driverIds, lines });
    const changed = await replaceFileCounts(
      trx,
      checked.flatMap((file) => file.counts),
    );
    await recordFileChecks(trx, checked);
    const working = new Set(checked.flatMap(({ employed }) => employed));
    await queueBarredNotices(
      trx,
      notices,
      lines.filter(({ id, employmentId }) => begun.has(id) && employmentId !== null && working.has(employmentId)),
    );
    await queueAllowedNotices(
      trx,
      notices,
      changed.flatMap(({ employmentId, isAllowedAgain }) =>
        isAllowedAgain && working.has(employmentId) ? [employmentId] : [],
      ),
    );
    const reported = [...changed.map(({ driverId }) => driverId), ...(await findChangedFileTurns(trx, driverIds))];
    await enqueueOutbox(
      trx,
      [...new Set(reported)].map((driverId) => ({ topic: 'hiredFileChecked', payload: { driverId } })),
    );
    await announceDispatch(trx, await followDispatch(trx, driverIds));
  });
}

/** Notifies the driver's candidacies, whose starts are held or released, and open pages. */
async function announceDispatch(trx: Transaction, changed: readonly string[]): Promise<void> {
  await enqueueOutbox(
    trx,
    changed.map((driverId) => ({ topic: 'driverProofsChanged', payload: { driverId } })),
  );
  for (const driverId of changed) {
    await announceChange(trx, { topic: 'driver', id: driverId, organizationId: null, driverId, orderId: null });
  }
}
