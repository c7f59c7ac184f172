import { logAccess } from '#db/accounts/access-log-store';
import { findDriverFile, readDriverFile, recordScanResult, storeDriverFile } from '#db/driver-files/driver-file-store';
import { attachResultFile } from '#db/driver-files/result-file-store';
import { findOpsDriver } from '#db/driver-pipeline/ops-drivers';
import { nextResultStatuses, type ResultKind } from '#domain/driver-pipeline/results';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { ProblemError } from '#domain/problems';
import { acceptFile, requireUninfected } from '#platform/accept-file';
import { fileResult } from '../drivers/files/own-files';
import type { FileResult } from '../http/define-route';
import { fileOf } from '../http/file-body';
import { commandPipeline, readOpsDriver, type SignedIn } from '../pipelines/command';

/** A driver's file for a reviewer, once it has been scanned; each view is logged where the driver can see it. */
export async function readReviewedFile(
  ctx: SignedIn,
  { driverId, fileId }: { driverId: string; fileId: string },
): Promise<FileResult> {
  const { db, actor, now } = ctx;
  const file = await findDriverFile(db, fileId);
  if (file?.driverId !== driverId || file.scan === 'infected') throw new ProblemError('not-found');
  if (file.scan === 'waiting') throw new ProblemError('file-not-scanned');
  const response = fileResult(file, await readDriverFile(ctx, file));
  const access = { actorId: actor.userId, organizationId: null, subjectDriverId: driverId, at: now() };
  await logAccess(db, { ...access, action: 'driver-file', about: file.purpose });
  return response;
}

/** Stores the document of a result, and marks the result as received unless it already is. */
export async function receiveResult(
  ctx: SignedIn,
  { driverId, result }: { driverId: string; result: ResultKind },
): Promise<OpsDriver> {
  const row = await findOpsDriver(ctx.db, driverId);
  if (row === undefined) throw new ProblemError('not-found');
  const { mediaType, content } = await acceptFile('result', fileOf(ctx.request));
  await requireUninfected(ctx.scanner, content);
  const id = ctx.idempotency.derivedId('file');
  const file = { id, driverId, purpose: 'result', mediaType, content, uploadedBy: ctx.actor.userId } as const;
  await storeDriverFile(ctx, { ...file, createdAt: ctx.now() });
  await recordScanResult(ctx, file, true);
  await attachResultFile(ctx.db, { fileId: id, driverId, result });
  if (nextResultStatuses[row.snapshot.results[result]].includes('received')) {
    await commandPipeline(ctx, { driverId, name: 'recordResult', details: { result, status: 'received' } });
  }
  return readOpsDriver(ctx, driverId);
}
