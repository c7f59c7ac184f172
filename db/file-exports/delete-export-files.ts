import type { FileStore } from '#platform/file-store';
import type { Db } from '../core/handle';
import { inBatches } from '../core/in-batches';
import { nameOf } from '../driver-files/driver-file-store';

const BATCH_SIZE = 200;

/** Deletes PDFs of exports and their bytes; the exports stay. Returns their number. */
export const deleteExportFiles = (db: Db, files: FileStore, before: Date): Promise<number> =>
  inBatches(BATCH_SIZE, () => deleteBatch(db, files, before));

async function deleteBatch(db: Db, files: FileStore, before: Date): Promise<number> {
  return db.transaction(async (trx) => {
    const old = await trx('driver_files')
      .where('purpose', 'export')
      .where('created_at', '<', before.toISOString())
      // One whose email waits needs it.
      .whereRaw('not exists (select 1 from file_exports where file_id = driver_files.id and settled_at is null)')
      .limit(BATCH_SIZE)
      .forUpdate()
      .skipLocked()
      .select({ id: 'id', driverId: 'driver_id' });
    await trx('driver_files')
      .whereIn(
        'id',
        old.map(({ id }) => id),
      )
      .delete();
    // Within the transaction: the rows of files whose bytes could not be deleted stay, for the next run. Files of this age are not used again.
    for (const file of old) await files.delete(nameOf(file));
    return old.length;
  });
}
