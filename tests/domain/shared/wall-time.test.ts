import { describe, expect, test } from '@jest/globals';
import { instantAtWallTime, wallTimeAt } from '#domain/shared/wall-time';

describe('wall time in a zone', () => {
  test('is the local time at the facility', () => {
    expect(wallTimeAt('2026-11-24T20:30:00.000Z', 'America/Los_Angeles')).toBe('2026-11-24T12:30');
    expect(wallTimeAt('2026-11-24T05:00:00.000Z', 'America/New_York')).toBe('2026-11-24T00:00');
  });

  test.each([
    ['2026-11-24T12:30', 'America/Los_Angeles', '2026-11-24T20:30:00.000Z'],
    ['2026-07-01T00:00', 'America/New_York', '2026-07-01T04:00:00.000Z'],
    ['2026-03-08T03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-11-01T03:00', 'America/New_York', '2026-11-01T08:00:00.000Z'],
  ])('%s in %s is %s', (wallTime, zone, instant) => {
    expect(instantAtWallTime(wallTime, zone)).toBe(instant);
    expect(wallTimeAt(instant, zone)).toBe(wallTime);
  });

  test('becomes the time after the gap if a clock change skips it', () => {
    const instant = instantAtWallTime('2026-03-08T02:30', 'America/New_York');

    expect(instant).toBe('2026-03-08T07:30:00.000Z');
  });

  test('has no instant if it is incomplete', () => {
    expect(instantAtWallTime('', 'America/New_York')).toBeUndefined();
    expect(instantAtWallTime('2026-11-24T', 'America/New_York')).toBeUndefined();
  });

  test.each(['0000-01-01T08:00', '0001-01-01T00:00', '9999-12-31T23:30'])('has no instant at %s', (wallTime) => {
    expect(instantAtWallTime(wallTime, 'America/New_York')).toBeUndefined();
  });
});
