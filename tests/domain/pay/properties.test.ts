import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { overtimeEligibilities } from '#domain/job-orders/enums';
import { computePay, payByDay } from '#domain/pay/compute';
import { dayRules, type PayInput, type PayLine, type PayShift } from '#domain/pay/model';
import { spread } from '#domain/pay/spread';
import { weekdays } from '#domain/shared/job-enums';
import { roundHalfUp } from '#domain/shared/money';
import { payInput, payTerms, weekDates } from '../../support/builders/pay';

const MINUTE = 60_000;
// Two weeks around the autumn clock change.
const START = Date.parse('2026-10-26T05:00:00Z');
const shifts = fc.array(
  fc.record({ start: fc.integer({ min: 0, max: 14 * 24 * 60 }), minutes: fc.integer({ min: 1, max: 960 }) }),
  { maxLength: 14 },
);
const iso = (minutes: number): string => new Date(START + minutes * MINUTE).toISOString();
const shiftsOf = (list: readonly { start: number; minutes: number }[]): PayShift[] =>
  list.map(({ start, minutes }) => ({ startsAt: iso(start), endsAt: iso(start + minutes), breaks: [] }));
const entry = fc.record({
  date: fc.constantFrom('2026-10-26', '2026-11-01', '2026-11-02', ...weekDates),
  milesTenths: fc.integer({ min: 0, max: 9_000 }),
  stops: fc.integer({ min: 0, max: 9 }),
  nights: fc.integer({ min: 0, max: 1 }),
  breakdownMinutes: fc.integer({ min: 0, max: 900 }),
  waitingMinutes: fc.integer({ min: 0, max: 300 }),
});
const input = fc
  .record({
    shifts,
    entries: fc.uniqueArray(entry, { selector: ({ date }) => date, maxLength: 8 }),
    eligibleForOvertime: fc.constantFrom(...overtimeEligibilities),
    paymentType: fc.constantFrom('hourly', 'mileage', 'hourlyPlusMileage', 'flat'),
    motorCarrierExemption: fc.boolean(),
    cents: fc.integer({ min: 1, max: 9_999 }),
    markupRate: fc.constantFrom(null, 0, 12.5, 33.33),
    dayRule: fc.constantFrom(...dayRules),
    workweek: fc.record({ weekday: fc.constantFrom(...weekdays), hour: fc.integer({ min: 0, max: 23 }) }),
  })
  .map(({ cents, markupRate, paymentType, eligibleForOvertime, motorCarrierExemption, ...rest }): PayInput => {
    const isExempt = motorCarrierExemption || eligibleForOvertime !== 'over8';
    const rate = { from: cents / 100, to: cents / 100 };
    const order = { paymentType, eligibleForOvertime, motorCarrierExemption: isExempt, rate, markupRate } as const;
    return payInput({ ...rest, shifts: shiftsOf(rest.shifts), terms: payTerms(order) });
  });

/** Minutes in which at least one shift lasts. */
function covered(list: readonly PayShift[]): number {
  const minutes = new Set<number>();
  for (const { startsAt, endsAt } of list) {
    for (let at = Date.parse(startsAt); at < Date.parse(endsAt); at += MINUTE) minutes.add(at);
  }
  return minutes.size;
}

const total = (lines: readonly PayLine[], field: 'payCents' | 'billCents'): number =>
  lines.reduce((sum, line) => sum + line[field], 0);

it('the parts of pay add up to the whole, by line, kind and day', () => {
  fc.assert(
    fc.property(input, (pay) => {
      const weeks = computePay(pay);
      for (const week of weeks) {
        for (const field of ['payCents', 'billCents'] as const) {
          expect(total(week.lines, field)).toBe(week[field]);
          expect(total(week.summary, field)).toBe(week[field]);
        }
        expect(week.lines.every(({ payCents, billCents }) => payCents >= 0 && billCents >= 0)).toBe(true);
      }
      const days = payByDay(weeks);
      const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
      expect(sum(days.map(({ payCents }) => payCents))).toBe(sum(weeks.map(({ payCents }) => payCents)));
      expect(sum(days.map(({ paidSeconds }) => paidSeconds))).toBe(sum(weeks.map(({ paidSeconds }) => paidSeconds)));
    }),
  );
});

it('no minute counts twice and none is lost', () => {
  fc.assert(
    fc.property(input, (pay) => {
      const weeks = computePay(pay);
      const paid = weeks.reduce((sum, { paidSeconds }) => sum + paidSeconds, 0);

      expect(paid).toBe(covered(pay.shifts) * 60);
      for (const { lines, paidSeconds, overtimeSeconds } of weeks) {
        const hours = lines.filter(({ kind }) => ['straight', 'overtimeDaily', 'overtimeWeekly'].includes(kind));
        const seconds = hours.reduce((sum, { quantity }) => sum + quantity, 0);
        expect([0, paidSeconds]).toContain(seconds);
        expect(overtimeSeconds).toBeLessThanOrEqual(paidSeconds);
      }
    }),
  );
});

it('weekly overtime is at least what is over the limit, for every rule with a limit', () => {
  const limits = { over8: 40, over40: 40, over45: 45, over50: 50, no: Number.POSITIVE_INFINITY };
  fc.assert(
    fc.property(input, (pay) => {
      const isHourly = pay.terms.paymentType.startsWith('hourly');
      for (const { paidSeconds, overtimeSeconds } of computePay(pay)) {
        const over = isHourly ? Math.max(0, paidSeconds - limits[pay.terms.overtime] * 3_600) : 0;
        expect(overtimeSeconds).toBeGreaterThanOrEqual(over);
      }
    }),
  );
});

it('the order of shifts and entries does not matter', () => {
  fc.assert(
    fc.property(input, (pay) => {
      const reversed = { ...pay, shifts: [...pay.shifts].reverse(), entries: [...pay.entries].reverse() };

      expect(computePay(reversed)).toEqual(computePay(pay));
    }),
  );
});

it('spreads a total without losing or inventing a cent', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 0n, max: 10_000n }), { maxLength: 20 }), (numerators) => {
      const parts = spread(numerators, 7n);

      expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(
        roundHalfUp(
          numerators.reduce((sum, each) => sum + each, 0n),
          7n,
        ),
      );
      expect(parts.every(({ cents }) => cents >= 0)).toBe(true);
    }),
  );
});
