import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { withExtension } from '#domain/shared/phone-text';
import { readPhone } from '#domain/shared/typed-phone';

/**
 * The E.164 form of a typed number, which is a US number unless it has a country code; undefined if it cannot exist, or has
 * an extension, which no text message reaches.
 */
export function normalizePhone(typed: string): string | undefined {
  const stored = normalizeOfficePhone(typed);
  return stored?.includes(';') === true ? undefined : stored;
}

/** The same for a number that people call: it may have an extension, which is kept. */
export function normalizeOfficePhone(typed: string): string | undefined {
  const { number, extension } = readPhone(typed) ?? { number: '', extension: '' };
  const parsed = parsePhoneNumberFromString(number, 'US');
  return parsed?.isValid() === true ? withExtension(parsed.number, extension) : undefined;
}

/** The number formatted for people: +1 (562) 555-0142. */
export function formatPhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone, 'US');
  return parsed === undefined ? phone : `+${parsed.countryCallingCode} ${parsed.formatNational()}`;
}
