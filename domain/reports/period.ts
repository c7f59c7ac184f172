import { daysAfter } from '../shared/periods';
import { endOfDate, startOfDate } from '../shared/zoned-time';

/** Calendar days where the reader is, both included. */
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

/** The days of a report; by default the last twelve weeks. */
export function reportDays(
  { from, to }: { [Day in keyof ReportDays]?: string | undefined },
  today: string,
): ReportDays {
  const last = to ?? today;
  return { from: from ?? daysAfter(last, 1 - DEFAULT_REPORT_DAYS), to: last };
}

/** Why a report for these days is refused; undefined if it is not. */
export function checkReportDays({
  from,
  to,
}: ReportDays): 'no-such-day' | 'before-start' | 'period-too-long' | undefined {
  if (from < FIRST_REPORT_DAY || to > LAST_REPORT_DAY) return 'no-such-day';
  if (to < from) return 'before-start';
  return daysAfter(to, 1 - MAX_REPORT_DAYS) > from ? 'period-too-long' : undefined;
}

/** A week and the instant at which it begins. */
export interface ReportWeek {
  readonly monday: string;
  readonly start: string;
}

/** The instants of a period (`end` is exclusive), and the latest instant with data. */
export interface ReportPeriod {
  readonly start: string;
  readonly end: string;
  readonly moment: string;
  /** Whether the period includes now; then drivers waiting at its end are those waiting now. */
  readonly isRunning: boolean;
  /** The weeks that it includes, even in part, oldest first. */
  readonly weeks: readonly ReportWeek[];
}

/** The instants of calendar days in the reader's zone, in which the page shows the times of the rows. */
export function reportPeriod(days: ReportDays, now: Date, zone: string): ReportPeriod {
  const end = endOfDate(days.to, zone);
  const isRunning = end > now.toISOString();
  return {
    start: startOfDate(days.from, zone),
    end,
    moment: isRunning ? now.toISOString() : end,
    isRunning,
    weeks: mondaysOf(days).map((monday) => ({ monday, start: startOfDate(monday, zone) })),
  };
}

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  return daysAfter(date, -weekday);
}

/** The part of a period within the week of the given Monday. */
export function weekWithin({ from, to }: ReportDays, monday: string): ReportDays {
  const sunday = daysAfter(monday, 6);
  return { from: monday < from ? from : monday, to: sunday > to ? to : sunday };
}

/** The Mondays of all weeks that a period includes, even in part. */
export function mondaysOf({ from, to }: ReportDays): string[] {
  const mondays: string[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = daysAfter(monday, 7)) mondays.push(monday);
  return mondays;
}
