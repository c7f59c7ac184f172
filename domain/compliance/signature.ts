/** The box in which a signature is drawn; all coordinates are inside of it. */
export const SIGNATURE_BOX = { width: 600, height: 200 } as const;
/** Maximum number of lines in a drawn signature. */
export const MAX_STROKES = 200;
/** Maximum number of coordinates in one line. */
export const MAX_NUMBERS_PER_STROKE = 2_000;

/** Drawn lines, each as x, y, x, y and so on; or the typed name instead. */
export type Signature =
  { readonly type: 'drawn'; readonly strokes: readonly (readonly number[])[] } | { readonly type: 'typed' };

// A dot is not a signature.
const MIN_NUMBERS = 12;

/** Whether the lines are long enough to be a signature. */
export const isDrawn = (strokes: readonly (readonly number[])[]): boolean =>
  strokes.reduce((sum, stroke) => sum + stroke.length, 0) >= MIN_NUMBERS;

/** The name's parts in lowercase letters without accents. */
const plain = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part !== '');

const isLatin = (part: string): boolean => /^\p{Script=Latin}+$/u.test(part);

// First and last name.
const MIN_NAME_PARTS = 2;

/**
 * Whether the typed name contains the account's first and last name; a middle name is allowed. A name typed in Latin
 * letters, as on the license, does not have to repeat parts that the account has in another script.
 */
export function isNameOf(typed: string, person: { readonly firstName: string; readonly lastName: string }): boolean {
  const parts = plain(typed);
  const required = [...plain(person.firstName), ...plain(person.lastName)];
  const isAsOnLicense = parts.length >= MIN_NAME_PARTS && parts.every(isLatin);
  return required.filter((part) => !isAsOnLicense || isLatin(part)).every((part) => parts.includes(part));
}
