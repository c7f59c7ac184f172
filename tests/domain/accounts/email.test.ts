import { describe, expect, it } from '@jest/globals';
import { EmailAddress, EmailOrPhone } from '#domain/accounts/fields/schema';

const parsed = (typed: string) => EmailAddress.safeParse(typed).data;

/** Every sign that a mailbox may have (RFC 5322, 3.2.3). */
const signs = [..."!#$%&'*+-/=?^_`{|}~"];

describe('an email address', () => {
  it.each(signs)('may have %s in its mailbox, also to sign in', (sign) => {
    const typed = `a${sign}b@example.com`;

    expect(parsed(typed)).toBe(typed);
    expect(EmailOrPhone.parse(typed)).toBe(typed);
  });

  it.each([
    ['info@münchen.de', 'info@xn--mnchen-3ya.de'],
    ['info@mu\u0308nchen.de', 'info@xn--mnchen-3ya.de'],
    ['maria@почта.рф', 'maria@xn--80a1acny.xn--p1ai'],
    ['maria@例え.jp', 'maria@xn--r8jz45g.jp'],
    ['Maria@Example.COM', 'Maria@Example.COM'],
    ['maria.gomez+jobs@mail.example.co', 'maria.gomez+jobs@mail.example.co'],
    [' ma\u200bria@example.com\u202c', 'maria@example.com'],
    ['Maria Gomez <maria@example.com>', 'maria@example.com'],
    ['"Gomez, Maria" <maria@example.com>;', 'maria@example.com'],
    ['<maria@example.com>', 'maria@example.com'],
    ['mailto:maria@example.com', 'maria@example.com'],
    ['Email: maria@example.com', 'maria@example.com'],
    ['maria@example.com,', 'maria@example.com'],
    ['maria@example.com.', 'maria@example.com'],
    ['ｍａｒｉａ＠example.com', 'maria@example.com'],
    ['o’brien@example.com', "o'brien@example.com"],
  ])('%s is stored as %s, also to sign in', (typed, stored) => {
    expect(parsed(typed)).toBe(stored);
    expect(EmailOrPhone.parse(typed)).toBe(stored);
  });

  it.each([
    'josé@example.com',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a@b',
    'a@-b.com',
    'a@b-.com',
    'a@example.123',
    'a b@example.com',
    'a@exa mple.com',
    'a@münchen.de/path',
    'a@münchen.de:8080',
    'a@user@münchen.de',
    'a@example.com,b@example.com',
    '"a b"@example.com',
    '@example.com',
    'a@',
  ])('is not %s', (typed) => {
    expect(parsed(typed)).toBeUndefined();
  });
});
