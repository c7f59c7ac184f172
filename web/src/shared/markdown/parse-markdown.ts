/** A run of text; a link only with an address that is safe to open. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly Inline[] };

export type Block =
  | { readonly kind: 'paragraph' | 'heading' | 'quote'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'rule' };

const HEADING = /^#{1,6}\s([^#]*(?:#+[^#]+)*)#*$/;
const BULLET = /^\s*[-*+]\s(.*)$/;
const NUMBER = /^\s*\d{1,9}[.)]\s(.*)$/;
const QUOTE = /^\s*>\s?(.*)$/;
const RULE = /^\s*([-*_])(?:\s*\1){2,}\s*$/;

const SAFE = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;

/**
 * Code first, so that nothing inside it is markup; then links; then strong before emphasis. Each mark ends at the next one
 * of its kind, whether it is complete or not, so that a text full of opening marks is read once.
 */
const INLINE =
  /`([^`\n]+)`|\[([^[\]\n]+)\]\(([^()\s]+)\)|\*\*(?=\S)((?:(?!\*\*(?!\*))[^\n])+)(?<=\S)\*\*|__(?=\S)((?:(?!__(?!_))[^\n])+)(?<=\S)__|\*(?=\S)([^*\n]+)(?<=\S)\*|(?<![\p{L}\p{N}])_(?=\S)([^_\n]+)(?<=\S)_(?![\p{L}\p{N}])/gu;

/** Deeper marks are text: nobody writes them, and each level calls itself. */
const MAX_DEPTH = 4;

const ESCAPED = /\\([\\`*_[\]()#>+.!-])/g;
const ESCAPES = '\uE000';

/** Escaped characters move to the private use area, so that they are no markup, and back when text is shown. */
const hideEscapes = (text: string): string =>
  text.replace(ESCAPED, (_all, character: string) =>
    String.fromCharCode(ESCAPES.charCodeAt(0) + character.charCodeAt(0)),
  );
const showEscapes = (text: string): string =>
  text.replace(/[\uE000-\uE07F]/g, (character) => String.fromCharCode(character.charCodeAt(0) - ESCAPES.charCodeAt(0)));

const textOf = (text: string): Inline[] => (text === '' ? [] : [{ kind: 'text', text: showEscapes(text) }]);

function markOf(match: RegExpMatchArray, depth: number): Inline[] {
  const [all, code, label, href, strong, strongToo, emphasis, emphasisToo] = match;
  if (code !== undefined) return [{ kind: 'code', text: showEscapes(code) }];
  if (label !== undefined && href !== undefined) {
    const address = showEscapes(href);
    return SAFE.test(address) ? [{ kind: 'link', href: address, parts: inlinesOf(label, depth + 1) }] : textOf(all);
  }
  const bold = strong ?? strongToo;
  if (bold !== undefined) return [{ kind: 'strong', parts: inlinesOf(bold, depth + 1) }];
  return [{ kind: 'emphasis', parts: inlinesOf(emphasis ?? emphasisToo ?? '', depth + 1) }];
}

function inlinesOf(line: string, depth = 0): Inline[] {
  if (depth > MAX_DEPTH) return textOf(line);
  const parts: Inline[] = [];
  let from = 0;
  for (const match of line.matchAll(INLINE)) {
    parts.push(...textOf(line.slice(from, match.index)), ...markOf(match, depth));
    from = match.index + match[0].length;
  }
  return [...parts, ...textOf(line.slice(from))];
}

const linesOf = (lines: readonly string[]): Inline[] =>
  lines.flatMap((line, index): Inline[] => [
    ...(index === 0 ? [] : [{ kind: 'break' } as const]),
    ...inlinesOf(line.trim()),
  ]);

type LineKind = 'blank' | 'heading' | 'rule' | 'bullet' | 'number' | 'quote' | 'text';

function kindOf(line: string): LineKind {
  if (line.trim() === '') return 'blank';
  if (HEADING.test(line)) return 'heading';
  if (RULE.test(line)) return 'rule';
  if (BULLET.test(line)) return 'bullet';
  if (NUMBER.test(line)) return 'number';
  return QUOTE.test(line) ? 'quote' : 'text';
}

const contentOf = (pattern: RegExp, line: string): string => pattern.exec(line)?.[1]?.trim() ?? '';

function blocksOf(kind: LineKind, lines: readonly string[]): Block[] {
  switch (kind) {
    case 'blank':
      return [];
    case 'heading':
      return lines.map((line) => ({ kind: 'heading', parts: inlinesOf(contentOf(HEADING, line)) }));
    case 'rule':
      return [{ kind: 'rule' }];
    case 'bullet':
      return [{ kind: 'list', isOrdered: false, items: lines.map((line) => inlinesOf(contentOf(BULLET, line))) }];
    case 'number':
      return [{ kind: 'list', isOrdered: true, items: lines.map((line) => inlinesOf(contentOf(NUMBER, line))) }];
    case 'quote':
      return [{ kind: 'quote', parts: linesOf(lines.map((line) => contentOf(QUOTE, line))) }];
    case 'text':
      return [{ kind: 'paragraph', parts: linesOf(lines) }];
  }
}

/**
 * Parses the part of Markdown that notes need: headings, lists, quotes, rules, bold, italic, code and links. Everything
 * else, HTML too, is text. Each line break is kept, because people who know no Markdown rely on it.
 */
export function parseMarkdown(source: string): Block[] {
  const groups: { kind: LineKind; lines: string[] }[] = [];
  for (const line of hideEscapes(source.replaceAll(/[\uE000-\uE07F]/g, '')).split(/\r?\n/)) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups.flatMap(({ kind, lines }) => blocksOf(kind, lines));
}

function plain(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'break') return '\n';
      if (part.kind === 'text' || part.kind === 'code') return part.text;
      const text = plain(part.parts);
      return part.kind === 'link' && part.href !== text ? `${text} (${part.href})` : text;
    })
    .join('');
}

/** Markdown as plain text, for documents without formatting. */
export const markdownToText = (source: string): string =>
  parseMarkdown(source)
    .map((block) => {
      if (block.kind === 'rule') return '—';
      if (block.kind !== 'list') return plain(block.parts);
      return block.items
        .map((item, index) => `${block.isOrdered ? `${String(index + 1)}.` : '•'} ${plain(item)}`)
        .join('\n');
    })
    .join('\n\n');
