import { withExtension } from '../shared/phone-text';
import { plainEmail } from '../shared/typed-email';
import { readPhone } from '../shared/typed-phone';

const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Whether this can be an email address. */
export const isEmail = (typed: string): boolean => EMAIL.test(plainEmail(typed));

const NORTH_AMERICAN = /^1?\d{10}$/;
const MIN_DIGITS = 8;
const MAX_DIGITS = 15;

/** A US number with or without +1, or an international one with its +; an office's extension may follow. */
export function isPhone(typed: string): boolean {
  const number = readPhone(typed);
  if (number === undefined) return false;
  const { hasPlus, digits } = number;
  // The country code 1 has ten more digits, so what follows would be an extension without its sign.
  if (!hasPlus || digits.startsWith('1')) return NORTH_AMERICAN.test(digits);
  return digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS;
}

/** The number as stored: a plus sign and digits, and its extension. */
export function storedPhone(typed: string): string {
  const { hasPlus, digits, extension } = readPhone(typed) ?? {
    hasPlus: false,
    digits: typed.replaceAll(/\D/g, ''),
    extension: '',
  };
  const hasCountry = hasPlus || digits.length === 11;
  return withExtension(hasCountry ? `+${digits}` : `+1${digits}`, extension);
}
