import { describe, expect, it } from '@jest/globals';
import type { PayLine } from '#domain/pay/model';
import { billOfMinutes, payOfMinutes, timeRatesOf } from '#domain/timesheets/adjustment';

const line = (more: Partial<PayLine>): PayLine => ({
  kind: 'straight',
  date: '2026-11-16',
  quantity: 28_800,
  unit: 'seconds',
  rateMills: 27_500,
  factor: 1,
  payCents: 22_000,
  billCents: 24_200,
  restCents: 0,
  billing: { kind: 'markup', mills: null, basisPoints: 1_000 },
  params: {},
  ...more,
});

describe('hours that settle a dispute', () => {
  it('count at the rates of the day, overtime at its own', () => {
    const lines = [
      line({}),
      line({ quantity: 3_600 }),
      line({ kind: 'overtimeDaily', factor: 1.5, billing: { kind: 'rate', mills: 50_000, basisPoints: null } }),
      line({ kind: 'overtimePremium', factor: 0.5 }),
      line({ kind: 'miles', unit: 'tenthMiles', rateMills: 585 }),
      line({ kind: 'amount', unit: 'amounts', rateMills: null }),
    ];

    expect(timeRatesOf(lines)).toEqual([
      { kind: 'straight', payMills: 27_500, billMills: null, markupBasisPoints: 1_000 },
      { kind: 'overtimeDaily', payMills: 41_250, billMills: 50_000, markupBasisPoints: 0 },
    ]);
  });

  it.each([
    [60, 2_750, 3_025],
    [-60, -2_750, -3_025],
    // 20.0291 hours at 27.50 are 600.88, as in a week.
    [1_311, 60_088, 66_097],
    [0, 0, 0],
  ])('pay and bill %i minutes, rounded once', (minutes, pay, bill) => {
    const rate = { kind: 'straight', payMills: 27_500, billMills: null, markupBasisPoints: 1_000 } as const;

    expect([payOfMinutes(minutes, rate), billOfMinutes(minutes, rate)]).toEqual([pay, bill]);
  });

  it("are billed at the carrier's own rate if the order has one", () => {
    expect(billOfMinutes(90, { payMills: 27_500, billMills: 40_000, markupBasisPoints: 0 })).toBe(6_000);
  });
});
