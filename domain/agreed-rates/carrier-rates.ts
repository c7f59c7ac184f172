import type { ContentProblem } from '../job-orders/content/rules';
import { rateUnitOf } from '../pay/agreed-rates';
import { type OrderPay, payTermsOf } from '../pay/terms';
import { billingOf } from '../timesheets/assignment';

const MILLS_PER_DOLLAR = 1_000;

/** The fields of an order on which its pay and its bill depend. */
export type BilledOrder = OrderPay & Parameters<typeof billingOf>[0];

/** Time and a half. */
const overtimeOf = (mills: number): number => (mills * 3) / 2;

/** The carrier's rate that is below the pay of an hour: hours of an order with rates of its own are billed at them. */
function rateBelow(order: BilledOrder, mills: number) {
  const { billing, overtime } = payTermsOf(order, null);
  const { straightMills, overtimeMills } = billing;
  if (rateUnitOf(order.paymentType) !== 'hour' || straightMills === null || billingOf(order) === 'direct')
    return undefined;
  if (mills > straightMills) return 'carrierStraightTimeRateAmount';
  const isPaid = overtime !== 'no' && overtimeMills !== null;
  return isPaid && overtimeOf(mills) > overtimeMills ? 'carrierOvertimeRateAmount' : undefined;
}

/** The highest rate per hour that the order names. */
const namedMills = (order: BilledOrder): number =>
  order.paymentType === 'hourly' ? Math.round(order.rate.to * MILLS_PER_DOLLAR) : payTermsOf(order, null).hourlyMills;

/** Whether an hour at the rate costs more than the carrier pays for it. Rates that the order names were accepted with it. */
export const exceedsCarrier = (order: BilledOrder, mills: number): boolean =>
  mills > namedMills(order) && rateBelow(order, mills) !== undefined;

/** Why the carrier's rates of a new order are refused: it names pay that they do not cover. */
export function carrierRateProblem(order: BilledOrder): ContentProblem | undefined {
  const field = rateBelow(order, namedMills(order));
  const message = 'This order pays drivers more than this. Raise it, or leave it empty';
  return field === undefined ? undefined : { path: [field], message };
}
