import type { FileStore } from '#platform/file-store';
import type { Db } from '../core/handle';
import { deleteUnusedFiles } from '../driver-files/unused-files';

/**
 * Deletes PDFs that no packet has, and their bytes: those of a rendering that died before it was recorded or was not the
 * first, and those of drivers whose data was erased. Returns their number.
 */
export const deleteUnusedAuditFiles = (db: Db, files: FileStore, before: Date): Promise<number> =>
  deleteUnusedFiles(db, files, {
    purpose: 'audit',
    before,
    usedIf: ['exists (select from audit_files where audit_files.file_id = old.id)'],
  });
