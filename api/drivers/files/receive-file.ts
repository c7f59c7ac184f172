import { type DriverFile, recordScanResult, storeDriverFile } from '#db/driver-files/driver-file-store';
import { checkFileSize, checkStatedExpiry, isDocument, type UploadType } from '#domain/driver-files/uploads';
import { requireNoProblem } from '#domain/problems';
import { acceptFile, requireUninfected } from '#platform/accept-file';
import { todayOf } from '../../http/today';
import { commandPipeline } from '../../pipelines/command';
import { requirePipeline } from '../../pipelines/require-pipeline';
import type { DriverContext } from '../me/answer';
import { withReservedQuota } from './quota';

export interface SentFile {
  /** Derived from the request, so that a retry neither stores nor notifies twice. */
  readonly fileId: string;
  readonly type: UploadType;
  readonly content: Buffer;
  /** The document's expiration date as the driver entered it, as a hint for the reviewer. */
  readonly statedExpiresOn: string | null;
}

/**
 * Receives a driver's file, however it was sent: validates it, stores it sealed, and notifies the driver's pipeline.
 */
export async function receiveFile(ctx: DriverContext, sent: SentFile): Promise<void> {
  requireNoProblem(checkStatedExpiry(sent.statedExpiresOn, todayOf(ctx)));
  requireNoProblem(checkFileSize(sent.content.length));
  await withReservedQuota(ctx, { fileId: sent.fileId, bytes: sent.content.length }, () =>
    storeFile(ctx, sent, ctx.now()),
  );
}

async function storeFile(ctx: DriverContext, sent: SentFile, now: Date): Promise<void> {
  const { driverId } = ctx.actor;
  const { fileId, type, statedExpiresOn } = sent;
  const { mediaType, content } = await acceptFile(ctx, { type, content: sent.content, sentBy: driverId });
  // The workflow waits for a document's scan, but not for that of a photo or resume.
  if (!isDocument(type)) await requireUninfected(ctx.scanner, content);
  await requirePipeline(ctx);
  const file = { id: fileId, driverId, purpose: type, mediaType, content, uploadedBy: driverId, statedExpiresOn };
  await storeDriverFile(ctx, { ...file, createdAt: now });
  await notifyPipeline(ctx, { id: fileId, driverId, type });
}

async function notifyPipeline(
  ctx: DriverContext,
  { id, driverId, type }: Pick<DriverFile, 'id' | 'driverId'> & { readonly type: UploadType },
): Promise<void> {
  if (isDocument(type)) {
    await commandPipeline(ctx, { driverId, name: 'uploadDocument', details: { document: type, fileId: id } });
    return;
  }
  await recordScanResult(ctx, { id, driverId }, true);
  await commandPipeline(ctx, { driverId, name: 'submitTask', details: { task: type, entryId: id } });
}
