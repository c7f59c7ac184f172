import { type LegalBlock, legalBlocks, type LegalSpan } from '#domain/legal/blocks';
import type { Span } from '#platform/pdf';
import type { PrintedBlock } from '#platform/printed-document';

/** Marks a text that the operator has not approved. */
const templateNote: PrintedBlock = {
  type: 'text',
  text: [{ text: 'Template: not approved for use', fontStyle: 'italic' }],
  isMuted: true,
};

/** A legal text as pages show it. */
export const printedText = (body: string, { isTemplate }: { readonly isTemplate: boolean }): PrintedBlock[] => [
  ...(isTemplate ? [templateNote] : []),
  ...legalBlocks(body).flatMap(printed),
];

const spansOf = (spans: readonly LegalSpan[]): Span[] =>
  spans.map(({ text, isStrong }) => ({ text, fontStyle: isStrong ? 'bold' : 'regular' }));

function printed(block: LegalBlock): PrintedBlock[] {
  switch (block.type) {
    case 'heading':
      return [{ type: 'heading', text: block.text, level: block.level }];
    case 'paragraph':
      return [{ type: 'text', text: spansOf(block.spans) }];
    case 'list':
      return block.items.map((item, index) => ({
        type: 'item',
        mark: block.isOrdered ? `${String(index + 1)}.` : '•',
        text: spansOf(item),
      }));
  }
}
