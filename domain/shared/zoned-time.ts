const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How far the zone's clock is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(instant);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
}

/** The calendar date of an instant by the clock of UTC. */
export const utcDate = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * The calendar date in UTC of the instant that a client sent, or the date itself
 * (docs/state-machines.md#offers-and-starts).
 */
export function calendarDate(dateOrInstant: string): string {
  return dateOrInstant.length === 'yyyy-mm-dd'.length ? dateOrInstant : utcDate(new Date(dateOrInstant));
}

/** The date after a calendar date. */
export function nextDate(date: string): string {
  return utcDate(new Date(Date.parse(date) + DAY));
}

/** The first instant of a calendar date in a zone; where the clock skips midnight, the instant it skips to. */
export function startOfDate(date: string, zone: string): string {
  const midnight = Date.parse(date);
  // Around a change of the clock the offsets before and after differ; the earliest instant that shows the date is
  // right.
  const candidates = [midnight - DAY, midnight, midnight + DAY].map((at) => midnight - offsetAt(at, zone));
  const fitting = candidates.filter((at) => dateAt(new Date(at).toISOString(), zone) === date).sort((a, b) => a - b);
  return new Date(fitting[0] ?? midnight).toISOString();
}

/** The first instant after the last day, in a zone. */
export function endOfDate(date: string, zone: string): string {
  return startOfDate(nextDate(date), zone);
}

/** The calendar date that a clock in the zone shows at an instant. */
export function dateAt(instant: string, zone: string): string {
  return calendarOf(zone).format(new Date(instant));
}

// To make one takes a hundred times as long as to ask it, and there are some dozens of zones.
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(zone: string): Intl.DateTimeFormat {
  const known = calendars.get(zone);
  if (known !== undefined) return known;
  const parts = { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const calendar = new Intl.DateTimeFormat('en-CA', parts);
  calendars.set(zone, calendar);
  return calendar;
}
