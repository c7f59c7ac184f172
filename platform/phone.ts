import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A typed number with its plus sign, +1 where no country is named; nothing when nobody can have it. */
export function normalizePhone(typed: string): string | undefined {
  const parsed = parsePhoneNumberFromString(typed, 'US');
  return parsed?.isValid() === true ? parsed.number : undefined;
}
