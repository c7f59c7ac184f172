import { describe, expect, it } from '@jest/globals';
import { suggestedInterview, unusualTime } from '#domain/interviews/times';
import { isWorkingDay, nextWorkingDay } from '#domain/shared/working-days';

const dallas = 'America/Chicago';
const rows: [string, string, string][] = [
  [
    'on a working morning, the first quarter hour at least two and a half hours ahead',
    '2026-11-23T15:01:00.000Z',
    '2026-11-23T11:45',
  ],
  ['on a full quarter hour, exactly two and a half hours ahead', '2026-11-23T15:00:00.000Z', '2026-11-23T11:30'],
  ['before dawn, when the yard opens', '2026-11-23T09:00:00.000Z', '2026-11-23T08:00'],
  ['late on a working day, the next morning', '2026-11-23T20:40:00.000Z', '2026-11-24T08:00'],
  ['on a Friday evening, on Monday', '2026-11-20T23:00:00.000Z', '2026-11-23T08:00'],
  ['on a Sunday, on Monday', '2026-11-22T14:17:00.000Z', '2026-11-23T08:00'],
  ['late in the evening, the next morning', '2026-11-24T05:00:00.000Z', '2026-11-24T08:00'],
];

describe('the time suggested for an interview', () => {
  it.each(rows)('is %s', (_name, now, expected) => {
    expect(suggestedInterview(Date.parse(now), dallas)).toBe(expected);
  });
});

it('reports weekends and nights as unusual', () => {
  expect(unusualTime('2026-11-22T10:00')).toBe('weekend');
  expect(unusualTime('2026-11-23T07:59')).toBe('hour');
  expect(unusualTime('2026-11-23T17:00')).toBe('hour');
  expect(unusualTime('2026-11-23T16:45')).toBeNull();
  expect(unusualTime('')).toBeNull();
});

it('finds working days across the end of a week and of a year', () => {
  expect(isWorkingDay('2026-11-21')).toBe(false);
  expect(nextWorkingDay('2026-11-20')).toBe('2026-11-23');
  expect(nextWorkingDay('2026-12-31')).toBe('2027-01-01');
});
