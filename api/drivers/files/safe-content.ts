import type { Readable } from 'node:stream';
import { type DriverFile, readDriverFile } from '#db/driver-files/driver-file-store';
import { ProblemError } from '#domain/problems';
import { flatCopy } from '#platform/flat-copy';
import { clientSignal } from '../../http/client-gone';
import type { RouteContext } from '../../http/context';

/**
 * The content of a file for anybody but its sender: pictures, which are encoded again when they arrive, and the product's
 * own documents as they are; of any other PDF a copy with pictures of its pages (decision 071). The original stays sealed.
 */
export async function safeContent(
  ctx: Pick<RouteContext, 'db' | 'vault' | 'files' | 'pages' | 'response' | 'now'>,
  file: DriverFile,
): Promise<Buffer | Readable> {
  const content = await readDriverFile(ctx, file);
  if (file.mediaType !== 'application/pdf' || file.isDrawn) return content;
  const copy = await flatCopy(ctx.pages, content, { createdAt: ctx.now(), signal: clientSignal(ctx.response) });
  if (copy === undefined) throw new ProblemError('file-not-displayable');
  return copy;
}
