import { describe, expect, it } from '@jest/globals';
import { carrierRateProblem } from '#domain/agreed-rates/carrier-rates';
import { currentRate, rateFor } from '#domain/agreed-rates/rules';
import { RateInDollars } from '#domain/agreed-rates/schema';
import { OrderContent } from '#domain/job-orders/content/schema';
import { agreedRateOn } from '#domain/pay/agreed-rates';
import { computePay } from '#domain/pay/compute';
import { anOrderForm } from '../../support/builders/order-form';
import { payInput, payTerms, shiftOf, weekDates } from '../../support/builders/pay';

const hourly = (from: string, mills: number) => ({ from, unit: 'hour', mills }) as const;
const order = (fields: object) => OrderContent.parse(anOrderForm({ rate: { from: 21, to: 25 }, ...fields }));
const NO_OVERTIME = { eligibleForOvertime: 'no', motorCarrierExemption: true };
function codeOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('the agreed rate of a day', () => {
  const rates = [hourly('2027-01-04', 22_000), hourly('2027-01-08', 24_000), hourly('2027-01-04', 23_000)];

  it('is the latest that has begun, and of one day the last that was set', () => {
    expect(agreedRateOn(rates, 'hour', '2027-01-03')).toBeUndefined();
    expect(agreedRateOn(rates, 'hour', '2027-01-07')?.mills).toBe(23_000);
    expect(agreedRateOn(rates, 'hour', '2027-01-08')?.mills).toBe(24_000);
    expect(agreedRateOn(rates, 'mile', '2027-01-08')).toBeUndefined();
    expect(currentRate(order({}), rates, '2027-01-08')).toEqual({ unit: 'hour', mills: 24_000 });
  });
});

describe('a typed rate', () => {
  it.each([0, -1, 1e-9, 0.0005, 23.5005, 10_000.001, Number.NaN, Number.POSITIVE_INFINITY])('is not %s', (rate) => {
    expect(RateInDollars.safeParse(rate).success).toBe(false);
  });

  it.each([0.001, 0.3, 1.005, 23.5, 10_000])('may be %s', (rate) => {
    expect(RateInDollars.safeParse(rate).success).toBe(true);
  });

  it('is one of the unit in which the order is paid, and never below the order', () => {
    const mileage = order({ paymentType: 'mileage' });
    expect(rateFor(order({}), 21)).toEqual({ unit: 'hour', mills: 21_000 });
    expect(rateFor(mileage, 99.585)).toEqual({ unit: 'mile', mills: 99_585 });
    expect(codeOf(() => rateFor(order({}), 20.999))).toBe('rate-below-order');
    expect(codeOf(() => rateFor(order({ paymentType: 'flat' }), 900.005))).toBe('rate-in-cents');
    expect(codeOf(() => rateFor({ ...order({}), paymentType: 'other' }, 100))).toBe('rate-not-used');
  });

  const own = { carrierStraightTimeRateAmount: 30, carrierOvertimeRateAmount: null };
  it.each([
    ["the carrier's own rate", own, 30, null],
    ["more than the carrier's own rate", own, 30.001, 'rate-above-carrier'],
    [
      'the highest that the order names, though the carrier pays less',
      { ...own, carrierStraightTimeRateAmount: 22 },
      25,
      null,
    ],
    ['more than it names', { ...own, carrierStraightTimeRateAmount: 22 }, 25.01, 'rate-above-carrier'],
    ['time and a half within the rate of overtime', { ...own, carrierOvertimeRateAmount: 39 }, 26, null],
    ['time and a half above it', { ...own, carrierOvertimeRateAmount: 39 }, 26.01, 'rate-above-carrier'],
    ['time and a half that is never paid', { ...own, carrierOvertimeRateAmount: 39, ...NO_OVERTIME }, 30, null],
    ['a direct job order, which the carrier pays itself', { ...own, isDirectJobOrder: true }, 90, null],
    ['a markup instead of an own rate', {}, 90, null],
    ['miles, which are billed with a markup', { ...own, paymentType: 'mileage' }, 90, null],
    ['hours with miles', { ...own, paymentType: 'hourlyPlusMileage' }, 90, 'rate-above-carrier'],
  ])('is covered by the bill: %s', (...[, fields, rate, code]) => {
    const typed = codeOf(() => rateFor(order({ eligibleForOvertime: 'over40', ...fields }), rate));

    expect(code === null ? (typed as { mills: number }).mills : typed).toBe(code ?? rate * 1_000);
  });
});

describe("the carrier's own rates of a new order", () => {
  const own = { carrierStraightTimeRateAmount: 25, carrierOvertimeRateAmount: null };
  const perHour = (dollars: number) => ({ ...order({}).mileageRate, perMile: 0.5, perHour: dollars });
  it.each([
    ['as high as the pay', own, undefined],
    ['below the highest pay', { ...own, carrierStraightTimeRateAmount: 24.99 }, 'carrierStraightTimeRateAmount'],
    ['below overtime', { ...own, carrierOvertimeRateAmount: 37 }, 'carrierOvertimeRateAmount'],
    ['below overtime that is never paid', { ...own, carrierOvertimeRateAmount: 37, ...NO_OVERTIME }, undefined],
    ['of a direct job order', { ...own, carrierStraightTimeRateAmount: 1, isDirectJobOrder: true }, undefined],
    ['of miles', { ...own, carrierStraightTimeRateAmount: 1, paymentType: 'mileage' }, undefined],
    [
      'below the pay of hours with miles',
      { ...own, paymentType: 'hourlyPlusMileage', mileageRate: perHour(26) },
      'carrierStraightTimeRateAmount',
    ],
    ['none, but a markup', {}, undefined],
  ])('cover what it pays: %s', (...[, fields, field]) => {
    expect(carrierRateProblem(order({ eligibleForOvertime: 'over40', ...fields }))?.path[0]).toBe(field);
  });
});

describe('pay at agreed rates', () => {
  const range = { rate: { from: 21, to: 25 } };
  const shifts = weekDates.slice(0, 2).map((date) => shiftOf(date, 60));

  it('pays each day at its rate, and flags a week with a day that has none', () => {
    const [week] = computePay(payInput({ terms: payTerms(range), shifts, rates: [hourly('2027-01-05', 24_000)] }));
    expect(week).toMatchObject({ payCents: 2_100 + 2_400, flags: ['rateOpen'] });

    const rates = [hourly('2027-01-04', 22_000), hourly('2027-01-05', 24_000)];
    expect(computePay(payInput({ terms: payTerms(range), shifts, rates }))).toMatchObject([
      { payCents: 4_600, flags: [] },
    ]);
  });

  it('pays overtime of a week with two rates at the regular rate of the week, unless the carrier is exempt', () => {
    const days = weekDates.slice(0, 5).map((date) => shiftOf(date, 600));
    const rates = [hourly('2027-01-04', 20_000), hourly('2027-01-07', 25_000)];
    const pay = (terms: Parameters<typeof payTerms>[0]) =>
      computePay(payInput({ terms: payTerms(terms), shifts: days, rates }))[0]?.payCents;

    // 30 h × 20.00 + 20 h × 25.00 = 1,100.00; regular rate 22.00, half of it for 10 hours is 110.00.
    expect(pay({})).toBe(121_000);
    // The last ten hours at 25.00 × 1.5.
    expect(pay({ motorCarrierExemption: true })).toBe(60_000 + 25_000 + 37_500);
  });

  it('replaces the rate per mile and the price of a day', () => {
    const entries = [{ date: '2027-01-04', milesTenths: 1_000 }];
    const miles = { from: '2027-01-04', unit: 'mile', mills: 585 } as const;
    const day = { from: '2027-01-04', unit: 'day', mills: 300_000 } as const;
    const [driven] = computePay(payInput({ terms: payTerms({ paymentType: 'mileage' }), entries, rates: [miles] }));
    const [flat] = computePay(
      payInput({ terms: payTerms({ paymentType: 'flat' }), shifts: shifts.slice(0, 1), rates: [day] }),
    );

    expect(driven?.payCents).toBe(5_850);
    expect(flat?.lines[0]).toMatchObject({ kind: 'day', payCents: 30_000 });
  });
});
