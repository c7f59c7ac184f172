import type { CalendarItem } from '#domain/candidacies/calendar/schema';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/durations';
import { wallTimeAt } from '#domain/shared/wall-time';

/** The hours that the calendar shows even if it is empty. */
const FIRST_HOUR = 8;
const LAST_HOUR = 18;
const MINUTES_PER_HOUR = HOUR_MS / MINUTE_MS;

/** An entry in the column of a day: its place in minutes since midnight, and its lane among those beside it. */
export interface PlacedItem {
  readonly item: CalendarItem;
  /** The date in the reader's zone. */
  readonly date: string;
  readonly begin: number;
  readonly end: number;
  readonly lane: number;
  readonly lanes: number;
}

/** The date and the minutes since midnight that the clock in a zone shows. */
function clockAt({ startsAt }: CalendarItem, zone: string): { date: string; minutes: number } {
  const [date = '', time = ''] = wallTimeAt(startsAt, zone).split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { date, minutes: hours * MINUTES_PER_HOUR + minutes };
}

/**
 * Places the entries of one day on the reader's clock, one axis for facilities in every zone: what stands side by side
 * happens at the same time. Their length is real time, also when the clock changes. Entries that overlap share the width.
 */
export function placeItems(items: readonly CalendarItem[], date: string, zone: string): PlacedItem[] {
  const ofDay = items
    .map((item) => ({ item, ...clockAt(item, zone) }))
    .filter((placed) => placed.date === date)
    .map(({ item, minutes }) => ({ item, begin: minutes, end: minutes + lengthOf(item) }))
    .sort((one, other) => one.begin - other.begin || one.end - other.end);
  return clusters(ofDay).flatMap((cluster) => {
    const lanes = lanesOf(cluster);
    const count = Math.max(...lanes) + 1;
    return cluster.map((entry, index) => ({ ...entry, date, lane: lanes[index] ?? 0, lanes: count }));
  });
}

const lengthOf = ({ startsAt, endsAt }: CalendarItem): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS;

interface Span {
  readonly begin: number;
  readonly end: number;
}

/** Groups of entries that overlap, directly or through others. */
function clusters<Entry extends Span>(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  let end = -1;
  for (const entry of entries) {
    if (entry.begin >= end) groups.push([]);
    groups.at(-1)?.push(entry);
    end = Math.max(end, entry.end);
  }
  return groups;
}

/** The first free lane of each entry. */
function lanesOf(cluster: readonly Span[]): number[] {
  const ends: number[] = [];
  return cluster.map(({ begin, end }) => {
    const free = ends.findIndex((laneEnd) => laneEnd <= begin);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = end;
    return lane;
  });
}

/** The hours to show: the working day, and every hour with an entry. */
export function shownHours(placed: readonly PlacedItem[]): { first: number; last: number } {
  const first = Math.min(FIRST_HOUR, ...placed.map(({ begin }) => Math.floor(begin / MINUTES_PER_HOUR)));
  const last = Math.max(LAST_HOUR, ...placed.map(({ end }) => Math.ceil(end / MINUTES_PER_HOUR)));
  return { first, last };
}
