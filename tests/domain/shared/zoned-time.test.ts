import { describe, expect, it } from '@jest/globals';
import { calendarDate, dateAt, endOfDate, nextDate, startOfDate } from '#domain/shared/zoned-time';

describe("the calendar date of a client's input", () => {
  it.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-12-01T00:00:00.000Z', '2026-12-01'],
    ['2026-12-01T01:00:00+02:00', '2026-11-30'],
  ])('of %s is %s', (sent, date) => {
    expect(calendarDate(sent)).toBe(date);
  });
});

describe('the first instant of a date', () => {
  it.each([
    ['2026-12-01', 'America/Los_Angeles', '2026-12-01T08:00:00.000Z'],
    ['2026-07-01', 'America/Los_Angeles', '2026-07-01T07:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    ['2026-06-01', 'Pacific/Honolulu', '2026-06-01T10:00:00.000Z'],
    ['2026-06-01', 'Asia/Kolkata', '2026-05-31T18:30:00.000Z'],
    ['2026-06-01', 'UTC', '2026-06-01T00:00:00.000Z'],
  ])('%s in %s is %s', (date, zone, instant) => {
    expect(startOfDate(date, zone)).toBe(instant);
  });

  it('is the instant after a skipped midnight', () => {
    expect(startOfDate('2026-03-08', 'America/Havana')).toBe('2026-03-08T05:00:00.000Z');
  });
});

it('ends a date at the first instant of the next', () => {
  expect(endOfDate('2026-12-31', 'America/Chicago')).toBe('2027-01-01T06:00:00.000Z');
  expect(nextDate('2028-02-28')).toBe('2028-02-29');
});

it('the date of an instant is the local date in the zone', () => {
  expect(dateAt('2026-12-01T03:00:00.000Z', 'America/Chicago')).toBe('2026-11-30');
});
