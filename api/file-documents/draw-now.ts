import { createLimiter } from '#platform/limiter';
import type { PrintedDocument } from '#platform/printed-document';
import type { RouteContext } from '../http/context';

/** Drawing takes about 200 ms on its own thread: a few requests wait, further ones are refused immediately. */
const limited = createLimiter({ concurrency: 1, waiting: 20 });

/** Draws a document; it is not stored. */
export const drawNow = async (
  { drawDocument }: Pick<RouteContext, 'drawDocument'>,
  document: PrintedDocument,
): Promise<Buffer> => Buffer.from(await limited(() => drawDocument(document)));
