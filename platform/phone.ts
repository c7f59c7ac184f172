import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The E.164 form of a typed number, which is a US number unless it has a country code; undefined if it cannot exist. */
export function normalizePhone(typed: string): string | undefined {
  const parsed = parsePhoneNumberFromString(typed, 'US');
  return parsed?.isValid() === true ? parsed.number : undefined;
}

/** The number formatted for people: +1 (562) 555-0142. */
export function formatPhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone, 'US');
  return parsed === undefined ? phone : `+${parsed.countryCallingCode} ${parsed.formatNational()}`;
}
