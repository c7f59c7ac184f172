import { describe, expect, it } from '@jest/globals';
import { decideTap } from '#domain/timesheets/clock';
import { instantsOfLocalTime, resolveTime } from '#domain/timesheets/local-time';
import {
  checkShifts,
  dayMinutes,
  minutesNextDay,
  minutesOf,
  minutesOfAll,
  needsEnd,
  type StoredShift,
} from '#domain/timesheets/shift';

const CHICAGO = 'America/Chicago';

const between = (zone: string, from: string, to: string, breaks: readonly (readonly [string, string])[] = []) => {
  const at = (local: string) => instantsOfLocalTime(local, zone)[0] ?? '';
  const pauses = breaks.map(([start, end]) => ({ startsAt: at(start), endsAt: at(end) }));
  return { id: from, startsAt: at(from), endsAt: at(to), breaks: pauses, clockDiffers: false };
};

describe('the minutes of a shift', () => {
  it.each([
    ['the autumn night', CHICAGO, '2026-10-31T22:00', '2026-11-01T06:00', 540, 420],
    ['the same night in Phoenix', 'America/Phoenix', '2026-10-31T22:00', '2026-11-01T06:00', 480, 360],
    ['the spring night', CHICAGO, '2027-03-13T22:00', '2027-03-14T06:00', 420, 300],
    ['the long autumn night', CHICAGO, '2026-10-31T22:00', '2026-11-01T11:00', 840, 720],
    ['New Year', CHICAGO, '2026-12-31T20:00', '2027-01-01T04:00', 480, 240],
    ['a leap day', CHICAGO, '2028-02-28T22:00', '2028-02-29T06:00', 480, 360],
    ['a day shift', CHICAGO, '2026-11-16T08:00', '2026-11-16T16:30', 510, 0],
  ])('%s in %s', (_, zone, from, to, minutes, after) => {
    const shift = between(zone, from, to);
    expect(minutesOf(shift)).toBe(minutes);
    expect(minutesNextDay(shift, zone)).toBe(after);
  });

  it.each([
    [[['12:00', '12:29']], 480],
    [[['12:00', '12:30']], 450],
    [
      [
        ['10:00', '10:20'],
        ['12:00', '13:00'],
      ],
      420,
    ],
  ] as const)('a break of less than 30 minutes is paid: %j', (pauses, minutes) => {
    const breaks = pauses.map(([from, to]) => [`2026-11-16T${from}`, `2026-11-16T${to}`] as const);
    expect(minutesOf(between(CHICAGO, '2026-11-16T08:00', '2026-11-16T16:00', breaks))).toBe(minutes);
  });

  it('never rounds taps, and counts whole minutes of the sum', () => {
    const part = (startsAt: string, endsAt: string): StoredShift => ({
      ...between(CHICAGO, '2026-11-16T08:00', '2026-11-16T09:00'),
      startsAt,
      endsAt,
    });
    const one = part('2026-11-16T14:00:00.000Z', '2026-11-16T14:30:40.000Z');
    const two = part('2026-11-16T15:00:00.000Z', '2026-11-16T15:30:30.000Z');
    expect(minutesOf(one)).toBe(30);
    expect(minutesOfAll([one, two])).toBe(61);
  });

  it.each([
    ['2026-11-01', 1_500],
    ['2027-03-14', 1_380],
    ['2026-11-02', 1_440],
  ])('the day %s has %i minutes', (day, minutes) => {
    expect(dayMinutes(day, CHICAGO)).toBe(minutes);
  });

  it('is open without minutes, and needs an end after 16 hours', () => {
    const open = { ...between(CHICAGO, '2026-11-16T08:00', '2026-11-16T09:00'), endsAt: null };
    const after = (hours: number) => Date.parse(open.startsAt) + hours * 3_600_000;
    expect(minutesOf(open)).toBeNull();
    expect(needsEnd(open, after(16))).toBe(false);
    expect(needsEnd(open, after(16) + 1)).toBe(true);
  });
});

describe('a local time', () => {
  it('asks for the first or the second if it occurs twice', () => {
    const local = '2026-11-01T01:30';
    expect(resolveTime({ local }, CHICAGO)).toEqual({ code: 'local-time-twice' });
    expect(resolveTime({ local, which: 'first' }, CHICAGO)).toEqual({ at: '2026-11-01T06:30:00.000Z' });
    expect(resolveTime({ local, which: 'second' }, CHICAGO)).toEqual({ at: '2026-11-01T07:30:00.000Z' });
  });

  it.each(['2027-03-14T02:00', '2027-03-14T02:30', '2027-03-14T02:59', '2026-02-30T10:00', '2026-11-16T25:00'])(
    '%s does not exist',
    (local) => {
      expect(resolveTime({ local }, CHICAGO)).toEqual({ code: 'local-time-skipped' });
    },
  );

  it.each([
    ['2027-03-14T01:59', '2027-03-14T07:59:00.000Z'],
    ['2027-03-14T03:00', '2027-03-14T08:00:00.000Z'],
    ['2026-11-01T00:59', '2026-11-01T05:59:00.000Z'],
    ['2026-11-01T02:00', '2026-11-01T08:00:00.000Z'],
  ])('%s is %s', (local, at) => {
    expect(resolveTime({ local, which: 'second' }, CHICAGO)).toEqual({ at });
    expect(resolveTime({ local }, CHICAGO)).toEqual({ at });
  });

  it('keeps the seconds of an instant', () => {
    expect(resolveTime('2026-11-16T14:00:07.000Z', CHICAGO)).toEqual({ at: '2026-11-16T14:00:07.000Z' });
  });
});

describe('the shifts that somebody enters for a day', () => {
  const now = Date.parse('2026-11-20T00:00:00.000Z');
  const check = (...shifts: StoredShift[]) => checkShifts(shifts, { day: '2026-11-16', zone: CHICAGO, now });
  const day = (from: string, to: string, breaks: readonly (readonly [string, string])[] = []) =>
    between(CHICAGO, `2026-11-16T${from}`, to.includes('T') ? to : `2026-11-16T${to}`, breaks);
  const pause = (from: string, to: string) => [`2026-11-16T${from}`, `2026-11-16T${to}`] as const;

  it.each([
    ['one shift', [day('08:00', '16:00')], undefined],
    ['two that touch', [day('12:00', '16:00'), day('08:00', '12:00')], undefined],
    ['over midnight', [day('22:00', '2026-11-17T06:00')], undefined],
    ['another day', [between(CHICAGO, '2026-11-17T08:00', '2026-11-17T09:00')], 'shift-times-not-valid'],
    ['end before start', [day('16:00', '08:00')], 'shift-times-not-valid'],
    ['overlap', [day('08:00', '12:00'), day('11:00', '16:00')], 'shift-times-not-valid'],
    ['24 hours', [day('08:00', '2026-11-17T08:00')], undefined],
    ['more than 24 hours', [day('08:00', '2026-11-17T08:01')], 'shift-too-long'],
    ['still to come', [day('08:00', '2026-11-19T18:01')], 'time-in-future'],
    ['a break within', [day('08:00', '16:00', [pause('12:00', '12:30')])], undefined],
    ['a break outside', [day('08:00', '16:00', [pause('15:30', '16:30')])], 'break-outside-shift'],
    [
      'breaks that overlap',
      [day('08:00', '16:00', [pause('12:00', '12:30'), pause('12:15', '13:00')])],
      'break-outside-shift',
    ],
  ] as const)('%s: %s', (_, shifts, problem) => {
    expect(check(...shifts)).toBe(problem);
  });
});

describe('taps of the clock', () => {
  const open: StoredShift = { ...between(CHICAGO, '2026-11-16T22:00', '2026-11-16T23:00'), endsAt: null };
  const at = (local: string) => instantsOfLocalTime(local, CHICAGO)[0] ?? '';
  const onBreak = { ...open, breaks: [{ startsAt: at('2026-11-17T01:00'), endsAt: null }] };

  it.each([
    ['clock in', undefined, 'clockIn', '2026-11-16T08:00', { starts: at('2026-11-16T08:00') }],
    ['on another phone', open, 'clockIn', '2026-11-16T22:05', { refused: 'shift-open' }],
    ['after a forgotten clock-out', open, 'clockIn', '2026-11-17T14:01', { starts: at('2026-11-17T14:01') }],
    ['out without in', undefined, 'clockOut', '2026-11-16T08:00', { refused: 'no-open-shift' }],
    ['out a day later', open, 'clockOut', '2026-11-17T14:01', { refused: 'shift-end-missing' }],
    ['out at its start', open, 'clockOut', '2026-11-16T22:00', { refused: 'shift-times-not-valid' }],
    ['a break', undefined, 'breakStart', '2026-11-16T23:00', { refused: 'no-open-shift' }],
    ['a second break', onBreak, 'breakStart', '2026-11-17T02:00', { refused: 'break-open' }],
    ['the end of no break', open, 'breakEnd', '2026-11-17T02:00', { refused: 'no-open-break' }],
    ['out before the break began', onBreak, 'clockOut', '2026-11-17T00:30', { refused: 'break-outside-shift' }],
  ] as const)('%s', (_, shift, kind, local, decision) => {
    expect(decideTap(shift, { kind, at: at(local) })).toEqual(decision);
  });

  it('closes the open shift whatever the date', () => {
    const out = at('2026-11-17T06:00');
    expect(decideTap(open, { kind: 'clockOut', at: out })).toEqual({ changed: { endsAt: out, breaks: [] } });
  });

  it('ends a break with the shift', () => {
    const out = at('2026-11-17T06:00');
    expect(decideTap(onBreak, { kind: 'clockOut', at: out })).toEqual({
      changed: { endsAt: out, breaks: [{ startsAt: at('2026-11-17T01:00'), endsAt: out }] },
    });
  });

  it('starts and ends breaks', () => {
    const back = at('2026-11-17T01:30');
    expect(decideTap(onBreak, { kind: 'breakEnd', at: back })).toEqual({
      changed: { endsAt: null, breaks: [{ startsAt: at('2026-11-17T01:00'), endsAt: back }] },
    });
  });
});
