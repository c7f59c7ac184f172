import { plainDigits } from '../shared/plain-digits';

const FIVE = 5;
/** A stored ZIP code of five or nine digits. */
export const ZIP = /^\d{5}(-\d{4})?$/;

/** CA 90802. */
const STATE_BEFORE = /^[a-z]{2}[\s.,]{1,3}/i;

/**
 * A ZIP code as it is stored, 75201 or 75201-1234, however it is typed: with a space, a dash of any length or nothing
 * between its parts, and with the state before it. Other postal codes stay as they are.
 */
export function storedZip(typed: string): string {
  const line = plainDigits(typed).trim();
  const digits = line.replace(STATE_BEFORE, '').replaceAll(/[\s.,\p{Pd}\p{Cf}]/gu, '');
  if (/^\d{5}$/.test(digits)) return digits;
  return /^\d{9}$/.test(digits) ? `${digits.slice(0, FIVE)}-${digits.slice(FIVE)}` : line;
}

/** Whether this is a ZIP code, however it is typed. */
export const isZip = (typed: string): boolean => ZIP.test(storedZip(typed));
