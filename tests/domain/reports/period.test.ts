import { describe, expect, it } from '@jest/globals';
import { mondaysOf, reportPeriod } from '#domain/reports/period';
import { dateAt } from '#domain/shared/zoned-time';

const zones = ['America/New_York', 'America/Chicago', 'America/Los_Angeles', 'Pacific/Honolulu', 'Pacific/Guam'];
const days = { from: '2026-02-25', to: '2026-11-10' };
const now = new Date('2026-12-01T00:00:00.000Z');

describe.each(zones)('a report for a reader in %s', (zone) => {
  const { start, end, weeks } = reportPeriod(days, now, zone);
  const lastMoment = new Date(Date.parse(end) - 1).toISOString();

  it('covers its days from their first moment to their last', () => {
    expect([dateAt(start, zone), dateAt(lastMoment, zone)]).toEqual([days.from, days.to]);
    expect(dateAt(new Date(Date.parse(start) - 1).toISOString(), zone)).toBe('2026-02-24');
  });

  it('begins each week on Monday at midnight, also after the clocks changed', () => {
    expect(weeks.map(({ monday }) => monday)).toEqual(mondaysOf(days));
    for (const { monday, start: begin } of weeks) {
      expect(dateAt(begin, zone)).toBe(monday);
      expect(dateAt(new Date(Date.parse(begin) - 1).toISOString(), zone)).not.toBe(monday);
    }
  });
});

it('counts an evening as part of its own day', () => {
  const sunday = { from: '2026-11-29', to: '2026-11-29' };
  const evening = '2026-11-30T02:00:00.000Z';

  const { start, end } = reportPeriod(sunday, now, 'America/Chicago');

  expect(evening >= start && evening < end).toBe(true);
});
