import { dateFormatter } from '../shared/formatters';
import { dateAt, endOfDate } from '../shared/zoned-time';

/** The reader's local hour at which the digest becomes due. */
const FIRST_HOUR = 7;
/** The reader's local hour at which a digest that is still due is skipped. */
const END_HOUR = 12;

const hourAt = (instant: string, zone: string): number =>
  Number(dateFormatter('en-US', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(new Date(instant)));

/**
 * The reader's calendar day whose digest is due at this instant; null outside these hours. Correct on days with
 * a clock change.
 */
export function digestDay(instant: string, zone: string): string | null {
  const hour = hourAt(instant, zone);
  return hour >= FIRST_HOUR && hour < END_HOUR ? dateAt(instant, zone) : null;
}

/** The first instant after that day. */
export const digestDayEnd = (day: string, zone: string): string => endOfDate(day, zone);
