/**
 * Characters that nobody sees: direction marks, which contact lists put around numbers, zero-width spaces, soft hyphens,
 * byte order marks, fillers and tags. In an email they could also make a text look like ours. Joiners and the selectors of
 * emoji are not among them.
 */
const HIDDEN = /[^\P{Default_Ignorable_Code_Point}\p{Variation_Selector}\u200c\u200d]|[\ufff9-\ufffb]/gu;
/** Spaces of other widths, and the empty Braille pattern. */
const WIDE_SPACES = /[^\P{Zs} ]|\u2800/gu;
const LINE_BREAKS = /[\v\f\u0085\u2028\u2029]/gu;
/** Selectors choose the look of the character before them, such as an emoji. */
const SELECTORS = /\p{Variation_Selector}/gu;
const JOINERS = /[\u200c\u200d]/g;
const LETTER_BEFORE = /[\p{L}\p{M}]$/u;
const LATIN_BEFORE = /\p{Script=Latin}$/u;
const LETTER_AFTER = /^[\p{L}\p{M}]/u;
/** The length of the longest letter in a text. */
const MAX_PLACES = 2;

/** Joiners belong between letters of the scripts that need them; elsewhere nobody sees them. No look-behind: older phones fail on it. */
function neededJoiner(joiner: string, at: number, text: string): string {
  const before = text.slice(Math.max(0, at - MAX_PLACES), at);
  const after = text.slice(at + 1, at + 1 + MAX_PLACES);
  return LETTER_BEFORE.test(before) && !LATIN_BEFORE.test(before) && LETTER_AFTER.test(after) ? joiner : '';
}

/** No writing system has more (UAX #15, stream-safe text); composing takes the square of their number. */
const MANY_MARKS = /\p{M}{31}/u;

/** Hyphens at which lines do not break: only the software sees that they differ. */
const HYPHENS = /[\u2010\u2011]/g;

/** The text with each letter and its accents as one character, which is how most keyboards send them. */
export const composed = (text: string): string => (MANY_MARKS.test(text) ? text : text.normalize('NFC'));

/** A typed or pasted text of any length without what nobody sees, in composed letters; limits are checked afterwards. */
export const visibleText = (text: string): string =>
  composed(
    text.replaceAll(HIDDEN, '').replaceAll(WIDE_SPACES, ' ').replaceAll(HYPHENS, '-').replaceAll(LINE_BREAKS, '\n'),
  );

/** The same for a text of one line: line breaks and tabs become spaces, and spaces are single. */
export const visibleLine = (text: string): string =>
  visibleText(text.replaceAll(SELECTORS, '')).replaceAll(JOINERS, neededJoiner).replaceAll(/\s+/g, ' ').trim();

/** Nobody sends values that are nested deeper. */
const MAX_DEPTH = 20;

/** Passwords are compared as typed, so each character counts. */
const isSecret = (name: string): boolean => name.toLowerCase().includes('password');

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** The value with the visible text of each text in it, except passwords. */
export function visibleValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (depth === MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => visibleValue(item, depth + 1));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, isSecret(name) ? item : visibleValue(item, depth + 1)]),
  );
}
