import type { FileStore } from '#platform/file-store';
import type { Db, Transaction } from '../core/handle';
import { deleteUnusedFiles } from '../driver-files/unused-files';

/** A received file that evidence may name. */
export interface NamedFile {
  readonly id: string;
  readonly driverId: string;
  readonly uploadedBy: string;
}

/** Whether all of these are clean files that the person uploaded as evidence of the driver. */
export async function areReceivedFiles(
  trx: Transaction,
  { ids, driverId, uploadedBy }: { readonly ids: readonly string[] } & Omit<NamedFile, 'id'>,
): Promise<boolean> {
  const rows = await trx('driver_files')
    .where({ driver_id: driverId, uploaded_by: uploadedBy, purpose: 'evidence', scan: 'clean' })
    .whereRaw('id = any (?)', [[...ids]])
    .select('id');
  return rows.length === new Set(ids).size;
}

/** The line of a file that a document is for. */
export interface EvidencePlace {
  readonly driverId: string;
  readonly kind: string;
  readonly about: string | null;
  readonly organizationId: string | null;
  readonly employmentId: string | null;
}

/**
 * Whether the same bytes are already evidence for the same line. A correction may use the document of the entry that it
 * corrects.
 */
export async function isSameDocument(
  trx: Transaction,
  { fileId, corrects, ...place }: EvidencePlace & { readonly fileId: string; readonly corrects: string | null },
): Promise<boolean> {
  const found: unknown = await trx('evidence')
    .join('driver_files as files', 'files.id', 'evidence.file_id')
    .where({ 'evidence.driver_id': place.driverId, 'evidence.kind': place.kind })
    .whereRaw('evidence.about is not distinct from ?', [place.about])
    .whereRaw('evidence.organization_id is not distinct from ?', [place.organizationId])
    .whereRaw('evidence.employment_id is not distinct from ?', [place.employmentId])
    .whereRaw('evidence.id is distinct from ?::uuid', [corrects])
    .whereRaw('not exists (select from evidence as later where later.corrects_id = evidence.id)')
    .whereRaw('files.sha256 = (select sha256 from driver_files where driver_files.id = ?)', [fileId])
    .first('evidence.id');
  return found !== undefined;
}

/** Deletes received files that neither evidence nor an adverse action names, and their bytes; returns their number. */
export const deleteUnnamedFiles = (db: Db, files: FileStore, before: Date): Promise<number> =>
  deleteUnusedFiles(db, files, {
    purpose: 'evidence',
    before,
    usedIf: [
      'exists (select from evidence where evidence.file_id = old.id)',
      'exists (select from evidence where evidence.back_file_id = old.id)',
      'exists (select from adverse_reports where adverse_reports.file_ids @> array[old.id])',
      'exists (select from adverse_notices where adverse_notices.file_id = old.id)',
    ],
  });
