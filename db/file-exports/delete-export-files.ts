import type { FileStore } from '#platform/file-store';
import type { Db } from '../core/handle';
import { deleteUnusedFiles } from '../driver-files/unused-files';

/** Deletes PDFs of exports and their bytes, apart from those whose email waits; the exports stay. Returns their number. */
export const deleteExportFiles = (db: Db, files: FileStore, before: Date): Promise<number> =>
  deleteUnusedFiles(db, files, {
    purpose: 'export',
    before,
    usedIf: ['exists (select from file_exports where file_exports.file_id = old.id and settled_at is null)'],
  });
