import {
  type FileExportReason,
  type FileExportState,
  nextExportStates,
  openExportStates,
} from '#domain/file-exports/states';
import type { Store } from '#domain/requirements/model/requirement';
import { newId } from '#platform/ids';
import type { Db, Transaction } from '../core/handle';

/** An export of a driver's file. */
export interface FileExport {
  readonly id: string;
  readonly organizationId: string;
  readonly readerId: string;
  readonly driverId: string;
  /** The stores from which the content may come: those of the reader's position at the request. */
  readonly stores: readonly Store[];
  readonly state: FileExportState;
  readonly fileId: string | null;
  readonly contentHash: Buffer;
  /** Encrypted with the driver's key; null once the export has ended. */
  readonly content: Buffer | null;
  readonly requestedAt: string;
}

export type NewFileExport = Pick<
  FileExport,
  'id' | 'organizationId' | 'readerId' | 'driverId' | 'stores' | 'contentHash' | 'content'
> & { readonly at: Date };

const columns = {
  id: 'id',
  organizationId: 'organization_id',
  readerId: 'reader_id',
  driverId: 'driver_id',
  stores: 'stores',
  state: 'state',
  fileId: 'file_id',
  contentHash: 'content_hash',
  content: 'content',
  requestedAt: 'requested_at',
};

/** Stores a requested export; returns the open one of the same reader for the same driver instead, if there is one. */
export async function createFileExport(
  trx: Transaction,
  requested: NewFileExport,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { id, organizationId, readerId, driverId, stores, contentHash, content, at } = requested;
  const inserted = await trx('file_exports')
    .insert({
      id,
      organization_id: organizationId,
      reader_id: readerId,
      driver_id: driverId,
      stores: [...stores],
      content_hash: contentHash,
      content,
      requested_at: at.toISOString(),
    })
    .onConflict()
    .ignore()
    .returning('id');
  if (inserted.length > 0) {
    await recordState(trx, { id, state: 'requested', reason: null, at });
    return { id, isNew: true };
  }
  const existing = await trx('file_exports')
    .where({ id })
    .orWhere((open) => {
      open.where({ reader_id: readerId, driver_id: driverId }).whereIn('state', [...openExportStates]);
    })
    .first('id');
  // The open one ended in the meantime.
  return existing === undefined ? createFileExport(trx, requested) : { id: existing.id, isNew: false };
}

/** The export; in a transaction, locked against concurrent changes. */
export async function findFileExport(db: Db | Transaction, id: string): Promise<FileExport | undefined> {
  const query = db('file_exports').where({ id }).first(columns);
  if (db.isTransaction) query.forUpdate();
  return query;
}

/** Moves a locked export on, and records when and why. */
export async function moveFileExport(
  trx: Transaction,
  fileExport: Pick<FileExport, 'id' | 'state'>,
  to: { readonly state: FileExportState; readonly reason?: FileExportReason; readonly at: Date },
): Promise<void> {
  const { state, reason = null, at } = to;
  if (!nextExportStates[fileExport.state].includes(state))
    throw new Error(`An export does not move from ${fileExport.state} to ${state}`);
  const isSettled = nextExportStates[state].length === 0;
  await trx('file_exports')
    .where({ id: fileExport.id })
    .update(isSettled ? { state, settled_at: at.toISOString(), content: null } : { state });
  await recordState(trx, { id: fileExport.id, state, reason, at });
}

async function recordState(
  trx: Transaction,
  { id, state, reason, at }: Pick<FileExport, 'id' | 'state'> & { reason: FileExportReason | null; at: Date },
): Promise<void> {
  await trx('file_export_events').insert({ id: newId(), export_id: id, state, reason, at: at.toISOString() });
}

/** Records the PDF of an export that is being rendered; the first one, if two attempts overlap. */
export async function attachExportFile(db: Db, { id, fileId }: Pick<FileExport, 'id'> & { readonly fileId: string }) {
  await db('file_exports').where({ id, state: 'rendering', file_id: null }).update({ file_id: fileId });
}

/** The PDF of an export of the same content for the same reader, if it was requested after this time. */
export async function findSameFile(
  db: Db,
  { readerId, driverId, contentHash }: Pick<FileExport, 'readerId' | 'driverId' | 'contentHash'>,
  after: Date,
): Promise<string | undefined> {
  const same: { readonly fileId: string } | undefined = await db('file_exports')
    .join('driver_files', 'driver_files.id', 'file_exports.file_id')
    .where('file_exports.reader_id', readerId)
    .where('file_exports.driver_id', driverId)
    .where('file_exports.content_hash', contentHash)
    .where('driver_files.created_at', '>', after.toISOString())
    .orderBy('driver_files.created_at', 'desc')
    .first({ fileId: 'driver_files.id' });
  return same?.fileId;
}

/** Records an export that was refused when it was requested. Idempotent. */
export async function recordRefusedExport(
  trx: Transaction,
  { id, organizationId, readerId, driverId, stores, at }: Omit<NewFileExport, 'contentHash' | 'content'>,
): Promise<void> {
  const inserted = await trx('file_exports')
    .insert({
      id,
      organization_id: organizationId,
      reader_id: readerId,
      driver_id: driverId,
      stores: [...stores],
      state: 'refused',
      // There is no content.
      content_hash: Buffer.alloc(0),
      requested_at: at.toISOString(),
      settled_at: at.toISOString(),
    })
    .onConflict('id')
    .ignore()
    .returning('id');
  if (inserted.length > 0) await recordState(trx, { id, state: 'refused', reason: 'access-not-granted', at });
}
