/** Words that an attacker may know about the person: names, address, company. */
export type PersonalWords = readonly (string | null | undefined)[];

/** Characters that people substitute for letters. */
const STAND_INS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
};

/** Neighboring keys, and letters and digits in order. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop'];
const DIGITS = '01234567890123456789';

const MIN_WORD_LENGTH = 3;
/** With this many letters outside the personal words, a password is not guessable. */
const MIN_OTHER_LETTERS = 4;

/**
 * Whether a password is one common or personal word with digits and symbols around it (ASVS 6.2.4, 6.2.11 and 6.2.12):
 * attackers also try other case, substitutes such as @ for a, years and endings.
 */
export function isGuessable(password: string, words: ReadonlySet<string>, own: PersonalWords = []): boolean {
  return bareWords(password).some((word) => isWeak(word, words) || isMostlyPersonal(word, ownWords(own)));
}

/**
 * The letters of the password, read in three ways: without substitutes, with all of them, and with digits as the only
 * substitutes, since a symbol can also separate words. Digits and symbols around the word are dropped, except a leading
 * @ or $.
 */
function bareWords(password: string): readonly string[] {
  const lower = password.normalize('NFKC').toLowerCase();
  const core = upToLastLetter(lower.replace(/^[^\p{L}@$]+/u, ''));
  const read = [...core].map((character) => STAND_INS[character] ?? character).join('');
  const readDigits = core.replace(/\d/g, (digit) => STAND_INS[digit] ?? digit);
  const digits = lower.replace(/\D/g, '');
  if (lettersOf(lower).length < MIN_OTHER_LETTERS && isRunOfDigits(digits)) return [''];
  return [lower, read, readDigits].map(lettersOf);
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

const upToLastLetter = (text: string): string => /^.*\p{L}/su.exec(text)?.[0] ?? '';

/** The shortest text that makes this one if it is repeated: "12" for "121212". */
const repeatedPart = (text: string): string => text.slice(0, (text + text).indexOf(text, 1));

/** Longer groups of digits are no pattern that people fall back on. */
const LONGEST_REPEATED_DIGITS = 4;

function isRepetition(digits: string): boolean {
  const { length } = repeatedPart(digits);
  return length < digits.length && length <= LONGEST_REPEATED_DIGITS;
}

const isRunOfDigits = (digits: string): boolean =>
  isRepetition(digits) || DIGITS.includes(digits) || [...DIGITS].reverse().join('').includes(digits);

function isWeak(word: string, words: ReadonlySet<string>): boolean {
  // A repeated word is still that word.
  const once = repeatedPart(word);
  return word === '' || once.length < MIN_WORD_LENGTH || words.has(once) || isRun(once) || words.has(word);
}

const isRun = (word: string): boolean =>
  ROWS.some((row) => row.includes(word) || [...row].reverse().join('').includes(word));

const ownWords = (own: PersonalWords): readonly string[] =>
  own
    .flatMap((text) => (text ?? '').toLowerCase().split(/[^\p{L}]+/u))
    .filter(({ length }) => length >= MIN_WORD_LENGTH)
    .sort((one, other) => other.length - one.length);

/** Whether little of the word remains without the personal words. */
function isMostlyPersonal(word: string, own: readonly string[]): boolean {
  const rest = own.reduce((left, mine) => left.replaceAll(mine, ''), word);
  return rest !== word && rest.length < MIN_OTHER_LETTERS;
}
