import { enqueueOutbox } from '#db/core/outbox';
import { readFileAccess } from '#db/dq-access/file-access';
import { readRelationRows, relationFrom } from '#db/driver-dossier/relation';
import { listDownloads } from '#db/file-exports/downloads';
import { sealExportContent } from '#db/file-exports/export-content';
import { createFileExport, recordRefusedExport } from '#db/file-exports/file-export-store';
import { isRelated } from '#domain/driver-dossier/relation';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import type { ExportContent } from '#domain/file-exports/content';
import { exportContent } from '#domain/file-exports/export-content';
import type { DqDownloads, FileExportView } from '#domain/file-exports/schema';
import { ProblemError } from '#domain/problems';
import { once } from '../../http/once';
import type { CarrierContext } from '../dossier/gate';
import { readDriverDossier, readNotes } from '../dossier/read-dossier';

/**
 * Exports the file as the caller's position may read it, to the address of the caller's own account. The email follows:
 * its outcome is a line of the history.
 */
export async function sendToEmail(ctx: CarrierContext, driverId: string): Promise<FileExportView> {
  const dossier = await readDriverDossier(ctx, driverId);
  const id = ctx.idempotency.derivedId('file-export');
  if (!dossier.isOpen) {
    await refuse(ctx, { id, driverId });
    throw new ProblemError('access-not-granted');
  }
  const sealed = await sealExportContent(ctx, { id, driverId, content: await contentOf(ctx, dossier) });
  const { organizationId, userId: readerId } = ctx.actor;
  return once(ctx, async (trx) => {
    const created = await createFileExport(trx, { id, organizationId, readerId, driverId, ...sealed, at: ctx.now() });
    if (created.isNew)
      await enqueueOutbox(trx, [{ topic: 'fileExportRequested', payload: { exportId: id, driverId } }]);
    return { _id: created.id, state: 'requested' as const };
  });
}

/** A refusal is part of the history, too. */
function refuse(ctx: CarrierContext, { id, driverId }: { readonly id: string; readonly driverId: string }) {
  const { organizationId, userId: readerId } = ctx.actor;
  return ctx.db.transaction((trx) =>
    recordRefusedExport(trx, { id, organizationId, readerId, driverId, at: ctx.now() }),
  );
}

async function contentOf(ctx: CarrierContext, dossier: DriverDossier): Promise<ExportContent> {
  const itemIds = dossier.employmentHistories.map(({ _id }) => _id);
  const notes =
    dossier.mayReadNotes && itemIds.length > 0
      ? await readNotes(ctx, { driverId: dossier._id, kind: 'employmentHistory', itemIds })
      : [];
  return exportContent(
    dossier,
    notes.map(({ itemId, text, at }) => ({ entityId: itemId, text, updatedAt: at })),
  );
}

/** The carrier's exports of the driver's file, those that failed or were refused included. */
export async function readDownloads(ctx: CarrierContext, driverId: string): Promise<DqDownloads> {
  const { organizationId } = ctx.actor;
  const of = { organizationId, driverId };
  const [rows, access] = await Promise.all([readRelationRows(ctx.db, of), readFileAccess(ctx.db, of)]);
  const relation = relationFrom(rows, access);
  if (relation === undefined || !isRelated(relation)) throw new ProblemError('not-found');
  return { data: await listDownloads(ctx.db, of) };
}
