import { otherForm } from './short-forms';

// The database has the same function, folded_text (db/migrations/071-folded-names.ts): a change here is a migration.

/**
 * Signs inside of names, of every shape that keyboards and documents have, dots, and characters that nobody sees: they are
 * left out, so that one name with any apostrophe and without is the same.
 */
const LEFT_OUT =
  /['.`\u00ad\u00b4\u02b9\u02bb-\u02bf\u02c8\u055a\u05f3\u200b-\u200f\u2018\u2019\u201b\u2032\u2035\u2060-\u2064\ua78b\ua78c\ufeff\uff07]/g;
/** Accents and other marks that people leave out: of Latin, Greek, Cyrillic, Hebrew and Arabic letters. */
const MARKS =
  // eslint-disable-next-line no-misleading-character-class -- the pattern has to match marks
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
/** Spaces, dashes, other punctuation and symbols: what stands between words. */
const SEPARATORS =
  // eslint-disable-next-line no-control-regex -- tabs and line breaks are among them
  /[\u0001-/:-@[-`{-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u05be\u1680\u2000-\u206f\u2190-\u2bff\u2e00-\u2e7f\u3000-\u303f\u30fb\ufe30-\ufe6f\uff00-\uff0f]+/g;

/** Letters that Unicode does not take apart, and the ones that people type instead. */
const LETTERS = /[đðɖɗłƚøɔıɨħŧŋɓƙəɛʉƶςßæœþ]/g;
const plainLetters: Readonly<Record<string, string>> = {
  ...{ đ: 'd', ð: 'd', ɖ: 'd', ɗ: 'd', ł: 'l', ƚ: 'l', ø: 'o', ɔ: 'o', ı: 'i', ɨ: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ɓ: 'b' },
  ...{ ƙ: 'k', ə: 'e', ɛ: 'e', ʉ: 'u', ƶ: 'z', ς: 'σ', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};

/**
 * A name or other words for search and comparison: in lowercase and plain letters, one space between words. Two spellings
 * of one name have the same result.
 */
export const foldedText = (text: string): string =>
  text
    .replaceAll(LEFT_OUT, '')
    .normalize('NFKD')
    .replaceAll(LEFT_OUT, '')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(LETTERS, (stroked) => plainLetters[stroked] ?? stroked)
    .replaceAll(SEPARATORS, ' ')
    .trim();

/** The words of a folded text. */
export const foldedWords = (text: string): string[] => foldedText(text).split(' ').filter(Boolean);

/** Shorter words match only the beginnings of words, as in the database, whose index has three letters. */
const SHORT_WORD = 2;

/** Whether a text contains all words that a search has, in any order and spelling, written out or shortened. */
export function containsWords(text: string, search: string): boolean {
  const folded = ` ${foldedText(text)} `;
  return foldedWords(search).every((word) => {
    const other = otherForm(word);
    return (
      folded.includes(word.length > SHORT_WORD ? word : ` ${word}`) ||
      (other !== undefined && folded.includes(` ${other} `))
    );
  });
}
