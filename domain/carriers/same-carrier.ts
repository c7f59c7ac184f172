import { sharesCompanyDomain } from '../shared/email-domain';
import { foldedText } from '../shared/folded-text';
import { writtenOut } from '../shared/short-forms';

/** The facts by which a carrier on the platform is recognized where a driver names it as an employer. */
export interface KnownCarrier {
  /** Its name here, and the legal and DBA names of its registration. */
  readonly names: readonly string[];
  readonly dotNumber: number | null;
  /** The email addresses of its staff. */
  readonly emails: readonly string[];
}

/** An employer as a driver names it. */
export interface NamedEmployer {
  readonly name: string;
  readonly email: string;
}

/** Whether the employer is the carrier: by its USDOT number, by name, or by the domain of its email address. */
export function isSameCarrier({ name, email }: NamedEmployer, { names, dotNumber, emails }: KnownCarrier): boolean {
  if (dotNumber !== null && numbersIn(name).includes(String(dotNumber))) return true;
  if (sharesCompanyDomain(email, emails)) return true;
  return namesOf(name).some((stated) => names.flatMap(namesOf).some((own) => isSameName(stated, own)));
}

/** The numbers of a text that can be a USDOT number; leading zeros do not count. */
const numbersIn = (text: string): string[] => (text.match(/\d+/g) ?? []).map((digits) => digits.replace(/^0+/, ''));

const LEGAL_FORMS = 'co company corp corporation inc incorporated lc limited llc llp lp ltd plc usa us'.split(' ');
/** Words that say what a carrier does, not which one it is. */
const TRADE = new Set(
  `cartage carrier carriers carrying delivery dedicated dist distribution drayage enterprise enterprises express
  freight freightways group hauling haulers holding holdings intermodal international leasing line lines logistic
  logistics motor moving national service services solutions specialized system systems tanker tank trans transfer
  transit transport transportation transports trucking trucks trucklines truckline van warehousing`.split(/\s+/),
);

/** The words of each name in a text, without legal forms: "The Lone Star Co., LLC dba LSF" has two. */
function namesOf(text: string): string[][] {
  return foldedName(text)
    .split(/ (?:dba|aka|fka|doing business as|formerly) /)
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

/** "d/b/a" and "&" are written in more than one way. */
const foldedName = (text: string): string =>
  foldedText(text.replace(/\b([daf])\s?\/\s?([bk])\s?\/\s?a\b/gi, '$1$2a').replaceAll('&', ' and '));

function wordsOf(name: string): string[] {
  // Initials are written apart or together.
  const words = name
    .replace(/(?<![^ ])(\p{L}) (?=\p{L}(?: |$))/gu, '$1')
    .split(' ')
    .filter((word) => word !== '' && word !== 'and')
    .map(writtenOut);
  if (words[0] === 'the') words.shift();
  while (words.length > 1 && LEGAL_FORMS.includes(words.at(-1) ?? '')) words.pop();
  return words;
}

/** Equal, however the initials are spaced, or one is the beginning of the other: people shorten names. */
function isSameName(one: readonly string[], other: readonly string[]): boolean {
  if (one.join('') === other.join('')) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (!short.every((word, index) => word === long[index])) return false;
  return short.length > 1 || long.slice(short.length).every((word) => TRADE.has(word));
}
