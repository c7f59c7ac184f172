import { daysAfter, monthsBefore } from '../shared/periods';

/** The days of a driver's work for a carrier; `to` is null while it lasts. */
export interface WorkPeriod {
  readonly from: string;
  readonly to: string | null;
}

/** Months for which a carrier keeps, and reads, the logs of a driver who has left (49 CFR 395.8(k)). */
const KEPT_MONTHS = 6;
/** Days before the first one whose work the weekly limit counts (49 CFR 395.8(j)(2)). */
const DAYS_BEFORE_WORK = 7;

/**
 * The dates whose logs a carrier may read: the days of the work and the week before it while the driver works there, and only
 * the days of the work for six months afterward. Empty for a stranger.
 */
export function readableDates(
  periods: readonly WorkPeriod[],
  today: string,
): { readonly from: string; readonly to: string }[] {
  return periods.flatMap(({ from, to }) => {
    if (from > today) return [];
    if (to === null || to >= today) return [{ from: daysAfter(from, -DAYS_BEFORE_WORK), to: today }];
    return to >= monthsBefore(today, KEPT_MONTHS) ? [{ from, to }] : [];
  });
}

/** Whether the driver works for the carrier on a date. */
export const isAtWork = (periods: readonly WorkPeriod[], today: string): boolean =>
  periods.some(({ from, to }) => from <= today && (to === null || to >= today));
