import { nextDate } from './zoned-time';

const SUNDAY = 0;
const SATURDAY = 6;

/** Whether a calendar date is a Monday to Friday. */
export function isWorkingDay(date: string): boolean {
  const weekday = new Date(date).getUTCDay();
  return weekday !== SUNDAY && weekday !== SATURDAY;
}

/** The next Monday to Friday after a calendar date. */
export function nextWorkingDay(date: string): string {
  const next = nextDate(date);
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}
