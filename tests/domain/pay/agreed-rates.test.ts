import { describe, expect, it } from '@jest/globals';
import { currentRate, rateFor } from '#domain/agreed-rates/rules';
import { OrderContent } from '#domain/job-orders/content/schema';
import { agreedRateOn } from '#domain/pay/agreed-rates';
import { computePay } from '#domain/pay/compute';
import { anOrderForm } from '../../support/builders/order-form';
import { payInput, payTerms, shiftOf, weekDates } from '../../support/builders/pay';

const hourly = (from: string, mills: number) => ({ from, unit: 'hour', mills }) as const;
const order = (fields: object) => OrderContent.parse(anOrderForm({ rate: { from: 21, to: 25 }, ...fields }));
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
  it('is one of the unit in which the order is paid, and never below the order', () => {
    const mileage = order({ paymentType: 'mileage' });
    expect(rateFor(order({}), 21)).toEqual({ unit: 'hour', mills: 21_000 });
    expect(rateFor(mileage, 99.585)).toEqual({ unit: 'mile', mills: 99_585 });
    expect(codeOf(() => rateFor(order({}), 20.999))).toBe('rate-below-order');
    expect(codeOf(() => rateFor(order({ paymentType: 'flat' }), 900.005))).toBe('rate-in-cents');
    expect(codeOf(() => rateFor({ ...order({}), paymentType: 'other' }, 100))).toBe('rate-not-used');
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
