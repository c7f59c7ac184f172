import type { PayLine } from '../pay/model';
import { roundHalfUp } from '../shared/money';
import type { TimeRate } from './disputes/schema';

/** Minutes of an hour in tenths of a cent, as a divisor of minutes × mills. */
const MINUTE_PARTS = 600;
const BASIS_POINTS = 10_000;

const keyOf = ({ kind, rateMills, factor }: PayLine): string => `${kind} ${String(rateMills)} ${String(factor)}`;

/**
 * The rates at which a workday paid and billed its time, each once: hours that settle a dispute count at one of them. Half a
 * regular rate is no rate of hours of its own.
 */
export function timeRatesOf(lines: readonly PayLine[]): TimeRate[] {
  const found = new Map<string, TimeRate>();
  for (const line of lines) {
    const { kind, unit, rateMills, factor, billing } = line;
    if (unit !== 'seconds' || rateMills === null || kind === 'overtimePremium') continue;
    found.set(keyOf(line), {
      kind,
      payMills: Math.round(rateMills * factor),
      billMills: billing.mills,
      markupBasisPoints: billing.basisPoints ?? 0,
    });
  }
  return [...found.values()];
}

/** The driver's amount of some minutes at a rate, which may be negative. */
export const payOfMinutes = (minutes: number, { payMills }: Pick<TimeRate, 'payMills'>): number =>
  roundHalfUp(minutes * payMills, MINUTE_PARTS);

/** The carrier's amount of some minutes: at its own rate, or the pay plus the markup. */
export const billOfMinutes = (minutes: number, rate: Omit<TimeRate, 'kind'>): number =>
  rate.billMills === null
    ? roundHalfUp(payOfMinutes(minutes, rate) * (BASIS_POINTS + rate.markupBasisPoints), BASIS_POINTS)
    : roundHalfUp(minutes * rate.billMills, MINUTE_PARTS);
