import { recordScanResult, storeDriverFile } from '#db/driver-files/driver-file-store';
import type { PrintedDocument } from '#platform/printed-document';
import type { RouteContext } from '../http/context';
import { drawNow } from './draw-now';

type Ctx = Pick<RouteContext, 'db' | 'vault' | 'files' | 'drawDocument' | 'now'>;

interface NewDocument {
  readonly id: string;
  readonly driverId: string;
  readonly uploadedBy: string;
  readonly purpose: 'evidence' | 'verification';
  readonly document: PrintedDocument;
}

/** Draws a document about a driver and stores it, encrypted with the driver's key. Idempotent. */
export async function storeDocument(ctx: Ctx, { document, ...file }: NewDocument): Promise<string> {
  const content = await drawNow(ctx, document);
  await storeDriverFile(ctx, {
    ...file,
    mediaType: 'application/pdf',
    content,
    isDrawn: true,
    createdAt: ctx.now(),
  });
  await recordScanResult(ctx, file, true);
  return file.id;
}
