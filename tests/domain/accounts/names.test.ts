import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { personNameProblem } from '#domain/accounts/fields/name-rules';
import { CompanyName, MiddleName, PersonName } from '#domain/accounts/fields/schema';

const reasons = (schema: typeof PersonName, text: string): string[] =>
  (schema.safeParse(text).error?.issues ?? []).map(({ message, code }) => (code === 'custom' ? message : code));

describe("a person's name", () => {
  it.each([
    'Ana-María',
    "O'Neill",
    'St. John',
    'J.R.',
    'Nguyễn',
    'محمد',
    'می‌خواهم',
    '李',
    'Sam Jr.',
    'J.Robert',
    'King, Jr.',
    'D’Angelo',
    'Gal·la',
    'Sam 3rd',
    'O',
    'Y',
    'J.',
    'Ŋ',
    '김',
    'FNU',
    '-',
    'X Æ A-12',
    'Kaʻahumanu',
    'S/O Kumar',
    'Siti a/p Raju',
  ])('may be %s', (name) => {
    expect(PersonName.parse(` ${name} `)).toBe(name);
  });

  it.each([
    ['D′Angelo', "D'Angelo"],
    ['O＇Brien', "O'Brien"],
    ['O‛Brien', "O'Brien"],
    ['Smith—Jones', 'Smith-Jones'],
    ['Smith−Jones', 'Smith-Jones'],
    ['Ma.Teresa', 'Ma. Teresa'],
    ['Ana Ma.Teresa', 'Ana Ma. Teresa'],
    ['St.John', 'St. John'],
    ['Jr.', 'Jr.'],
  ])('written as %s is %s, which every font has', (text, name) => {
    expect(PersonName.parse(text)).toBe(name);
    expect(MiddleName.parse(text)).toBe(name);
  });

  it('stays within its limit with the usual signs', () => {
    const longest = `St.${'a'.repeat(47)}`;

    expect(PersonName.parse(longest)).toHaveLength(50);
  });

  it.each([
    ['two\r\nlines', 'two lines'],
    ['next\u0085line', 'next line'],
    ['line\u2028separator', 'line separator'],
    ['a\ttab', 'a tab'],
    ['turned\u202e', 'turned'],
    ['Fitz\u2011Roy', 'Fitz-Roy'],
    ['\u202aturned\u2066\u2069', 'turned'],
  ])('typed as %j is %j', (text, name) => {
    expect(PersonName.parse(text)).toBe(name);
    expect(CompanyName.parse(text)).toBe(name);
  });

  it.each([
    ['nul\u0000', 'control-character'],
    ['bell\u0007', 'control-character'],
    ['next\u0092line', 'control-character'],
    ['https://evil.example', 'web-address'],
    ['WWW.evil', 'web-address'],
    ['win at evil.com', 'web-address'],
    ['evil.us', 'web-address'],
    ['bit.ly', 'web-address'],
    ['ana@evil', 'character-not-in-names'],
    ['evil/win', 'character-not-in-names'],
    ['Go to evil dot com http:/evil', 'character-not-in-names'],
    ['<b>x</b>', 'character-not-in-names'],
    ['=HYPERLINK("x")', 'character-not-in-names'],
    ['{{name}}', 'character-not-in-names'],
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
    ['Freight\u0000', 'control-character'],
    ['http://evil.example', 'web-address'],
    ['www.evil.example', 'web-address'],
  ])('is not %j', (text, reason) => {
    expect(reasons(CompanyName, text)).toEqual([reason]);
  });
});

describe('a name that is too long', () => {
  it.each([
    ['first or last name', PersonName],
    ['middle name', MiddleName],
    ['company name', CompanyName],
  ])('is not read as a %s', (_what, schema) => {
    const check = schema as typeof PersonName;

    expect(reasons(check, 'https://evil.example/'.padEnd(300, 'x'))).toEqual(['too_big']);
  });
});

describe('the search for addresses in a name', () => {
  it.each([
    ['evil.com', true],
    ['a-b.com', true],
    ['see x.evil.com now', true],
    ['éevil.com', true],
    ['evil.community', true],
    ['evil.us', true],
    ['a.com', false],
    ['.com', false],
  ])('decides %j, alone, at the end and at the beginning', (text, isAddress) => {
    for (const name of [text, `Ana ${text}`, `${text} Lee`])
      expect(personNameProblem(name)).toBe(isAddress ? 'web-address' : undefined);
  });

  // In a process of its own, because a search that does not end cannot be interrupted.
  it('ends for texts of any length', () => {
    const rules = JSON.stringify(join(__dirname, '../../../domain/accounts/fields/name-rules.ts'));
    const source = `
      const { companyNameProblem, personNameProblem } = require(${rules});
      const parts = ['a', '1', ' ', '-', '.', 'www', ':/', 'a.', 'ab.co', '\\u00e9'];
      for (const part of parts) for (const check of [companyNameProblem, personNameProblem])
        check(part.repeat(4_000_000 / part.length));
      console.log('ended');`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', source], {
      encoding: 'utf8',
      timeout: 200_000,
    });

    expect({ stdout: stdout.trim(), stderr }).toEqual({ stdout: 'ended', stderr: '' });
  });
});
