import { normalizeOfficePhone, normalizePhone } from '#platform/phone';
import { InvalidInputError } from '../http/validate';

/**
 * The number in the form in which it is stored and texted; a US number may be typed without +1
 * (docs/requirements.md#accounts).
 */
export const requirePhone = (typed: string): string => required(normalizePhone(typed));

/** The number of an office, with its extension. */
export const requireOfficePhone = (typed: string): string => required(normalizeOfficePhone(typed));

function required(phone: string | undefined): string {
  if (phone !== undefined) return phone;
  throw new InvalidInputError([
    { in: 'body', pointer: '/phone', code: 'phone-not-valid', message: 'Phone number is not valid' },
  ]);
}
