import { expect, it } from '@jest/globals';
import type { CalendarItem } from '#domain/candidacies/calendar/schema';
import { placeItems, shownHours } from '#web/features/interviews/model/layout';

const item = (startsAt: string, minutes = 60, zone = 'America/Chicago'): CalendarItem => ({
  key: `${startsAt}/${zone}`,
  status: 'accepted',
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
  zone,
  facilityId: 'facility',
  facilityName: 'Dallas yard',
  orderId: 'order',
  orderTitle: 'Dry van',
  driverId: 'driver',
  driverName: 'Maria Gomez',
  state: 'interviewing',
  place: 'phone',
  interviewer: null,
});

const CHICAGO = 'America/Chicago';
const spans = (items: CalendarItem[], date: string, zone = CHICAGO) =>
  placeItems(items, date, zone).map(({ begin, end, lane, lanes }) => [begin, end, lane, lanes]);

it("places an entry at the reader's time, on the reader's date", () => {
  const late = item('2026-12-02T05:30:00.000Z');

  expect(spans([late], '2026-12-01')).toEqual([[23 * 60 + 30, 24 * 60 + 30, 0, 1]]);
  expect(spans([late], '2026-12-02')).toEqual([]);
  expect(spans([late], '2026-12-02', 'America/New_York')).toEqual([[30, 90, 0, 1]]);
});

it('shows entries of facilities in different zones side by side exactly when they happen at the same time', () => {
  const zones = ['America/New_York', 'America/Denver', 'Pacific/Honolulu'];
  const same = zones.map((zone) => item('2026-12-01T20:00:00.000Z', 60, zone));
  const nineEverywhere = [item('2026-12-01T15:00:00.000Z'), item('2026-12-01T14:00:00.000Z', 60, 'America/New_York')];

  for (const reader of [CHICAGO, ...zones]) {
    const begins = placeItems(same, '2026-12-01', reader).map(({ begin, lanes }) => [begin, lanes]);
    expect(begins).toHaveLength(3);
    expect(new Set(begins.map(String)).size).toBe(1);
    expect(begins[0]?.[1]).toBe(3);
  }
  expect(spans(nineEverywhere, '2026-12-01').map(([begin]) => begin)).toEqual([480, 540]);
});

it('keeps the clock and the real length on the days on which the clock changes', () => {
  const before = item('2027-03-14T07:30:00.000Z');
  const after = item('2027-03-14T14:00:00.000Z');
  const twice = [item('2026-11-01T06:30:00.000Z'), item('2026-11-01T07:30:00.000Z')];

  expect(spans([before, after], '2027-03-14')).toEqual([
    [90, 150, 0, 1],
    [540, 600, 0, 1],
  ]);
  expect(spans(twice, '2026-11-01')).toEqual([
    [90, 150, 0, 2],
    [90, 150, 1, 2],
  ]);
});

it('shares the width among entries that overlap, and no others', () => {
  const items = [
    item('2026-12-01T15:00:00.000Z'),
    item('2026-12-01T15:30:00.000Z', 30),
    item('2026-12-01T16:00:00.000Z'),
  ];

  expect(spans(items, '2026-12-01').map(([, , lane, lanes]) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
  ]);
});

it('shows the working day, and every hour with an entry', () => {
  expect(shownHours([])).toEqual({ first: 8, last: 18 });
  expect(
    shownHours(placeItems([item('2026-12-01T12:00:00.000Z'), item('2026-12-02T02:15:00.000Z')], '2026-12-01', CHICAGO)),
  ).toEqual({
    first: 6,
    last: 22,
  });
});
