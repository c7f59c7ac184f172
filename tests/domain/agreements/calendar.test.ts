import { describe, expect, it } from '@jest/globals';
import {
  daysOfTerm,
  lastDayBefore,
  noticeEnd,
  reminderAt,
  termOn,
  trialEnd,
  yearsAfter,
} from '#domain/agreements/calendar';

const CHICAGO = 'America/Chicago';

describe('the trial', () => {
  it.each([
    // The day of activation is extra: 30 full days follow it.
    ['2026-06-15T15:00:00.000Z', CHICAGO, '2026-07-16T05:00:00.000Z', '2026-07-15'],
    ['2026-06-16T04:59:59.999Z', CHICAGO, '2026-07-16T05:00:00.000Z', '2026-07-15'],
    ['2026-06-16T04:59:59.999Z', 'America/New_York', '2026-07-17T04:00:00.000Z', '2026-07-16'],
    // The clocks change in between.
    ['2026-10-15T15:00:00.000Z', CHICAGO, '2026-11-15T06:00:00.000Z', '2026-11-14'],
    ['2027-02-20T15:00:00.000Z', CHICAGO, '2027-03-23T05:00:00.000Z', '2027-03-22'],
  ])('that begins at %s in %s ends before %s', (startedAt, zone, ...[endsAt, lastDay]) => {
    expect(trialEnd(startedAt, zone)).toBe(endsAt);
    expect(lastDayBefore(endsAt, zone)).toBe(lastDay);
  });
});

it.each([
  ['2027-01-31T21:00:00.000Z', '2027-03-02'],
  ['2028-01-31T21:00:00.000Z', '2028-03-01'],
  ['2027-02-10T18:00:00.000Z', '2027-03-12'],
])('a notice of %s ends on %s: 30 calendar days, not a month', (sentAt, lastDay) => {
  expect(lastDayBefore(noticeEnd(sentAt, CHICAGO), CHICAGO)).toBe(lastDay);
});

describe('terms', () => {
  it('are counted from the first day of the first one, so that a leap day does not drift', () => {
    expect([1, 2, 3, 4].map((years) => yearsAfter('2028-02-29', years))).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
    expect(daysOfTerm({ firstOn: '2028-02-29', number: 4 })).toEqual({ startsOn: '2031-02-28', endsOn: '2032-02-28' });
    expect(daysOfTerm({ firstOn: '2026-07-16', number: 1 })).toEqual({ startsOn: '2026-07-16', endsOn: '2027-07-15' });
  });

  it.each([
    ['2026-07-16', 1],
    ['2027-07-15', 1],
    ['2027-07-16', 2],
    ['2029-01-01', 3],
  ])('the term of %s is number %d', (day, number) => {
    expect(termOn('2026-07-16', day)).toEqual({ firstOn: '2026-07-16', number });
  });
});

it('reminds at nine in the morning in the zone of the carrier', () => {
  expect(reminderAt('2026-11-14', 14, CHICAGO)).toBe('2026-10-31T14:00:00.000Z');
  expect(reminderAt('2026-11-14', 7, CHICAGO)).toBe('2026-11-07T15:00:00.000Z');
});
