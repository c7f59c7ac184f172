import { describe, expect, it } from '@jest/globals';
import { recordDefaults } from '#domain/job-orders/defaults';
import { cityMinimumWageRows } from '#domain/pay/city-minimum-wages';
import { computePay } from '#domain/pay/compute';
import { minimumWageOn, minimumWageRows } from '#domain/pay/minimum-wages';
import type { DayEntry, PayInput, PayWeek } from '#domain/pay/model';
import { payInput, payTerms, shift, shiftOf, weekDates } from '../../support/builders/pay';

const HOUR = 3_600;
const MONDAY = '2027-01-04';
function week(overrides: Partial<PayInput>): PayWeek {
  const [first] = computePay(payInput(overrides));
  if (first === undefined) throw new Error('no week');
  return first;
}
const mileage = { ...recordDefaults.mileageRate, perMile: 0.585, perStop: { rate: 25, afterFirst: true } };
const mileageTerms = payTerms({ paymentType: 'mileage', mileageRate: mileage });
const lines = (entry: Omit<DayEntry, 'date'>, terms = mileageTerms) =>
  week({ terms, entries: [{ date: MONDAY, ...entry }] }).lines.map(({ kind, payCents }) => [kind, payCents]);

describe('pay by the mile', () => {
  it.each([
    ['miles', { milesTenths: 5_124 }, 29_975],
    ['stops', { stops: 3 }, 5_000],
    ['breakdown', { breakdownMinutes: 11 * 60 }, 15_000],
    ['breakdown', { breakdownMinutes: 90 }, 2_250],
    ['perDiem', { nights: 3 }, 7_500],
    ['waiting', { waitingMinutes: 100 }, 2_000],
  ] as const)('%s of %j are %d cents', (kind, entry, cents) => {
    expect(lines(entry)).toEqual([[kind, cents]]);
  });

  it('pays nothing for the only stop if the first is free, and for each stop if it is not', () => {
    const each = payTerms({ paymentType: 'mileage', mileageRate: recordDefaults.mileageRate });

    expect(lines({ stops: 1 })).toEqual([]);
    expect(lines({ stops: 3 }, each)).toEqual([['stops', 7_500]]);
  });

  it('rounds the miles of a week once', () => {
    const entries = weekDates.slice(0, 3).map((date) => ({ date, milesTenths: 7 }));
    const { lines: rows, payCents } = week({ terms: mileageTerms, entries });

    // 2.1 miles × 58.5 cents = 122.85; each day 40.95.
    expect(payCents).toBe(123);
    expect(rows.map((row) => row.payCents)).toEqual([41, 41, 41]);
  });

  it('warns of a week below the minimum wage', () => {
    const terms = payTerms({ paymentType: 'mileage' });
    const shifts = weekDates.slice(0, 5).map((date) => shiftOf(date, 480));
    const entries = [{ date: MONDAY, milesTenths: 9_000, nights: 4 }];
    const { minimumWage, flags } = week({ terms, shifts, entries });

    expect(flags).toEqual(['minimumWage']);
    // The per diem of 100.00 does not help.
    expect(minimumWage).toEqual({
      wageCents: 22_500,
      seconds: 40 * HOUR,
      averageMills: 5_625,
      minimumMills: 7_250,
      source: 'federal',
      shortfallCents: 6_500,
    });
  });

  it('takes the minimum wage of the state of each day', () => {
    const terms = payTerms({ paymentType: 'mileage' });
    const shifts = [shiftOf('2026-09-29', 60), shiftOf('2026-09-30', 60)];
    const enough = [{ date: '2026-09-29', milesTenths: 1_160 }];

    expect(week({ terms, shifts, entries: enough, state: 'FL' }).flags).toEqual([]);
    expect(week({ terms, shifts, state: 'FL' }).minimumWage).toMatchObject({
      minimumMills: 15_000,
      source: 'state',
      shortfallCents: 2_900,
    });
  });
});

it('pays hours and miles, and overtime at the regular rate that includes the miles', () => {
  const mileageRate = { ...recordDefaults.mileageRate, perMile: 0.2, perHour: 15 };
  const order = { paymentType: 'hourlyPlusMileage', mileageRate, eligibleForOvertime: 'over40' } as const;
  const shifts = weekDates.slice(0, 5).map((date) => shiftOf(date, 600));
  const entries = [{ date: MONDAY, milesTenths: 10_000 }];
  const regular = week({ terms: payTerms(order), shifts, entries });

  expect(regular.payCents).toBe(104_500);
  expect(regular.summary.map(({ kind, rateMills, factor, payCents }) => [kind, rateMills, factor, payCents])).toEqual([
    ['straight', 15_000, 1, 60_000],
    ['overtimeWeekly', 15_000, 1, 15_000],
    ['overtimePremium', 19_000, 0.5, 9_500],
    ['miles', 200, 1, 20_000],
  ]);
  // An exempt carrier pays the agreed overtime on the hours only.
  expect(week({ terms: payTerms({ ...order, motorCarrierExemption: true }), shifts, entries }).payCents).toBe(
    60_000 + 22_500 + 20_000,
  );
});

describe('a flat price per day', () => {
  const flatRate = {
    basePriceCentPerDay: 25_000,
    extraHours: { thresholdHours: 12, centsPerHour: 2_200 },
    variousPriceCentPerDay: { weekend: 30_000, layover: 12_000 },
  };
  const terms = payTerms({ paymentType: 'flat', flatRate });

  it.each([
    ['12:00', [shift('2027-01-04T05:00', '2027-01-04T17:00')], 25_000],
    ['13:20', [shift('2027-01-04T05:00', '2027-01-04T18:20')], 27_933],
    ['14:00 over the autumn clock change', [shift('2026-10-31T22:00', '2026-11-01T11:00')], 29_400],
    [
      'two shifts of 8 and 5 hours',
      [shift('2027-01-04T00:30', '2027-01-04T08:30'), shift('2027-01-04T17:00', '2027-01-04T22:00')],
      27_200,
    ],
  ])('pays a day of %s', (_name, shifts, cents) => {
    expect(week({ terms, shifts }).payCents).toBe(cents);
    expect(week({ terms, shifts, dayRule: 'calendarDay' }).payCents).toBe(cents);
  });

  it.each(['constructor', '__proto__', 'toString', 'holiday'])(
    'has the usual price for the unknown option %s',
    (dayOption) => {
      expect(week({ terms, entries: [{ date: MONDAY, dayOption }] })).toMatchObject({
        payCents: 25_000,
        lines: [{ params: {} }],
      });
    },
  );

  it('has prices by option, also for a day without a shift', () => {
    const entries = [
      { date: MONDAY, dayOption: 'weekend' },
      { date: '2027-01-05', dayOption: 'layover' },
      { date: '2027-01-06', dayOption: null },
    ];
    const { lines: rows } = week({ terms, entries, shifts: [shiftOf(MONDAY, 480)] });

    expect(rows.map(({ date, payCents, params }) => [date, payCents, params])).toEqual([
      [MONDAY, 30_000, { option: 'weekend' }],
      ['2027-01-05', 12_000, { option: 'layover' }],
    ]);
  });
});

it.each(['estimatedPay', 'other'] as const)('%s pays only what was typed', (paymentType) => {
  const order = {
    paymentType,
    anotherPaymentType: 'By load',
    estimatedPay: { currency: 'USD', amountInCent: 1, period: 'day' },
  };
  const terms = payTerms(order as Parameters<typeof payTerms>[0]);
  const shifts = [shiftOf(MONDAY, 60)];
  const amounts = [{ cents: 20_000, kind: 'wage' as const }];

  expect(week({ terms, shifts })).toMatchObject({ payCents: 0, flags: ['minimumWage', 'amountMissing'] });
  expect(week({ terms, shifts, entries: [{ date: MONDAY, amounts }] })).toMatchObject({ payCents: 20_000, flags: [] });
});

describe('what the carrier is billed', () => {
  const shifts = weekDates.slice(0, 6).map((date) => shiftOf(date, 540));
  const rates = { carrierStraightTimeRateAmount: 35, carrierOvertimeRateAmount: 50 };

  it('is the pay without a markup', () => {
    expect(week({ shifts }).billCents).toBe(152_500);
  });

  it('is the pay plus the markup, but expenses as they are', () => {
    const terms = payTerms({ paymentType: 'mileage', markupRate: 12.5 });
    const entries = [{ date: MONDAY, milesTenths: 9_000, nights: 2 }];

    expect(week({ terms, entries })).toMatchObject({ payCents: 27_500, billCents: 25_313 + 5_000 });
  });

  it('is the rates for straight time and overtime, if the order has them', () => {
    const terms = payTerms({ ...rates, markupRate: 20 });

    expect(week({ terms, shifts }).billCents).toBe(40 * 3_500 + 14 * 5_000);
  });

  it('is one and a half times the straight rate for overtime without an own rate', () => {
    const terms = payTerms({ ...rates, carrierOvertimeRateAmount: null });

    expect(week({ terms, shifts }).billCents).toBe(40 * 3_500 + 14 * 5_250);
  });

  it('includes the premium of overtime in the overtime rate', () => {
    const entries = [{ date: MONDAY, amounts: [{ cents: 10_000, kind: 'wage' as const }] }];
    const { summary } = week({ terms: payTerms(rates), shifts, entries });

    expect(summary.map(({ kind, billing, billCents }) => [kind, billing.kind, billCents])).toEqual([
      ['straight', 'rate', 140_000],
      ['overtimeWeekly', 'rate', 70_000],
      ['overtimePremium', 'included', 0],
      ['amount', 'markup', 10_000],
    ]);
  });
});

it('freezes rates in tenths of a cent', () => {
  const order = { rate: { from: 27.005, to: 30 }, mileageRate: { ...mileage, perMile: 0.5855 } };
  const { hourlyMills, perMileMills, billing } = payTerms({ ...order, markupRate: 7.25 });

  expect({ hourlyMills, perMileMills, markup: billing.markupBasisPoints }).toEqual({
    hourlyMills: 27_005,
    perMileMills: 586,
    markup: 725,
  });
});

it('has one minimum wage per state and day, and the federal one where it is higher', () => {
  const keys = minimumWageRows.map(({ state, from }) => `${String(state)} ${from}`);

  expect(new Set(keys).size).toBe(keys.length);
  expect(minimumWageOn('2026-06-30', { state: 'AK', city: null })).toEqual({ mills: 13_000, source: 'state' });
  expect(minimumWageOn('2026-07-01', { state: 'AK', city: null })).toEqual({ mills: 14_000, source: 'state' });
  expect(minimumWageOn('2026-07-01', { state: 'TX', city: null })).toEqual({ mills: 7_250, source: 'federal' });
  expect(minimumWageOn('2026-07-01', { state: null, city: null })).toEqual({ mills: 7_250, source: 'federal' });
});

describe('the minimum wage of cities', () => {
  it('has one rate per city and day, each with its law', () => {
    const keys = cityMinimumWageRows.map(({ state, city, from }) => `${state} ${city} ${from}`);

    expect(new Set(keys).size).toBe(keys.length);
    expect(cityMinimumWageRows.every(({ source }) => source !== '')).toBe(true);
  });

  it('applies where it is higher, from its first day, by any name of the city', () => {
    const seattle = { state: 'WA', city: ' seattle ' };
    expect(minimumWageOn('2026-01-01', seattle)).toEqual({ mills: 21_300, source: 'city' });
    expect(minimumWageOn('2025-12-31', seattle)).toEqual({ mills: 7_250, source: 'federal' });
    expect(minimumWageOn('2026-11-30', { state: 'NY', city: 'The  Bronx' })).toEqual({ mills: 17_000, source: 'city' });
    expect(minimumWageOn('2026-11-30', { state: 'OR', city: 'Seattle' })).toEqual({ mills: 15_050, source: 'state' });
  });

  it('flags a week that reaches only the rate of the state', () => {
    const shifts = [shiftOf('2026-11-16', 60)];
    const terms = payTerms({ rate: { from: 16, to: 16 } });

    expect(week({ terms, shifts, state: 'IL', city: 'Peoria' }).flags).toEqual([]);
    const { minimumWage, flags } = week({ terms, shifts, state: 'IL', city: 'Chicago' });
    expect(flags).toEqual(['minimumWage']);
    expect(minimumWage).toMatchObject({ minimumMills: 16_600, source: 'city', shortfallCents: 60 });
  });
});
