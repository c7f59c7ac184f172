/** Providers of mailboxes for everybody: an address there says nothing about where a person works. */
const MAILBOX_PROVIDERS: ReadonlySet<string> = new Set([
  'aol.com',
  'att.net',
  'bellsouth.net',
  'comcast.net',
  'cox.net',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'rocketmail.com',
  'sbcglobal.net',
  'verizon.net',
  'yahoo.com',
  'ymail.com',
  'zoho.com',
]);

/** The domain of a company's own email address, in lowercase; undefined for a mailbox that anybody can have. */
function companyDomain(email: string): string | undefined {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  return email.includes('@') && domain !== '' && !MAILBOX_PROVIDERS.has(domain) ? domain : undefined;
}

/** Whether the address has a company domain that one of the others has, too. */
export function sharesCompanyDomain(email: string, others: readonly string[]): boolean {
  const domain = companyDomain(email);
  if (domain === undefined) return false;
  return others.some((other) => {
    const own = companyDomain(other);
    return own !== undefined && isSameDomain(own, domain);
  });
}

/** Whether two company domains belong together: the same one, or one below the other. */
const isSameDomain = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
