import { describe, expect, it } from '@jest/globals';
import { wallTimeAt } from '#domain/shared/wall-time';
import { againAtOf, isQuietTime } from '../../../../web/src/features/ops-calls/model/when';

const zone = 'America/Chicago';
const at = (now: string, choice: 'hour' | 'threeHours' | 'tomorrow' | 'other', other: string | null = null) => {
  const instant = againAtOf({ choice, other, zone, now: new Date(now) });
  return instant === undefined ? undefined : `${wallTimeAt(instant, zone)} = ${instant}`;
};

describe('a call that is made again', () => {
  it('tomorrow is at nine by the driver’s clock, also over a night in which the clocks change', () => {
    // Clocks go forward on 8 March 2026 and back on 1 November 2026.
    expect(at('2026-03-07T18:00:00.000Z', 'tomorrow')).toBe('2026-03-08T09:00 = 2026-03-08T14:00:00.000Z');
    expect(at('2026-10-31T18:00:00.000Z', 'tomorrow')).toBe('2026-11-01T09:00 = 2026-11-01T15:00:00.000Z');
  });

  it('tomorrow is the day after his, not after the caller’s', () => {
    // Late in the evening of 1 July where he lives, and 2 July in UTC.
    expect(at('2026-07-02T03:30:00.000Z', 'tomorrow')).toBe('2026-07-02T09:00 = 2026-07-02T14:00:00.000Z');
    expect(at('2026-12-31T20:00:00.000Z', 'tomorrow')).toBe('2027-01-01T09:00 = 2027-01-01T15:00:00.000Z');
  });

  it('in three hours is three hours later, whatever the clocks do', () => {
    expect(at('2026-03-08T07:00:00.000Z', 'threeHours')).toBe('2026-03-08T05:00 = 2026-03-08T10:00:00.000Z');
    expect(at('2026-11-01T05:30:00.000Z', 'hour')).toBe('2026-11-01T01:30 = 2026-11-01T06:30:00.000Z');
  });

  it('at a time that the clocks skip is made at the one after the gap, and without a time is none', () => {
    expect(at('2026-03-01T12:00:00.000Z', 'other', '2026-03-08T02:30')).toBe(
      '2026-03-08T03:30 = 2026-03-08T08:30:00.000Z',
    );
    expect(at('2026-03-01T12:00:00.000Z', 'other')).toBeUndefined();
  });
});

describe('a time to call', () => {
  it.each([
    ['2026-07-01T12:59:00.000Z', true],
    ['2026-07-01T13:00:00.000Z', false],
    ['2026-07-02T01:59:00.000Z', false],
    ['2026-07-02T02:00:00.000Z', true],
    // An hour later in winter.
    ['2026-12-01T13:30:00.000Z', true],
  ])('is judged by the clock where the driver lives: %s', (instant, isQuiet) => {
    expect(isQuietTime(new Date(instant), zone)).toBe(isQuiet);
  });
});
