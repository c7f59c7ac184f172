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

type Breaks = readonly (readonly [string, string])[];

/** A shift between local times in a zone. */
function shiftIn(zone: string, [from, to]: readonly [string, string], breaks: Breaks = []) {
  const at = (local: string) => instantsOfLocalTime(local, zone)[0] ?? '';
  const pauses = breaks.map(([start, end]) => ({ startsAt: at(start), endsAt: at(end) }));
  return { id: from, startsAt: at(from), endsAt: at(to), breaks: pauses, clockDiffers: false, sentLate: false };
}
const between = (from: string, to: string, breaks: Breaks = []) => shiftIn(CHICAGO, [from, to], breaks);

describe('the minutes of a shift', () => {
  it.each([
    ['the autumn night', CHICAGO, { shift: ['2026-10-31T22:00', '2026-11-01T06:00'], minutes: 540, after: 420 }],
    [
      'the same night in Phoenix',
      'America/Phoenix',
      { shift: ['2026-10-31T22:00', '2026-11-01T06:00'], minutes: 480, after: 360 },
    ],
    ['the spring night', CHICAGO, { shift: ['2027-03-13T22:00', '2027-03-14T06:00'], minutes: 420, after: 300 }],
    ['the long autumn night', CHICAGO, { shift: ['2026-10-31T22:00', '2026-11-01T11:00'], minutes: 840, after: 720 }],
    ['New Year', CHICAGO, { shift: ['2026-12-31T20:00', '2027-01-01T04:00'], minutes: 480, after: 240 }],
    ['a leap day', CHICAGO, { shift: ['2028-02-28T22:00', '2028-02-29T06:00'], minutes: 480, after: 360 }],
    ['a day shift', CHICAGO, { shift: ['2026-11-16T08:00', '2026-11-16T16:30'], minutes: 510, after: 0 }],
  ] as const)('%s in %s: %j', (_, zone, { shift: times, minutes, after }) => {
    const shift = shiftIn(zone, times);
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
    expect(minutesOf(between('2026-11-16T08:00', '2026-11-16T16:00', breaks))).toBe(minutes);
  });

  it('never rounds taps, and counts whole minutes of the sum', () => {
    const part = (startsAt: string, endsAt: string): StoredShift => ({
      ...between('2026-11-16T08:00', '2026-11-16T09:00'),
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
    const open = { ...between('2026-11-16T08:00', '2026-11-16T09:00'), endsAt: null };
    const after = (hours: number) => Date.parse(open.startsAt) + hours * 3_600_000;
    expect(minutesOf(open)).toBeNull();
    expect(needsEnd(open, after(16))).toBe(false);
    expect(needsEnd(open, after(16) + 1)).toBe(true);
  });
});

describe('a local time', () => {
  it('asks for the first or the second if it occurs twice', () => {
    const local = '2026-11-01T01:30';
    expect(resolveTime({ local }, CHICAGO)).toEqual({ refused: 'local-time-twice' });
    expect(resolveTime({ local, which: 'first' }, CHICAGO)).toEqual({ at: '2026-11-01T06:30:00.000Z' });
    expect(resolveTime({ local, which: 'second' }, CHICAGO)).toEqual({ at: '2026-11-01T07:30:00.000Z' });
  });

  it.each(['2027-03-14T02:00', '2027-03-14T02:30', '2027-03-14T02:59', '2026-02-30T10:00', '2026-11-16T25:00'])(
    '%s does not exist',
    (local) => {
      expect(resolveTime({ local }, CHICAGO)).toEqual({ refused: 'local-time-skipped' });
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
    between(`2026-11-16T${from}`, to.includes('T') ? to : `2026-11-16T${to}`, breaks);
  const pause = (from: string, to: string) => [`2026-11-16T${from}`, `2026-11-16T${to}`] as const;

  it.each([
    ['one shift', [day('08:00', '16:00')], undefined],
    ['two that touch', [day('12:00', '16:00'), day('08:00', '12:00')], undefined],
    ['over midnight', [day('22:00', '2026-11-17T06:00')], undefined],
    ['another day', [between('2026-11-17T08:00', '2026-11-17T09:00')], 'shift-times-not-valid'],
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
  const open: StoredShift = { ...between('2026-11-16T22:00', '2026-11-16T23:00'), endsAt: null };
  const at = (local: string) => instantsOfLocalTime(local, CHICAGO)[0] ?? '';
  const onBreak = { ...open, breaks: [{ startsAt: at('2026-11-17T01:00'), endsAt: null }] };

  it.each([
    [
      'clock in',
      undefined,
      { kind: 'clockIn', at: at('2026-11-16T08:00'), decision: { starts: at('2026-11-16T08:00') } },
    ],
    ['on another phone', open, { kind: 'clockIn', at: at('2026-11-16T22:05'), decision: { refused: 'shift-open' } }],
    [
      'after a missing clock-out',
      open,
      { kind: 'clockIn', at: at('2026-11-17T14:01'), decision: { starts: at('2026-11-17T14:01') } },
    ],
    [
      'out without in',
      undefined,
      { kind: 'clockOut', at: at('2026-11-16T08:00'), decision: { refused: 'no-open-shift' } },
    ],
    [
      'out a day later',
      open,
      { kind: 'clockOut', at: at('2026-11-17T14:01'), decision: { refused: 'shift-end-missing' } },
    ],
    [
      'out at its start',
      open,
      { kind: 'clockOut', at: at('2026-11-16T22:00'), decision: { refused: 'shift-times-not-valid' } },
    ],
    ['a break', undefined, { kind: 'breakStart', at: at('2026-11-16T23:00'), decision: { refused: 'no-open-shift' } }],
    [
      'a second break',
      onBreak,
      { kind: 'breakStart', at: at('2026-11-17T02:00'), decision: { refused: 'break-open' } },
    ],
    [
      'the end of no break',
      open,
      { kind: 'breakEnd', at: at('2026-11-17T02:00'), decision: { refused: 'no-open-break' } },
    ],
    [
      'out before the break began',
      onBreak,
      { kind: 'clockOut', at: at('2026-11-17T00:30'), decision: { refused: 'break-outside-shift' } },
    ],
  ] as const)('%s', (_, shift, { decision, ...tap }) => {
    expect(decideTap(shift, tap)).toEqual(decision);
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
