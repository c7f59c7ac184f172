import { describe, expect, it } from '@jest/globals';
import { isPhone, storedPhone } from '#domain/driver-histories/contacts';
import { formatPhone } from '#domain/shared/phone-text';

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
];

describe('a phone number of an office', () => {
  it.each(numbers)('%s may be followed by its extension, which is kept apart', (number) => {
    for (const extension of extensions) {
      expect([extension, isPhone(number + extension)]).toEqual([extension, true]);
      expect(storedPhone(number + extension)).toBe('+15625550142;ext=12');
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

  it('does not depend on what nobody sees', () => {
    expect(storedPhone('\u202a+1 562\u2011555\u20110142\u202c')).toBe('+15625550142');
  });

  it('is shown in national form, with its extension', () => {
    expect(
      ['+15625550142', '+15625550142;ext=12', '+442071838750', 'call me', ''].map((stored) => formatPhone(stored)),
    ).toEqual(['+1 (562) 555-0142', '+1 (562) 555-0142 ext. 12', '+442071838750', 'call me', '']);
  });

  it('is the same when it is stored again', () => {
    const stored = storedPhone('(562) 555-0142 ext. 12');

    expect([isPhone(stored), storedPhone(stored), storedPhone(formatPhone(stored))]).toEqual([true, stored, stored]);
  });
});
