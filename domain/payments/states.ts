/** Ways to pay an invoice online. */
export const onlineMethods = ['card', 'bankTransfer'] as const;
/** One of {@link onlineMethods}. */
export type OnlineMethod = (typeof onlineMethods)[number];

/** How an invoice is settled: online, by a transfer or check that operations enter, by a credit, or not at all. */
export const paymentMethods = [...onlineMethods, 'transfer', 'credit', 'writeOff'] as const;
/** One of {@link paymentMethods}. */
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * The states of a payment in the order in which they may follow each other: a later report of an earlier state changes
 * nothing. A failed payment can still succeed, because the provider may report the failure of a first try.
 */
export const paymentStates = ['unknown', 'actionNeeded', 'processing', 'failed', 'succeeded', 'returned'] as const;
/** One of {@link paymentStates}. */
export type PaymentState = (typeof paymentStates)[number];

/** Why a payment failed or was returned. */
export const paymentFailures = [
  'declined',
  'insufficientFunds',
  'accountClosed',
  'notAuthorized',
  'expired',
  'other',
] as const;
/** One of {@link paymentFailures}. */
export type PaymentFailure = (typeof paymentFailures)[number];

/**
 * Whether a report of the provider changes the state: states only move forward, whatever the order of the reports. Only a dispute
 * that is won moves a returned payment back (`returns.ts`).
 */
export const isLater = (next: PaymentState, current: PaymentState): boolean =>
  paymentStates.indexOf(next) > paymentStates.indexOf(current);

/** The states of a refund: unknown until the provider has answered. */
export const refundStates = ['unknown', 'succeeded', 'failed'] as const;
/** One of {@link refundStates}. */
export type RefundState = (typeof refundStates)[number];
