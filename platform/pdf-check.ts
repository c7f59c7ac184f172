import type { PDFiumDocument } from '@hyzyla/pdfium';
import { MINUTE_MS } from '#domain/shared/durations';
import { createLimitedThread, SlowTaskError } from './limited-thread';
import { checkContents, type PdfVerdict } from './pdf-contents';
import { BrokenPdfError, ProtectedPdfError, withPdf } from './pdf-pixels';
import { needsXfa } from './pdf-xfa';

/** Checks a PDF that somebody sent; rejects with a TooBusyError if too many wait. */
export interface PdfCheck {
  readonly run: (pdf: Uint8Array) => Promise<PdfVerdict>;
  readonly close: () => Promise<void>;
}

/** Far more than the largest file takes on a busy machine. */
const TIMEOUT_MS = MINUTE_MS;
const MAX_WAITING = 30;

/** Checks in a thread that runs the given file, so that no PDF stops the process; one that takes too long is broken. */
export function checkInThread(file: string, timeoutMs = TIMEOUT_MS): PdfCheck {
  const { run, close } = createLimitedThread<Uint8Array, PdfVerdict>(file, { timeoutMs, waiting: MAX_WAITING });
  const check = (pdf: Uint8Array) =>
    run(pdf).catch((error: unknown): PdfVerdict => {
      if (error instanceof SlowTaskError) return 'broken';
      throw error;
    });
  return { run: check, close };
}

/** Checks in the calling thread. */
export const checkHere: PdfCheck = { run: (pdf) => checkPdf(pdf), close: () => Promise.resolve() };

/** Whether a PDF may be stored: PDFium, which draws it for its readers, must find its pages in it. */
export async function checkPdf(pdf: Uint8Array): Promise<PdfVerdict> {
  const verdict = checkContents(pdf);
  return verdict === 'safe' ? checkPages(pdf) : verdict;
}

function verdictOf(pdf: PDFiumDocument): PdfVerdict {
  if (pdf.getPageCount() === 0) return 'broken';
  return needsXfa(pdf) ? 'unreadable' : 'safe';
}

async function checkPages(pdf: Uint8Array): Promise<PdfVerdict> {
  try {
    return await withPdf(pdf, (opened) => Promise.resolve(verdictOf(opened)));
  } catch (error) {
    if (error instanceof ProtectedPdfError) return 'protected';
    if (error instanceof BrokenPdfError) return 'broken';
    throw error;
  }
}
