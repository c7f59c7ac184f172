import { type BrowserEvent, type Chromium, type ChromiumOptions, startChromium } from './chromium';
import { readPdfPages } from './pdf-pages';

/** A file that the document refers to. */
export interface HtmlResource {
  readonly mediaType: string;
  readonly content: Buffer;
}

/** A document to be printed. */
export interface HtmlDocument {
  /**
   * The HTML. Without pages for the first pass, which finds out on which page each element with an id lies; pictures
   * may be left out of it if they do not change the layout.
   */
  readonly html: (pageOf: ReadonlyMap<string, number> | undefined) => string;
  /** A file by its path, without the slash; undefined if the document has no such file. Nothing else is loaded. */
  readonly resource: (path: string) => Promise<HtmlResource | undefined>;
}

/** A printed document. */
export interface PrintedPdf {
  readonly pdf: Buffer;
  readonly pageCount: number;
}

export type RendererOptions = ChromiumOptions & {
  /** The browser is ended after this time. */
  readonly timeoutMs?: number;
};

const TIMEOUT_MS = 120_000;
/** No such host exists (RFC 2606): requests to it are answered here. */
const ORIGIN = 'https://document.invalid/';
const READ_BYTES = 1024 * 1024;

/**
 * Prints HTML as PDF in a browser of its own: no JavaScript, no network, no file but the document's own. The browser
 * ends with the job.
 */
export async function printHtml(document: HtmlDocument, options: RendererOptions): Promise<PrintedPdf> {
  const browser = await startChromium(options);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('Chromium took too long'));
    }, options.timeoutMs ?? TIMEOUT_MS);
  });
  try {
    return await Promise.race([printTwice(browser, document), timeout]);
  } finally {
    clearTimeout(timer);
    await browser.close();
  }
}

/** The first pass finds the pages of the table of contents. */
async function printTwice(browser: Chromium, document: HtmlDocument): Promise<PrintedPdf> {
  const draft = await printOnce(browser, document, undefined);
  const { pageOf, pageCount } = readPdfPages(draft);
  const pdf = await printOnce(browser, document, pageOf);
  return { pdf, pageCount };
}

async function printOnce(
  browser: Chromium,
  document: HtmlDocument,
  pageOf: ReadonlyMap<string, number> | undefined,
): Promise<Buffer> {
  const html = document.html(pageOf);
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method: string, params: object = {}) => browser.send(method, params, String(sessionId));
  const loaded = new Promise<void>((resolve, reject) => {
    browser.onEvent(({ method, params, sessionId: about }: BrowserEvent) => {
      if (about !== sessionId) return;
      if (method === 'Page.loadEventFired') resolve();
      if (method !== 'Fetch.requestPaused') return;
      const { url } = params['request'] as { readonly url: string };
      answer(send, document, { requestId: String(params['requestId']), url, html }).catch(reject);
    });
  });
  // It may fail before anybody waits for it: an unhandled rejection would end the process.
  loaded.catch(() => undefined);
  await send('Page.enable');
  await send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  await send('Emulation.setScriptExecutionDisabled', { value: true });
  await send('Page.navigate', { url: ORIGIN });
  await loaded;
  await send('Runtime.evaluate', { expression: 'document.fonts.ready.then(() => true)', awaitPromise: true });
  const { stream } = await send('Page.printToPDF', {
    printBackground: true,
    preferCSSPageSize: true,
    generateTaggedPDF: pageOf !== undefined,
    generateDocumentOutline: pageOf !== undefined,
    transferMode: 'ReturnAsStream',
  });
  const pdf = await readStream(send, String(stream));
  await browser.send('Target.closeTarget', { targetId });
  return pdf;
}

type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;

interface PausedRequest {
  readonly requestId: string;
  readonly url: string;
  /** The page itself. */
  readonly html: string;
}

async function answer(send: Send, document: HtmlDocument, { requestId, url, html }: PausedRequest): Promise<void> {
  const resource = await resourceAt(document, url, html);
  if (resource === undefined) {
    await send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    return;
  }
  await send('Fetch.fulfillRequest', {
    requestId,
    responseCode: 200,
    responseHeaders: [{ name: 'content-type', value: resource.mediaType }],
    body: resource.content.toString('base64'),
  });
}

async function resourceAt(document: HtmlDocument, url: string, html: string): Promise<HtmlResource | undefined> {
  if (url === ORIGIN) return { mediaType: 'text/html; charset=utf-8', content: Buffer.from(html) };
  return url.startsWith(ORIGIN) ? document.resource(decodeURIComponent(url.slice(ORIGIN.length))) : undefined;
}

async function readStream(send: Send, handle: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (;;) {
    const { data, base64Encoded, eof } = await send('IO.read', { handle, size: READ_BYTES });
    parts.push(Buffer.from(String(data), base64Encoded === true ? 'base64' : 'latin1'));
    if (eof === true) break;
  }
  await send('IO.close', { handle });
  return Buffer.concat(parts);
}
