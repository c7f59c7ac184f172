import { foldedWords } from '../shared/folded-text';
import { writtenOut } from '../shared/short-forms';

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** The words of a name as licenses print it: ö is an o in most states, and oe in some; St. may be written out. */
const spellingsOf = (name: string): readonly string[][] => [
  foldedWords(name),
  foldedWords(name).map(writtenOut),
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

/** Words that agencies write for a missing name, and those that follow a name: not every license has them. */
const LEFT_OUT = new Set('fnu lnu nfn nln nmn jr sr ii iii iv 2nd 3rd 4th'.split(' '));

/** The words that a signature must have: a name of nothing else is needed as it is. */
function neededWords(names: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const needed = names.map((words) => words.filter((word) => !LEFT_OUT.has(word)));
  return needed.flat().length === 0 ? names : needed;
}

function hasNames(typed: readonly string[], names: readonly (readonly string[])[]): boolean {
  if (typed.length === 0) return false;
  const isAsOnLicense = typed.length >= MIN_NAME_PARTS && typed.every(isLatin);
  const required = neededWords(names).map((words) => words.filter((word) => !isAsOnLicense || isLatin(word)));
  // In some languages the last name is first, and no space follows it.
  if ([required, required.toReversed()].some((order) => typed.join('') === order.flat().join(''))) return true;
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
