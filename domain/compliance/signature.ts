import { foldedWords } from '../shared/folded-text';

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

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** The words of a name as licenses print it: ö is an o in most states, and oe in some. */
const spellingsOf = (name: string): readonly string[][] => [
  foldedWords(name),
  foldedWords(
    name
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[äöüåø]/g, (vowel) => umlauts[vowel] ?? vowel),
  ),
];

const isLatin = (word: string): boolean => /^[\p{Script=Latin}\d]+$/u.test(word);

// First and last name.
const MIN_NAME_PARTS = 2;

/** Whether neighboring words are the name, however both are divided: De La Cruz, DeLaCruz. */
function includesName(words: readonly string[], name: string): boolean {
  return words.some((_word, from) => {
    let joined = '';
    return words.slice(from).some((word) => {
      joined += word;
      return joined === name;
    });
  });
}

function hasNames(typed: readonly string[], names: readonly (readonly string[])[]): boolean {
  const isAsOnLicense = typed.length >= MIN_NAME_PARTS && typed.every(isLatin);
  const required = names.map((words) => words.filter((word) => !isAsOnLicense || isLatin(word)));
  if (typed.join('') === required.flat().join('')) return true;
  return required.every(
    (words) => words.length === 0 || includesName(typed, words.join('')) || words.every((word) => typed.includes(word)),
  );
}

/**
 * Whether the typed name contains the account's first and last name; a middle name is allowed. Accents, apostrophes,
 * hyphens and spaces do not count. A name typed in Latin letters, as on the license, does not have to repeat parts that
 * the account has in another script.
 */
export function isNameOf(typed: string, person: { readonly firstName: string; readonly lastName: string }): boolean {
  const [firstNames, lastNames] = [spellingsOf(person.firstName), spellingsOf(person.lastName)];
  return spellingsOf(typed).some((words) =>
    firstNames.some((first) => lastNames.some((last) => hasNames(words, [first, last]))),
  );
}
