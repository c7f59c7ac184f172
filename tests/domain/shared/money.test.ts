import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decimalDollars, formatCents, roundHalfUp } from '#domain/shared/money';

describe('rounding', () => {
  it.each([
    [33_333 * 150, 10_000, 500],
    [300 * 150, 10_000, 5],
    [10_700 * 150, 10_000, 161],
    [299_900 * 150, 10_000, 4_499],
    [33 * 150, 10_000, 0],
    [34 * 150, 10_000, 1],
    [60_000 * 150, 10_000, 900],
    [1, 2, 1],
    [-1, 2, 0],
    [-3, 2, -1],
    [-4, 3, -1],
    [-5, 3, -2],
    [100_000, 31, 3_226],
  ])('of %i / %i is %i', (numerator, denominator, rounded) => {
    expect(roundHalfUp(numerator, denominator)).toBe(rounded);
  });

  it('is never further than half from the exact value, and goes up at the half', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 1_000_000 }), (numerator, denominator) => {
        const twice = 2n * (BigInt(roundHalfUp(numerator, denominator)) * BigInt(denominator) - BigInt(numerator));

        expect(twice > -BigInt(denominator) && twice <= BigInt(denominator)).toBe(true);
      }),
    );
  });

  it('refuses what is no fraction', () => {
    expect(() => roundHalfUp(1, 0)).toThrow(RangeError);
    expect(() => roundHalfUp(0.5, 1)).toThrow(RangeError);
  });
});

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [100_000, '$1,000.00'],
  [123_456_789, '$1,234,567.89'],
  [-1_000, '-$10.00'],
])('%i cents read %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [123_456_789, '1234567.89'],
  [-1_005, '-10.05'],
  [9_007_199_254_740_991, '90071992547409.91'],
])('%i cents are %s in files', (cents, text) => {
  expect(decimalDollars(cents)).toBe(text);
});
