import type { Db } from '#db/core/handle';
import { enqueueOutbox } from '#db/core/outbox';
import { sealExportContent } from '#db/file-exports/export-content';
import { createFileExport } from '#db/file-exports/file-export-store';
import type { ExportContent } from '#domain/file-exports/content';
import type { Store } from '#domain/requirements/model/requirement';
import { newId } from '#platform/ids';
import { testVault } from '../vault';
import { anExportContent } from './export-content';

interface ExportOptions {
  readonly organizationId: string;
  readonly readerId: string;
  readonly driverId: string;
  readonly content?: ExportContent;
  /** The stores of the reader's position. */
  readonly stores?: readonly Store[];
}

/** Requests an export of a driver's file; returns its id. */
export async function aFileExport(
  db: Db,
  { content = anExportContent(), stores = ['qualification'], ...of }: ExportOptions,
): Promise<string> {
  const id = newId();
  const { driverId } = of;
  const sealed = await sealExportContent({ db, vault: testVault }, { id, driverId, content });
  await db.transaction(async (trx) => {
    await createFileExport(trx, { id, ...of, stores, ...sealed, at: new Date() });
    await enqueueOutbox(trx, [{ topic: 'fileExportRequested', payload: { exportId: id, driverId } }]);
  });
  return id;
}

/** The states of the export, in order. */
export const eventsOfExport = (db: Db, exportId: string) =>
  db('file_export_events').where({ export_id: exportId }).orderBy(['at', 'id']).select('state', 'reason');
