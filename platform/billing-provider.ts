import type { DepositItem } from '#domain/deposits/entries';
import type { DepositState } from '#domain/deposits/states';
import type { OnlineMethod, PaymentFailure, PaymentState, RefundState } from '#domain/payments/states';

/** A payment that is to be started. Its row is stored already. */
export interface PaymentAttempt {
  /** The idempotency key of the provider is made from it: sent again, it starts no second payment. */
  readonly attemptId: string;
  readonly organizationId: string;
  readonly cents: number;
  readonly method: OnlineMethod;
  /** The token of the provider's own field; card numbers never reach this server. */
  readonly source: string;
  readonly startedAt: string;
}

/** The provider's statement about a payment. */
export interface PaymentReport {
  readonly state: PaymentState;
  readonly failure: PaymentFailure | null;
  /** Null if the provider refused before it created a payment. */
  readonly providerPaymentId: string | null;
  readonly brand: string | null;
  readonly last4: string | null;
  /** With which the payer's browser confirms it. */
  readonly clientSecret: string | null;
  /** A part that the payer's bank took back; absent if it took nothing or everything. */
  readonly returnedCents?: number;
  /** Whether a dispute of it was won: money that was taken back for it may have arrived again. */
  readonly isRegained?: boolean;
  /** The amount that the provider names; null if it is not in dollars, absent if it names none. */
  readonly cents?: number | null;
}

/** A payment as far as it is known here. */
export interface KnownPayment {
  readonly attemptId: string;
  /** Null if the answer to the call was lost. */
  readonly providerPaymentId: string | null;
  readonly startedAt: string;
}

/** Money that is to be sent back. */
export interface RefundOrder {
  readonly refundId: string;
  /** Null until the provider has answered. */
  readonly providerRefundId: string | null;
  readonly providerPaymentId: string;
  readonly cents: number;
}

export interface RefundReport {
  readonly state: RefundState;
  readonly providerRefundId: string | null;
}

/** A deposit in the provider's list of them. */
export interface DepositHead {
  readonly reference: string;
  readonly state: DepositState;
}

/** The provider's statement about a deposit: money that it sends to the bank. */
export interface DepositReport extends DepositHead {
  /** Negative if the provider takes money from the bank. */
  readonly cents: number;
  readonly startedAt: string;
  readonly arrivesOn: string;
  /** Undefined until the provider has said what it contains. */
  readonly items: readonly ReportedItem[] | undefined;
}

/** A part of a deposit, with the provider's id of the payment. */
export interface ReportedItem extends Omit<DepositItem, 'paymentId'> {
  readonly paymentRef: string | null;
}

/** A report of the provider that something happened; the payment is read again, so that the order of reports does not matter. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** The provider's id of the payment; null if it is about something else. */
  readonly paymentRef: string | null;
  /** The provider's id of the deposit; null if it is about something else. */
  readonly depositRef: string | null;
  /** The attempt, if the report names it: it may arrive before the answer to the call. */
  readonly attemptId: string | null;
}

/** The provider did not answer: the outcome is not known. */
export class ProviderUnreachableError extends Error {
  constructor(cause: unknown) {
    super('The payment provider did not answer', { cause });
    this.name = 'ProviderUnreachableError';
  }
}

/** A webhook that is not the provider's, too old, or of the wrong mode. */
export class WebhookRefusedError extends Error {
  constructor(cause?: unknown) {
    super('The webhook is not valid', { cause });
    this.name = 'WebhookRefusedError';
  }
}

/** A service through which carriers pay invoices. */
export interface BillingProvider {
  readonly name: 'sandbox' | 'stripe';
  /** For the provider's own fields in the page. */
  readonly publishableKey: string | null;
  /** Without webhooks, payments of the last minutes are read again. */
  readonly hasWebhooks: boolean;
  /** @throws {ProviderUnreachableError} if the outcome is not known. */
  pay(attempt: PaymentAttempt): Promise<PaymentReport>;
  /** The payment of an attempt; undefined if the provider has none. */
  find(payment: KnownPayment): Promise<PaymentReport | undefined>;
  /** Sent again, it refunds no second time. @throws {ProviderUnreachableError} */
  refund(order: RefundOrder): Promise<RefundReport>;
  /** Deposits that were started since then. @throws {ProviderUnreachableError} */
  listDeposits(since: Date): Promise<readonly DepositHead[]>;
  /** A deposit with all that it contains; undefined if there is none, or not in dollars. @throws {ProviderUnreachableError} */
  findDeposit(reference: string): Promise<DepositReport | undefined>;
  /** @throws {WebhookRefusedError} */
  readEvent(body: Buffer, signature: string | undefined): ProviderEvent;
}
