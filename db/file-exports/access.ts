import { can } from '#domain/accounts/policy';
import { type FileAccess, isFileOpen } from '#domain/dq-access/file-access';
import type { FileExportReason } from '#domain/file-exports/states';
import { storesOf } from '#domain/requirements/readers';
import type { Db, Transaction } from '../core/handle';
import { readFileAccess } from '../dq-access/file-access';
import { type ExportReader, findExportReader } from './export-reader';
import type { FileExport } from './file-export-store';

/** The carrier's access to the driver's file, which cannot change until the transaction ends. */
export async function readFileAccessLocked(
  trx: Transaction,
  { organizationId, driverId }: { readonly organizationId: string; readonly driverId: string },
): Promise<FileAccess> {
  await trx('dq_accesses').where({ organization_id: organizationId, driver_id: driverId }).forShare().first('id');
  return readFileAccess(trx, { organizationId, driverId });
}

/** The reader while they may have the export, or why they may not. */
export type ExportPermission =
  { readonly reader: ExportReader; readonly refused?: undefined } | { readonly refused: FileExportReason };

/** Whether the reader may still have the export: the access is open, and their position reads all of the content. */
export async function readExportPermission(
  db: Db | Transaction,
  fileExport: Pick<FileExport, 'readerId' | 'organizationId' | 'driverId' | 'stores'>,
  access?: FileAccess,
): Promise<ExportPermission> {
  const reader = await findExportReader(db, fileExport);
  if (reader === undefined) return { refused: 'reader-inactive' };
  if (!isFileOpen(access ?? (await readFileAccess(db, fileExport)))) return { refused: 'access-not-granted' };
  const { readerId: userId, organizationId } = fileExport;
  const { roles, position } = reader;
  const actor = { userId, organizationId, roles, ...(position !== null && { position }) };
  const own = storesOf(actor);
  const readsAll = can(actor, 'files:read') && fileExport.stores.every((store) => own.includes(store));
  return readsAll ? { reader } : { refused: 'position-changed' };
}
