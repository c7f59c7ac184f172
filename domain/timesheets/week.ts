import { type Weekday, weekdays } from '../shared/job-enums';
import { daysAfter } from '../shared/periods';

const DAYS = 7;

/** Days from the first to the last one. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The calendar week of a day that begins on a weekday: the one in which lists show a workday. */
export function weekOfDay(day: string, weekday: Weekday): DayRange {
  const since = (new Date(day).getUTCDay() - weekdays.indexOf(weekday) + DAYS) % DAYS;
  const from = daysAfter(day, -since);
  return { from, to: daysAfter(from, DAYS - 1) };
}

/** The week with the one before and the one after: what its pay may depend on, since shifts cross the ends of weeks. */
export const weeksAround = ({ from, to }: DayRange): DayRange => ({
  from: daysAfter(from, -DAYS),
  to: daysAfter(to, DAYS),
});
