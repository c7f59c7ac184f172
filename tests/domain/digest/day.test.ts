import { describe, expect, it } from '@jest/globals';
import { digestDay } from '#domain/digest/day';

describe('the day of a due digest', () => {
  it("starts at seven and ends at noon in the reader's time zone", () => {
    expect(digestDay('2026-06-10T11:59:59.999Z', 'America/Chicago')).toBeNull();
    expect(digestDay('2026-06-10T12:00:00.000Z', 'America/Chicago')).toBe('2026-06-10');
    expect(digestDay('2026-06-10T16:59:00.000Z', 'America/Chicago')).toBe('2026-06-10');
    expect(digestDay('2026-06-10T17:00:00.000Z', 'America/Chicago')).toBeNull();
  });

  it.each([
    ['on the day before the clock goes forward', '2026-03-07', '13:00'],
    ['on the day on which it goes forward', '2026-03-08', '12:00'],
    ['on the day before the clock goes back', '2026-10-31', '12:00'],
    ['on the day on which it goes back', '2026-11-01', '13:00'],
  ])('starts at the same local hour %s', (_name, day, utc) => {
    const seven = Date.parse(`${day}T${utc}:00.000Z`);

    expect(digestDay(new Date(seven - 1).toISOString(), 'America/Chicago')).toBeNull();
    expect(digestDay(new Date(seven).toISOString(), 'America/Chicago')).toBe(day);
  });

  it("is the reader's calendar day if it differs from UTC", () => {
    expect(digestDay('2026-06-10T20:00:00.000Z', 'Asia/Tokyo')).toBeNull();
    expect(digestDay('2026-06-10T22:30:00.000Z', 'Asia/Tokyo')).toBe('2026-06-11');
  });
});
