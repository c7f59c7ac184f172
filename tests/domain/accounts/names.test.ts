import { describe, expect, it } from '@jest/globals';
import { CompanyName, MiddleName, PersonName } from '#domain/accounts/fields/schema';

const reasons = (schema: typeof PersonName, text: string): string[] =>
  (schema.safeParse(text).error?.issues ?? []).map(({ message, code }) => (code === 'custom' ? message : code));

describe("a person's name", () => {
  it.each(['Ana-María', "O'Neill", 'St. John', 'J.R.', 'Nguyễn', 'محمد', 'می‌خواهم', '李', 'Sam Jr.', 'J.Robert'])(
    'may be %s',
    (name) => {
      expect(PersonName.parse(` ${name} `)).toBe(name);
    },
  );

  it.each([
    ['two\r\nlines', 'control-character'],
    ['nul\u0000', 'control-character'],
    ['next\u0085line', 'control-character'],
    ['turned\u202e', 'control-character'],
    ['\u202aturned', 'control-character'],
    ['apart\u2066', 'control-character'],
    ['apart\u2069', 'control-character'],
    ['line\u2028separator', 'control-character'],
    ['https://evil.example', 'web-address'],
    ['WWW.evil', 'web-address'],
    ['win at evil.com', 'web-address'],
    ['x'.repeat(51), 'too_big'],
  ])('is not %j', (text, reason) => {
    expect(reasons(PersonName, text)).toEqual([reason]);
  });
});

describe('a middle name', () => {
  it('follows the rules for names, and may be absent or empty', () => {
    expect([MiddleName.parse(' Lee '), MiddleName.parse(''), MiddleName.parse(null)]).toEqual(['Lee', '', null]);
    expect(MiddleName.safeParse('see www.evil.example').error?.issues).toMatchObject([{ message: 'web-address' }]);
    expect(MiddleName.safeParse('x'.repeat(51)).success).toBe(false);
  });
});

describe('a company name', () => {
  it.each(['Amazon.com Services LLC', 'A & B / C Freight, Inc.', 'x'.repeat(200)])('may be %s', (name) => {
    expect(CompanyName.parse(name)).toBe(name);
  });

  it.each([
    ['Freight\nSign in now', 'control-character'],
    ['Freight\u2067', 'control-character'],
    ['http://evil.example', 'web-address'],
    ['www.evil.example', 'web-address'],
  ])('is not %j', (text, reason) => {
    expect(reasons(CompanyName, text)).toEqual([reason]);
  });
});
