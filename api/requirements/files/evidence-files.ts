import { countHit } from '#db/core/rate-limit-store';
import { isDriver } from '#domain/accounts/actor';
import { QUOTA_DAY_MS } from '#domain/driver-files/quota';
import { checkFileSize } from '#domain/driver-files/uploads';
import { ProblemError, requireNoProblem } from '#domain/problems';
import type { ReceivedFile } from '#domain/requirements/file-schema';
import { withReservedQuota } from '../../drivers/files/quota';
import { openStoredFile, storeCleanFile } from '../../drivers/files/stored-files';
import type { DriverContext } from '../../drivers/me/answer';
import type { FileResult } from '../../http/define-route';
import { fileOf } from '../../http/file-body';
import type { SignedIn } from '../../pipelines/command';
import { presentEvidence } from './present-evidence';
import { type FileScope, loadFile, readDetails } from './scope';

/** Staff upload for many drivers; this many files of one person in a day are a mistake. */
const MAX_FILES_A_DAY = 1_000;

/** Receives a document that evidence can name afterwards; without it, the file is deleted after a day. */
export async function receiveEvidenceFile(ctx: SignedIn, scope: FileScope): Promise<ReceivedFile> {
  await readDetails(ctx.db, scope);
  return receiveFileOf(ctx, scope.driverId);
}

/** Receives a document about a driver whose file the caller may add to. */
export async function receiveFileOf(ctx: SignedIn, driverId: string): Promise<ReceivedFile> {
  const { db, actor } = ctx;
  const fileId = ctx.idempotency.derivedId('file');
  const content = fileOf(ctx.request);
  requireNoProblem(checkFileSize(content.length));
  const store = () => storeCleanFile(ctx, { id: fileId, driverId, purpose: 'evidence', content });
  if (isDriverContext(ctx)) {
    await withReservedQuota(ctx, { fileId, bytes: content.length }, store);
    return { fileId };
  }
  const { hits } = await countHit(db, `evidence-files/${actor.userId}`, QUOTA_DAY_MS);
  if (hits > MAX_FILES_A_DAY) throw new ProblemError('files-of-the-day');
  await store();
  return { fileId };
}

const isDriverContext = (ctx: SignedIn): ctx is DriverContext => isDriver(ctx.actor);

/** Opens the document of an entry; each time is logged where the driver can see it. */
export async function openDocument(
  ctx: SignedIn,
  {
    scope,
    evidenceId,
    side,
  }: { readonly scope: FileScope; readonly evidenceId: string; readonly side: 'front' | 'back' },
): Promise<FileResult> {
  const { actor } = ctx;
  const { file, details } = await loadFile(ctx, scope);
  const evidence = file.evidence.find(({ id }) => id === evidenceId);
  const shown = evidence && presentEvidence({ actor, details }, evidence);
  const found = details.evidence.get(evidenceId);
  const fileId = (side === 'front' ? found?.fileId : found?.backFileId) ?? null;
  if (shown?.opens.includes(side) !== true || fileId === null) throw new ProblemError('not-found');
  return openStoredFile(ctx, { driverId: scope.driverId, fileId });
}
