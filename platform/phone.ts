import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A typed number with its plus sign, +1 where no country is named; nothing when nobody can have it. */
export function normalizePhone(typed: string): string | undefined {
  const parsed = parsePhoneNumberFromString(typed, 'US');
  return parsed?.isValid() === true ? parsed.number : undefined;
}

/** +1 (562) 555-0142, as people read a number. */
export function readablePhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone, 'US');
  return parsed === undefined ? phone : `+${parsed.countryCallingCode} ${parsed.formatNational()}`;
}
