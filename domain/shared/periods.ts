import { DAY_MS } from './durations';

/** Start and end dates; a null end means that the period continues today. */
export interface Period {
  readonly startDate: string;
  readonly endDate: string | null;
}

/** Days without an entry; both dates are included. */
export interface Gap {
  readonly from: string;
  readonly to: string;
}

const endOf = ({ endDate }: Period, today: string): string => endDate ?? today;

/**
 * Whether two periods overlap: they have the same dates, or one begins or ends strictly within the other; a current
 * period extends to today. Leaving one place and starting at another on the same day is no overlap.
 */
export function overlaps(one: Period, other: Period, today: string): boolean {
  const [a, b] = [one, other].map((period) => ({ start: period.startDate, end: endOf(period, today) }));
  if (a === undefined || b === undefined) return false;
  const isInside = (date: string, { start, end }: typeof a): boolean => start < date && date < end;
  return (
    (a.start === b.start && a.end === b.end) ||
    isInside(a.start, b) ||
    isInside(a.end, b) ||
    isInside(b.start, a) ||
    isInside(b.end, a)
  );
}

const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** A readable period: "Mar–Jun 2024", "Nov 2023–Feb 2024" or "since Mar 2024". */
export function monthsOf({ startDate, endDate }: Period): string {
  const [start, year] = [month.format(new Date(startDate)), startDate.slice(0, 4)];
  if (endDate === null) return `since ${start} ${year}`;
  const [end, endYear] = [month.format(new Date(endDate)), endDate.slice(0, 4)];
  if (year !== endYear) return `${start} ${year}–${end} ${endYear}`;
  return start === end ? `${end} ${endYear}` : `${start}–${end} ${endYear}`;
}

/** The calendar date this many days later. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The same day this many months earlier, or the last day of a shorter month. */
export function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  return first.toISOString().slice(0, 10);
}

/** The same day this many months later, or the last day of a shorter month. */
export const monthsAfter = (date: string, months: number): string => monthsBefore(date, -months);

/** Number of days between two dates, both included. */
export const daysIn = ({ from, to }: Gap): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The days of a window without an entry, oldest first. */
export function gapsIn(periods: readonly Period[], { from, to }: Gap): Gap[] {
  const gaps: Gap[] = [];
  let next = from;
  for (const period of sortedByStart(periods)) {
    if (period.startDate > to) break;
    if (period.startDate > next) gaps.push({ from: next, to: daysAfter(period.startDate, -1) });
    const after = period.endDate === null ? daysAfter(to, 1) : daysAfter(period.endDate, 1);
    if (after > next) next = after;
  }
  return next > to ? gaps : [...gaps, { from: next, to }];
}

/** The periods by start date (docs/requirements.md#histories). */
export const sortedByStart = <P extends { readonly startDate: string }>(periods: readonly P[]): P[] =>
  [...periods].sort((one, other) => one.startDate.localeCompare(other.startDate));
