import type { OrderContent } from '../job-orders/content/schema';
import type { WorkdayBilling } from './states';

/** Days of a hire; a null last day has no end. */
export interface AssignmentPeriod {
  readonly from: string;
  readonly to: string | null;
}

/** Whether hours of the day belong to the assignment, which has a period for each hire that began. */
export const isWithinAssignment = (periods: readonly AssignmentPeriod[], day: string): boolean =>
  periods.some(({ from, to }) => from <= day && (to === null || day <= to));

/** Drivers of a direct job order are paid by the carrier; all others through the platform (docs/decisions/104-direct-job-orders-are-not-billed.md). */
export const billingOf = ({ isDirectJobOrder }: Pick<OrderContent, 'isDirectJobOrder'>): WorkdayBilling =>
  isDirectJobOrder ? 'direct' : 'platform';

/** The names of an order's own prices of a day. */
export const optionsOf = ({ paymentType, flatRate }: Pick<OrderContent, 'paymentType' | 'flatRate'>): string[] =>
  paymentType === 'flat' ? Object.keys(flatRate.variousPriceCentPerDay ?? {}) : [];
