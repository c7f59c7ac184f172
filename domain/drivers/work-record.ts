import { daysAfter, daysIn, sortedByStart, type Gap, type Period } from '../driver-histories/periods';

/** A time of which both days count; without an end it goes on. */
export interface Span {
  readonly from: string;
  readonly to: string | null;
}

/** What the histories of a driver prove: when they drove commercially, and what time is told of at all. */
export interface WorkRecord {
  /** Jobs under the Federal Motor Carrier Safety Regulations, merged and in order. */
  readonly driving: readonly Span[];
  /** Every time of work, school, service or unemployment, merged and in order. */
  readonly told: readonly Span[];
}

/** Nothing is told. */
export const emptyWorkRecord: WorkRecord = { driving: [], told: [] };

/** Average length of a month (docs/requirements.md#matching). */
export const DAYS_PER_MONTH = 30.4375;

/** A job as its experience is judged. */
export interface Job extends Period {
  readonly subjectToFmcsa: boolean | null;
}

/** What a driver's jobs and the other told times come to; times that overlap count once. */
export const workRecordOf = (jobs: readonly Job[], others: readonly Period[]): WorkRecord => ({
  driving: merged(jobs.filter(({ subjectToFmcsa }) => subjectToFmcsa === true)),
  told: merged([...jobs, ...others]),
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

/** Days of the spans that lie in a time. */
export const daysWithin = (spans: readonly Span[], { from, to }: Gap): number =>
  spans.reduce((days, span) => {
    const first = span.from > from ? span.from : from;
    const last = span.to === null || span.to > to ? to : span.to;
    return first > last ? days : days + daysIn({ from: first, to: last });
  }, 0);

/** Whole months; a calendar year is a quarter of a day short of twelve of them. */
export const monthsOfDays = (days: number): number => (days <= 0 ? 0 : Math.floor((days + 1) / DAYS_PER_MONTH));

/** The last day of commercial driving; null while it goes on, or when nothing is told of it. */
export const lastDroveOnOf = ({ driving }: WorkRecord): string | null => driving.at(-1)?.to ?? null;
