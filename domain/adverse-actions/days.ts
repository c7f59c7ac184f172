import { businessDaysAfter, businessDaysBetween } from '../shared/federal-holidays';
import { dateAt, endOfDate, previousDate } from '../shared/zoned-time';
import type { AdverseWait } from './state';
import { MAIL_DAYS } from './terms';

/** A wait of this many business days from today where the driver lives; the day on which it begins does not count. */
export function waitFrom(at: string, daysLeft: number, zone: string): AdverseWait {
  const endsOn = businessDaysAfter(dateAt(at, zone), daysLeft);
  return { daysLeft, endsOn, endsAt: endOfDate(endsOn, zone) };
}

/** The wait after a notice that was mailed on a day: it begins when the letter has had time to arrive. */
export function waitAfterMail(mailedOn: string, daysLeft: number, zone: string): AdverseWait {
  const endsOn = businessDaysAfter(mailedOn, MAIL_DAYS + daysLeft);
  return { daysLeft, endsOn, endsAt: endOfDate(endsOn, zone) };
}

/** The wait while the driver disputes the report: the days that were left, the day of the dispute included. */
export function pausedWait({ endsOn, daysLeft }: AdverseWait, at: string, zone: string): AdverseWait {
  const left = endsOn === null ? daysLeft : businessDaysBetween(previousDate(dateAt(at, zone)), endsOn);
  return { daysLeft: left, endsOn: null, endsAt: null };
}
