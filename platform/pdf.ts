import { readFileSync } from 'node:fs';

import PDFDocument from 'pdfkit';

const margin = 56;
/** Points; driver-side spec section 2: generated documents are 595 by 842. */
const page = { width: 595, height: 842 };
const black = '#111111';
const grey = '#5a5a5a';

export type Look = 'regular' | 'bold' | 'italic';

export interface TextStyle {
  readonly look?: Look;
  readonly size?: number;
  /** Points between this text and the next. */
  readonly after?: number;
  readonly indent?: number;
  readonly isQuiet?: boolean;
}

export interface Span {
  readonly text: string;
  readonly look: Look;
}

/** A document that is written from top to bottom, and becomes longer as it needs to. */
export interface Pdf {
  text(text: string | readonly Span[], style?: TextStyle): void;
  /** Lines that were drawn in a box of this size, kept together with what comes before. */
  drawing(strokes: readonly (readonly number[])[], box: { readonly width: number; readonly height: number }): void;
  rule(): void;
  /** Goes to a new page when less than this is left of the one before. */
  keep(height: number): void;
  end(footer: string): Promise<Buffer>;
}

export interface PdfOptions {
  readonly title: string;
  readonly language: string;
  /** The same content at the same time is the same file. */
  readonly createdAt: Date;
}

/** Begins a document with the scripts of Noto Sans: Latin, Vietnamese, Cyrillic, Greek and Devanagari. */
export function createPdf({ title, language, createdAt }: PdfOptions): Pdf {
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin,
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
      writeText(doc, typeof text === 'string' ? [{ text, look: style.look ?? 'regular' }] : text, style);
    },
    drawing: (strokes, box) => {
      draw(doc, strokes, box);
    },
    rule: () => {
      rule(doc);
    },
    keep: (height) => {
      if (doc.y + height > page.height - margin) doc.addPage();
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
  const { size = 10.5, after = 8, indent = 0, isQuiet = false } = style;
  const width = page.width - 2 * margin - indent;
  const runs = spans.flatMap(({ text, look }) => runsOf(text).map((run) => ({ ...run, look })));
  doc.fontSize(size).fillColor(isQuiet ? grey : black);
  doc.x = margin + indent;
  runs.forEach(({ text, subset, look }, index) => {
    doc.font(fontOf(subset, look)).text(text, { width, lineGap: 2, continued: index < runs.length - 1 });
  });
  doc.x = margin;
  doc.y += after;
}

function rule(doc: PDFKit.PDFDocument): void {
  const y = doc.y + 10;
  doc
    .moveTo(margin, y)
    .lineTo(page.width - margin, y)
    .lineWidth(0.5)
    .stroke(grey);
  doc.x = margin;
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
      const [x, y] = [margin + (stroke[at] ?? 0) * scale, top + (stroke[at + 1] ?? 0) * scale];
      if (at === 0) doc.moveTo(x, y);
      else doc.lineTo(x, y);
    }
  }
  doc.lineWidth(1.2).lineCap('round').lineJoin('round').stroke(black);
  doc.x = margin;
  doc.y = top + box.height * scale;
}

function writeFooters(doc: PDFKit.PDFDocument, footer: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    // A text below the margin would begin a new page.
    doc.page.margins.bottom = 0;
    const text = `${footer} · ${String(index + 1)} / ${String(count)}`;
    doc.font(fontOf('latin', 'regular')).fontSize(8).fillColor(grey);
    doc.text(text, margin, page.height - margin + 16, { width: page.width - 2 * margin, lineBreak: false });
  }
}

const subsets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'devanagari'];

/** Parts of a text that one font file has all letters of; blanks stay with what they follow. */
function runsOf(text: string): { text: string; subset: string }[] {
  const runs: { text: string; subset: string }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const subset = character === ' ' && last !== undefined ? last.subset : subsetOf(character);
    if (last?.subset === subset) last.text += character;
    else runs.push({ text: character, subset });
  }
  return runs.length === 0 ? [{ text: ' ', subset: 'latin' }] : runs;
}

type Range = readonly [number, number];
let ranges: ReadonlyMap<string, readonly Range[]> | undefined;

function subsetOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  ranges ??= readRanges();
  const has = (subset: string) => ranges?.get(subset)?.some(([from, to]) => code >= from && code <= to) === true;
  return subsets.find(has) ?? 'latin';
}

function readRanges(): ReadonlyMap<string, readonly Range[]> {
  const file = require.resolve('@fontsource/noto-sans/unicode.json');
  const listed = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return new Map(Object.entries(listed).map(([subset, text]) => [subset, text.split(',').map(rangeOf)]));
}

function rangeOf(text: string): Range {
  const [from = '0', to = from] = text.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

const weights: Readonly<Record<Look, string>> = { regular: '400-normal', bold: '700-normal', italic: '400-italic' };
const fonts = new Map<string, Buffer>();

function fontOf(subset: string, look: Look): Buffer {
  const name = `noto-sans-${subset}-${weights[look]}.woff`;
  const known = fonts.get(name) ?? readFileSync(require.resolve(`@fontsource/noto-sans/files/${name}`));
  fonts.set(name, known);
  return known;
}
