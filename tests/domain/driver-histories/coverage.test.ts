import { describe, expect, it } from '@jest/globals';
import { countWithin, coverageOf } from '#domain/driver-histories/coverage';

const TODAY = '2026-11-21';
const period = (startDate: string, endDate: string | null = null) => ({ startDate, endDate });

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
