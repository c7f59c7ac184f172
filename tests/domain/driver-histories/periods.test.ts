import { describe, expect, it } from '@jest/globals';
import { countWithin, coverageOf } from '#domain/driver-histories/coverage';
import { daysIn, gapsIn, monthsBefore, overlaps } from '#domain/driver-histories/periods';

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

describe('the coverage of 36 months', () => {
  it('is complete with exactly 36 months, and not with a day less', () => {
    expect(coverageOf([period('2023-11-21')], TODAY)).toEqual({
      months: 36,
      neededMonths: 36,
      isComplete: true,
      gaps: [],
    });
    expect(coverageOf([period('2023-11-22')], TODAY)).toMatchObject({
      months: 35,
      isComplete: false,
      gaps: [{ from: '2023-11-21', to: '2023-11-21' }],
    });
  });

  it('allows a month between two jobs, and not a day more', () => {
    const around = (begins: string) => [period('2020-01-01', '2025-03-01'), period(begins)];

    expect(coverageOf(around('2025-04-01'), TODAY).gaps).toEqual([]);
    expect(coverageOf(around('2025-04-02'), TODAY).gaps).toEqual([{ from: '2025-03-02', to: '2025-04-01' }]);
  });

  it('allows a gap of a month that the window cuts', () => {
    const periods = [period('2020-01-01', '2023-11-10'), period('2023-12-05')];

    expect(coverageOf(periods, TODAY).isComplete).toBe(true);
    expect(coverageOf([period('2020-01-01', '2023-10-10'), period('2023-12-05')], TODAY).gaps).toEqual([
      { from: '2023-11-21', to: '2023-12-04' },
    ]);
  });

  it('allows a month since the last job, and not more', () => {
    expect(coverageOf([period('2020-01-01', '2026-10-25')], TODAY).isComplete).toBe(true);
    expect(coverageOf([period('2020-01-01', '2026-09-30')], TODAY)).toMatchObject({
      months: 34,
      gaps: [{ from: '2026-10-01', to: TODAY }],
    });
  });

  it('is zero without entries', () => {
    expect(coverageOf([], TODAY)).toMatchObject({ months: 0, gaps: [{ from: '2023-11-21', to: TODAY }] });
  });
});

describe('the number of events in the last months', () => {
  it('is exact to the day, and covers three years by default', () => {
    expect(countWithin(['2023-11-21', '2023-11-22', '2026-11-21', '2026-11-22'], TODAY)).toBe(2);
    expect(countWithin(['2025-11-21', '2025-11-22', '2026-11-21', '2020-01-01'], TODAY, 12)).toBe(2);
  });
});
