import { daysAfter, daysIn, type Gap, type Period, sortedByStart } from '../shared/periods';

/** Start and end dates, both included; a null end means that the span continues. */
export interface Span {
  readonly from: string;
  readonly to: string | null;
}

/** Periods derived from a driver's histories: those of commercial driving, and those with any entry. */
export interface WorkRecord {
  /** Jobs under the Federal Motor Carrier Safety Regulations, merged and sorted. */
  readonly driving: readonly Span[];
  /** All periods of work, school, service or unemployment, merged and sorted. */
  readonly reported: readonly Span[];
}

/** No entries. */
export const emptyWorkRecord: WorkRecord = { driving: [], reported: [] };

/** Average length of a month (docs/requirements.md#matching). */
export const DAYS_PER_MONTH = 30.4375;

/** A job, as far as experience depends on it. */
export interface Job extends Period {
  readonly subjectToFmcsa: boolean | null;
}

/** The work record of a driver's jobs and other periods; overlapping days count once. */
export const workRecordOf = (jobs: readonly Job[], others: readonly Period[]): WorkRecord => ({
  driving: merged(jobs.filter(({ subjectToFmcsa }) => subjectToFmcsa === true)),
  reported: merged([...jobs, ...others]),
});

function merged(periods: readonly Period[]): Span[] {
  const spans: Span[] = [];
  for (const { startDate: from, endDate: to } of sortedByStart(periods)) {
    const last = spans.at(-1);
    if (last === undefined || (last.to !== null && from > daysAfter(last.to, 1))) spans.push({ from, to });
    else if (last.to !== null && (to === null || to > last.to)) spans[spans.length - 1] = { from: last.from, to };
  }
  return spans;
}

/** Number of days of the spans within a period. */
export const daysWithin = (spans: readonly Span[], { from, to }: Gap): number =>
  spans.reduce((days, span) => {
    const first = span.from > from ? span.from : from;
    const last = span.to === null || span.to > to ? to : span.to;
    return first > last ? days : days + daysIn({ from: first, to: last });
  }, 0);

/** Whole months; the extra day makes a calendar year twelve months. */
export const monthsOfDays = (days: number): number => (days <= 0 ? 0 : Math.floor((days + 1) / DAYS_PER_MONTH));

/** The last day of commercial driving; null while it continues, or if there is none. */
export const lastDroveOnOf = ({ driving }: WorkRecord): string | null => driving.at(-1)?.to ?? null;
