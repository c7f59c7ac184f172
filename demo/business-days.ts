import { DAY_MS } from '#domain/shared/durations';
import { isWorkingDay } from '#domain/shared/working-days';

const THURSDAY = 4;
const MONDAY = 1;

const fixedHolidays = ['01-01', '06-19', '07-04', '11-11', '12-25'];

/** The federal holidays on the nth weekday of a month: [month, weekday, n]. */
const nthHolidays = [
  [1, MONDAY, 3],
  [2, MONDAY, 3],
  [9, MONDAY, 1],
  [10, MONDAY, 2],
  [11, THURSDAY, 4],
];

/** Whether the date is a US federal holiday; days observed in its place are not counted. */
function isHoliday(date: string): boolean {
  const at = new Date(date);
  const [month, day, weekday] = [at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCDay()];
  const isMemorialDay = month === 5 && weekday === MONDAY && day > 24;
  const isNth = nthHolidays.some(([of, on, nth]) => of === month && on === weekday && nth === Math.ceil(day / 7));
  return isMemorialDay || isNth || fixedHolidays.includes(date.slice(5));
}

/** The moment itself on a business day, otherwise the same time on the next one, or with -1 on the previous one. */
export function onBusinessDay(at: number, step: 1 | -1 = 1): number {
  const date = new Date(at).toISOString().slice(0, 10);
  return isWorkingDay(date) && !isHoliday(date) ? at : onBusinessDay(at + step * DAY_MS, step);
}

/** Three business days ahead, each at least two days after the one before: never the same day, whatever the weekday. */
export function comingBusinessDays(now: number): readonly [number, number, number] {
  const first = onBusinessDay(now + 2 * DAY_MS);
  const second = onBusinessDay(first + 2 * DAY_MS);
  return [first, second, onBusinessDay(second + 2 * DAY_MS)];
}
