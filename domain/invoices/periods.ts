import { HOUR_MS } from '../shared/durations';
import { daysAfter, monthsAfter } from '../shared/periods';
import { instantAtWallTime } from '../shared/wall-time';
import { dateAt, startOfDate } from '../shared/zoned-time';

/** The local time on the 1st at which a carrier is billed. */
export const BILLING_TIME = '06:00';

/** Days in which an invoice is paid in time, the last of which still counts. */
export const PAYMENT_DAYS = 30;

/** A period is never shorter after the first one: a changed zone may move midnight, but makes no second invoice. */
const SHORTEST_PERIOD_MS = 7 * 24 * HOUR_MS;

/** The time up to which an organization has been billed. */
export interface BillingPosition {
  /** The end of the period that was billed last, whether or not it had an invoice; otherwise the activation. */
  readonly billedThrough: string;
  /** Whether that is the end of a period. */
  readonly isPeriodEnd: boolean;
  /** The zone of the organization's days. */
  readonly zone: string;
}

const firstOfNextMonth = (date: string): string => monthsAfter(`${date.slice(0, 7)}-01`, 1);

/**
 * The exclusive end of the next period: the start of the first day of a month in the organization's zone. A period starts where
 * the last one ended, as an instant, so that a purchase is in exactly one of them whatever happens to the zone.
 */
export function nextPeriodEnd({ billedThrough, isPeriodEnd, zone }: BillingPosition): string {
  const earliest = Date.parse(billedThrough) + (isPeriodEnd ? SHORTEST_PERIOD_MS : 0);
  const end = startOfDate(firstOfNextMonth(dateAt(billedThrough, zone)), zone);
  return Date.parse(end) >= earliest ? end : startOfDate(firstOfNextMonth(dateAt(end, zone)), zone);
}

/** When a period that ends at this instant is billed: at {@link BILLING_TIME} of its first day after. */
export function billingInstant(periodEnd: string, zone: string): string {
  return instantAtWallTime(`${dateAt(periodEnd, zone)}T${BILLING_TIME}`, zone) ?? periodEnd;
}

/** The last day on which an invoice of this instant is paid in time. */
export const dueOnFor = (issuedAt: string, zone: string): string => daysAfter(dateAt(issuedAt, zone), PAYMENT_DAYS);

/** The day on which something that happens at this instant is invoiced, in the zone: the first billing of a period that ends later. */
export function billingDayOf(position: BillingPosition, at: string): string {
  const end = nextPeriodEnd(position);
  if (Date.parse(end) > Date.parse(at)) return dateAt(end, position.zone);
  return billingDayOf({ ...position, billedThrough: end, isPeriodEnd: true }, at);
}
