import { expect, it } from '@jest/globals';
import { businessDaysAfter, isBusinessDay, isFederalHoliday } from '#domain/shared/federal-holidays';

it.each([
  ["New Year's Day", '2026-01-01'],
  ['Birthday of Martin Luther King, Jr.', '2026-01-19'],
  ["Washington's Birthday", '2026-02-16'],
  ['Memorial Day', '2026-05-25'],
  ['Juneteenth', '2026-06-19'],
  ['Labor Day', '2026-09-07'],
  ['Columbus Day', '2026-10-12'],
  ['Veterans Day', '2026-11-11'],
  ['Thanksgiving Day', '2026-11-26'],
  ['Christmas Day', '2026-12-25'],
])('%s of 2026 is %s (5 USC 6103)', (_name, day) => {
  expect(isFederalHoliday(day)).toBe(true);
  expect(isBusinessDay(day)).toBe(false);
});

it('observes a holiday of a Saturday on Friday, and one of a Sunday on Monday', () => {
  // July 4, 2026 is a Saturday, July 4, 2027 a Sunday.
  expect([isFederalHoliday('2026-07-03'), isFederalHoliday('2027-07-05')]).toEqual([true, true]);
  expect([isBusinessDay('2026-07-06'), isBusinessDay('2027-07-06')]).toEqual([true, true]);
});

it('observes a New Year’s Day that is a Saturday in the year before', () => {
  expect([isFederalHoliday('2021-12-31'), isBusinessDay('2021-12-31')]).toEqual([true, false]);
  expect(isFederalHoliday('2020-12-31')).toBe(false);
});

it('knows Juneteenth since 2021', () => {
  expect([isFederalHoliday('2020-06-19'), isFederalHoliday('2021-06-18')]).toEqual([false, true]);
});

it('takes the last Monday of May, the fourth Thursday of November, and no weekend', () => {
  expect([isFederalHoliday('2027-05-31'), isFederalHoliday('2027-05-24')]).toEqual([true, false]);
  expect([isFederalHoliday('2028-11-23'), isFederalHoliday('2028-11-30')]).toEqual([true, false]);
  expect([isBusinessDay('2026-03-07'), isBusinessDay('2026-03-08'), isBusinessDay('2026-03-09')]).toEqual([
    false,
    false,
    true,
  ]);
});

it('counts business days across a weekend and a holiday', () => {
  // Thanksgiving 2026 is November 26.
  expect(businessDaysAfter('2026-11-25', 0)).toBe('2026-11-25');
  expect(businessDaysAfter('2026-11-25', 3)).toBe('2026-12-01');
});
