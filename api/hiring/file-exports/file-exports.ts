import { enqueueOutbox } from '#db/core/outbox';
import { countHit } from '#db/core/rate-limit-store';
import { readFileAccess } from '#db/dq-access/file-access';
import { readRelationRows, relationFrom } from '#db/driver-dossier/relation';
import { readDriverZone } from '#db/evidence/driver-zones';
import { listDownloads } from '#db/file-exports/downloads';
import { sealExportContent } from '#db/file-exports/export-content';
import { createFileExport, recordRefusedExport } from '#db/file-exports/file-export-store';
import { readItemNotes } from '#db/review-queue/item-review-store';
import { isRelated } from '#domain/driver-dossier/relation';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import type { ExportContent } from '#domain/file-exports/content';
import { exportContent } from '#domain/file-exports/export-content';
import type { DqDownloads, FileExportView } from '#domain/file-exports/schema';
import { ProblemError } from '#domain/problems';
import { storesOf } from '#domain/requirements/readers';
import { HOUR_MS } from '#domain/shared/durations';
import { once } from '../../http/once';
import type { CarrierContext } from '../dossier/gate';
import { prepareDossier } from '../dossier/read-dossier';

/** Each export is a browser that prints. */
const MAX_EXPORTS_AN_HOUR = 10;

/**
 * Exports the file as the caller's position may read it, to the address of the caller's own account. The email follows:
 * its outcome is a line of the history. The access is logged when the email is queued, because only then something leaves.
 */
export async function sendToEmail(ctx: CarrierContext, driverId: string): Promise<FileExportView> {
  const dossier = await openDossier(ctx, driverId);
  const { hits } = await countHit(ctx.db, `exports/${ctx.actor.userId}`, HOUR_MS);
  if (hits > MAX_EXPORTS_AN_HOUR) throw new ProblemError('too-many-requests');
  const id = ctx.idempotency.derivedId('file-export');
  const sealed = await sealExportContent(ctx, { id, driverId, content: await contentOf(ctx, dossier) });
  const { organizationId, userId: readerId } = ctx.actor;
  return once(ctx, async (trx) => {
    const created = await createFileExport(trx, {
      ...{ id, organizationId, readerId, driverId, stores: storesOf(ctx.actor) },
      ...sealed,
      at: ctx.now(),
    });
    if (created.isNew)
      await enqueueOutbox(trx, [{ topic: 'fileExportRequested', payload: { exportId: id, driverId } }]);
    return { _id: created.id, state: 'requested' as const };
  });
}

/**
 * The file, if the caller may read the whole of it. A carrier that ever asked for it, or exported it, knows the driver, so
 * that its export after the end of the access is refused in the history, even if nothing else connects the two.
 */
async function openDossier(ctx: CarrierContext, driverId: string): Promise<DriverDossier> {
  const { relation, access } = await relationOf(ctx, driverId);
  const isKnown = !isRelated(relation) && (access.state !== 'none' || (await hasExports(ctx, driverId)));
  const dossier = isKnown ? undefined : await prepareDossier(ctx, driverId);
  if (dossier?.isOpen === true) return dossier;
  await refuse(ctx, driverId);
  throw new ProblemError('access-not-granted');
}

const hasExports = async ({ db, actor: { organizationId } }: CarrierContext, driverId: string): Promise<boolean> =>
  (await listDownloads(db, { organizationId, driverId })).length > 0;

/** The relation of the driver to the caller's carrier; 404 for a driver who does not exist. */
async function relationOf({ db, actor: { organizationId } }: CarrierContext, driverId: string) {
  const of = { organizationId, driverId };
  const [rows, access] = await Promise.all([readRelationRows(db, of), readFileAccess(db, of)]);
  const relation = relationFrom(rows, access);
  if (relation === undefined) throw new ProblemError('not-found');
  return { relation, access };
}

/** A refusal is part of the history, too. It leaves the key, with which the same dialog sends again after a grant. */
function refuse(ctx: CarrierContext, driverId: string) {
  const id = ctx.idempotency.derivedId('file-export-refused');
  const { organizationId, userId: readerId } = ctx.actor;
  return ctx.db.transaction((trx) =>
    recordRefusedExport(trx, { id, organizationId, readerId, driverId, stores: [], at: ctx.now() }),
  );
}

async function contentOf(ctx: CarrierContext, dossier: DriverDossier): Promise<ExportContent> {
  const itemIds = dossier.employmentHistories.map(({ _id }) => _id);
  const notes =
    dossier.mayReadNotes && itemIds.length > 0
      ? await readItemNotes(ctx.db, { driverId: dossier._id, kind: 'employmentHistory', itemIds })
      : [];
  return exportContent(dossier, {
    notes: notes.map(({ itemId, text, at }) => ({ entityId: itemId, text, updatedAt: at })),
    timeZone: await readDriverZone(ctx.db, dossier._id),
  });
}

/**
 * The carrier's exports of the driver's file, those that failed or were refused included. They remain readable after the
 * carrier's relation to the driver.
 */
export async function readDownloads(ctx: CarrierContext, driverId: string): Promise<DqDownloads> {
  const { organizationId } = ctx.actor;
  const [{ relation }, data] = await Promise.all([
    relationOf(ctx, driverId),
    listDownloads(ctx.db, { organizationId, driverId }),
  ]);
  if (!isRelated(relation) && data.length === 0) throw new ProblemError('not-found');
  return { data };
}
