import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';

/** A PDF that cannot be opened or drawn. */
export class BrokenPdfError extends Error {
  constructor(cause: unknown) {
    super('The PDF cannot be drawn', { cause });
    this.name = 'BrokenPdfError';
  }
}

/** A PDF that opens with a password only. */
export class ProtectedPdfError extends BrokenPdfError {}

/** The package has no code for this error, only a text. */
const needsPassword = (error: unknown) => error instanceof Error && error.message.startsWith('Password required');

/** Pixels with four channels, as sharp takes them. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 4;
}

/**
 * Opens a PDF with PDFium, in WebAssembly: it reaches no memory but its own. A library for each document, so that what a
 * broken one took is freed with it.
 */
export async function withPdf<Result>(
  content: Uint8Array,
  work: (pdf: PDFiumDocument) => Promise<Result>,
): Promise<Result> {
  const library = await PDFiumLibrary.init();
  try {
    const pdf = await library.loadDocument(content);
    try {
      return await work(pdf);
    } finally {
      pdf.destroy();
    }
  } catch (error) {
    throw needsPassword(error) ? new ProtectedPdfError(error) : new BrokenPdfError(error);
  } finally {
    library.destroy();
  }
}

/** The pixels of a page, on white or on a clear ground, with what was typed into the fields of its form. */
export async function pixelsOf(
  page: PDFiumPage,
  { scale, isClear = false }: { readonly scale: number; readonly isClear?: boolean },
): Promise<Pixels> {
  const { data, width, height } = await page.render({
    ...{ scale, render: 'bitmap', transparent: isClear },
    renderFormFields: true,
  });
  return { data, width, height, channels: 4 };
}
