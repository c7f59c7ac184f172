import { isWorkingDay } from './working-days';
import { nextDate, previousDate } from './zoned-time';

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** A holiday is a fixed date, or the first, second … or last (`-1`) weekday of a month. */
interface Holiday {
  readonly month: number;
  readonly day?: number;
  readonly weekday?: number;
  readonly nth?: number;
  /** The first year. */
  readonly since?: number;
}

/** 5 USC 6103(a). Inauguration Day is a holiday in and near Washington only. */
const holidays: readonly Holiday[] = [
  { month: 1, day: 1 },
  { month: 1, weekday: MONDAY, nth: 3 },
  { month: 2, weekday: MONDAY, nth: 3 },
  { month: 5, weekday: MONDAY, nth: -1 },
  { month: 6, day: 19, since: 2021 },
  { month: 7, day: 4 },
  { month: 9, weekday: MONDAY, nth: 1 },
  { month: 10, weekday: MONDAY, nth: 2 },
  { month: 11, day: 11 },
  { month: 11, weekday: THURSDAY, nth: 4 },
  { month: 12, day: 25 },
];

const DAYS_PER_WEEK = 7;
const isoDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
const weekdayOf = (date: string): number => new Date(date).getUTCDay();

/** The holiday, or the day on which it is observed: Friday for a Saturday, Monday for a Sunday (5 USC 6103(b)). */
function observedOn({ month, day, weekday = MONDAY, nth = 1 }: Holiday, year: number): string {
  if (day !== undefined) {
    const weekdayOfDate = weekdayOf(isoDay(year, month, day));
    if (weekdayOfDate === SATURDAY) return isoDay(year, month, day - 1);
    return isoDay(year, month, weekdayOfDate === 0 ? day + 1 : day);
  }
  // Day 0 of the next month is the last day of this one.
  if (nth < 0) {
    const last = new Date(Date.UTC(year, month, 0));
    return isoDay(year, month, last.getUTCDate() - ((last.getUTCDay() - weekday + DAYS_PER_WEEK) % DAYS_PER_WEEK));
  }
  const first = (weekday - weekdayOf(isoDay(year, month, 1)) + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  return isoDay(year, month, 1 + first + (nth - 1) * DAYS_PER_WEEK);
}

/** Whether a calendar date is a federal holiday, or the day on which one is observed. */
export function isFederalHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  // New Year's Day of the next year can be observed on December 31.
  return [year, year + 1].some((of) =>
    holidays.some((holiday) => (holiday.since ?? 0) <= of && observedOn(holiday, of) === date),
  );
}

/** Whether a calendar date is a Monday to Friday without a federal holiday. */
export const isBusinessDay = (date: string): boolean => isWorkingDay(date) && !isFederalHoliday(date);

/** The calendar date that many business days later. */
export function businessDaysAfter(date: string, count: number): string {
  let [day, left] = [date, count];
  while (left > 0) {
    day = nextDate(day);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/** The calendar date that many business days earlier. */
export function businessDaysBefore(date: string, count: number): string {
  let [day, left] = [date, count];
  while (left > 0) {
    day = previousDate(day);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/** The number of business days after a calendar date, up to another one; 0 if it is not later. */
export function businessDaysBetween(date: string, until: string): number {
  let count = 0;
  for (let day = nextDate(date); day <= until; day = nextDate(day)) {
    if (isBusinessDay(day)) count += 1;
  }
  return count;
}
