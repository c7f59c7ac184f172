import { type AgreedRate, agreedRateOn, orderRateOf, type RateUnit, rateUnitOf } from '../pay/agreed-rates';
import { type OrderPay, payTermsOf } from '../pay/terms';
import { ProblemError } from '../problems';

const MILLS_PER_DOLLAR = 1_000;
const CENT_MILLS = 10;

/** A rate in the unit of an order. */
export interface RateOfOrder {
  readonly unit: RateUnit;
  readonly mills: number;
}

/**
 * A typed rate as one of the order.
 * @throws {ProblemError} if the order has no rate, or a higher one.
 */
export function rateFor(order: OrderPay, dollars: number): RateOfOrder {
  const unit = rateUnitOf(order.paymentType);
  if (unit === null) throw new ProblemError('rate-not-used');
  const mills = Math.round(dollars * MILLS_PER_DOLLAR);
  if (unit === 'day' && mills % CENT_MILLS !== 0) throw new ProblemError('rate-in-cents');
  if (mills < orderRateOf(unit, payTermsOf(order, null))) throw new ProblemError('rate-below-order');
  return { unit, mills };
}

/** The rate that is paid on a day, if the order has that unit. */
export function currentRate(order: OrderPay, rates: readonly AgreedRate[], day: string): RateOfOrder | null {
  const rate = agreedRateOn(rates, rateUnitOf(order.paymentType), day);
  return rate === undefined ? null : { unit: rate.unit, mills: rate.mills };
}
