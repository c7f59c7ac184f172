import { roundHalfUp } from '../shared/money';
import { isWage } from './line-kinds';
import { minimumWageOn, type WagePlace } from './minimum-wages';
import type { DayTime, MinimumWageCheck, PayLine } from './model';

/** Tenths of a cent an hour for a cent a second. */
const CENT_SECOND_MILLS = 36_000;

/**
 * Compares the pay of a week with the minimum wage for its paid hours, on average over the week (29 CFR 776.4); null without
 * hours. The Motor Carrier Exemption removes overtime, not the minimum wage.
 */
export function checkMinimumWage(
  lines: readonly PayLine[],
  days: readonly DayTime[],
  place: WagePlace,
): MinimumWageCheck | null {
  const seconds = days.reduce((sum, day) => sum + day.paidSeconds, 0);
  if (seconds === 0) return null;
  const wageCents = lines.reduce((sum, { kind, payCents }) => sum + (isWage(kind) ? payCents : 0), 0);
  const rates = days.map((day) => ({ ...day, ...minimumWageOn(day.date, place) }));
  const required = rates.reduce((sum, rate) => sum + rate.paidSeconds * rate.mills, 0);
  const highest = rates.reduce((one, other) => (other.mills > one.mills ? other : one));
  return {
    wageCents,
    seconds,
    averageMills: roundHalfUp(BigInt(wageCents) * BigInt(CENT_SECOND_MILLS), seconds),
    minimumMills: highest.mills,
    source: highest.source,
    shortfallCents: Math.max(0, Math.ceil(required / CENT_SECOND_MILLS) - wageCents),
  };
}
