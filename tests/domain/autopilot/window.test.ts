import { describe, expect, it } from '@jest/globals';
import { nextWaveWindow } from '#domain/autopilot/window';
import { wallTimeAt } from '#domain/shared/wall-time';

const zone = 'America/Chicago';
const next = (now: string, { after = null, zone: other = zone }: { after?: string | null; zone?: string } = {}) =>
  nextWaveWindow({ zone: other, now: Date.parse(now), after, orderId: 'an order' });
const local = (instant: string) => wallTimeAt(instant, zone);

describe('the next wave', () => {
  it('is sent immediately if it is daytime at the facility', () => {
    // 9:00 AM, 9:05 AM and 4:59 PM in Chicago.
    for (const now of ['2026-11-24T15:00:00.000Z', '2026-11-24T15:05:00.000Z', '2026-11-24T22:59:00.000Z']) {
      expect(next(now)).toEqual({ at: now, until: '2026-11-24T23:00:00.000Z' });
    }
  });

  it('waits for the morning before 9 AM, and for the next one from 5 PM', () => {
    expect(local(next('2026-11-24T14:59:59.000Z').at)).toMatch(/^2026-11-24T09:(0|1)\d$/);
    expect(local(next('2026-11-24T23:00:00.000Z').at)).toMatch(/^2026-11-25T09:(0|1)\d$/);
    // 1 AM in Chicago is already the next day in London, where it is not decided.
    expect(local(next('2026-11-25T05:30:00.000Z').at)).toMatch(/^2026-11-25T09/);
  });

  it('is on a later day than the previous one, by the calendar of the facility', () => {
    const noon = '2026-11-24T18:00:00.000Z';

    expect(local(next('2026-11-24T19:00:00.000Z', { after: noon }).at)).toMatch(/^2026-11-25T09/);
    expect(next('2026-11-25T19:00:00.000Z', { after: noon }).at).toBe('2026-11-25T19:00:00.000Z');
    // In another zone, the previous wave may be on a date that has not begun here.
    expect(
      next('2026-11-24T20:00:00.000Z', { after: '2026-11-24T23:30:00.000Z', zone: 'Pacific/Auckland' }).at,
    ).toMatch(/^2026-11-25T20/);
  });

  it('keeps local time when the clocks change', () => {
    // Daylight saving time ends on November 1 and begins on March 14.
    const before = next('2026-10-31T23:00:00.000Z');
    const spring = next('2027-03-13T23:30:00.000Z');

    expect(local(before.at)).toMatch(/^2026-11-01T09/);
    expect(before.until).toBe('2026-11-01T23:00:00.000Z');
    expect(local(spring.at)).toMatch(/^2027-03-14T09/);
    expect(spring.until).toBe('2027-03-14T22:00:00.000Z');
  });

  it('starts in another minute of the morning for another order', () => {
    const starts = ['one', 'two', 'three', 'four', 'five'].map(
      (orderId) => nextWaveWindow({ zone, now: Date.parse('2026-11-24T12:00:00.000Z'), after: null, orderId }).at,
    );

    expect(new Set(starts).size).toBeGreaterThan(1);
  });
});
