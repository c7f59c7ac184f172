import { DAY_MS, MINUTE_MS } from './durations';
import { dateFormatter } from './formatters';

/** The zone's offset from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const parts = dateFormatter('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(instant);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

/** The calendar date in UTC: for arithmetic with dates. The day of an instant for a person is that of `dateAt`. */
export const utcDate = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * The calendar date of a client's input: the date itself, or the UTC date of an instant
 * (docs/state-machines.md#offers-and-starts).
 */
export function calendarDate(dateOrInstant: string): string {
  return dateOrInstant.length === 'yyyy-mm-dd'.length ? dateOrInstant : utcDate(new Date(dateOrInstant));
}

/** The date after a calendar date. */
export function nextDate(date: string): string {
  return utcDate(new Date(Date.parse(date) + DAY_MS));
}

/** The date before a calendar date. */
export function previousDate(date: string): string {
  return utcDate(new Date(Date.parse(date) - DAY_MS));
}

/** The first instant of a calendar date in a zone; if a clock change skips midnight, the instant after it. */
export function startOfDate(date: string, zone: string): string {
  const midnight = Date.parse(date);
  // Around a clock change the offsets before and after differ; the earliest instant with the right local date is the
  // result.
  const candidates = [midnight - DAY_MS, midnight, midnight + DAY_MS].map((at) => midnight - offsetAt(at, zone));
  const fitting = candidates.filter((at) => dateAt(new Date(at).toISOString(), zone) === date).sort((a, b) => a - b);
  return new Date(fitting[0] ?? midnight).toISOString();
}

/** The first instant after a calendar date in a zone. */
export function endOfDate(date: string, zone: string): string {
  return startOfDate(nextDate(date), zone);
}

/** The calendar date of an instant in a zone. */
export function dateAt(instant: string, zone: string): string {
  const parts = { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return dateFormatter('en-CA', parts).format(new Date(instant));
}
