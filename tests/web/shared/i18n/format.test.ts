import { describe, expect, it } from '@jest/globals';
import {
  daysSince,
  formatDate,
  formatDateTime,
  formatLastMoment,
  formatMiles,
  formatMoney,
  formatMoneyRange,
  formatMonth,
  formatPhone,
  formatZone,
  formatZoneAt,
} from '#web/shared/i18n/format';

describe('formats', () => {
  it('shows a calendar date unchanged in every time zone', () => {
    expect(formatDate('2026-11-03')).toBe('11/03/2026');
    expect(formatMonth('2026-11-03')).toBe('11/2026');
  });

  it('shows an instant on the day of the given zone', () => {
    expect(formatDate('2026-11-03T02:00:00.000Z', 'America/Los_Angeles')).toBe('11/02/2026');
    const year = new Date().getUTCFullYear();
    expect(formatDateTime(`${year}-12-03T20:20:00.000Z`, 'America/Chicago')).toMatch(/^\w{3}, Dec 3, 2:20 PM CST$/);
  });

  it('shows only the time for a moment of today', () => {
    expect(formatLastMoment(new Date().toISOString())).toMatch(/^\d+:\d\d [AP]M$/);
    expect(formatLastMoment('2021-11-03T20:20:00.000Z')).toContain('Nov 3, 2021');
  });

  it('includes the year for a moment of another year in that zone', () => {
    expect(formatDateTime('2021-11-03T20:20:00.000Z', 'America/Chicago')).toBe('Wed, Nov 3, 2021, 3:20 PM CDT');
    expect(formatDateTime('2021-01-01T04:00:00.000Z', 'America/Chicago')).toBe('Thu, Dec 31, 2020, 10:00 PM CST');
  });

  it('names a zone in general and at an instant', () => {
    expect(formatZone('America/Chicago')).toBe('Central time');
    expect(formatZoneAt('America/Chicago', '2026-07-01T12:00:00.000Z')).toBe('Central Daylight Time');
    expect(formatZoneAt('America/Chicago', '2026-12-01T12:00:00.000Z')).toBe('Central Standard Time');
  });

  it('counts whole days and is never negative', () => {
    const now = new Date('2026-11-05T12:00:00.000Z');

    expect(daysSince('2026-11-03T13:00:00.000Z', now)).toBe(1);
    expect(daysSince('2026-11-06T00:00:00.000Z', now)).toBe(0);
  });

  it('shows money in US dollars with two decimals, a range without cents', () => {
    expect(formatMoney(134050)).toBe('$1,340.50');
    expect(formatMoneyRange(134000, 152000)).toBe('$1,340–1,520');
    expect(formatMoneyRange(134000, 134000)).toBe('$1,340');
    expect(formatMoney(134050, 'CAD')).toBe('CA$1,340.50');
    expect(formatMoneyRange(134000, 152000, 'CAD')).toBe('CA$1,340–1,520');
  });

  it('shows whole miles', () => {
    expect(formatMiles(11.6)).toBe('12 mi');
  });

  it('shows a phone number in national format with its prefix, and other texts unchanged', () => {
    expect(formatPhone('+15625550142')).toBe('+1 (562) 555-0142');
    expect(formatPhone('+442071838750')).toBe('+442071838750');
    expect(formatPhone('call me')).toBe('call me');
  });
});
