import type { PDFiumDocument } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { createLimitedThread, SlowTaskError } from './limited-thread';
import { withMark } from './page-mark';
import { BrokenPdfError, pixelsOf, withPdf } from './pdf-pixels';
import { BrokenPictureError, HugePictureError, type PictureType, reencodePicture } from './pictures';

/** A document whose pages are drawn. */
export interface PagedDocument {
  readonly mediaType: PictureType | 'application/pdf';
  readonly content: Uint8Array;
}

/** Counts the pages of a document, or draws one as a JPEG, with a text across it if there is one. */
export type PageTask =
  | { readonly type: 'count'; readonly document: PagedDocument }
  | {
      readonly type: 'draw';
      readonly document: PagedDocument;
      readonly page: number;
      readonly mark?: string | undefined;
    };

/** The number of pages, 0 for a document that cannot be opened; or the picture, undefined if the page cannot be drawn. */
export type PageResult = number | Uint8Array | undefined;

/** Draws pages of documents. */
export interface PageDrawer {
  /** Rejects with the signal's reason if the signal is aborted before the task begins. */
  readonly run: (task: PageTask, signal?: AbortSignal) => Promise<PageResult>;
  readonly close: () => Promise<void>;
}

const LONGEST_SIDE = 1_600;
const MAX_PIXELS = 100_000_000;
const JPEG_QUALITY = 82;

/** A page that takes longer cannot be drawn. */
const TIMEOUT_MS = 20_000;
const MAX_WAITING = 30;

/** Draws in a thread that runs the given file, one page after the other. */
export function drawInThread(file: string): PageDrawer {
  const { run, close } = createLimitedThread<PageTask, PageResult>(file, {
    timeoutMs: TIMEOUT_MS,
    waiting: MAX_WAITING,
  });
  const draw = (task: PageTask, signal?: AbortSignal) =>
    run(task, signal).catch((error: unknown) => {
      if (error instanceof SlowTaskError) return nothing(task);
      throw error;
    });
  return { run: draw, close };
}

/** Draws in the calling thread. */
export const drawHere: PageDrawer = { run: (task) => runPageTask(task), close: () => Promise.resolve() };

/** Runs one task. */
export async function runPageTask(task: PageTask): Promise<PageResult> {
  try {
    if (task.type === 'count') return await countPages(task.document);
    const page = await drawPage(task.document, task.page);
    return page === undefined || task.mark === undefined ? page : await withMark(page, task.mark);
  } catch (error) {
    if (error instanceof BrokenPdfError || error instanceof BrokenPictureError || error instanceof HugePictureError)
      return nothing(task);
    throw error;
  }
}

const nothing = ({ type }: PageTask): PageResult => (type === 'count' ? 0 : undefined);

async function countPages(document: PagedDocument): Promise<number> {
  if (document.mediaType === 'application/pdf')
    return withPdf(document.content, (pdf) => Promise.resolve(pdf.getPageCount()));
  await drawPage(document, 1);
  return 1;
}

async function drawPage({ mediaType, content }: PagedDocument, page: number): Promise<Buffer | undefined> {
  if (mediaType === 'application/pdf') return withPdf(content, (pdf) => drawPdfPage(pdf, page));
  if (page !== 1) return undefined;
  const limits = { maxPixels: MAX_PIXELS, longestSide: LONGEST_SIDE, output: 'image/jpeg' } as const;
  return reencodePicture(Buffer.from(content), mediaType, limits);
}

async function drawPdfPage(pdf: PDFiumDocument, number: number): Promise<Buffer | undefined> {
  if (number < 1 || number > pdf.getPageCount()) return undefined;
  const page = pdf.getPage(number - 1);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  // Scaled to the same number of pixels, however large the page says it is.
  const scale = LONGEST_SIDE / Math.max(originalWidth, originalHeight);
  const { data, ...raw } = await pixelsOf(page, { scale });
  return sharp(data, { raw }).flatten({ background: '#fff' }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
}
