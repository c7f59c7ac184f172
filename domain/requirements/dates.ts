import { daysAfter, monthsBefore } from '../shared/periods';
import type { Span } from './record';

/** Later than every date in use: stands for a missing end where ISO dates are compared or sorted as text. */
export const END_OF_TIME = '9999-12-31';

const SATURDAY = 6;
const isWeekend = (date: string): boolean => [0, SATURDAY].includes(new Date(date).getUTCDay());

/** Counts Monday to Friday. Holidays are not considered, so the result is never too late. */
function businessDaysAfter(date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0;) {
    day = daysAfter(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

/** The calendar date that is a span after another date; independent of clocks and time zones. */
export function spanAfter(date: string, { unit, count }: Span): string {
  switch (unit) {
    case 'days':
      return daysAfter(date, count);
    case 'months':
      return monthsBefore(date, -count);
    case 'businessDays':
      return businessDaysAfter(date, count);
  }
}
