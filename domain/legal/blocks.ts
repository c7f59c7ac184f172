/** Part of a line, plain or bold. */
export interface LegalSpan {
  readonly text: string;
  readonly isStrong: boolean;
}

/** A block of a legal text; pages and signed PDFs show the same blocks. */
export type LegalBlock =
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly type: 'paragraph'; readonly spans: readonly LegalSpan[] }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly LegalSpan[])[] };

const heading = /^(#{2,3}) (.+)$/;
const bullet = /^[-*] (.+)$/;
const numbered = /^\d+[.)] (.+)$/;

const spansOf = (text: string): LegalSpan[] =>
  text
    .split('**')
    .map((part, index) => ({ text: part, isStrong: index % 2 === 1 }))
    .filter((span) => span.text !== '');

/** Lines that do not start an item belong to the item before. */
const itemsOf = (lines: readonly string[], marker: RegExp): string[] =>
  lines.reduce<string[]>((items, line) => {
    const item = marker.exec(line)?.[1];
    if (item !== undefined) return [...items, item];
    return [...items.slice(0, -1), `${items.at(-1) ?? ''} ${line.trim()}`];
  }, []);

function blockOf(lines: readonly string[]): LegalBlock {
  const [first = ''] = lines;
  const title = lines.length === 1 ? heading.exec(first) : null;
  if (title !== null) return { type: 'heading', level: title[1] === '##' ? 2 : 3, text: title[2] ?? '' };
  const marker = [bullet, numbered].find((item) => item.test(first));
  if (marker === undefined) return { type: 'paragraph', spans: spansOf(lines.map((line) => line.trim()).join(' ')) };
  return { type: 'list', isOrdered: marker === numbered, items: itemsOf(lines, marker).map(spansOf) };
}

/** Parses the subset of Markdown that legal texts use: headings, paragraphs, lists, bold text. */
export const legalBlocks = (body: string): LegalBlock[] =>
  body
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(blockOf);
