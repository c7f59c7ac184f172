import { logAccess } from '#db/accounts/access-log-store';
import {
  findDriverFile,
  type NewDriverFile,
  recordScanResult,
  storeDriverFile,
} from '#db/driver-files/driver-file-store';
import { isDriver } from '#domain/accounts/actor';
import { isCopy } from '#domain/driver-files/purposes';
import { ProblemError } from '#domain/problems';
import { acceptFile, requireUninfected } from '#platform/accept-file';
import type { FileResult } from '../../http/define-route';
import type { SignedIn } from '../../pipelines/command';
import { fileResult } from './own-files';
import { safeContent } from './safe-content';

/** Opens a file of a driver, once it has been scanned; each time is logged where the driver can see it. */
export async function openStoredFile(
  ctx: SignedIn,
  { driverId, fileId }: { readonly driverId: string; readonly fileId: string },
): Promise<FileResult> {
  const { db, actor, now } = ctx;
  const file = await findDriverFile(db, fileId);
  if (file?.driverId !== driverId || file.scan === 'infected') throw new ProblemError('not-found');
  // Exports and packets show what their reader may read; they have their own ways.
  if (isCopy(file.purpose)) throw new ProblemError('not-found');
  if (file.scan === 'waiting') throw new ProblemError('file-not-scanned');
  const response = fileResult(file, await safeContent(ctx, file));
  const access = { actorId: actor.userId, organizationId: actor.organizationId ?? null, subjectDriverId: driverId };
  if (!isDriver(actor)) await logAccess(db, { ...access, at: now(), action: 'driver-file', about: file.purpose });
  return response;
}

/** Stores a file about a driver that the caller sent, once it is known to be a safe document. */
export async function storeCleanFile(
  ctx: SignedIn,
  sent: Pick<NewDriverFile, 'id' | 'driverId' | 'content'> & { readonly purpose: 'evidence' | 'result' },
): Promise<void> {
  const { mediaType, content } = await acceptFile(ctx, {
    type: sent.purpose,
    content: sent.content,
    sentBy: ctx.actor.userId,
  });
  await requireUninfected(ctx.scanner, content);
  await storeDriverFile(ctx, { ...sent, mediaType, content, uploadedBy: ctx.actor.userId, createdAt: ctx.now() });
  await recordScanResult(ctx, sent, true);
}
