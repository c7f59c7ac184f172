import type { PdfToken } from './pdf-tokens';

/** A dictionary of a PDF, entry by entry: a key can be there twice. */
export interface PdfDictionary {
  readonly type: 'dictionary';
  readonly entries: readonly (readonly [key: string, value: PdfValue])[];
}

/** A value of a PDF, as far as its structure matters. */
export type PdfValue =
  | PdfDictionary
  | { readonly type: 'list'; readonly items: readonly PdfValue[] }
  | { readonly type: 'name'; readonly text: string }
  /** Another object, by its number. */
  | { readonly type: 'reference'; readonly to: number }
  | { readonly type: 'other' };

const OTHER = { type: 'other' } as const;
/** No document is nested deeper. */
const MAX_DEPTH = 100;

/** A value that was read. */
interface Read<Value = PdfValue> {
  readonly value: Value;
  /** The place of the next token. */
  readonly next: number;
}

/** The value that an object begins with; undefined if it has none, or one that does not end. */
export const firstValue = (tokens: readonly PdfToken[]): Read | undefined => valueAt(tokens, 0, 0);

function valueAt(tokens: readonly PdfToken[], at: number, depth: number): Read | undefined {
  const token = tokens[at];
  if (token === undefined || depth > MAX_DEPTH) return undefined;
  const next = at + 1;
  switch (token.type) {
    case '<<':
      return dictionaryAt(tokens, next, depth);
    case '[':
      return listAt(tokens, next, depth);
    case 'name':
      return { value: { type: 'name', text: token.text }, next };
    case 'word':
      return isReference(tokens, at)
        ? { value: { type: 'reference', to: Number(token.text) }, next: at + 'n g R'.split(' ').length }
        : { value: OTHER, next };
    default:
      return { value: OTHER, next };
  }
}

const isNumber = (token: PdfToken | undefined): boolean => token?.type === 'word' && /^\d{1,10}$/.test(token.text);

function isReference(tokens: readonly PdfToken[], at: number): boolean {
  const last = tokens[at + 2];
  return last?.type === 'word' && last.text === 'R' && isNumber(tokens[at]) && isNumber(tokens[at + 1]);
}

function listAt(tokens: readonly PdfToken[], from: number, depth: number): Read | undefined {
  const items: PdfValue[] = [];
  let at = from;
  while (tokens[at]?.type !== ']') {
    const item = valueAt(tokens, at, depth + 1);
    if (item === undefined) return undefined;
    items.push(item.value);
    at = item.next;
  }
  return { value: { type: 'list', items }, next: at + 1 };
}

/** Tokens that are no names are skipped where a key belongs, as readers do it. */
function dictionaryAt(tokens: readonly PdfToken[], from: number, depth: number): Read<PdfDictionary> | undefined {
  const entries: (readonly [string, PdfValue])[] = [];
  let at = from;
  for (let token = tokens[at]; token?.type !== '>>'; token = tokens[at]) {
    if (token === undefined) return undefined;
    at += 1;
    if (token.type !== 'name') continue;
    const read = valueAt(tokens, at, depth + 1);
    if (read === undefined) return undefined;
    entries.push([token.text, read.value]);
    at = read.next;
  }
  return { value: { type: 'dictionary', entries }, next: at + 1 };
}
