import { createHash } from 'node:crypto';
import type { ExportContent, ExportStamp } from '#domain/file-exports/content';
import type { ChromiumOptions } from '#platform/chromium';
import { type HtmlResource, printHtml } from '#platform/html-renderer';
import { createLimiter } from '#platform/limiter';
import type { Logger } from '#platform/logger';
import { facesOf, fontOf } from '#platform/pdf-fonts';
import { reencodePicture } from '#platform/pictures';
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

/** Each has a browser of some hundred megabytes; others wait. */
const BROWSERS = 2;
const WAITING = 50;
const limit = createLimiter({ concurrency: BROWSERS, waiting: WAITING });

/** A page of pictures is printed at about 200 dots per inch. */
const PICTURE_LIMITS = { maxPixels: 100_000_000, longestSide: 1_600 } as const;

/** The PDF of an export: rendered with Chromium, or its plain version without. */
export async function renderPdf({ chromium, log }: PdfDeps, input: PdfInput): Promise<Buffer> {
  const layout = await layoutOf(input);
  if (chromium === undefined) {
    log.warn('no Chromium found: the export has its plain version');
    return plainPdf(layout, input.createdAt);
  }
  const document = {
    html: (pageOf: ReadonlyMap<string, number> | undefined) => exportHtml(layout, pageOf),
    resource: (path: string) => resourceOf(layout, input, path),
  };
  return limit(async () => (await printHtml(document, chromium)).pdf);
}

/** Documents are opened one after another, since each may be large. */
async function layoutOf({ content, stamp, open }: PdfInput): Promise<ExportLayout> {
  const documents: ListedDocument[] = [];
  for (const document of content.documents) {
    const bytes = await open(document.fileId);
    documents.push({ ...document, sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
  return { content, stamp, documents };
}

async function resourceOf(layout: ExportLayout, input: PdfInput, path: string): Promise<HtmlResource | undefined> {
  const document = layout.documents.find(({ fileId }) => path === `files/${fileId}`);
  if (document !== undefined && document.mediaType !== 'application/pdf') {
    const content = await reencodePicture(await input.open(document.fileId), document.mediaType, PICTURE_LIMITS);
    return { mediaType: document.mediaType, content };
  }
  for (const face of facesOf([JSON.stringify(layout)])) {
    if (path === fontPath(face, false)) return { mediaType: 'font/woff', content: fontOf(face, 'regular') };
    if (path === fontPath(face, true)) return { mediaType: 'font/woff', content: fontOf(face, 'bold') };
  }
  return undefined;
}
