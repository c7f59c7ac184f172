import { describe, expect, it } from '@jest/globals';
import { FleetSignUp } from '#domain/carriers/schema';
import { checkIdentity } from '#domain/compliance/rules';
import { emptyItems } from '#domain/driver-histories/items';
import { checkItem } from '#domain/driver-histories/rules';
import { PostalCode } from '#domain/places/postal-code/schema';
import { isZip, storedZip } from '#domain/places/zip';

const typed = [
  ['02108', '02108'],
  ['00901', '00901'],
  [' 75201 ', '75201'],
  ['75201-1234', '75201-1234'],
  ['752011234', '75201-1234'],
  ['75201 1234', '75201-1234'],
  ['75201\u20131234', '75201-1234'],
  ['\u200e75201\u00a01234', '75201-1234'],
] as const;

const residence = {
  ...emptyItems.residence,
  addressLine1: '2 Elm St',
  city: 'Dallas',
  state: 'TX',
  startDate: '2024-01-01',
  current: true,
} as const;
const problemsOf = (postalCode: string) => [
  ...checkItem('residence', { ...residence, postalCode }, { others: [], today: '2026-01-01' }),
  ...checkIdentity(
    {
      addressLine1: '2 Elm St',
      addressLine2: '',
      city: 'Dallas',
      state: 'TX',
      postalCode,
      regularAddress: '',
    } as never,
    { typed: '', isStored: true },
  ),
];

describe('a ZIP code', () => {
  it.each(typed)('typed as %j is stored as %s, and valid in every form', (text, stored) => {
    expect([storedZip(text), isZip(text), PostalCode.parse(text)]).toEqual([stored, true, stored]);
    expect(FleetSignUp.shape.zip.parse(text)).toBe(stored);
    expect(problemsOf(text)).toEqual([]);
  });

  it.each(['2108', '7520', '75201-12', 'M5V 3L9', '7520112345'])('is not %s', (text) => {
    expect(isZip(text)).toBe(false);
    expect(FleetSignUp.shape.zip.safeParse(text).success).toBe(false);
    expect(problemsOf(text).map(({ field }) => field)).toEqual(['postalCode', 'personalInfo/address/postalCode']);
  });

  it('of another country stays as it is', () => {
    expect(PostalCode.parse(' M5V\u00a03L9 ')).toBe('M5V 3L9');
  });
});

describe('a USDOT number', () => {
  it.each(['1234567', '1 234 567', '1,234,567', 'USDOT 1234567', 'DOT# 1234567', 'US DOT: 1234567', '\u200e1234567'])(
    'may be typed as %j',
    (text) => {
      expect(FleetSignUp.shape.mcdotNumber.parse(text)).toBe('1234567');
    },
  );

  it.each(['', 'abc', '123456789', 'MC 123456'])('is not %j', (text) => {
    expect(FleetSignUp.shape.mcdotNumber.safeParse(text).success).toBe(false);
  });
});
