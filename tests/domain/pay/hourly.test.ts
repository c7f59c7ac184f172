import { describe, expect, it } from '@jest/globals';
import { computePay, payByDay } from '#domain/pay/compute';
import type { PayInput } from '#domain/pay/model';
import { paidSecondsOf } from '#domain/pay/work-time';
import { at, payInput, payTerms, shift, shiftOf, weekDates } from '../../support/builders/pay';

const HOUR = 3_600;
const exempt = { motorCarrierExemption: true };
const pay = (overrides: Partial<PayInput>) => computePay(payInput(overrides));
const days = (minutes: readonly number[]) =>
  minutes.flatMap((each, index) => (each === 0 ? [] : [shiftOf(weekDates[index] ?? '', each)]));
const overtimeHours = (overrides: Partial<PayInput>) =>
  pay(overrides).map(({ overtimeSeconds }) => overtimeSeconds / HOUR);

describe('elapsed time', () => {
  it.each([
    ['America/Chicago', '2026-10-31T22:00', '2026-11-01T06:00', 9],
    ['America/Phoenix', '2026-10-31T22:00', '2026-11-01T06:00', 8],
    ['America/Chicago', '2027-03-13T22:00', '2027-03-14T06:00', 7],
    ['America/Chicago', '2026-10-31T22:00', '2026-11-01T11:00', 14],
    ['America/Chicago', '2028-02-28T22:00', '2028-02-29T06:00', 8],
    ['America/Chicago', '2027-12-31T22:00', '2028-01-01T06:00', 8],
  ] as const)('in %s from %s to %s is %d hours', (...[zone, from, to, hours]) => {
    expect(paidSecondsOf({ startsAt: at(from, zone), endsAt: at(to, zone), breaks: [] })).toBe(hours * HOUR);
  });

  it.each([
    [20, undefined, 0],
    [29, undefined, 0],
    [30, undefined, 30],
    [45, undefined, 45],
    [45, true, 0],
    [10, false, 10],
  ])('a break of %d minutes, paid %s, takes %d minutes', (minutes, isPaid, unpaid) => {
    const pause = { startsAt: at('2027-01-04T10:00'), endsAt: at(`2027-01-04T10:${String(minutes)}`), isPaid };
    const worked = shift('2027-01-04T06:00', '2027-01-04T14:00', [pause]);

    expect(paidSecondsOf(worked)).toBe(8 * HOUR - unpaid * 60);
  });

  it('counts only the part of a break that is within the shift', () => {
    const pause = { startsAt: at('2027-01-04T13:30'), endsAt: at('2027-01-04T15:00') };

    expect(paidSecondsOf(shift('2027-01-04T06:00', '2027-01-04T14:00', [pause]))).toBe(7.5 * HOUR);
  });

  it('never rounds punches: seconds are paid', () => {
    const worked = { startsAt: '2027-01-04T12:00:10.900Z', endsAt: '2027-01-04T13:00:40.100Z', breaks: [] };

    expect(paidSecondsOf(worked)).toBe(HOUR + 30);
  });
});

describe('overtime at $25.00, Monday to Saturday 9 hours each', () => {
  const shifts = days([540, 540, 540, 540, 540, 540]);

  it.each([
    ['over8', 14, 152_500],
    ['over40', 14, 152_500],
    ['over45', 9, 146_250],
    ['over50', 4, 140_000],
    ['no', 0, 135_000],
  ] as const)('%s is %d hours and %d cents', (eligibleForOvertime, overtime, cents) => {
    const terms = payTerms({ eligibleForOvertime, ...(eligibleForOvertime === 'over8' ? {} : exempt) });
    const [week, ...others] = pay({ terms, shifts });

    expect(others).toEqual([]);
    expect(week).toMatchObject({ overtimeSeconds: overtime * HOUR, payCents: cents, paidSeconds: 54 * HOUR });
  });

  it('of over8 is 6 hours by day and 8 by week', () => {
    const [week] = pay({ terms: payTerms({ eligibleForOvertime: 'over8' }), shifts });

    expect(week?.summary.map(({ kind, quantity, payCents }) => [kind, quantity / HOUR, payCents])).toEqual([
      ['straight', 40, 100_000],
      ['overtimeDaily', 6, 22_500],
      ['overtimeWeekly', 8, 30_000],
    ]);
  });
});

describe('no hour counts twice', () => {
  const over8 = payTerms({ eligibleForOvertime: 'over8' });

  it.each([
    ['five days of 10 hours', [600, 600, 600, 600, 600], 10],
    ['five days of 6 hours and one of 12', [360, 360, 360, 360, 360, 720], 4],
    ['seven days of 8 hours', [480, 480, 480, 480, 480, 480, 480], 16],
  ])('%s', (_name, minutes, overtime) => {
    expect(overtimeHours({ terms: over8, shifts: days(minutes) })).toEqual([overtime]);
  });

  it('weeks are never averaged: 36 and 48 hours have 8 hours of overtime', () => {
    const second = ['11', '12', '13', '14'].map((day) => shiftOf(`2027-01-${day}`, 720));

    expect(overtimeHours({ shifts: [...days([720, 720, 720]), ...second] })).toEqual([0, 8]);
  });

  it('adds up two shifts of a day, and counts an overlap once', () => {
    const shifts = [
      shift('2027-01-04T06:00', '2027-01-04T11:00'),
      shift('2027-01-04T10:00', '2027-01-04T13:00'),
      shift('2027-01-04T15:00', '2027-01-04T18:00'),
    ];

    expect(pay({ terms: over8, shifts })).toMatchObject([{ paidSeconds: 10 * HOUR, overtimeSeconds: 2 * HOUR }]);
  });
});

describe('shifts over midnight', () => {
  const night = [shift('2027-01-05T20:00', '2027-01-06T06:00')];
  const terms = payTerms({ eligibleForOvertime: 'over8' });

  it('count to the day on which they start, by default', () => {
    expect(overtimeHours({ terms, shifts: night })).toEqual([2]);
    expect(payByDay(pay({ terms, shifts: night })).map(({ date }) => date)).toEqual(['2027-01-05']);
  });

  it('are split at midnight by the rule calendarDay', () => {
    const weeks = pay({ terms, shifts: night, dayRule: 'calendarDay' });

    expect(weeks).toMatchObject([{ overtimeSeconds: 0, paidSeconds: 10 * HOUR }]);
    expect(payByDay(weeks)).toMatchObject([
      { date: '2027-01-05', paidSeconds: 4 * HOUR },
      { date: '2027-01-06', paidSeconds: 6 * HOUR },
    ]);
  });

  it.each(['shiftStart', 'calendarDay'] as const)(
    'are split at the end of the week by instants, with %s',
    (dayRule) => {
      const weeks = pay({ shifts: [shift('2027-01-10T22:00', '2027-01-11T06:00')], dayRule });

      expect(weeks.map(({ startsOn, paidSeconds }) => [startsOn, paidSeconds / HOUR])).toEqual([
        ['2027-01-04', 2],
        ['2027-01-11', 6],
      ]);
    },
  );

  it('have their daily overtime in the week in which its hours were', () => {
    const shifts = [shift('2027-01-10T20:00', '2027-01-11T06:00')];

    expect(overtimeHours({ terms, shifts })).toEqual([0, 2]);
  });

  it('begin a week at the weekday and hour of the carrier', () => {
    const weeks = pay({
      shifts: [shift('2027-01-09T22:00', '2027-01-10T06:00')],
      workweek: { weekday: 'su', hour: 4 },
    });

    expect(weeks).toMatchObject([
      { startsAt: at('2027-01-03T04:00'), endsAt: at('2027-01-10T04:00'), paidSeconds: 6 * HOUR },
      { startsAt: at('2027-01-10T04:00'), endsAt: at('2027-01-17T04:00'), paidSeconds: 2 * HOUR },
    ]);
  });

  it('in a week of a clock change last as long as they did', () => {
    const shifts = [shift('2026-10-31T22:00', '2026-11-01T06:00')];

    expect(pay({ shifts })).toMatchObject([{ startsOn: '2026-10-26', paidSeconds: 9 * HOUR, payCents: 22_500 }]);
  });
});

describe('money', () => {
  it('is rounded once for each rate and week; the last row carries the rest', () => {
    const terms = payTerms({ rate: { from: 27.5, to: 27.5 } });
    const [week] = pay({ terms, shifts: days([437, 437, 437]) });

    expect(week?.payCents).toBe(60_088);
    expect(week?.lines.map(({ payCents, restCents }) => [payCents, restCents])).toEqual([
      [20_029, 0],
      [20_029, 0],
      [20_030, 1],
    ]);
    expect(week?.summary).toMatchObject([{ quantity: 1_311 * 60, rateMills: 27_500, payCents: 60_088 }]);
  });

  it('is that of the agreed rate, or the lowest of a range, which is flagged', () => {
    const range = { rate: { from: 21, to: 25 } };
    const shifts = days([60]);

    const rates = [{ from: '2026-12-01', unit: 'hour' as const, mills: 23_500 }];

    expect(pay({ terms: payTerms(range), rates, shifts })).toMatchObject([{ payCents: 2_350, flags: [] }]);
    expect(pay({ terms: payTerms(range), shifts })).toMatchObject([{ payCents: 2_100, flags: ['rateOpen'] }]);
  });

  it('includes typed pay in the regular rate of overtime, unless the carrier is exempt', () => {
    const shifts = days([600, 600, 600, 600, 600]);
    const entries = [{ date: weekDates[0] ?? '', amounts: [{ cents: 10_000, kind: 'wage' as const }] }];
    // (50 × 25.00 + 100.00) / 50 = 27.00, half of which for 10 hours is 135.00.
    expect(pay({ shifts, entries })).toMatchObject([{ payCents: 125_000 + 10_000 + 13_500 }]);
    expect(pay({ shifts, entries, terms: payTerms(exempt) })).toMatchObject([{ payCents: 137_500 + 10_000 }]);
  });

  it('reimburses without a share in overtime', () => {
    const shifts = days([600, 600, 600, 600, 600]);
    const entries = [{ date: weekDates[0] ?? '', amounts: [{ cents: 10_000, kind: 'reimbursement' as const }] }];

    expect(pay({ shifts, entries })).toMatchObject([{ payCents: 137_500 + 10_000 }]);
  });
});
