const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

const yearAt = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' }).format(new Date(instant));

/** With its year when that is not the year of `now`: nobody says the year of next week. */
const withYear = (instant: string, timeZone: string, now: string) =>
  yearAt(instant, timeZone) === yearAt(now, timeZone) ? {} : ({ year: 'numeric' } as const);

/** "Tuesday, December 1" for a calendar day. */
export const spokenDay = (date: string, now: string): string =>
  new Intl.DateTimeFormat('en-US', { ...day, ...withYear(date, 'UTC', now), timeZone: 'UTC' }).format(new Date(date));

/** "Tuesday, December 1 at 9:00 AM CST" by a clock in the zone. */
export function spokenMoment(instant: string, timeZone: string, now: string): string {
  const at = new Date(instant);
  const date = new Intl.DateTimeFormat('en-US', { ...day, ...withYear(instant, timeZone, now), timeZone }).format(at);
  return `${date} at ${new Intl.DateTimeFormat('en-US', { ...time, timeZone }).format(at)}`;
}
