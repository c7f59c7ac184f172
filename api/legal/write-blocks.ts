import { type LegalBlock, legalBlocks, type LegalSpan } from '#domain/legal/blocks';
import type { Pdf, Span } from '#platform/pdf';

/** Writes the blocks of a legal text; pages show the same ones. */
export function writeLegalText(pdf: Pdf, body: string): void {
  for (const block of legalBlocks(body)) writeBlock(pdf, block);
}

const spansOf = (spans: readonly LegalSpan[]): Span[] =>
  spans.map(({ text, isStrong }) => ({ text, fontStyle: isStrong ? 'bold' : 'regular' }));

function writeBlock(pdf: Pdf, block: LegalBlock): void {
  switch (block.type) {
    case 'heading':
      pdf.ensureSpace(60);
      pdf.text(block.text, { fontStyle: 'bold', size: block.level === 2 ? 13 : 11.5, after: 4 });
      return;
    case 'paragraph':
      pdf.text(spansOf(block.spans));
      return;
    case 'list':
      block.items.forEach((item, index) => {
        const mark = block.isOrdered ? `${String(index + 1)}.` : '•';
        pdf.text(spansOf(item), { mark, indent: 12, after: 4 });
      });
  }
}
