/** Marks that the toolbar applies to the selected text. */
export const marks = ['bold', 'italic', 'list', 'link'] as const;
export type Mark = (typeof marks)[number];

interface Selected {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const around = { bold: ['**', '**'], italic: ['*', '*'], link: ['[', '](https://)'] } as const;

/** Puts the mark around the selection, or before each of its lines, and returns the text with the new selection. */
export function applyMark({ text, from, to }: Selected, mark: Mark): Selected {
  if (mark === 'list') {
    const start = text.lastIndexOf('\n', from - 1) + 1;
    const lines = text.slice(start, to).split('\n');
    const listed = lines.map((line) => `- ${line}`).join('\n');
    return { text: text.slice(0, start) + listed + text.slice(to), from: start, to: start + listed.length };
  }
  const [before, after] = around[mark];
  const inner = text.slice(from, to);
  return {
    text: text.slice(0, from) + before + inner + after + text.slice(to),
    from: from + before.length,
    to: to + before.length,
  };
}
