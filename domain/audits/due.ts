import { businessDaysAfter, isBusinessDay } from '../shared/federal-holidays';
import { nextDate } from '../shared/zoned-time';

/** Business days in which records are produced on demand (49 CFR 390.29(b)). */
export const PRODUCTION_DAYS = 2;

/** The last day on which the records are produced in time. */
export const auditDueOn = (receivedOn: string): string => businessDaysAfter(receivedOn, PRODUCTION_DAYS);

/** How much time is left, or by how much the records are or were late, in business days. */
export interface Countdown {
  readonly state: 'open' | 'overdue' | 'produced' | 'producedLate';
  /** 0 on the due day, and for records that were produced in time. */
  readonly businessDays: number;
}

/** The countdown of an audit on a calendar day. */
export function countdownOf(
  { dueOn, producedOn }: { readonly dueOn: string; readonly producedOn: string | null },
  today: string,
): Countdown {
  if (producedOn !== null) {
    return producedOn <= dueOn
      ? { state: 'produced', businessDays: 0 }
      : { state: 'producedLate', businessDays: businessDaysBetween(dueOn, producedOn) };
  }
  return today <= dueOn
    ? { state: 'open', businessDays: businessDaysBetween(today, dueOn) }
    : { state: 'overdue', businessDays: businessDaysBetween(dueOn, today) };
}

/** The business days after one day, up to another; a weekend that follows the due day counts as the next business day. */
function businessDaysBetween(from: string, to: string): number {
  let count = 0;
  let last = from;
  while (last < to) {
    last = nextDate(last);
    if (isBusinessDay(last)) count += 1;
  }
  return to > from ? Math.max(1, count) : 0;
}
