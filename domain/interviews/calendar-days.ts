import { DAY_MS } from '../shared/durations';
import { endOfDate, startOfDate, utcDate } from '../shared/zoned-time';

const DAYS_IN_WEEK = 7;

/** The date a number of days later. */
export const datePlus = (date: string, days: number): string => utcDate(new Date(Date.parse(date) + days * DAY_MS));

/** The Sunday on or before the date. */
export const weekStart = (date: string): string => datePlus(date, -new Date(date).getUTCDay());

/** The dates of a week or of a single day. */
export const shownDates = (date: string, view: 'day' | 'week'): string[] =>
  view === 'day' ? [date] : Array.from({ length: DAYS_IN_WEEK }, (_, index) => datePlus(weekStart(date), index));

/** A date on which the clocks of a zone change. */
export interface ClockChange {
  readonly date: string;
  /** `forward`: an hour is skipped; `back`: an hour happens twice. */
  readonly direction: 'forward' | 'back';
}

/** The dates on which the clocks of the zone change: those that are not 24 hours long. */
export function clockChanges(dates: readonly string[], zone: string): ClockChange[] {
  return dates.flatMap((date) => {
    const length = Date.parse(endOfDate(date, zone)) - Date.parse(startOfDate(date, zone));
    if (length === DAY_MS) return [];
    return [{ date, direction: length < DAY_MS ? ('forward' as const) : ('back' as const) }];
  });
}
