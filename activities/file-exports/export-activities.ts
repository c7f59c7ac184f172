import { logAccess } from '#db/accounts/access-log-store';
import type { Db, Transaction } from '#db/core/handle';
import { readExportPermission, readFileAccessLocked } from '#db/file-exports/access';
import type { ExportReader } from '#db/file-exports/export-reader';
import { type FileExport, findFileExport, moveFileExport } from '#db/file-exports/file-export-store';
import { queueReportedMessage } from '#db/messages/account-message-store';
import { findMessageOutcome } from '#db/messages/message-store';
import type { FileExportActivities } from '#domain/file-exports/activities';
import { EXPORT_RETRIED_MS } from '#domain/file-exports/limits';
import { type FileExportReason, stateAfter } from '#domain/file-exports/states';
import type { Sealer } from '#platform/sealing';
import { exportFileName } from './file-name';

export interface ExportDeps {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly publicUrl: string;
}

/** The short steps of an export (docs/state-machines.md#file-exports). */
export function createExportActivities(deps: ExportDeps) {
  return {
    beginExport: ({ exportId }) => within(deps, exportId, begin),
    sendExport: ({ exportId }) => within(deps, exportId, send),
    completeExport: ({ exportId }) => within(deps, exportId, complete),
    failExport: async ({ exportId }) => {
      await within(deps, exportId, fail);
    },
  } satisfies FileExportActivities;
}

type Step = (trx: Transaction, deps: ExportDeps, fileExport: FileExport) => Promise<boolean>;

/** Runs the step on the locked export; false if the export does not exist. */
const within = (deps: ExportDeps, exportId: string, step: Step): Promise<boolean> =>
  deps.db.transaction(async (trx) => {
    const fileExport = await findFileExport(trx, exportId);
    return fileExport === undefined ? false : step(trx, deps, fileExport);
  });

async function begin(trx: Transaction, _deps: ExportDeps, fileExport: FileExport): Promise<boolean> {
  if (fileExport.state !== 'requested') return fileExport.state === 'rendering';
  if ((await readerOrRefusal(trx, fileExport)) === undefined) return false;
  await moveFileExport(trx, fileExport, { state: 'rendering', at: new Date() });
  return true;
}

async function send(trx: Transaction, deps: ExportDeps, fileExport: FileExport): Promise<boolean> {
  const { id, readerId, organizationId, driverId, fileId } = fileExport;
  if (fileExport.state !== 'rendering') return fileExport.state === 'sending';
  const reader = await readerOrRefusal(trx, fileExport);
  if (reader === undefined) return false;
  if (fileId === null) {
    await fail(trx, deps, fileExport);
    return false;
  }
  const at = new Date();
  const { email, firstName, driver } = reader;
  await queueReportedMessage(trx, deps.sealer, {
    id,
    givesUpAt: new Date(at.getTime() + EXPORT_RETRIED_MS),
    message: {
      channel: 'mail',
      to: email,
      userId: readerId,
      template: 'file-export',
      params: { firstName, driver, link: new URL(`/business/driver/${driverId}/profile`, deps.publicUrl).href },
      attachment: { fileId, fileName: exportFileName(driver) },
    },
  });
  await logAccess(trx, {
    actorId: readerId,
    organizationId,
    subjectDriverId: driverId,
    action: 'export',
    about: 'driver-file',
    at,
  });
  await moveFileExport(trx, fileExport, { state: 'sending', at });
  return true;
}

/** The reader while they may open the whole file; otherwise the export is refused. */
async function readerOrRefusal(trx: Transaction, fileExport: FileExport): Promise<ExportReader | undefined> {
  // Locked until the message is queued: an access that is revoked at the same time ends before or after, not during it.
  const access = await readFileAccessLocked(trx, fileExport);
  const permission = await readExportPermission(trx, fileExport, access);
  if (permission.refused === undefined) return permission.reader;
  await moveFileExport(trx, fileExport, { state: 'refused', reason: permission.refused, at: new Date() });
  return undefined;
}

async function complete(trx: Transaction, _deps: ExportDeps, fileExport: FileExport): Promise<boolean> {
  if (fileExport.state !== 'sending') return true;
  const outcome = await findMessageOutcome(trx, fileExport.id);
  if (outcome === undefined) return false;
  const reason = outcome === 'sent' ? undefined : await whyNotDelivered(trx, fileExport, outcome);
  const state = stateAfter(outcome);
  await moveFileExport(trx, fileExport, { state, ...(reason !== undefined && { reason }), at: new Date() });
  return true;
}

/** An email that waited is skipped if its reader may no longer have the export. */
async function whyNotDelivered(
  trx: Transaction,
  fileExport: FileExport,
  outcome: 'skipped' | 'failed',
): Promise<FileExportReason> {
  if (outcome === 'failed') return 'not-delivered';
  return (await readExportPermission(trx, fileExport)).refused ?? 'not-delivered';
}

async function fail(trx: Transaction, _deps: ExportDeps, fileExport: FileExport): Promise<boolean> {
  if (fileExport.state === 'rendering')
    await moveFileExport(trx, fileExport, { state: 'failed', reason: 'not-rendered', at: new Date() });
  return true;
}
