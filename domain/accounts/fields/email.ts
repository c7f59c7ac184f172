/**
 * An address that mail servers take: what a mailbox may be called (RFC 5322, without quotes), and a domain of at least two
 * labels. Letters outside of ASCII in the mailbox are refused: most servers deliver nothing to them.
 */
export const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

const PRINTABLE_ASCII = /^[\x21-\x7e]*$/;
/** Letters of every script; no sign that would end a host name in a URL. */
const LABELS = /^[a-z\d.\u0080-\u{10ffff}-]+$/iu;

/** The address with its domain as mail servers know it: in ASCII, whatever script it is typed in. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || PRINTABLE_ASCII.test(domain) || !LABELS.test(domain)) return address;
  const url = `https://${domain}`;
  return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address;
}
