import PDFDocument from 'pdfkit';
import { type Face, fontOf, type FontStyle, lacksAnchors, latin, runsOf, withoutAnchors } from './pdf-fonts';

const MARGIN = 56;
/** Page size of generated documents in points: A4. */
const page = { width: 595, height: 842 };
const BLACK = '#111111';
const GRAY = '#5a5a5a';
/** Height of the plain face above its baseline, in font sizes. Every face of a line stands on that baseline. */
const ASCENT = 1.069;
const FOOTER_SIZE = 8;
const TEXT_SIZE = 10.5;
/** Points between a mark and its text. */
const MARK_WIDTH = 16;
/** Points at the end of a line that belong to its amount. */
const AMOUNT_WIDTH = 90;

export interface TextStyle {
  readonly fontStyle?: FontStyle;
  readonly size?: number;
  /** Points between this text and the next. */
  readonly after?: number;
  readonly indent?: number;
  /** A bullet or number before the first line; the other lines begin below its text. */
  readonly mark?: string;
  readonly isMuted?: boolean;
  /** Points at the end of each line that stay free. */
  readonly endIndent?: number;
}

export interface Span {
  readonly text: string;
  readonly fontStyle: FontStyle;
}

/** A document that is written from top to bottom, with new pages as needed. */
export interface Pdf {
  text(text: string | readonly Span[], style?: TextStyle): void;
  /** A text with an amount at the end of its first line, so that the amounts of several are in one column. */
  amount(text: string, amount: string, style?: Pick<TextStyle, 'fontStyle' | 'after'>): void;
  /** Draws lines in a box of this size, on the current page. */
  drawing(strokes: readonly (readonly number[])[], box: { readonly width: number; readonly height: number }): void;
  rule(): void;
  /** Starts a new page if less than this height is left on the current one. */
  ensureSpace(height: number): void;
  end(footer: string): Promise<Buffer>;
}

export interface PdfOptions {
  readonly title: string;
  readonly language: string;
  /** Equal content at the same time results in an equal file. */
  readonly createdAt: Date;
}

/** Starts a document in Noto Sans, which supports names in many scripts (`pdf-fonts.ts`). */
export function createPdf({ title, language, createdAt }: PdfOptions): Pdf {
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: MARGIN,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: 'Gladhand', CreationDate: createdAt, ModDate: createdAt },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  return {
    text: (text, style = {}) => {
      writeText(doc, typeof text === 'string' ? [{ text, fontStyle: style.fontStyle ?? 'regular' }] : text, style);
    },
    amount: (text, amount, { fontStyle = 'regular', after = 3 } = {}) => {
      writeAmount(doc, amount, fontStyle);
      writeText(doc, [{ text, fontStyle }], { after, endIndent: AMOUNT_WIDTH });
    },
    drawing: (strokes, box) => {
      draw(doc, strokes, box);
    },
    rule: () => {
      rule(doc);
    },
    ensureSpace: (height) => {
      if (doc.y + height > page.height - MARGIN) doc.addPage();
    },
    end: async (footer) => {
      writeFooters(doc, footer);
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}

function writeText(doc: PDFKit.PDFDocument, spans: readonly Span[], style: TextStyle): void {
  const { size = TEXT_SIZE, after = 8, mark, isMuted = false, endIndent = 0 } = style;
  const indent = (style.indent ?? 0) + (mark === undefined ? 0 : MARK_WIDTH);
  const width = page.width - 2 * MARGIN - indent - endIndent;
  const runs = spans.flatMap(({ text, fontStyle }) => runsOf(text).map((run) => ({ ...run, fontStyle })));
  doc.fontSize(size).fillColor(isMuted ? GRAY : BLACK);
  if (mark !== undefined) writeMark(doc, mark, { x: MARGIN + indent - MARK_WIDTH, size });
  doc.x = MARGIN + indent;
  const features = featuresOf(runs.map(({ face }) => face));
  runs.forEach(({ text, face, fontStyle }, index) => {
    const options = { width, lineGap: 2, baseline: -ASCENT * size, continued: index < runs.length - 1, ...features };
    doc.font(fontOf(face, fontStyle)).text(text, options as PDFKit.Mixins.TextOptions);
  });
  doc.x = MARGIN;
  doc.y += after;
}

/** Writes an amount at the end of the line of the text that follows, which must not begin another page. */
function writeAmount(doc: PDFKit.PDFDocument, amount: string, fontStyle: FontStyle): void {
  const { y } = doc;
  doc.fontSize(TEXT_SIZE).fillColor(BLACK).font(fontOf(latin, fontStyle));
  const x = page.width - MARGIN - doc.widthOfString(amount);
  doc.text(amount, x, y, { lineBreak: false, baseline: -ASCENT * TEXT_SIZE });
  doc.y = y;
}

/** Writes a mark on the line of the text that follows, which must not begin another page. */
function writeMark(doc: PDFKit.PDFDocument, mark: string, { x, size }: { readonly x: number; readonly size: number }) {
  if (doc.y + doc.heightOfString(mark) > page.height - MARGIN) doc.addPage();
  const { y } = doc;
  doc.font(fontOf(latin, 'regular')).text(mark, x, y, { lineBreak: false, baseline: -ASCENT * size });
  doc.y = y;
}

/** A line is measured with the features of its first run, so all of its runs use the same. */
const featuresOf = (faces: readonly Face[]) => (faces.some(lacksAnchors) ? { features: withoutAnchors } : {});

function rule(doc: PDFKit.PDFDocument): void {
  const y = doc.y + 10;
  doc
    .moveTo(MARGIN, y)
    .lineTo(page.width - MARGIN, y)
    .lineWidth(0.5)
    .stroke(GRAY);
  doc.x = MARGIN;
  doc.y = y + 12;
}

function draw(
  doc: PDFKit.PDFDocument,
  strokes: readonly (readonly number[])[],
  box: { readonly width: number; readonly height: number },
): void {
  const scale = 0.35;
  const top = doc.y;
  for (const stroke of strokes) {
    for (let at = 0; at + 1 < stroke.length; at += 2) {
      const [x, y] = [MARGIN + (stroke[at] ?? 0) * scale, top + (stroke[at + 1] ?? 0) * scale];
      if (at === 0) doc.moveTo(x, y);
      else doc.lineTo(x, y);
    }
  }
  doc.lineWidth(1.2).lineCap('round').lineJoin('round').stroke(BLACK);
  doc.x = MARGIN;
  doc.y = top + box.height * scale;
}

function writeFooters(doc: PDFKit.PDFDocument, footer: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    // Text below the margin would start a new page.
    doc.page.margins.bottom = 0;
    doc.fontSize(FOOTER_SIZE).fillColor(GRAY);
    [doc.x, doc.y] = [MARGIN, page.height - MARGIN + 16];
    // Without line breaks, each run begins where the last one ended.
    for (const { text, face } of runsOf(`${footer} · ${String(index + 1)} / ${String(count)}`)) {
      const options = { lineBreak: false, baseline: -ASCENT * FOOTER_SIZE, ...featuresOf([face]) };
      doc.font(fontOf(face, 'regular')).text(text, options as PDFKit.Mixins.TextOptions);
    }
  }
}
