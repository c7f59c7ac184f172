import { describe, expect, it } from '@jest/globals';
import { OrderContent, type OrderContentInput } from '#domain/job-orders/content/schema';
import { weekDefaults } from '#domain/job-orders/defaults';
import { assumedMiles, hoursByWeek, jobTypeOf, weeklyPay } from '#domain/job-orders/pay';
import { assignmentTypes } from '#domain/shared/job-enums';
import { anOrderForm } from '../../support/builders/order-form';

const payOf = (overrides: Partial<OrderContentInput>) => weeklyPay(OrderContent.parse(anOrderForm(overrides)));
const eightHours = Object.fromEntries(
  Object.entries(weekDefaults).map(([day, hours]) => [day, { ...hours, from: 6, to: 14 }]),
) as typeof weekDefaults;
const forty = { schedule: eightHours };

describe('the weekly pay', () => {
  it('is the hourly rate times the hours of the schedule', () => {
    expect(payOf({ ...forty, rate: { from: 21, to: 25 } })).toEqual({ from: 84_000, to: 100_000, currency: 'USD' });
  });

  it.each([
    ['over8', 5 * 9 + 5 * 0.5],
    ['over40', 45 + 2.5],
    ['over45', 45],
    ['over50', 45],
    ['no', 45],
  ] as const)('counts overtime %s of nine-hour days', (eligibleForOvertime, paidHours) => {
    const pay = payOf({ eligibleForOvertime, motorCarrierExemption: true, rate: { from: 20, to: 20 } });

    expect(pay).toEqual({ from: paidHours * 2000, to: paidHours * 2000, currency: 'USD' });
  });

  it('is the rate times the miles of a typical week, plus the per diem', () => {
    const pay = payOf({ ...forty, paymentType: 'mileage', orderAssignmentType: 'otr' });

    expect(pay).toEqual({ from: 2000 * 25 + 5 * 2500, to: 2800 * 25 + 5 * 2500, currency: 'USD' });
  });

  it.each(assignmentTypes)('names the miles that the pay of %s assumes', (orderAssignmentType) => {
    const { mileageRate } = OrderContent.parse(anOrderForm({}));
    const terms = { ...forty, mileageRate: { ...mileageRate, perMile: 1, perDiem: 0 }, orderAssignmentType };
    const pay = payOf({ ...terms, paymentType: 'mileage' });

    for (const paymentType of ['mileage', 'hourlyPlusMileage'] as const) {
      const miles = assumedMiles({ paymentType, orderAssignmentType });
      expect({ from: (miles?.from ?? 0) * 100, to: (miles?.to ?? 0) * 100, currency: 'USD' }).toEqual(pay);
    }
    expect(assumedMiles({ paymentType: 'hourly', orderAssignmentType })).toBeNull();
  });

  it('adds hours to miles if both are paid', () => {
    const mileage = payOf({ ...forty, paymentType: 'mileage' });
    const both = payOf({ ...forty, paymentType: 'hourlyPlusMileage' });

    expect(both?.from).toBe((mileage?.from ?? 0) + 40 * 1200);
  });

  it('is the daily rate times the days, from the lowest to the highest', () => {
    const flatRate = { basePriceCentPerDay: 25_000, variousPriceCentPerDay: { weekend: 30_000 } };

    expect(payOf({ ...forty, paymentType: 'flat', flatRate })).toEqual({ from: 125_000, to: 150_000, currency: 'USD' });
  });

  it('adds the hours over the daily threshold', () => {
    const flatRate = { basePriceCentPerDay: 20_000, extraHours: { thresholdHours: 8, centsPerHour: 2200 } };

    expect(payOf({ paymentType: 'flat', flatRate })?.from).toBe(100_000 + 5 * 2200);
  });

  it.each([
    ['day', 20_000, 100_000],
    ['week', 100_000, 100_000],
    ['month', 520_000, 120_000],
    ['year', 5_200_000, 100_000],
  ] as const)('converts an estimate per %s to a week', (period, amountInCent, week) => {
    const pay = payOf({
      ...forty,
      paymentType: 'estimatedPay',
      estimatedPay: { currency: 'CAD', amountInCent, period },
    });

    expect(pay).toEqual({ from: week, to: week, currency: 'CAD' });
  });

  it("is the carrier's estimate for another payment type, and unknown without one", () => {
    const other = { paymentType: 'other', anotherPaymentType: 'share of the load' } as const;

    expect(payOf(other)).toBeNull();
    expect(payOf({ ...other, estimatedPay: { currency: 'USD', amountInCent: 5_200_000, period: 'year' } })).toEqual({
      from: 100_000,
      to: 100_000,
      currency: 'USD',
    });
  });

  it('is the average of the weeks of a rotation, each with its own overtime', () => {
    const day = { isAvailable: true, from: 6, to: 16 };
    const off = weekdaysOff();
    const four = { ...off, mo: day, tu: day, we: day, th: day };
    const pay = payOf({
      rate: { from: 20, to: 30 },
      eligibleForOvertime: 'over40',
      schedule: { ...four, fr: day },
      schedules: [four, off],
      numberOfHoursPerWeek: null,
    });

    // 50 hours of which 10 are overtime, 40 hours, and a week off.
    expect(pay).toEqual({ from: Math.round((95 * 2000) / 3), to: (95 * 3000) / 3, currency: 'USD' });
  });

  it('counts overtime of the hours that are paid beside miles', () => {
    const mileageRate = { perMile: 1, perStop: { rate: 0 }, perDiem: 0, breakDown: { hourly: 0, max: 0 }, perHour: 10 };
    const both = { paymentType: 'hourlyPlusMileage', mileageRate, motorCarrierExemption: true } as const;
    const without = payOf({ ...both, eligibleForOvertime: 'no' });

    expect(payOf({ ...both, eligibleForOvertime: 'over40' })?.from).toBe((without?.from ?? 0) + 5 * 0.5 * 1000);
  });
});

describe('the hours of a week', () => {
  it('count a shift across midnight', () => {
    const mo = { isAvailable: true, from: 22, to: 6 };
    const schedule = { ...weekdaysOff(), mo };

    expect(hoursByWeek({ scheduleType: 'WEEK_SCHEDULE', schedule, numberOfHoursPerWeek: null })).toEqual([[8]]);
  });

  it('are spread over five days for a flexible schedule', () => {
    const weeks = hoursByWeek({ scheduleType: 'FLEX', schedule: {}, numberOfHoursPerWeek: 30 });

    expect(weeks).toEqual([[6, 6, 6, 6, 6]]);
  });

  it('never exceed the legal maximum', () => {
    const always = { isAvailable: true, from: 0, to: 23 };
    const schedule = { mo: always, tu: always, we: always, th: always, fr: always };
    const [days = []] = hoursByWeek({ scheduleType: 'WEEK_SCHEDULE', schedule, numberOfHoursPerWeek: null });

    expect(days.reduce((sum, hours) => sum + hours, 0)).toBeCloseTo(70);
  });

  it('are listed for each week of a rotation, in proportion to the stated average', () => {
    const mo = { isAvailable: true, from: 8, to: 18 };
    const terms = {
      scheduleType: 'WEEK_SCHEDULE',
      schedule: { ...weekdaysOff(), mo, tu: mo },
      schedules: [weekdaysOff(), { ...weekdaysOff(), mo }],
    } as const;

    expect(hoursByWeek({ ...terms, numberOfHoursPerWeek: null })).toEqual([[10, 10], [], [10]]);
    expect(hoursByWeek({ ...terms, numberOfHoursPerWeek: 20 })).toEqual([[20, 20], [], [20]]);
    expect(hoursByWeek({ ...terms, scheduleType: 'FLEX', numberOfHoursPerWeek: null })).toHaveLength(1);
  });
});

it('maps an assignment type to its job type', () => {
  expect(jobTypeOf('drayageTWIC')).toBe('Drayage');
});

function weekdaysOff() {
  return Object.fromEntries(
    Object.keys(weekDefaults).map((day) => [day, { isAvailable: false }]),
  ) as typeof weekDefaults;
}
