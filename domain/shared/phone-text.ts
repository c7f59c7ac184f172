/** A number and its extension as stored, and as a `tel:` link has them (RFC 3966). */
export const withExtension = (number: string, extension: string): string =>
  extension === '' ? number : `${number};ext=${extension}`;

/** +1 (562) 555-0142 ext. 12: a stored US or Canadian number in national form with its prefix; others unchanged. */
export function formatPhone(stored: string): string {
  const [number = '', extension] = stored.split(';ext=');
  const national = number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3');
  return extension === undefined ? national : `${national} ext. ${extension}`;
}
