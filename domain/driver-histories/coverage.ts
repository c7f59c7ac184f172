import { daysAfter, daysIn, type Gap, gapsIn, monthsBefore, type Period } from '../shared/periods';

/** Months that the work and residence histories must cover (49 CFR 391.21). */
export const HISTORY_MONTHS = 36;
/** Months of commercial employers that CDL applicants list: three years plus the seven of 49 CFR 391.21(b)(11). */
export const COMMERCIAL_MONTHS = 120;
/** The longest gap between two jobs or homes that needs no explanation, in days. */
export const ALLOWED_GAP_DAYS = 30;
/** Months for which accidents and violations are listed (49 CFR 391.21(b)(7) and (8)). */
export const EVENT_MONTHS = 36;
/** Months of violations that the annual certificate covers (docs/requirements.md#limits). */
export const ANNUAL_MONTHS = 12;
const DAYS_PER_MONTH = 30.4375;

/** The number of covered months, and the missing days. */
export interface Coverage {
  readonly months: number;
  readonly neededMonths: number;
  readonly isComplete: boolean;
  /** Oldest first. */
  readonly gaps: readonly Gap[];
}

/** Computes which of the months before today the periods cover; 36 months by default. */
export function coverageOf(periods: readonly Period[], today: string, neededMonths = HISTORY_MONTHS): Coverage {
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
}

/** Counted from the last covered day, which may lie before the window; without one the gap is not allowed. */
function isAllowedGap({ from, to }: Gap, periods: readonly Period[]): boolean {
  const ends = periods.flatMap(({ endDate }) => (endDate !== null && endDate < from ? [endDate] : []));
  const last = ends.sort().at(-1);
  return last !== undefined && daysIn({ from: daysAfter(last, 1), to }) <= ALLOWED_GAP_DAYS;
}

/** The number of dates within the last months; three years by default. */
export function countWithin(dates: readonly string[], today: string, months = EVENT_MONTHS): number {
  const from = monthsBefore(today, months);
  return dates.filter((date) => date > from && date <= today).length;
}
