/** The box that a signature is drawn in; every coordinate lies inside of it. */
export const SIGNATURE_BOX = { width: 600, height: 200 } as const;
/** More lines than a hand draws. */
export const MAX_STROKES = 200;
/** More numbers than a drawn line has. */
export const MAX_NUMBERS_PER_STROKE = 2_000;

/** Lines that were drawn, each as x, y, x, y and so on; or the typed name instead of them. */
export type Signature =
  { readonly type: 'drawn'; readonly strokes: readonly (readonly number[])[] } | { readonly type: 'typed' };

// A dot is no signature.
const MIN_NUMBERS = 12;

/** Whether something was drawn that can be somebody's signature. */
export const isDrawn = (strokes: readonly (readonly number[])[]): boolean =>
  strokes.reduce((sum, stroke) => sum + stroke.length, 0) >= MIN_NUMBERS;

/** Letters alone, without accents and case. */
const plain = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part !== '');

const isLatin = (part: string): boolean => /^\p{Script=Latin}+$/u.test(part);

// A first and a last name.
const MIN_NAME_PARTS = 2;

/**
 * Whether the typed name has the first and the last name of the account; a middle name may be there too. Whoever signs
 * in Latin letters, as the license has them, need not repeat the parts that the account has in another script.
 */
export const isNameOf = (typed: string, person: { readonly firstName: string; readonly lastName: string }): boolean => {
  const parts = plain(typed);
  const required = [...plain(person.firstName), ...plain(person.lastName)];
  const isAsOnLicense = parts.length >= MIN_NAME_PARTS && parts.every(isLatin);
  return required.filter((part) => !isAsOnLicense || isLatin(part)).every((part) => parts.includes(part));
};
