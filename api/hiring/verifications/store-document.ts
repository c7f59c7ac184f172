import { recordScanResult, storeDriverFile } from '#db/driver-files/driver-file-store';
import { createLimiter } from '#platform/limiter';
import type { PrintedDocument } from '#platform/printed-document';
import type { RouteContext } from '../../http/context';

/** Drawing takes up to 200 ms on its own thread: a few requests wait, further ones are refused immediately. */
const limited = createLimiter({ concurrency: 1, waiting: 20 });

type Ctx = Pick<RouteContext, 'db' | 'vault' | 'files' | 'drawDocument' | 'now'>;

/** Draws a document; it is not stored. */
export const drawNow = async (ctx: Pick<Ctx, 'drawDocument'>, document: PrintedDocument): Promise<Buffer> =>
  Buffer.from(await limited(() => ctx.drawDocument(document)));

interface NewDocument {
  readonly id: string;
  readonly driverId: string;
  readonly uploadedBy: string;
  readonly document: PrintedDocument;
}

/** Draws a document of a verification and stores it, encrypted with the driver's key. Idempotent. */
export async function storeDocument(ctx: Ctx, { document, ...file }: NewDocument): Promise<string> {
  const content = await drawNow(ctx, document);
  await storeDriverFile(ctx, {
    ...file,
    purpose: 'verification',
    mediaType: 'application/pdf',
    content,
    createdAt: ctx.now(),
  });
  await recordScanResult(ctx, file, true);
  return file.id;
}
