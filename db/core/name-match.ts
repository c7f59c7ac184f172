import { foldedWords } from '#domain/shared/folded-text';

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

const wordMatch = (name: string, typed: string): NameMatch =>
  typed.length >= GRAM
    ? { sql: `${name} like ?`, bindings: [`%${typed}%`] }
    : { sql: `(${name} like ? or ${name} like ?)`, bindings: [`${typed}%`, `% ${typed}%`] };

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

/** The beginning of a folded name, for names that start with the typed text. */
export const nameStart = (text: string): string => `${foldedWords(text).join(' ')}%`;
