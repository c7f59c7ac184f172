import { expect, it } from '@jest/globals';
import { clockChanges, shownDates, weekStart } from '#domain/interviews/calendar-days';

it.each([
  ['2026-11-25', '2026-11-22'],
  ['2026-11-22', '2026-11-22'],
  ['2027-01-01', '2026-12-27'],
])('starts the week of %s on Sunday, %s', (date, sunday) => {
  expect(weekStart(date)).toBe(sunday);
});

it('shows seven days of a week and one of a day', () => {
  expect(shownDates('2026-11-25', 'week')).toHaveLength(7);
  expect(shownDates('2026-11-25', 'week').at(-1)).toBe('2026-11-28');
  expect(shownDates('2026-11-25', 'day')).toEqual(['2026-11-25']);
});

it.each([
  ['2027-03-14', 'America/Chicago', [{ date: '2027-03-14', direction: 'forward' }]],
  ['2026-11-01', 'America/New_York', [{ date: '2026-11-01', direction: 'back' }]],
  ['2027-03-14', 'America/Phoenix', []],
  ['2026-11-25', 'America/Chicago', []],
])('finds the clock changes in the week of %s in %s', (date, zone, changes) => {
  expect(clockChanges(shownDates(date, 'week'), zone)).toEqual(changes);
});
