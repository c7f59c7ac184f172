import { describe, expect, it } from '@jest/globals';
import { EmailOrPhone } from '#domain/accounts/fields/schema';
import { isPhone, storedPhone } from '#domain/driver-histories/contacts';
import { formatPhone, isSameNumber } from '#domain/shared/phone-text';
import { normalizeOfficePhone, normalizePhone } from '#platform/phone';

const numbers = ['(562) 555-0142', '562-555-0142', '562.555.0142', '5625550142', '+1 (562) 555-0142', '1 562 555 0142'];
const extensions = [
  ' x12',
  'x12',
  ' X 12',
  ' ext 12',
  ' ext. 12',
  ' Ext.12',
  ' extension 12',
  ' extn: 12',
  ' #12',
  ', 12',
  ',,12',
  ';ext=12',
  ' ex 12',
  ' (x12)',
  ' (ext. 12)',
];

describe('a phone number of an office', () => {
  it.each(numbers)('%s may be followed by its extension, which is kept apart', (number) => {
    for (const extension of extensions) {
      expect([extension, isPhone(number + extension)]).toEqual([extension, true]);
      expect(storedPhone(number + extension)).toBe('+15625550142;ext=12');
      expect(normalizeOfficePhone(number + extension)).toBe('+15625550142;ext=12');
      expect(normalizePhone(number + extension)).toBeUndefined();
    }
    expect([isPhone(number), storedPhone(number)]).toEqual([true, '+15625550142']);
  });

  it.each([
    '+1 (562) 555-0142 12',
    '+15625550142123',
    '(562) 555-0142 x',
    '(562) 555-0142 ext twelve',
    '(562) 555-0142 x12345678',
    '562555014212',
    'x12',
    '',
  ])('is not %j', (typed) => {
    expect(isPhone(typed)).toBe(false);
  });

  it('may be abroad, with its plus sign', () => {
    expect([isPhone('+52 55 1234 5678 ext 9'), storedPhone('+52 55 1234 5678 ext 9')]).toEqual([
      true,
      '+525512345678;ext=9',
    ]);
    expect(isPhone('52 55 1234 5678')).toBe(false);
  });

  it.each([
    ['011 52 55 1234 5678', '+525512345678'],
    ['011-52-55-1234-5678', '+525512345678'],
    ['0052 55 1234 5678', '+525512345678'],
    ['00 44 20 7946 0958', '+442079460958'],
    ['tel:+15625550142', '+15625550142'],
    ['Phone: 562-555-0142', '+15625550142'],
    ['Cell (562) 555-0142', '+15625550142'],
    ['call 562.555.0142', '+15625550142'],
    ['５６２ ５５５ ０１４２', '+15625550142'],
  ])('%s is the same number for offices, for people and to sign in', (typed, stored) => {
    expect([isPhone(typed), storedPhone(typed)]).toEqual([true, stored]);
    expect([normalizeOfficePhone(typed), normalizePhone(typed)]).toEqual([stored, stored]);
    expect(EmailOrPhone.safeParse(typed).success).toBe(true);
  });

  it.each(['562-555-0142 or 562-555-0143', '562-CALL-NOW', '011', '00', '555-0142', 'N/A'])('is not %s', (typed) => {
    expect([isPhone(typed), normalizeOfficePhone(typed)]).toEqual([false, undefined]);
  });

  it('does not depend on what nobody sees', () => {
    expect(storedPhone('\u202a+1 562\u2011555\u20110142\u202c')).toBe('+15625550142');
    const office = '\u202a\u2068562.555.0142\u00a0Ext. 12\u2069\u202c';
    expect([isPhone(office), storedPhone(office)]).toEqual([true, '+15625550142;ext=12']);
  });

  it('is shown in national form, with its extension', () => {
    expect(
      ['+15625550142', '+15625550142;ext=12', '+442071838750', 'call me', ''].map((stored) => formatPhone(stored)),
    ).toEqual(['+1 (562) 555-0142', '+1 (562) 555-0142 ext. 12', '+442071838750', 'call me', '']);
  });

  it.each([
    ['(562) 555-0142', '+15625550142', true],
    ['1-562-555-0142 ext. 12', '+15625550142', true],
    ['(562) 555-0143', '+15625550142', false],
    ['15625550142', '5625550142', true],
    ['call me', '+15625550142', false],
  ])('%s is the number %s: %s', (typed, stored, isSame) => {
    expect(isSameNumber(typed, stored)).toBe(isSame);
  });

  it('is the same when it is stored again', () => {
    const stored = storedPhone('(562) 555-0142 ext. 12');

    expect([isPhone(stored), storedPhone(stored), storedPhone(formatPhone(stored))]).toEqual([true, stored, stored]);
  });
});
