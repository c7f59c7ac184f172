import { DAY_MS } from '../shared/durations';
import { daysAfter } from '../shared/periods';
import { endOfDate, startOfDate } from '../shared/zoned-time';

const DAYS_IN_WEEK = 7;

/** The Sunday on or before the date. */
export const weekStart = (date: string): string => daysAfter(date, -new Date(date).getUTCDay());

/** The dates of a week or of a single day. */
export const shownDates = (date: string, view: 'day' | 'week'): string[] =>
  view === 'day' ? [date] : Array.from({ length: DAYS_IN_WEEK }, (_, index) => daysAfter(weekStart(date), index));

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
