import { DAY_MS } from '../shared/durations';
import { nextDate } from '../shared/zoned-time';

/** Calendar days (UTC), both included. */
export interface ReportDays {
  readonly from: string;
  readonly to: string;
}

/** Default length of a period: twelve weeks. */
export const DEFAULT_REPORT_DAYS = 84;
/** Maximum length of a period: two years. */
export const MAX_REPORT_DAYS = 731;

/** Bounds for dates; beyond them are half-typed years such as 0202. */
const FIRST_REPORT_DAY = '1900-01-01';
const LAST_REPORT_DAY = '2199-12-31';

const dayBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);

/** The days of a report; by default the last twelve weeks. */
export function reportDays(
  { from, to }: { [Day in keyof ReportDays]?: string | undefined },
  today: string,
): ReportDays {
  const last = to ?? today;
  return { from: from ?? dayBefore(last, DEFAULT_REPORT_DAYS - 1), to: last };
}

/** Why a report for these days is refused; undefined if it is not. */
export function checkReportDays({
  from,
  to,
}: ReportDays): 'no-such-day' | 'before-start' | 'period-too-long' | undefined {
  if (from < FIRST_REPORT_DAY || to > LAST_REPORT_DAY) return 'no-such-day';
  if (to < from) return 'before-start';
  return dayBefore(to, MAX_REPORT_DAYS - 1) > from ? 'period-too-long' : undefined;
}

/** The instants of a period (`end` is exclusive), and the latest instant with data. */
export interface ReportPeriod {
  readonly start: string;
  readonly end: string;
  readonly moment: string;
  /** Whether the period includes now; then drivers waiting at its end are those waiting now. */
  readonly isRunning: boolean;
}

/** The instants of calendar days (UTC). */
export function reportPeriod({ from, to }: ReportDays, now: Date): ReportPeriod {
  const end = `${nextDate(to)}T00:00:00.000Z`;
  const isRunning = end > now.toISOString();
  return { start: `${from}T00:00:00.000Z`, end, moment: isRunning ? now.toISOString() : end, isRunning };
}

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  return dayBefore(date, weekday);
}

/** The part of a period within the week of the given Monday. */
export function weekWithin({ from, to }: ReportDays, monday: string): ReportDays {
  const sunday = dayBefore(monday, -6);
  return { from: monday < from ? from : monday, to: sunday > to ? to : sunday };
}

/** The Mondays of all weeks that a period includes, even in part. */
export function mondaysOf({ from, to }: ReportDays): string[] {
  const mondays: string[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = dayBefore(monday, -7)) mondays.push(monday);
  return mondays;
}
