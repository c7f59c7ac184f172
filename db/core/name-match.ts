import { foldedWords } from '#domain/shared/folded-text';
import { otherForm } from '#domain/shared/short-forms';

/** The indexed columns of folded names (docs/decisions/074-names-are-folded-once.md). */
export const indexedNames = {
  driver: 'drivers.search_name',
  carrier: 'organizations.search_name',
  order: 'job_order_versions.search_title',
} as const;

/** The length of a trigram. Shorter words match only the beginnings of words. */
const GRAM = 3;
const MAX_WORDS = 5;

export interface NameMatch {
  readonly sql: string;
  readonly bindings: readonly string[];
}

/**
 * Matches folded names that contain every word, in any order and spelling, or the words in one piece; uses the name's
 * trigram index.
 */
export function nameMatch(name: string, text: string): NameMatch {
  const words = foldedWords(text).slice(0, MAX_WORDS);
  // A search without a letter or digit finds nothing, unlike an empty one.
  if (words.length === 0) return { sql: text.trim() === '' ? 'true' : 'false', bindings: [] };
  const parts = words.map((part) => wordMatch(name, part));
  const all = parts.map(({ sql }) => sql).join(' and ');
  const bindings = parts.flatMap((part) => part.bindings);
  if (words.length === 1) return { sql: all, bindings };
  // "ia G" is a part of Maria Gomez.
  const phrases = [`%${words.join('')}%`, `%${words.join(' ')}%`];
  return { sql: `(${all} or ${name} like ? or ${name} like ?)`, bindings: [...bindings, ...phrases] };
}

/** St finds Saint, and Saint finds St, but no other word that begins so. */
function wordMatch(name: string, typed: string): NameMatch {
  const other = otherForm(typed);
  const patterns = [
    ...(typed.length >= GRAM ? [`%${typed}%`] : [`${typed}%`, `% ${typed}%`]),
    ...(other === undefined ? [] : [`${other} %`, `% ${other} %`, `% ${other}`]),
  ];
  return { sql: `(${patterns.map(() => `${name} like ?`).join(' or ')})`, bindings: patterns };
}

/**
 * Matches what a person may see of drivers' names, as an expression. The whole names contain it, so their index narrows
 * the rows first.
 */
export function shownNameMatch(
  shown: string,
  { names, text }: { readonly names: string; readonly text: string },
): NameMatch {
  const [whole, visible] = [nameMatch(names, text), nameMatch(`folded_text(${shown})`, text)];
  return { sql: `(${whole.sql}) and (${visible.sql})`, bindings: [...whole.bindings, ...visible.bindings] };
}

/**
 * The order of folded names that match: those that begin with the text first. Short words begin many names, so names that
 * have them as they are come before: Ng before Nguyen.
 */
export function bestFirst(name: string, text: string): NameMatch {
  const words = foldedWords(text);
  const begins = { sql: `${name} like ? desc, ${name}`, bindings: [`${words.join(' ')}%`] };
  const whole = wholeFirst(name, text);
  return whole === undefined
    ? begins
    : { sql: `${whole.sql}, ${begins.sql}`, bindings: [...whole.bindings, ...begins.bindings] };
}

/** The order that has names with the short words of a text as they are first; undefined if it has longer ones. */
export function wholeFirst(name: string, text: string): NameMatch | undefined {
  const words = foldedWords(text);
  if (words.length === 0 || words.some(({ length }) => length >= GRAM)) return undefined;
  return { sql: `(' ' || ${name} || ' ') like ? desc`, bindings: [`% ${words.join(' ')} %`] };
}
