import { describe, expect, it } from '@jest/globals';
import { countWithin, coverageOf } from '#domain/driver-histories/coverage';
import { daysIn, gapsIn, monthsBefore, overlaps } from '#domain/driver-histories/periods';

const TODAY = '2026-11-21';
const period = (startDate: string, endDate: string | null = null) => ({ startDate, endDate });

describe('two periods', () => {
  it.each([
    ['have the same dates', period('2024-01-01', '2024-03-01'), period('2024-01-01', '2024-03-01')],
    ['are the same day', period('2024-01-01', '2024-01-01'), period('2024-01-01', '2024-01-01')],
    ['one begins inside of the other', period('2024-01-01', '2024-03-01'), period('2024-02-01', '2024-05-01')],
    ['one ends inside of the other', period('2024-02-01', '2024-05-01'), period('2024-01-01', '2024-03-01')],
    ['one lies inside of the other', period('2024-02-01', '2024-02-10'), period('2024-01-01', '2024-03-01')],
    ['begin together', period('2024-01-01', '2024-02-01'), period('2024-01-01', '2024-03-01')],
    ['one goes on and the other began later', period('2020-01-01'), period('2024-01-01', '2024-03-01')],
    ['both go on', period('2020-01-01'), period('2024-01-01')],
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
  ])('of %s, %i months: %s', (date, months, before) => {
    expect(monthsBefore(date, months)).toBe(before);
  });
});

describe('the days that nothing is told of', () => {
  it('are found between, before and after periods, in whatever order they come', () => {
    const periods = [period('2026-06-01', '2026-08-31'), period('2026-01-15', '2026-03-31')];

    expect(gapsIn(periods, { from: '2026-01-01', to: '2026-11-21' })).toEqual([
      { from: '2026-01-01', to: '2026-01-14' },
      { from: '2026-04-01', to: '2026-05-31' },
      { from: '2026-09-01', to: '2026-11-21' },
    ]);
  });

  it('are all of them when nothing is told, and none when one period goes on', () => {
    const window = { from: '2026-01-01', to: '2026-11-21' };

    expect(gapsIn([], window)).toEqual([window]);
    expect(gapsIn([period('2020-01-01')], window)).toEqual([]);
    expect(gapsIn([period('2020-01-01'), period('2026-02-01', '2026-03-01')], window)).toEqual([]);
    expect(daysIn({ from: '2026-01-01', to: '2026-01-01' })).toBe(1);
  });
});

describe('the coverage of 36 months', () => {
  it('is whole with exactly 36 months, and not with a day less', () => {
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

  it('does not ask about a month between two jobs, and asks about a day more', () => {
    const around = (begins: string) => [period('2020-01-01', '2025-03-01'), period(begins)];

    expect(coverageOf(around('2025-04-01'), TODAY).gaps).toEqual([]);
    expect(coverageOf(around('2025-04-02'), TODAY).gaps).toEqual([{ from: '2025-03-02', to: '2025-04-01' }]);
  });

  it('counts a quiet month where the window cuts through it', () => {
    const periods = [period('2020-01-01', '2023-11-10'), period('2023-12-05')];

    expect(coverageOf(periods, TODAY).isComplete).toBe(true);
    expect(coverageOf([period('2020-01-01', '2023-10-10'), period('2023-12-05')], TODAY).gaps).toEqual([
      { from: '2023-11-21', to: '2023-12-04' },
    ]);
  });

  it('asks nobody about the weeks since he left, and everybody about more than a month', () => {
    expect(coverageOf([period('2020-01-01', '2026-10-25')], TODAY).isComplete).toBe(true);
    expect(coverageOf([period('2020-01-01', '2026-09-30')], TODAY)).toMatchObject({
      months: 34,
      gaps: [{ from: '2026-10-01', to: TODAY }],
    });
  });

  it('is nothing before anything is told', () => {
    expect(coverageOf([], TODAY)).toMatchObject({ months: 0, gaps: [{ from: '2023-11-21', to: TODAY }] });
  });
});

describe('what happened in the last months', () => {
  it('is counted to the day, over three years where nothing else is said', () => {
    expect(countWithin(['2023-11-21', '2023-11-22', '2026-11-21', '2026-11-22'], TODAY)).toBe(2);
    expect(countWithin(['2025-11-21', '2025-11-22', '2026-11-21', '2020-01-01'], TODAY, 12)).toBe(2);
  });
});
