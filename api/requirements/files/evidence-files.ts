import { logAccess } from '#db/accounts/access-log-store';
import { countHit } from '#db/core/rate-limit-store';
import { findDriverFile, readDriverFile, recordScanResult, storeDriverFile } from '#db/driver-files/driver-file-store';
import { type Actor, isDriver } from '#domain/accounts/actor';
import { QUOTA_DAY_MS } from '#domain/driver-files/quota';
import { checkFileSize } from '#domain/driver-files/uploads';
import { ProblemError, requireNoProblem } from '#domain/problems';
import type { ReceivedFile } from '#domain/requirements/file-schema';
import { acceptFile, requireUninfected } from '#platform/accept-file';
import { fileResult } from '../../drivers/files/own-files';
import { withReservedQuota } from '../../drivers/files/quota';
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
  const { db, actor } = ctx;
  await readDetails(db, scope);
  const fileId = ctx.idempotency.derivedId('file');
  const content = fileOf(ctx.request);
  requireNoProblem(checkFileSize(content.length));
  if (isDriverContext(ctx)) {
    await withReservedQuota(ctx, { fileId, bytes: content.length }, () => storeFile(ctx, { scope, fileId, content }));
    return { fileId };
  }
  const { hits } = await countHit(db, `evidence-files/${actor.userId}`, QUOTA_DAY_MS);
  if (hits > MAX_FILES_A_DAY) throw new ProblemError('files-of-the-day');
  await storeFile(ctx, { scope, fileId, content });
  return { fileId };
}

const isDriverContext = (ctx: SignedIn): ctx is DriverContext => isDriver(ctx.actor);

async function storeFile(
  ctx: SignedIn,
  sent: { readonly scope: FileScope; readonly fileId: string; readonly content: Buffer },
): Promise<void> {
  const { mediaType, content } = await acceptFile('evidence', sent.content);
  await requireUninfected(ctx.scanner, content);
  const { driverId } = sent.scope;
  const file = { id: sent.fileId, driverId, purpose: 'evidence', mediaType, content } as const;
  await storeDriverFile(ctx, { ...file, uploadedBy: ctx.actor.userId, createdAt: ctx.now() });
  await recordScanResult(ctx, file, true);
}

/** Opens the document of an entry; each time is logged where the driver can see it. */
export async function openDocument(
  ctx: SignedIn,
  {
    scope,
    evidenceId,
    side,
  }: { readonly scope: FileScope; readonly evidenceId: string; readonly side: 'front' | 'back' },
): Promise<FileResult> {
  const { db, actor, now } = ctx;
  const { file, details } = await loadFile(ctx, scope);
  const evidence = file.evidence.find(({ id }) => id === evidenceId);
  const shown = evidence && presentEvidence({ actor, details }, evidence);
  const found = details.evidence.get(evidenceId);
  const fileId = (side === 'front' ? found?.fileId : found?.backFileId) ?? null;
  if (shown?.opens.includes(side) !== true || fileId === null) throw new ProblemError('not-found');
  const stored = await findDriverFile(db, fileId);
  if (stored === undefined || stored.scan === 'infected') throw new ProblemError('not-found');
  if (stored.scan === 'waiting') throw new ProblemError('file-not-scanned');
  const response = fileResult(stored, await readDriverFile(ctx, stored));
  await logOpening(ctx, { actor, driverId: scope.driverId, about: stored.purpose, at: now() });
  return response;
}

async function logOpening(
  { db }: Pick<SignedIn, 'db'>,
  {
    actor,
    driverId,
    about,
    at,
  }: { readonly actor: Actor; readonly driverId: string; readonly about: string; readonly at: Date },
): Promise<void> {
  if (isDriver(actor)) return;
  const access = { actorId: actor.userId, organizationId: actor.organizationId ?? null, at };
  await logAccess(db, { ...access, subjectDriverId: driverId, action: 'driver-file', about });
}
