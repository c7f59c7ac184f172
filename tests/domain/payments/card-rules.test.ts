import { describe, expect, it } from '@jest/globals';
import { brandOf, checkCard, checkFunding, isCardNumber, readCardExpiry } from '#domain/payments/card-rules';

const today = '2026-11-21';
const good = { number: '4000 0566 5566 5556', expiry: '11/26', cvc: '123' };

describe('a card', () => {
  it('is accepted with a valid number, an expiration month that has not passed and a code', () => {
    expect(checkCard(good, today)).toEqual({});
    expect(checkCard({ ...good, number: '4000-0566-5566-5556', expiry: ' 1 / 2031 ' }, today)).toEqual({});
  });

  it.each([
    '4000\u20130566\u20135566\u20135556',
    '\u202a4000\u00a00566 5566 5556\u202c',
    '４０００ ０５６６ ５５６６ ５５５６',
  ])('is accepted as it is copied: %j', (number) => {
    expect(checkCard({ ...good, number }, today)).toEqual({});
  });

  it('is refused with all problems together', () => {
    expect(checkCard({ number: '4000 0566 5566 5557', expiry: '10/26', cvc: '12' }, today)).toEqual({
      number: 'card-number-not-valid',
      expiry: 'card-expired',
      cvc: 'card-code-not-valid',
    });
    expect(checkCard({ number: '', expiry: '', cvc: '' }, today)).toEqual({
      number: 'card-number-not-valid',
      expiry: 'card-expiry-not-valid',
      cvc: 'card-code-not-valid',
    });
  });

  it.each(['', '4', '4000 0566 5566 555x', '4000056655665556'.repeat(2)])('is refused with number "%s"', (number) => {
    expect(isCardNumber(number)).toBe(false);
  });

  it.each([
    ['4111111111111111', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'discover'],
    ['3530111333300000', 'other'],
  ])('with number %s belongs to network %s', (number, brand) => {
    expect([isCardNumber(number), brandOf(number)]).toEqual([true, brand]);
  });

  it('requires a code of four digits on American Express, three on others', () => {
    const amex = { ...good, number: '378282246310005' };

    expect(checkCard({ ...amex, cvc: '1234' }, today)).toEqual({});
    expect(checkCard({ ...amex, cvc: '123' }, today)).toEqual({ cvc: 'card-code-not-valid' });
  });

  it.each(['0/30', '13/30', '1130', '11/3', 'soon'])('is refused with expiration "%s"', (text) => {
    expect(readCardExpiry(text)).toBeUndefined();
  });

  it('must be a debit card', () => {
    expect([checkFunding('debit'), checkFunding('credit')]).toEqual([undefined, { code: 'card-not-debit' }]);
  });
});
