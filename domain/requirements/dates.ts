import { businessDaysAfter } from '../shared/federal-holidays';
import { daysAfter, monthsBefore } from '../shared/periods';
import type { Span } from './record';

/** Later than every date in use: stands for a missing end where ISO dates are compared or sorted as text. */
export const END_OF_TIME = '9999-12-31';

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
