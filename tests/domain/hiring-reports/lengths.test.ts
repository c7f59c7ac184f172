import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lengthsOf } from '#domain/hiring-reports/lengths';

describe('the percentiles of counted lengths', () => {
  it('are null without rows', () => {
    expect(lengthsOf([])).toEqual({ count: 0, median: null, p90: null });
  });

  it('of one row are its length', () => {
    expect(lengthsOf([{ tenths: 14, count: 1 }])).toEqual({ count: 1, median: 1.4, p90: 1.4 });
  });

  it('lie between neighbors', () => {
    const { median, p90 } = lengthsOf([
      { tenths: 20, count: 1 },
      { tenths: 10, count: 1 },
    ]);
    expect([median, p90]).toEqual([1.5, 1.9]);
  });

  it('equal those of all rows sorted one by one, however the rows are counted', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 60 }), (all) => {
        const sorted = all.toSorted((one, other) => one - other);
        const at = (share: number): number => {
          const place = (sorted.length - 1) * share;
          const [low = NaN, high = NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
          return (low + (high - low) * (place % 1)) / 10;
        };
        const expected = { count: all.length, median: at(0.5), p90: at(0.9) };
        expect(lengthsOf(all.map((tenths) => ({ tenths, count: 1 })))).toEqual(expected);
      }),
    );
  });
});
