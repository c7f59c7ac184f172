import pg from 'pg';

/** The type text[], which has no name in `pg.types.builtins`. */
export const TEXT_ARRAY = 1009 as (typeof pg.types.builtins)[keyof typeof pg.types.builtins];

const parseAny = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => (string | null)[];
/** Words without escapes, each in quotes or not; no null and no array within. */
const PLAIN = /^\{(?:[^{}",\\]+|"[^{}",\\]+")(?:,(?:[^{}",\\]+|"[^{}",\\]+"))*\}$/;

/** Arrays of codes repeat: up to this many short texts are kept with their words. */
const MAX_KEPT = 1_000;
const MAX_KEPT_LENGTH = 200;
const kept = new Map<string, readonly (string | null)[]>();

/** Parses a text array. A search that compares 2,000 drivers reads 10,000 of them, few of them distinct. */
export function parseTextArray(text: string): (string | null)[] {
  const known = kept.get(text);
  if (known !== undefined) return known.slice();
  const parsed = parseNew(text);
  if (text.length > MAX_KEPT_LENGTH) return parsed;
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(text, parsed);
  return parsed.slice();
}

/** Nearly all arrays are lists of plain words: splitting them takes a fraction of the time of the general parser, which goes character by character. */
function parseNew(text: string): (string | null)[] {
  if (text === '{}') return [];
  if (!PLAIN.test(text) || text.includes('NULL')) return parseAny(text);
  const words = text.slice(1, -1);
  return (words.includes('"') ? words.replaceAll('"', '') : words).split(',');
}
