import type { FilePurpose } from '#domain/driver-files/purposes';
import type { FileStore } from '#platform/file-store';
import type { Db } from '../core/handle';
import { inBatches } from '../core/in-batches';
import { nameOf } from './driver-file-store';

/** Selects files that may be deleted. */
export interface UnusedFiles {
  readonly purpose: FilePurpose;
  /** Files that were stored later stay. */
  readonly before: Date;
  /** Conditions in SQL on the file `old`; a file that meets one of them stays. */
  readonly usedIf: readonly string[];
}

const BATCH_SIZE = 200;

/** Deletes files of a purpose that nothing uses, and their bytes; returns their number. */
export const deleteUnusedFiles = (db: Db, files: FileStore, unused: UnusedFiles): Promise<number> =>
  inBatches(BATCH_SIZE, () => deleteBatch(db, files, unused));

async function deleteBatch(db: Db, files: FileStore, { purpose, before, usedIf }: UnusedFiles): Promise<number> {
  return db.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { id: string; driverId: string }[] }>(
      `delete from driver_files using (
         select id from driver_files as old
         where old.purpose = :purpose and old.created_at < :before and not (${usedIf.join(' or ')})
         order by old.created_at limit :limit for update skip locked
       ) as unused
       where driver_files.id = unused.id
       returning driver_files.id, driver_files.driver_id as "driverId"`,
      { purpose, before: before.toISOString(), limit: BATCH_SIZE },
    );
    // Within the transaction: the rows of files whose bytes could not be deleted stay, for the next run.
    for (const file of rows) await files.delete(nameOf(file));
    return rows.length;
  });
}
