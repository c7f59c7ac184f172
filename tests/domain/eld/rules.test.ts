import { describe, expect, it } from '@jest/globals';
import { trackDay } from '#domain/eld/hours-of-day';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/durations';
import { at, clocks, log, ms, terms, violations } from './hours';

const DAY = '2026-06-16';
const on = (time: string): string => `${DAY}T${time}`;

describe('11 hours of driving', () => {
  const day = log(DAY, 'on 06:00', 'd 07:00', 'on 15:00', 'd 15:30', 'off 18:30');

  it('are used after the driving of the chart test, with the window and the break', () => {
    const { driving, window, break: untilBreak } = clocks(day, on('18:30'));

    expect(driving).toEqual({ usedMs: 11 * HOUR_MS, leftMs: 0 });
    expect(window.endsAt).toBe(ms(on('20:00')));
    expect(untilBreak.usedMs).toBe(3 * HOUR_MS);
    expect(violations(day, on('18:30'))).toEqual([]);
  });

  it('are exceeded by 15 minutes of driving more', () => {
    const longer = log(DAY, 'on 06:00', 'd 07:00', 'on 15:00', 'd 15:30', 'off 18:45');

    expect(violations(longer, on('19:00'))).toEqual(['driving 18:30-18:45']);
  });

  it('begin again after ten hours off duty, in any mix with the berth', () => {
    const next = log(DAY, 'd 04:00', 'on 11:00', 'd 12:00', 'off 16:00', 'sb 20:00', 'd 2:02:00', 'off 2:05:00');

    expect(violations(next, '2026-06-17T06:00')).toEqual([]);
    expect(clocks(next, '2026-06-17T05:00').driving.usedMs).toBe(3 * HOUR_MS);
  });

  it('do not begin again after less', () => {
    const next = log(DAY, 'd 04:00', 'on 11:00', 'd 12:00', 'off 16:00', 'd 2:01:59', 'off 2:03:00');

    expect(violations(next, '2026-06-17T06:00')).toEqual(['driving 01:59-03:00', 'window 01:59-03:00']);
  });
});

describe('14 hours', () => {
  it('end driving, not work', () => {
    const day = log(DAY, 'on 06:00', 'd 12:00', 'on 14:00', 'd 19:30', 'on 20:30', 'off 22:00');

    expect(violations(day, on('23:00'))).toEqual(['window 20:00-20:30']);
  });

  it('count a short rest', () => {
    const day = log(DAY, 'd 06:00', 'off 10:00', 'd 13:00', 'on 14:00', 'd 20:00', 'off 21:00');

    expect(violations(day, on('22:00'))).toEqual(['window 20:00-21:00']);
  });
});

describe('the break of 30 minutes', () => {
  it('is due after 8 hours of driving', () => {
    expect(violations(log(DAY, 'd 05:00', 'off 13:10'), on('14:00'))).toEqual(['break 13:00-13:10']);
  });

  it.each([
    ['off duty', ['off 09:00', 'd 09:30']],
    ['on duty', ['on 09:00', 'd 09:30']],
    ['a mix', ['on 09:00', 'off 09:10', 'sb 09:20', 'd 09:30']],
  ])('is any time without driving: %s', (_, entries) => {
    expect(violations(log(DAY, 'd 05:00', ...entries, 'off 14:00'), on('15:00'))).toEqual([]);
  });

  it('is not made of shorter ones', () => {
    const day = log(DAY, 'd 05:00', 'on 09:00', 'd 09:29', 'off 14:00');

    expect(violations(day, on('15:00'))).toEqual(['break 13:29-14:00']);
  });

  it('is not due in short haul', () => {
    const exemptions = { adverseConditions: [], shortHaul: [DAY] };

    expect(violations(log(DAY, 'd 05:00', 'off 13:10'), on('14:00'), { exemptions })).toEqual([]);
  });
});

describe('a split rest', () => {
  const before = ['on 15:00', 'd 16:00', 'on 20:00', 'sb 22:00', 'd 2:05:00'] as const;

  it('of 7 hours in the berth and 3 off duty begins the day at the end of the first, and stops the 14 hours', () => {
    const day = log(DAY, ...before, 'off 2:12:00', 'd 2:15:00', 'off 2:19:00');
    const { driving, window } = clocks(day, '2026-06-17T15:00');

    expect(violations(day, '2026-06-17T20:00')).toEqual([]);
    expect(driving).toEqual({ usedMs: 7 * HOUR_MS, leftMs: 4 * HOUR_MS });
    expect(window.endsAt).toBe(ms('2026-06-17T22:00'));
  });

  it('needs ten hours together', () => {
    const day = log(DAY, ...before, 'off 2:12:00', 'd 2:13:50', 'off 2:15:00');

    expect(violations(day, '2026-06-17T16:00')).toEqual(['driving 13:50-15:00', 'window 13:50-15:00']);
    expect(clocks(day, '2026-06-17T13:50').driving.leftMs).toBe(0);
  });

  it('may begin with the short part, in 8 and 2 hours', () => {
    const day = log(DAY, 'd 06:00', 'off 10:00', 'd 12:00', 'sb 18:00', 'd 2:02:00', 'off 2:07:00');

    // Ten hours of driving before the berth; from the end of the short rest, 6 + 5.
    expect(violations(day, '2026-06-17T08:00')).toEqual([]);
    expect(clocks(day, '2026-06-17T02:00').driving.leftMs).toBe(5 * HOUR_MS);
    expect(clocks(day, '2026-06-17T02:00').window.endsAt).toBe(ms('2026-06-17T10:00'));
  });

  it('needs one of them in the berth', () => {
    const day = log(DAY, 'd 06:00', 'off 10:00', 'd 12:00', 'off 18:00', 'd 2:02:00', 'off 2:07:00');

    expect(violations(day, '2026-06-17T08:00')).toContain('driving 03:00-07:00');
  });
});

describe('70 hours in 8 days', () => {
  const week = (days: number): string[] =>
    Array.from({ length: days }, (_, index) => [
      `on ${String(index + 1)}:06:00`,
      `off ${String(index + 1)}:16:00`,
    ]).flat();

  it('end driving on the eighth day', () => {
    const records = log(DAY, ...week(7), 'd 8:06:00', 'off 8:07:00');

    expect(violations(records, '2026-06-23T08:00')).toEqual(['cycle 06:00-07:00']);
  });

  it('are 60 in 7 for other carriers', () => {
    const records = log(DAY, ...week(6), 'd 7:06:00', 'off 7:07:00');

    expect(violations(records, '2026-06-22T08:00')).toEqual([]);
    expect(violations(records, '2026-06-22T08:00', { cycle: '60/7' })).toEqual(['cycle 06:00-07:00']);
  });

  it('lose the oldest day at midnight', () => {
    const records = log(DAY, ...week(7), 'on 8:23:00', 'd 9:00:00', 'off 9:02:00');

    expect(violations(records, '2026-06-24T03:00')).toEqual([]);
    expect(clocks(records, '2026-06-24T01:00').cycle.usedMs).toBe(62 * HOUR_MS);
  });

  it('begin again after 34 hours off duty', () => {
    const records = log(DAY, ...week(6), 'd 8:02:00', 'off 8:10:00');
    const { cycle, restartedAt } = clocks(records, '2026-06-23T12:00');

    expect(violations(records, '2026-06-23T12:00')).toEqual([]);
    expect(cycle.usedMs).toBe(8 * HOUR_MS);
    expect(cycle.days.map(({ workMs }) => workMs / HOUR_MS)).toEqual([0, 0, 0, 0, 0, 0, 0, 8]);
    expect(restartedAt).toBe(ms('2026-06-24T20:00'));
  });
});

describe('adverse driving conditions', () => {
  it('add two hours to driving and to the window', () => {
    const day = log(DAY, 'd 06:00', 'on 13:00', 'd 14:00', 'off 20:00');
    const exemptions = { adverseConditions: [DAY], shortHaul: [] };

    expect(violations(day, on('21:00'))).toEqual(['driving 18:00-20:00']);
    expect(violations(day, on('21:00'), { exemptions })).toEqual([]);
    expect(clocks(day, on('20:00'), { exemptions }).window.endsAt).toBe(ms(on('22:00')));
  });
});

describe('clocks', () => {
  it('are those of the named instant, also during a rest', () => {
    const day = log(DAY, 'd 06:00', 'off 10:00');
    const early = clocks(day, on('09:00'));

    expect(early.workedTodayMs).toBe(3 * HOUR_MS);
    expect(early.leftMs).toBe(5 * HOUR_MS);
    expect(clocks(day, on('11:00')).freshAt).toBe(ms(on('20:00')));
    expect(clocks(day, on('21:00')).driving.leftMs).toBe(11 * HOUR_MS);
  });

  it('have the work of the shown date when it is over, although they are those of its end', () => {
    const day = log(DAY, 'on 05:30', 'd 06:00', 'off 16:00');
    const shown = trackDay(day, { date: DAY, now: ms('2026-06-18T12:00'), terms: terms() });

    expect(shown.clocks.at).toBe(ms('2026-06-17T00:00'));
    expect(shown.clocks.workedTodayMs).toBe(10.5 * HOUR_MS);
  });

  it('say that the log has holes', () => {
    const day = log(DAY, 'd 06:00', 'off 10:00');
    const holed = day.map((record, index) => (index === 1 ? { ...record, endsAt: at(on('08:00')) } : record));

    expect(clocks(day, on('11:00')).isUncertain).toBe(false);
    expect(clocks(holed, on('11:00'))).toMatchObject({ isUncertain: true, workedTodayMs: 120 * MINUTE_MS });
  });
});
