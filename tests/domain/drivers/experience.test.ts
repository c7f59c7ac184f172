import { describe, expect, it } from '@jest/globals';
import {
  enoughExperience,
  experienceFrom,
  experienceOn,
  experienceWithin,
  isOfAge,
  isPlausibleBirthDate,
} from '#domain/drivers/experience';
import { type Job, workRecordOf } from '#domain/drivers/work-record';
import type { DrivingExperience } from '#domain/shared/driving-experience';

const TODAY = '2026-11-21';

it.each([
  ['2008-11-21', true],
  ['2008-11-22', false],
  ['2000-02-29', true],
  ['2026-11-20', false],
])('a person born on %s is of age on 2026-11-21: %s', (birthDate, isSo) => {
  expect(isOfAge(birthDate, TODAY)).toBe(isSo);
});

it('counts a leap-day birthday as March 1 in other years', () => {
  expect([isOfAge('2008-02-29', '2026-02-28'), isOfAge('2008-02-29', '2026-03-01')]).toEqual([false, true]);
});

it.each([
  ['1890-01-01', false],
  ['1925-11-21', false],
  ['1925-11-22', true],
  ['2012-01-01', true],
  ['2026-11-22', false],
])('a birth date of %s is plausible: %s', (birthDate, isSo) => {
  expect(isPlausibleBirthDate(birthDate, TODAY)).toBe(isSo);
});

const job = (startDate: string, endDate: string | null, subjectToFmcsa: boolean | null = true): Job => ({
  startDate,
  endDate,
  subjectToFmcsa,
});
const factsOf = (answer: DrivingExperience | null, ...jobs: Job[]) =>
  experienceFrom(answer, workRecordOf(jobs, []), TODAY);

describe('months of commercial driving', () => {
  it.each([
    ['moreThan3Years', 36],
    ['from1YearTo3Years', 12],
    ['from6MonthsTo1Year', 6],
    ['lessThan6Months', 0],
  ] as const)('start with the answer %s: %i', (answer, months) => {
    expect(factsOf(answer)).toMatchObject({ experienceMonths: months, lastDroveOn: null });
  });

  it('grow with the work history beyond three years', () => {
    const facts = factsOf('moreThan3Years', job('2016-11-21', null));

    expect(facts).toMatchObject({ experienceMonths: 120, lastDroveOn: null });
    expect(experienceOn(facts, '2027-11-21')).toBe(132);
  });

  it('count each day once, and only work under federal motor carrier rules', () => {
    const overlapping = [job('2024-01-01', '2024-12-31'), job('2024-07-01', '2025-06-30')];

    expect(factsOf(null, ...overlapping)).toMatchObject({ experienceMonths: 18, lastDroveOn: '2025-06-30' });
    expect(factsOf(null, ...overlapping, job('2025-07-01', null, false))).toMatchObject({
      experienceMonths: 18,
      lastDroveOn: '2025-06-30',
    });
    expect(factsOf('lessThan6Months', job('2020-01-01', null, null)).experienceMonths).toBe(0);
  });

  it("keep the answer's months while the history proves fewer, with the last day of driving", () => {
    const facts = factsOf('moreThan3Years', job('2025-01-01', '2025-12-31'));

    expect(facts).toMatchObject({ experienceMonths: 36, lastDroveOn: '2025-12-31' });
    expect(factsOf('moreThan3Years', job('2025-01-01', '2025-12-31'), job('2026-01-01', null)).lastDroveOn).toBeNull();
  });
});

describe('months within a window', () => {
  const held = (windowMonths: number, answer: DrivingExperience | null, ...jobs: Job[]) =>
    experienceWithin(factsOf(answer, ...jobs), windowMonths, TODAY);

  it.each([
    ['all months of a job that spans it', 36, [job('2016-01-01', null)], 36],
    ['only the part of a job within it', 12, [job('2020-01-01', '2026-05-21')], 6],
    ['zero for driving that ended before it', 24, [job('2010-01-01', '2020-12-31'), job('2021-01-01', null, false)], 0],
    [
      'the sum of jobs with gaps between them',
      36,
      [job('2024-01-01', '2024-12-31'), job('2026-01-01', '2026-06-30')],
      18,
    ],
  ] as const)('are %s', (...row) => {
    const [, windowMonths, jobs, months] = row;

    expect(held(windowMonths, null, ...jobs)).toBe(months);
  });

  it('may be the answered months where the history has no entry, and nowhere else', () => {
    expect(held(36, 'moreThan3Years')).toBe(36);
    expect(held(120, 'moreThan3Years')).toBe(36);
    expect(held(36, 'from1YearTo3Years', job('2026-05-21', null))).toBe(12);
    expect(held(36, 'moreThan3Years', job('2020-01-01', null, false))).toBe(0);
  });

  it('do not include days after the last day of driving', () => {
    const facts = { ...factsOf('moreThan3Years'), lastDroveOn: '2025-11-21' };

    expect(experienceWithin(facts, 12, TODAY)).toBe(0);
    expect(experienceWithin(facts, 24, TODAY)).toBe(12);
  });
});

it("has no limit while a driver's own experience is not known", () => {
  for (const window of [1, 7, 12, 36, 60, 120]) expect(experienceWithin(enoughExperience, window, TODAY)).toBe(window);
  expect(experienceOn(enoughExperience, TODAY)).toBe(Number.POSITIVE_INFINITY);
});
