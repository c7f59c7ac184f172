import type { PDFiumDocument, PDFiumPage } from '@hyzyla/pdfium';

/** Missing in the types of the package, which has all functions of PDFium. */
interface PDFium {
  readonly _FPDF_GetFormType: (document: number) => number;
  readonly _FPDFPage_GetAnnotCount: (page: number) => number;
  readonly _FPDFPage_GetAnnot: (page: number, index: number) => number;
  readonly _FPDFAnnot_GetSubtype: (annotation: number) => number;
  readonly _FPDFPage_CloseAnnot: (annotation: number) => void;
}
interface OpenDocument {
  readonly module: PDFium;
  readonly documentIdx: number;
}
interface OpenPage {
  readonly module: PDFium;
  readonly pageIdx: number;
}

/** Forms of the kind XFA: with pages that its program draws itself, and with pages that are drawn already. */
const XFA_FULL = 2;
const XFA_FOREGROUND = 3;
const WIDGET = 20;

/** A page that only says what to install is short, in any language. */
const MAX_NOTICE_PAGES = 3;
const MAX_NOTICE_LENGTH = 1500;
const NOTICE = /adobe|acrobat|please wait/i;

/**
 * Whether a PDF shows its form only in programs that know XFA: all others, ours included, show a page that asks to wait or to
 * install one. A form whose pages are drawn already is read as any other.
 */
export function needsXfa(pdf: PDFiumDocument): boolean {
  const { module, documentIdx } = pdf as unknown as OpenDocument;
  const kind = module._FPDF_GetFormType(documentIdx);
  if (kind !== XFA_FULL && kind !== XFA_FOREGROUND) return false;
  const count = pdf.getPageCount();
  const pages = Array.from({ length: Math.min(count, MAX_NOTICE_PAGES) }, (_, index) => pdf.getPage(index));
  if (count <= MAX_NOTICE_PAGES && isNotice(pages.map((page) => page.getText()).join('\n'))) return true;
  if (pages.some(hasField)) return false;
  return kind === XFA_FULL || pages.every((page) => page.getObjectCount() === 0);
}

const isNotice = (text: string): boolean => text.length <= MAX_NOTICE_LENGTH && NOTICE.test(text);

function hasField(page: PDFiumPage): boolean {
  const { module, pageIdx } = page as unknown as OpenPage;
  const count = module._FPDFPage_GetAnnotCount(pageIdx);
  for (let index = 0; index < count; index += 1) {
    const annotation = module._FPDFPage_GetAnnot(pageIdx, index);
    const subtype = module._FPDFAnnot_GetSubtype(annotation);
    module._FPDFPage_CloseAnnot(annotation);
    if (subtype === WIDGET) return true;
  }
  return false;
}
