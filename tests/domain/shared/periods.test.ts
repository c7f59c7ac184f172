import { describe, expect, it } from '@jest/globals';
import { daysIn, gapsIn, monthsBefore, overlaps } from '#domain/shared/periods';

const TODAY = '2026-11-21';
const period = (startDate: string, endDate: string | null = null) => ({ startDate, endDate });

describe('two periods', () => {
  it.each([
    ['have the same dates', period('2024-01-01', '2024-03-01'), period('2024-01-01', '2024-03-01')],
    ['are both the same day', period('2024-01-01', '2024-01-01'), period('2024-01-01', '2024-01-01')],
    ['one begins within the other', period('2024-01-01', '2024-03-01'), period('2024-02-01', '2024-05-01')],
    ['one ends within the other', period('2024-02-01', '2024-05-01'), period('2024-01-01', '2024-03-01')],
    ['one lies within the other', period('2024-02-01', '2024-02-10'), period('2024-01-01', '2024-03-01')],
    ['begin together', period('2024-01-01', '2024-02-01'), period('2024-01-01', '2024-03-01')],
    ['one continues and the other began later', period('2020-01-01'), period('2024-01-01', '2024-03-01')],
    ['both continue', period('2020-01-01'), period('2024-01-01')],
  ])('overlap when they %s', (_, one, other) => {
    expect(overlaps(one, other, TODAY)).toBe(true);
    expect(overlaps(other, one, TODAY)).toBe(true);
  });

  it.each([
    ['one ends on the day the other begins', period('2024-01-01', '2024-03-01'), period('2024-03-01', '2024-05-01')],
    ['one ends before the other', period('2024-01-01', '2024-02-01'), period('2024-03-01', '2024-05-01')],
    ['one ends where the current one begins', period('2024-01-01', '2024-03-01'), period('2024-03-01')],
  ])('do not overlap when %s', (_, one, other) => {
    expect(overlaps(one, other, TODAY)).toBe(false);
    expect(overlaps(other, one, TODAY)).toBe(false);
  });
});

describe('months before a date', () => {
  it.each([
    ['2026-11-21', 36, '2023-11-21'],
    ['2024-02-29', 12, '2023-02-28'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2026-01-15', 2, '2025-11-15'],
  ])('of %s, %i months, are %s', (date, months, before) => {
    expect(monthsBefore(date, months)).toBe(before);
  });
});

describe('the days without an entry', () => {
  it('are found between, before and after periods in any order', () => {
    const periods = [period('2026-06-01', '2026-08-31'), period('2026-01-15', '2026-03-31')];

    expect(gapsIn(periods, { from: '2026-01-01', to: '2026-11-21' })).toEqual([
      { from: '2026-01-01', to: '2026-01-14' },
      { from: '2026-04-01', to: '2026-05-31' },
      { from: '2026-09-01', to: '2026-11-21' },
    ]);
  });

  it('are all days without entries, and none while one period continues', () => {
    const window = { from: '2026-01-01', to: '2026-11-21' };

    expect(gapsIn([], window)).toEqual([window]);
    expect(gapsIn([period('2020-01-01')], window)).toEqual([]);
    expect(gapsIn([period('2020-01-01'), period('2026-02-01', '2026-03-01')], window)).toEqual([]);
    expect(daysIn({ from: '2026-01-01', to: '2026-01-01' })).toBe(1);
  });
});
