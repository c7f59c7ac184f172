import type { Problem, ProblemCode } from '../problems';
import { plainDigits } from '../shared/plain-digits';

/** Card networks that are distinguished here. */
export const cardBrands = ['visa', 'mastercard', 'amex', 'discover', 'other'] as const;
/** One of {@link cardBrands}. */
export type CardBrand = (typeof cardBrands)[number];

/** A card as typed; it is sent to the payment provider and never to this server. */
export interface CardEntry {
  /** With or without spaces. */
  readonly number: string;
  /** MM/YY, as printed. */
  readonly expiry: string;
  readonly cvc: string;
}

/** The problem of each field of a card. */
export type CardProblems = Partial<Record<keyof CardEntry, ProblemCode>>;

/** The number without spaces, dashes of any length and marks that nobody sees. */
export const cardDigits = (number: string): string => plainDigits(number).replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '');

/** The network of a card number. */
export function brandOf(number: string): CardBrand {
  const digits = cardDigits(number);
  return prefixes.find(([prefix]) => prefix.test(digits))?.[1] ?? 'other';
}

const prefixes: readonly (readonly [RegExp, CardBrand])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(6011|64[4-9]|65)/, 'discover'],
];

/** Whether the check digit of a card number is correct (ISO/IEC 7812). */
export function isCardNumber(number: string): boolean {
  const digits = cardDigits(number);
  return /^\d{12,19}$/.test(digits) && luhnSum(digits) % 10 === 0;
}

const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, index) => sum + luhnValue(Number(digit), index), 0);

function luhnValue(digit: number, fromTheRight: number): number {
  const doubled = fromTheRight % 2 === 1 ? digit * 2 : digit;
  return doubled > 9 ? doubled - 9 : doubled;
}

/** The last month in which a card is valid. */
export interface CardExpiry {
  readonly month: number;
  readonly year: number;
}

/** Parses MM/YY; undefined if it is not valid. */
export function readCardExpiry(text: string): CardExpiry | undefined {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  const expiry = { month: Number(month), year: CENTURY + Number(year) };
  return expiry.month >= 1 && expiry.month <= 12 ? expiry : undefined;
}

const CENTURY = 2000;

/** Whether a card has expired: it is valid until the end of its month. */
export const isCardExpired = ({ month, year }: CardExpiry, today: string): boolean =>
  `${String(year)}-${String(month).padStart(2, '0')}` < today.slice(0, 7);

function checkExpiry(text: string, today: string): ProblemCode | undefined {
  const expiry = readCardExpiry(text);
  if (expiry === undefined) return 'card-expiry-not-valid';
  return isCardExpired(expiry, today) ? 'card-expired' : undefined;
}

const isCvc = ({ cvc, number }: CardEntry): boolean =>
  (brandOf(number) === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(cvc.trim());

/** All problems of a card by field; empty if it may be sent. */
export function checkCard(card: CardEntry, today: string): CardProblems {
  const expiry = checkExpiry(card.expiry, today);
  return {
    ...(!isCardNumber(card.number) && { number: 'card-number-not-valid' as const }),
    ...(expiry !== undefined && { expiry }),
    ...(!isCvc(card) && { cvc: 'card-code-not-valid' as const }),
  };
}

/** Only debit cards can receive payouts; the provider reports the type of card. */
export const checkFunding = (funding: 'debit' | 'credit'): Problem | undefined =>
  funding === 'debit' ? undefined : { code: 'card-not-debit' };
