import { describe, expect, it } from '@jest/globals';
import { EmailAddress, EmailOrPhone, OneTimeCode, PersonName, TypedPhone } from '#domain/accounts/fields/schema';
import { digitsOf, plainDigits } from '#domain/shared/plain-digits';
import { visibleLine, visibleText, visibleValue } from '#domain/shared/visible-text';

const every = (pattern: RegExp): string[] =>
  Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => pattern.test(character));

/** Format characters that have a shape, such as the signs around Arabic numbers, and the joiners. */
const SHAPED = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{13430}-\u{1343f}\u200c\u200d]/u;
const hidden = every(/\p{Cf}/u).filter((character) => !SHAPED.test(character));
const spaces = every(/\p{Zs}/u);
const selectors = every(/\p{Variation_Selector}/u);

describe('a pasted text', () => {
  it('loses every format character that nobody sees', () => {
    expect(hidden.length).toBeGreaterThan(130);

    expect(hidden.filter((character) => visibleText(`a${character}b`) !== 'ab')).toEqual([]);
    expect(hidden.filter((character) => visibleLine(`${character}a${character}b`) !== 'ab')).toEqual([]);
  });

  it('keeps the signs that people see, line breaks, and emoji with their selectors and joiners', () => {
    const text = 'Gate 4\n\tAsk for Zoë ❤️ 👨‍👩‍👧 می‌خواهم';

    expect(visibleText(text)).toBe(text);
  });

  it('has one kind of space, and one kind of line break', () => {
    expect(spaces.map((space) => visibleText(`a${space}b`)).every((text) => text === 'a b')).toBe(true);
    expect(['\v', '\f', '\u0085', '\u2028', '\u2029'].map((end) => visibleText(`a${end}b`))).toEqual(
      Array(5).fill('a\nb'),
    );
  });

  it('has one kind of hyphen', () => {
    expect(visibleText('García\u2011López\u2010Ruiz')).toBe('García-López-Ruiz');
  });

  it('is in composed letters', () => {
    expect(visibleText('Núñez Đặng'.normalize('NFD'))).toBe('Núñez Đặng');
  });

  it('of one line has neither selectors nor tabs, and joiners only between letters that need them', () => {
    expect(selectors.filter((selector) => visibleLine(`a${selector}b`) !== 'ab')).toEqual([]);
    expect(visibleLine(' Mary\t\r\n Ann\u200d \u200cLee\u200b ')).toBe('Mary Ann Lee');
    expect(visibleLine('O\u200dBrien')).toBe('OBrien');
    expect(visibleLine('می\u200cخواهم')).toBe('می\u200cخواهم');
  });

  it('is not composed where that takes the square of its length', () => {
    const marks = `a${'\u0323\u0301'.repeat(120_000)}`;

    expect(visibleText(marks)).toBe(marks);
  });
});

describe('a value of a request', () => {
  it('has visible texts at every level, and passwords as they were typed', () => {
    const typed = {
      name: 'Ann\u200b',
      list: ['\u202aa\u202c'],
      inner: { newPassword: 'e\u0301\u200b', to: null, count: 1 },
    };

    expect(visibleValue(typed)).toEqual({
      name: 'Ann',
      list: ['a'],
      inner: { newPassword: 'e\u0301\u200b', to: null, count: 1 },
    });
  });

  it('is read whatever its depth is', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);

    expect(() => visibleValue(deep)).not.toThrow();
  });
});

describe('the fields of an account', () => {
  it.each(['\u202a', '\u2068', '\u200e', '\u200b', '\ufeff', '\ufe0d', '\u00ad', '\u2060', '\u00a0', '\t'])(
    'do not depend on %j at any place',
    (mark) => {
      const around = (text: string) => `${mark}${text.slice(0, 2)}${mark}${text.slice(2)}${mark}`;
      const isSpace = mark === '\t' || mark === '\u00a0';

      expect(OneTimeCode.parse(around('374701'))).toBe('374701');
      expect(PersonName.parse(around('Ann'))).toBe(isSpace ? 'An n' : 'Ann');
      expect(TypedPhone.parse(`${mark}(562) 555-0142${mark}`)).toBe('(562) 555-0142');
      expect(EmailOrPhone.parse(`${mark}+1 (562) 555-0142${mark}`)).toBe('+1 (562) 555-0142');
      expect(EmailAddress.parse(`${mark}ann@gladhand.example${mark}`)).toBe('ann@gladhand.example');
    },
  );

  it('accept a number with dashes of every length at sign-in', () => {
    const dashes = every(/\p{Pd}/u);

    expect(dashes.filter((dash) => !EmailOrPhone.safeParse(`+1 562${dash}555${dash}0142`).success)).toEqual([]);
  });
});

describe('a code', () => {
  it.each([
    '374701',
    '374 701',
    '374-701',
    ' 3 7 4 7 0 1 ',
    '374\u2013701',
    '374\u00a0701',
    '374.701',
    '٣٧٤٧٠١',
    '੩੭੪੭੦੧',
    '３７４７０１',
  ])('may be typed as %j', (typed) => {
    expect(OneTimeCode.parse(typed)).toBe('374701');
  });

  it.each(['', '37470', '3747011', 'abcdef'])('is not %j', (typed) => {
    expect(OneTimeCode.safeParse(typed).success).toBe(false);
  });

  it('has the digits of every script', () => {
    const digits = every(/\p{Nd}/u);

    expect(digits.length).toBeGreaterThan(600);
    expect(digits.map(plainDigits).every((digit) => /^\d$/.test(digit))).toBe(true);
    expect(digitsOf('𝟗𝟶 ٩৯')).toBe('9099');
  });
});
