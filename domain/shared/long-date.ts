import { dateFormatter } from './formatters';

const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

const yearAt = (instant: string, timeZone: string): string =>
  dateFormatter('en-US', { timeZone, year: 'numeric' }).format(new Date(instant));

/** The year only if it differs from the year of `now`. */
const withYear = (instant: string, timeZone: string, now: string) =>
  yearAt(instant, timeZone) === yearAt(now, timeZone) ? {} : ({ year: 'numeric' } as const);

/** A calendar day such as "Tuesday, December 1". */
export const longDate = (date: string, now: string): string =>
  dateFormatter('en-US', { ...day, ...withYear(date, 'UTC', now), timeZone: 'UTC' }).format(new Date(date));

/** An instant such as "Tuesday, December 1 at 9:00 AM CST", in the given zone. */
export function longDateTime(instant: string, timeZone: string, now: string): string {
  const at = new Date(instant);
  const date = dateFormatter('en-US', { ...day, ...withYear(instant, timeZone, now), timeZone }).format(at);
  return `${date} at ${dateFormatter('en-US', { ...time, timeZone }).format(at)}`;
}

const exactDate = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const exactTime = { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'short' } as const;

/** An instant to the second, such as "Dec 1, 2026, 9:00:05 AM CST" in the given zone, for signed documents. */
export const exactMoment = (instant: string, timeZone: string): string =>
  dateFormatter('en-US', { ...exactDate, ...exactTime, timeZone }).format(new Date(instant));

const shortDate = { month: 'short', day: 'numeric' } as const;

/** A calendar day such as "Dec 1", for text messages. */
export const shortDay = (date: string): string =>
  dateFormatter('en-US', { ...shortDate, timeZone: 'UTC' }).format(new Date(date));

/** The time of an instant such as "9:00 AM CST" in the given zone. */
export const timeAt = (instant: string, timeZone: string): string =>
  dateFormatter('en-US', { ...time, timeZone }).format(new Date(instant));

/** The common name of a zone on a day, such as "Central time". */
export function zoneText(timeZone: string, date: string): string {
  const parts = dateFormatter('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date(date));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replace(/ Time$/, ' time');
}

/** An instant such as "Dec 1, 9:00 AM CST" in the given zone, for text messages. */
export const shortMoment = (instant: string, timeZone: string): string =>
  dateFormatter('en-US', { ...shortDate, ...time, timeZone }).format(new Date(instant));
