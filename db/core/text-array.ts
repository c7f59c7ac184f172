import pg from 'pg';

/** The type text[], which has no name in `pg.types.builtins`. */
export const TEXT_ARRAY = 1009 as (typeof pg.types.builtins)[keyof typeof pg.types.builtins];

const parseAny = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => (string | null)[];
/** Words without escapes, each in quotes or not; no null and no array within. */
const PLAIN = /^\{(?:[^{}",\\]+|"[^{}",\\]+")(?:,(?:[^{}",\\]+|"[^{}",\\]+"))*\}$/;

/**
 * Parses a text array. Nearly all arrays are lists of plain words: splitting them takes a fraction of the time of the
 * general parser, which goes character by character. A search that compares 2,000 drivers parses 10,000 of them.
 */
export function parseTextArray(text: string): (string | null)[] {
  if (text === '{}') return [];
  if (!PLAIN.test(text) || text.includes('NULL')) return parseAny(text);
  const words = text.slice(1, -1);
  return (words.includes('"') ? words.replaceAll('"', '') : words).split(',');
}
