import { createPdf, type Pdf, type Span } from './pdf';

/** A part of a printed document. */
export type PrintedBlock =
  /** The second level unless it says another. */
  | { readonly type: 'heading'; readonly text: string; readonly level?: 1 | 2 | 3 }
  | { readonly type: 'text'; readonly text: string | readonly Span[]; readonly isMuted?: boolean }
  /** An item of a list; the mark is a bullet or its number. */
  | { readonly type: 'item'; readonly mark: string; readonly text: readonly Span[] }
  | { readonly type: 'rule' }
  /** Labels with their values, one pair on a line. */
  | { readonly type: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** Texts with their amounts, which are in one column at the right. */
  | { readonly type: 'amounts'; readonly rows: readonly PrintedAmount[] }
  /** A text that is typed from paper. */
  | { readonly type: 'code'; readonly label: string; readonly text: string }
  | {
      readonly type: 'signature';
      readonly fullName: string;
      /** Drawn lines; null for a typed name. */
      readonly strokes: readonly (readonly number[])[] | null;
      readonly box: { readonly width: number; readonly height: number };
      readonly facts: readonly string[];
    };

type Block<Type extends PrintedBlock['type']> = Extract<PrintedBlock, { readonly type: Type }>;

/** A text with its amount; a strong one is a result of the others. */
export interface PrintedAmount {
  readonly text: string;
  readonly amount: string;
  readonly isStrong?: boolean;
}

/** A document of plain parts, as plain data: it is drawn in a thread of its own. */
export interface PrintedDocument {
  readonly title: string;
  readonly language: string;
  /** Equal content at the same time results in an equal file. */
  readonly createdAt: string;
  readonly blocks: readonly PrintedBlock[];
  readonly footer: string;
}

/** Height reserved for a signature, which must not break across pages. */
const SIGNATURE_HEIGHT = 190;
/** Two lines, so that a text stays beside its amount. */
const AMOUNT_HEIGHT = 34;

/** A heading keeps this height below it on the page. */
const headings = {
  1: { size: 15, after: 10, height: 120 },
  2: { size: 13, after: 4, height: 60 },
  3: { size: 11.5, after: 4, height: 60 },
} as const;

/** Draws a document as PDF. */
export async function drawDocument({ title, language, createdAt, blocks, footer }: PrintedDocument): Promise<Buffer> {
  const pdf = createPdf({ title, language, createdAt: new Date(createdAt) });
  pdf.text(title, { fontStyle: 'bold', size: 17, after: 12 });
  for (const block of blocks) drawBlock(pdf, block);
  return pdf.end(footer);
}

function drawBlock(pdf: Pdf, block: PrintedBlock): void {
  switch (block.type) {
    case 'heading': {
      const { height, ...style } = headings[block.level ?? 2];
      pdf.ensureSpace(height);
      pdf.text(block.text, { fontStyle: 'bold', ...style });
      return;
    }
    case 'text':
      pdf.text(block.text, { isMuted: block.isMuted ?? false });
      return;
    case 'item':
      pdf.text(block.text, { mark: block.mark, indent: 12, after: 4 });
      return;
    case 'rule':
      pdf.rule();
      return;
    case 'facts':
      drawFacts(pdf, block);
      return;
    case 'amounts':
      drawAmounts(pdf, block);
      return;
    case 'code':
      pdf.ensureSpace(50);
      pdf.text(block.label, { after: 2 });
      pdf.text(block.text, { fontStyle: 'bold', size: 18 });
      return;
    case 'signature':
      drawSignature(pdf, block);
  }
}

function drawFacts(pdf: Pdf, { rows }: Block<'facts'>): void {
  for (const [label, value] of rows) {
    pdf.ensureSpace(20);
    pdf.text(
      [
        { text: `${label}: `, fontStyle: 'bold' },
        { text: value, fontStyle: 'regular' },
      ],
      { after: 3 },
    );
  }
  pdf.text('', { after: 4 });
}

function drawAmounts(pdf: Pdf, { rows }: Block<'amounts'>): void {
  for (const { text, amount, isStrong = false } of rows) {
    pdf.ensureSpace(AMOUNT_HEIGHT);
    pdf.amount(text, amount, { fontStyle: isStrong ? 'bold' : 'regular' });
  }
  pdf.text('', { after: 4 });
}

function drawSignature(pdf: Pdf, { fullName, strokes, box, facts }: Block<'signature'>): void {
  pdf.ensureSpace(SIGNATURE_HEIGHT);
  pdf.rule();
  if (strokes === null) pdf.text(fullName, { fontStyle: 'italic', size: 22 });
  else pdf.drawing(strokes, box);
  pdf.text(fullName, { fontStyle: 'bold', after: 4 });
  for (const fact of facts) pdf.text(fact, { size: 8.5, after: 2, isMuted: true });
}
