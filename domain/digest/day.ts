import { dateAt, endOfDate } from '../shared/zoned-time';

/** Where somebody is of whom no zone is known. */
export const DEFAULT_DIGEST_ZONE = 'America/Chicago';
/** The hour of the reader's clock from which the digest is written. */
const FIRST_HOUR = 7;
/** A digest that could not be written all morning is left out: the next one comes tomorrow. */
const LAST_HOUR = 12;

const hourAt = (instant: string, zone: string): number =>
  Number(
    new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(new Date(instant)),
  );

/** The reader's calendar day whose digest is due at this instant, or nothing; whatever the clock does that day. */
export const digestDay = (instant: string, zone: string): string | null => {
  const hour = hourAt(instant, zone);
  return hour >= FIRST_HOUR && hour < LAST_HOUR ? dateAt(instant, zone) : null;
};

/** The end of that day. */
export const digestDayEnd = (day: string, zone: string): string => endOfDate(day, zone);
