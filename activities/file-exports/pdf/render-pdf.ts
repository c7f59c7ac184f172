import { createHash } from 'node:crypto';
import type { ExportContent, ExportDocument } from '#domain/file-exports/content';
import type { ChromiumOptions } from '#platform/chromium';
import { type HtmlResource, printHtml } from '#platform/html-renderer';
import { createLimiter } from '#platform/limiter';
import type { Logger } from '#platform/logger';
import type { PageDrawer } from '#platform/page-pictures';
import { facesOf, fontOf } from '#platform/pdf-fonts';
import { BrokenPictureError, HugePictureError, reencodePicture } from '#platform/pictures';
import { exportHtml, type ExportLayout, fontPath, picturePath } from './export-html';
import { plainPdf } from './plain-pdf';
import type { ListedDocument } from './texts';

export interface PdfDeps {
  /** Undefined on a server without Chromium. */
  readonly chromium: ChromiumOptions | undefined;
  readonly log: Logger;
}

export interface PdfInput {
  readonly content: ExportContent;
  /** The text on every page: reader and time. */
  readonly stamp: string;
  /** The text above the list of hashes; null for a PDF without this list. */
  readonly note: string | null;
  readonly createdAt: Date;
  /** Documents that are shown, and their size together; none if it is 0. */
  readonly maxPictureBytes: number;
  /** Draws the pages of PDF documents, this many of each; without it, they are only listed. */
  readonly pdfPages?: { readonly drawer: PageDrawer; readonly max: number } | undefined;
  /** The bytes of a document of the content. */
  readonly open: (fileId: string) => Promise<Buffer>;
}

/** Each has a browser of some hundred megabytes; others wait. */
const BROWSERS = 2;
const WAITING = 50;
const limit = createLimiter({ concurrency: BROWSERS, waiting: WAITING });

/** A page of pictures is printed at about 200 dots per inch. */
const PICTURE_LIMITS = { maxPixels: 100_000_000, longestSide: 1_600, output: 'image/jpeg' } as const;

/** The PDF of an export: rendered with Chromium, or its plain version without. */
export async function renderPdf({ chromium, log }: PdfDeps, input: PdfInput): Promise<Buffer> {
  const pictures = new Map<string, Buffer>();
  const layout = await layoutOf(input, chromium === undefined ? undefined : pictures);
  if (chromium === undefined) {
    log.warn('no Chromium found: the export has its plain version');
    return plainPdf(layout, input.createdAt);
  }
  const document = {
    html: (pageOf: ReadonlyMap<string, number> | undefined) => exportHtml(layout, pageOf),
    resource: (path: string) => Promise.resolve(resourceOf(layout, pictures, path)),
  };
  return limit(async () => (await printHtml(document, chromium)).pdf);
}

/**
 * Documents are opened one after another, since each may be large. Adds the pages that are shown; those that cannot be
 * drawn, or for which there is no room, are only listed.
 */
async function layoutOf(input: PdfInput, pictures: Map<string, Buffer> | undefined): Promise<ExportLayout> {
  const { content, stamp, note, open } = input;
  const documents: ListedDocument[] = [];
  let room = input.maxPictureBytes;
  for (const document of content.documents) {
    const bytes = await open(document.fileId);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const drawn = pictures === undefined || room === 0 ? NO_PAGES : await pagesOf(document, bytes, input);
    let pages = 0;
    for (const picture of drawn.pages) {
      if (picture.length > room) break;
      pictures?.set(picturePath(document.fileId, pages), picture);
      room -= picture.length;
      pages += 1;
    }
    documents.push({ ...document, sizeBytes: bytes.length, sha256, pages, pageCount: drawn.pageCount });
  }
  return { content, stamp, note, documents };
}

interface DrawnPages {
  readonly pages: readonly Buffer[];
  readonly pageCount: number;
}

const NO_PAGES: DrawnPages = { pages: [], pageCount: 0 };

/** The pages of a document; none if it cannot be opened. */
async function pagesOf(document: ExportDocument, bytes: Buffer, { pdfPages }: PdfInput): Promise<DrawnPages> {
  if (document.mediaType !== 'application/pdf') {
    const picture = await pictureOf(document, bytes);
    return picture === undefined ? NO_PAGES : { pages: [picture], pageCount: 1 };
  }
  if (pdfPages === undefined) return NO_PAGES;
  const drawn = { mediaType: document.mediaType, content: bytes };
  const pageCount = Number(await pdfPages.drawer.run({ type: 'count', document: drawn }));
  const pages: Buffer[] = [];
  for (let page = 1; page <= Math.min(pageCount, pdfPages.max); page += 1) {
    const picture = await pdfPages.drawer.run({ type: 'draw', document: drawn, page });
    if (!(picture instanceof Uint8Array)) break;
    pages.push(Buffer.from(picture));
  }
  return { pages, pageCount };
}

/** The picture as it is shown; undefined if it cannot be opened. */
async function pictureOf({ mediaType }: ExportDocument, bytes: Buffer): Promise<Buffer | undefined> {
  if (mediaType === 'application/pdf') return undefined;
  try {
    return await reencodePicture(bytes, mediaType, PICTURE_LIMITS);
  } catch (error) {
    if (error instanceof BrokenPictureError || error instanceof HugePictureError) return undefined;
    throw error;
  }
}

function resourceOf(
  layout: ExportLayout,
  pictures: ReadonlyMap<string, Buffer>,
  path: string,
): HtmlResource | undefined {
  const picture = pictures.get(path);
  if (picture !== undefined) return { mediaType: PICTURE_LIMITS.output, content: picture };
  for (const face of facesOf([JSON.stringify(layout)])) {
    if (path === fontPath(face, false)) return { mediaType: 'font/ttf', content: fontOf(face, 'regular') };
    if (path === fontPath(face, true)) return { mediaType: 'font/ttf', content: fontOf(face, 'bold') };
  }
  return undefined;
}
