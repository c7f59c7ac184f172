import { daysAfter, daysIn, gapsIn, monthsBefore, type Gap, type Period } from './periods';

/** Months that the work and residence histories cover (49 CFR 391.21). */
export const HISTORY_MONTHS = 36;
/** Commercial employers of whoever wants CDL jobs: 49 CFR 391.21(b)(11) adds seven years to those three. */
export const COMMERCIAL_MONTHS = 120;
/** Between two jobs or homes nobody asks about so many days. */
export const ALLOWED_GAP_DAYS = 30;
/** Accidents and violations are told for three years (49 CFR 391.21(b)(7) and (8)). */
export const EVENT_MONTHS = 36;
/** Months of violations that the annual certificate counts (docs/requirements.md#limits). */
export const ANNUAL_MONTHS = 12;
const DAYS_PER_MONTH = 30.4375;

/** How much of the months that count somebody has told, and what is missing. */
export interface Coverage {
  readonly months: number;
  readonly neededMonths: number;
  readonly isComplete: boolean;
  /** The oldest first. */
  readonly gaps: readonly Gap[];
}

/** What the periods tell of the months before today; without another number, of 36. */
export const coverageOf = (periods: readonly Period[], today: string, neededMonths = HISTORY_MONTHS): Coverage => {
  const window = { from: monthsBefore(today, neededMonths), to: today };
  const gaps = gapsIn(periods, window).filter((gap) => !isAllowedGap(gap, periods));
  const missingDays = gaps.reduce((days, gap) => days + daysIn(gap), 0);
  const covered = Math.floor((daysIn(window) - missingDays) / DAYS_PER_MONTH);
  const isComplete = gaps.length === 0;
  return {
    months: isComplete ? neededMonths : Math.max(0, Math.min(covered, neededMonths - 1)),
    neededMonths,
    isComplete,
    gaps,
  };
};

/**
 * Counted from the last day that something is told of, which may lie before the window; without one nothing is told.
 */
const isAllowedGap = ({ from, to }: Gap, periods: readonly Period[]): boolean => {
  const ends = periods.flatMap(({ endDate }) => (endDate !== null && endDate < from ? [endDate] : []));
  const last = ends.sort().at(-1);
  return last !== undefined && daysIn({ from: daysAfter(last, 1), to }) <= ALLOWED_GAP_DAYS;
};

/** How many of the days lie in the last so many months; without a number, in the three years that are asked for. */
export const countWithin = (dates: readonly string[], today: string, months = EVENT_MONTHS): number => {
  const from = monthsBefore(today, months);
  return dates.filter((date) => date > from && date <= today).length;
};
