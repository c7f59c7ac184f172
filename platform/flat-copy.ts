import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import type { PageDrawer } from './page-pictures';

/** The longest side of a copied page, in points: 11 inches. */
const LONGEST_SIDE = 792;
/** Pages of one copy; a longer document says so on its last page. */
const MAX_PAGES = 300;
const MESSAGE_SIZE = { width: 612, height: LONGEST_SIDE };
const MARGIN = 72;

export interface FlatCopyOptions {
  readonly createdAt: Date;
  /** Aborted once nobody waits for the copy. */
  readonly signal: AbortSignal;
}

/**
 * A copy of a PDF that contains pictures of its pages and nothing else, so that no script, link, form or file inside
 * reaches its readers, whatever it is called. It is drawn page by page while it is sent. Undefined if the file has no page
 * that can be drawn.
 */
export async function flatCopy(
  drawer: Pick<PageDrawer, 'run'>,
  content: Uint8Array,
  { createdAt, signal }: FlatCopyOptions,
): Promise<Readable | undefined> {
  const document = { mediaType: 'application/pdf', content } as const;
  const draw = (page: number) => drawer.run({ type: 'draw', document, page }, signal);
  const pages = await drawer.run({ type: 'count', document }, signal);
  const first = await draw(1);
  if (typeof pages !== 'number' || !(first instanceof Uint8Array)) return undefined;

  const sent = new PassThrough();
  // It can fail before its reader is connected, which then finds it closed.
  sent.on('error', () => undefined);
  const copy = new PDFDocument({ autoFirstPage: false, info: infoOf(content, createdAt) });
  copy.pipe(sent);
  const write = async () => {
    addPicture(copy, first);
    for (let page = 2; page <= Math.min(pages, MAX_PAGES); page += 1) {
      signal.throwIfAborted();
      // Only as many pages are in memory as the reader's connection takes.
      if (sent.writableNeedDrain) await once(sent, 'drain', { signal });
      const picture = await draw(page);
      if (picture instanceof Uint8Array) addPicture(copy, picture);
      else addMessage(copy, `Page ${String(page)} cannot be displayed.`);
    }
    if (pages > MAX_PAGES)
      addMessage(
        copy,
        `This copy ends here. The document has ${String(pages)} pages, and a copy at most ${String(MAX_PAGES)}.`,
      );
    copy.end();
  };
  write().catch((error: unknown) => sent.destroy(error as Error));
  return sent;
}

/** Names the file that was copied, so that the copy can be compared with the sealed original. */
const infoOf = (content: Uint8Array, createdAt: Date) => ({
  Title: 'Copy of a document',
  Subject: `Pictures of the pages of the file with SHA-256 ${createHash('sha256').update(content).digest('hex')}`,
  Author: 'Gladhand',
  CreationDate: createdAt,
  ModDate: createdAt,
});

/** Missing in the types of pdfkit. */
interface OpensPictures {
  readonly openImage: (jpeg: Buffer) => { readonly width: number; readonly height: number } & ArrayBuffer;
}

function addPicture(copy: PDFKit.PDFDocument, jpeg: Uint8Array): void {
  const picture = (copy as unknown as OpensPictures).openImage(Buffer.from(jpeg));
  const scale = LONGEST_SIDE / Math.max(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  copy.addPage({ size: [width, height], margin: 0 }).image(picture, 0, 0, { width, height });
}

function addMessage(copy: PDFKit.PDFDocument, text: string): void {
  copy.addPage({ size: [MESSAGE_SIZE.width, MESSAGE_SIZE.height], margin: MARGIN }).text(text);
}
