import { createHash } from 'node:crypto';
import type { ExportContent, ExportDocument, ExportStamp } from '#domain/file-exports/content';
import type { ChromiumOptions } from '#platform/chromium';
import { type HtmlResource, printHtml } from '#platform/html-renderer';
import { createLimiter } from '#platform/limiter';
import type { Logger } from '#platform/logger';
import { facesOf, fontOf } from '#platform/pdf-fonts';
import { BrokenPictureError, HugePictureError, reencodePicture } from '#platform/pictures';
import { exportHtml, type ExportLayout, fontPath } from './export-html';
import { plainPdf } from './plain-pdf';
import type { ListedDocument } from './texts';

export interface PdfDeps {
  /** Undefined on a server without Chromium. */
  readonly chromium: ChromiumOptions | undefined;
  readonly log: Logger;
}

export interface PdfInput {
  readonly content: ExportContent;
  readonly stamp: ExportStamp;
  readonly createdAt: Date;
  /** The bytes of a document of the content. */
  readonly open: (fileId: string) => Promise<Buffer>;
}

/** The path of a picture in the HTML. */
const FILES = 'files/';

/** Each has a browser of some hundred megabytes; others wait. */
const BROWSERS = 2;
const WAITING = 50;
const limit = createLimiter({ concurrency: BROWSERS, waiting: WAITING });

/** A page of pictures is printed at about 200 dots per inch. */
const PICTURE_LIMITS = { maxPixels: 100_000_000, longestSide: 1_600, output: 'image/jpeg' } as const;

/** The size of all pictures together: email servers refuse messages of more than about 25 MB, in which they grow by a third. */
const MAX_PICTURE_BYTES = 14 * 1024 * 1024;

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
 * Documents are opened one after another, since each may be large. Adds the pictures that are shown; those that cannot be
 * opened, or for which an email has no room, are only listed.
 */
async function layoutOf(
  { content, stamp, open }: PdfInput,
  pictures: Map<string, Buffer> | undefined,
): Promise<ExportLayout> {
  const documents: ListedDocument[] = [];
  let room = MAX_PICTURE_BYTES;
  for (const document of content.documents) {
    const bytes = await open(document.fileId);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const picture = pictures && (await pictureOf(document, bytes));
    const isShown = picture !== undefined && picture.length <= room;
    if (isShown) {
      pictures?.set(document.fileId, picture);
      room -= picture.length;
    }
    documents.push({ ...document, sizeBytes: bytes.length, sha256, isShown });
  }
  return { content, stamp, documents };
}

/** The picture as it is shown; undefined if the document is none, or cannot be opened. */
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
  const picture = path.startsWith(FILES) ? pictures.get(path.slice(FILES.length)) : undefined;
  if (picture !== undefined) return { mediaType: PICTURE_LIMITS.output, content: picture };
  for (const face of facesOf([JSON.stringify(layout)])) {
    if (path === fontPath(face, false)) return { mediaType: 'font/woff', content: fontOf(face, 'regular') };
    if (path === fontPath(face, true)) return { mediaType: 'font/woff', content: fontOf(face, 'bold') };
  }
  return undefined;
}
