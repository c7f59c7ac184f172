import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** +1 (562) 555-0142: national form with the prefix. Separate from format.ts because the parser is large. */
export function formatPhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone, 'US');
  return parsed ? `+${parsed.countryCallingCode} ${parsed.formatNational()}` : phone;
}
