/** A number and its extension as stored, and as a `tel:` link has them (RFC 3966). */
export const withExtension = (number: string, extension: string): string =>
  extension === '' ? number : `${number};ext=${extension}`;

/** +1 (562) 555-0142 ext. 12: a stored US or Canadian number in national form with its prefix; others unchanged. */
export function formatPhone(stored: string): string {
  const [number = '', extension] = stored.split(';ext=');
  const national = number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3');
  return extension === undefined ? national : `${national} ext. ${extension}`;
}

/** The digits of a number without extension, prefix of calls abroad and the country code of the United States. */
const dialed = (text: string): string =>
  (text.split(/ext|[x#,;]/i)[0] ?? '')
    .replaceAll(/\D/g, '')
    .replace(/^(?:011|00)(?=[1-9])/, '')
    .replace(/^1(?=\d{10}$)/, '');

/** Whether two texts have the same number, however they are written and whatever extension follows. */
export const isSameNumber = (one: string, other: string): boolean =>
  dialed(one) !== '' && dialed(one) === dialed(other);
