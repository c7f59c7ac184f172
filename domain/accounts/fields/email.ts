/**
 * An address that mail servers take: what a mailbox may be called (RFC 5322, without quotes), and a domain of at least two
 * labels. Letters outside of ASCII in the mailbox are refused: most servers deliver nothing to them.
 */
export const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

const ASCII = /^[\x21-\x7e]*$/;

/** The address with its domain as mail servers know it: münchen.de is xn--mnchen-3ya.de. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || ASCII.test(domain) || !URL.canParse(`https://${domain}`)) return address;
  const { host } = new URL(`https://${domain}`);
  return ASCII.test(domain.replaceAll(/[^\x00-\x7f]/g, '')) ? `${address.slice(0, at)}@${host}` : address;
}
