import { describe, expect, it } from '@jest/globals';
import { wallTimeAt } from '#domain/shared/wall-time';
import { callbackAt, isQuietTime } from '#web/features/ops-calls/model/when';

const zone = 'America/Chicago';
function at(now: string, choice: 'hour' | 'threeHours' | 'tomorrow' | 'other', other: string | null = null) {
  const instant = callbackAt({ choice, other, zone, now: new Date(now) });
  return instant === undefined ? undefined : `${wallTimeAt(instant, zone)} = ${instant}`;
}

describe('the time of a callback', () => {
  it('is nine in the driver’s time zone tomorrow, also across a daylight-saving change', () => {
    // Clocks go forward on March 8, 2026 and back on November 1, 2026.
    expect(at('2026-03-07T18:00:00.000Z', 'tomorrow')).toBe('2026-03-08T09:00 = 2026-03-08T14:00:00.000Z');
    expect(at('2026-10-31T18:00:00.000Z', 'tomorrow')).toBe('2026-11-01T09:00 = 2026-11-01T15:00:00.000Z');
  });

  it('counts tomorrow from the driver’s date, not from the caller’s', () => {
    // Late in the evening of July 1 where the driver lives, and July 2 in UTC.
    expect(at('2026-07-02T03:30:00.000Z', 'tomorrow')).toBe('2026-07-02T09:00 = 2026-07-02T14:00:00.000Z');
    expect(at('2026-12-31T20:00:00.000Z', 'tomorrow')).toBe('2027-01-01T09:00 = 2027-01-01T15:00:00.000Z');
  });

  it('is exactly three hours later, also across a daylight-saving change', () => {
    expect(at('2026-03-08T07:00:00.000Z', 'threeHours')).toBe('2026-03-08T05:00 = 2026-03-08T10:00:00.000Z');
    expect(at('2026-11-01T05:30:00.000Z', 'hour')).toBe('2026-11-01T01:30 = 2026-11-01T06:30:00.000Z');
  });

  it('is moved to after the daylight-saving gap if it falls into it, and is undefined if none is chosen', () => {
    expect(at('2026-03-01T12:00:00.000Z', 'other', '2026-03-08T02:30')).toBe(
      '2026-03-08T03:30 = 2026-03-08T08:30:00.000Z',
    );
    expect(at('2026-03-01T12:00:00.000Z', 'other')).toBeUndefined();
  });
});

describe('calling hours', () => {
  it.each([
    ['2026-07-01T12:59:00.000Z', true],
    ['2026-07-01T13:00:00.000Z', false],
    ['2026-07-02T01:59:00.000Z', false],
    ['2026-07-02T02:00:00.000Z', true],
    // An hour later in winter.
    ['2026-12-01T13:30:00.000Z', true],
  ])('are checked in the driver’s time zone: %s', (instant, isQuiet) => {
    expect(isQuietTime(new Date(instant), zone)).toBe(isQuiet);
  });
});
