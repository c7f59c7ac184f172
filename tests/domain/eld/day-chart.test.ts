import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { spanOfDay, totalsOf } from '#domain/eld/day-chart';
import { trackDay } from '#domain/eld/hours-of-day';
import { type LogStatus, logStatuses } from '#domain/eld/statuses';
import type { LogRecord } from '#domain/eld/timeline';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/durations';
import { at, ms, terms, ZONE } from './hours';

const record = (status: LogStatus, from: string, to: string | null = null): LogRecord => ({
  status,
  startsAt: at(from),
  endsAt: to === null ? null : at(to),
  remark: null,
});
const day = (records: readonly LogRecord[], date: string, now = `${date}T23:59`) =>
  trackDay(records, { date, now: ms(now), terms: terms() });
const sum = (totals: Readonly<Record<string, number>>): number =>
  Object.values(totals).reduce((all, minutes) => all + minutes, 0);

describe('the chart of a day', () => {
  it.each([
    ['2026-06-16', 1440],
    ['2026-11-01', 1500],
    ['2027-03-14', 1380],
  ])('%s has %i minutes at the home terminal', (date, minutes) => {
    const later = Date.parse('2027-06-01');
    const shown = trackDay([record('offDuty', `${date}T00:00`)], { date, now: later, terms: terms() });

    expect(shown.minutes).toBe(minutes);
    expect(shown.totals).toMatchObject({ offDuty: minutes, noData: 0, notYet: 0 });
  });

  it('has 9 hours of a night shift over the end of daylight saving', () => {
    const records = [record('driving', '2026-10-31T22:00', '2026-11-01T06:00')];

    expect(day(records, '2026-10-31', '2026-11-02T00:00').totals.driving).toBe(120);
    expect(day(records, '2026-11-01', '2026-11-02T00:00').totals.driving).toBe(420);
  });

  it('draws a hole of more than a minute as "no data", never as off duty', () => {
    const records = [
      record('offDuty', '2026-06-16T00:00', '2026-06-16T06:00'),
      record('driving', '2026-06-16T06:01', '2026-06-16T08:00'),
      record('offDuty', '2026-06-16T08:02', '2026-06-17T00:00'),
    ];

    expect(day(records, '2026-06-16', '2026-06-18T00:00').totals).toMatchObject({
      offDuty: 361 + 958,
      driving: 119,
      noData: 2,
    });
  });

  it('draws an open record until now, and the rest of the day as not yet there', () => {
    const { stretches } = day([record('onDuty', '2026-06-16T06:00')], '2026-06-16', '2026-06-16T07:30');

    expect(stretches.map(({ status, from, to }) => [status, (to - from) / MINUTE_MS])).toEqual([
      ['noData', 360],
      ['onDuty', 90],
      ['notYet', 990],
    ]);
  });

  it('ends a record where the next one begins, across midnight', () => {
    const records = [record('sleeperBed', '2026-06-15T20:00'), record('onDuty', '2026-06-16T05:00')];

    expect(day(records, '2026-06-16', '2026-06-16T06:00').totals).toMatchObject({ sleeperBed: 300, onDuty: 60 });
    expect(day(records, '2026-06-15', '2026-06-16T06:00').totals).toMatchObject({ sleeperBed: 240 });
  });

  it('lets the later of two records in one minute count', () => {
    const records = [record('onDuty', '2026-06-16T05:00'), record('driving', '2026-06-16T05:00')];

    expect(day(records, '2026-06-16', '2026-06-16T06:00').totals).toMatchObject({ onDuty: 0, driving: 60 });
  });
});

const dates = ['2026-06-16', '2026-11-01', '2027-03-14'] as const;
const anyLog = fc.array(
  fc.record({
    status: fc.constantFrom(...logStatuses),
    minute: fc.integer({ min: -15 * 1440, max: 1500 }),
    length: fc.option(fc.integer({ min: 0, max: 900 }), { nil: null }),
  }),
  { maxLength: 40 },
);

describe('any log', () => {
  it('has totals that add up to the day, and violations in driving time only', () => {
    fc.assert(
      fc.property(anyLog, fc.constantFrom(...dates), fc.integer({ min: -60, max: 1600 }), (entries, date, elapsed) => {
        const { from, to } = spanOfDay(date, ZONE);
        const instant = (minute: number): string => new Date(from + minute * MINUTE_MS).toISOString();
        const records = entries.map(({ status, minute, length }) => ({
          status,
          startsAt: instant(minute),
          endsAt: length === null ? null : instant(minute + length),
          remark: null,
        }));
        const shown = trackDay(records, { date, now: from + elapsed * MINUTE_MS, terms: terms() });

        expect(sum(shown.totals)).toBe((to - from) / MINUTE_MS);
        expect(totalsOf(shown.stretches)).toEqual(shown.totals);
        for (const { from: start, to: end } of shown.violations) {
          const driven = shown.stretches.filter(({ status }) => status === 'driving');
          expect(driven.some((stretch) => stretch.from <= start && stretch.to >= end)).toBe(true);
        }
        const { driving, window, cycle, leftMs } = shown.clocks;
        for (const { leftMs: left } of [driving, window, cycle]) expect(left).toBeGreaterThanOrEqual(leftMs);
        expect(driving.leftMs).toBeLessThanOrEqual(11 * HOUR_MS);
      }),
    );
  });
});
