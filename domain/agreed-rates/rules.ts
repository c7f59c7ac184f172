import { type AgreedRate, agreedRateOn, orderRateOf, type RateUnit, rateUnitOf } from '../pay/agreed-rates';
import { type OrderPay, payTermsOf } from '../pay/terms';
import { ProblemError } from '../problems';
import { dateAt } from '../shared/zoned-time';
import { type BilledOrder, exceedsCarrier } from './carrier-rates';

const MILLS_PER_DOLLAR = 1_000;
const CENT_MILLS = 10;

/** A rate in the unit of an order. */
export interface RateOfOrder {
  readonly unit: RateUnit;
  readonly mills: number;
}

/**
 * A typed rate as one of the order.
 * @throws {ProblemError} if the order has no rate or a higher one, or if the carrier is billed less than the rate.
 */
export function rateFor(order: BilledOrder, dollars: number): RateOfOrder {
  const unit = rateUnitOf(order.paymentType);
  if (unit === null) throw new ProblemError('rate-not-used');
  const mills = Math.round(dollars * MILLS_PER_DOLLAR);
  if (unit === 'day' && mills % CENT_MILLS !== 0) throw new ProblemError('rate-in-cents');
  if (mills < orderRateOf(unit, payTermsOf(order, null))) throw new ProblemError('rate-below-order');
  if (exceedsCarrier(order, mills)) throw new ProblemError('rate-above-carrier');
  return { unit, mills };
}

/** A hire of an order: its zone and its first day. */
export interface HireOfOrder {
  readonly content: OrderPay;
  readonly zone: string;
  readonly startOn: string;
}

/** The rate of a hire that is paid today, or on the first day if that is later. */
export function rateOfHire(
  { content, zone, startOn }: HireOfOrder,
  rates: readonly AgreedRate[],
  now: Date,
): RateOfOrder | null {
  const today = dateAt(now.toISOString(), zone);
  return currentRate(content, rates, startOn > today ? startOn : today);
}

/** The rate that is paid on a day, if the order has that unit. */
export function currentRate(order: OrderPay, rates: readonly AgreedRate[], day: string): RateOfOrder | null {
  const rate = agreedRateOn(rates, rateUnitOf(order.paymentType), day);
  return rate === undefined ? null : { unit: rate.unit, mills: rate.mills };
}
