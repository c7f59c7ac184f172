import { normalizePhone } from '#platform/phone';
import { InvalidInputError } from '../http/validate';

/**
 * The number in the form in which it is stored and texted; a US number may be typed without +1
 * (docs/requirements.md#accounts).
 */
export function requirePhone(typed: string): string {
  const phone = normalizePhone(typed);
  if (phone !== undefined) return phone;
  throw new InvalidInputError([
    { in: 'body', pointer: '/phone', code: 'phone-not-valid', message: 'Phone number is not valid' },
  ]);
}
