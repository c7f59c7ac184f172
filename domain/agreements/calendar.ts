import { daysAfter } from '../shared/periods';
import { instantAtWallTime } from '../shared/wall-time';
import { dateAt, endOfDate, nextDate, previousDate, startOfDate } from '../shared/zoned-time';
import type { AgreementTerm } from './state';
import { NOTICE_DAYS, REMINDER_TIME, TRIAL_DAYS } from './terms';

/** The first instant after the trial of a carrier that is activated at an instant: the day of activation is extra. */
export const trialEnd = (startedAt: string, zone: string): string =>
  endOfDate(daysAfter(dateAt(startedAt, zone), TRIAL_DAYS), zone);

/** The last day before an instant at which something ends. */
export const lastDayBefore = (endsAt: string, zone: string): string =>
  dateAt(new Date(Date.parse(endsAt) - 1).toISOString(), zone);

/** The first instant after the notice period: calendar days, whatever the length of the month. */
export const noticeEnd = (sentAt: string, zone: string): string =>
  endOfDate(daysAfter(dateAt(sentAt, zone), NOTICE_DAYS), zone);

const MONTH_AND_DAY = '-mm-dd'.length;
const LEAP_DAY = '-02-29';

/** The same day some years later; February 28 for February 29 in a year without it. */
export function yearsAfter(date: string, years: number): string {
  const year = String(Number(date.slice(0, -MONTH_AND_DAY)) + years).padStart(4, '0');
  const day = date.slice(-MONTH_AND_DAY);
  const isPossible = day !== LEAP_DAY || nextDate(`${year}-02-28`) !== `${year}-03-01`;
  return isPossible ? `${year}${day}` : `${year}-02-28`;
}

/** The first and the last day of a term, counted from the first day of the first one. */
export const daysOfTerm = ({
  firstOn,
  number,
}: AgreementTerm): { readonly startsOn: string; readonly endsOn: string } => ({
  startsOn: yearsAfter(firstOn, number - 1),
  endsOn: previousDate(yearsAfter(firstOn, number)),
});

/** The first instant after a term. */
export const termEnd = (term: AgreementTerm, zone: string): string =>
  startOfDate(nextDate(daysOfTerm(term).endsOn), zone);

/** The term of a day; the first one for a day before it. */
export function termOn(firstOn: string, date: string): AgreementTerm {
  let number = 1;
  while (daysOfTerm({ firstOn, number }).endsOn < date) number += 1;
  return { firstOn, number };
}

/** The instant of a reminder so many days before a last day. */
export const reminderAt = (lastDay: string, days: number, zone: string): string => {
  const date = daysAfter(lastDay, -days);
  return instantAtWallTime(`${date}T${REMINDER_TIME}`, zone) ?? startOfDate(date, zone);
};
