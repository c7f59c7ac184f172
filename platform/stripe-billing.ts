import Stripe from 'stripe';
import type { PaymentFailure, PaymentState, RefundState } from '#domain/payments/states';
import {
  type BillingProvider,
  type KnownPayment,
  type PaymentAttempt,
  type PaymentReport,
  type ProviderEvent,
  ProviderUnreachableError,
  type RefundOrder,
  type RefundReport,
  WebhookRefusedError,
} from './billing-provider';
import { findStripeDeposit, listStripeDeposits } from './stripe-deposits';

/** The version of the API for which this adapter and its tests are written. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

/** Webhooks that were signed earlier are refused. */
const TOLERANCE_SECONDS = 300;
/** A request of a person waits for it. */
const TIMEOUT_MS = 10_000;
/** An attempt of which no answer arrived is looked for among the payments of this time around it. */
const WINDOW_SECONDS = 3_600;

export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly now: () => Date;
  /** Another server, for tests. */
  readonly apiUrl?: URL;
}

const expand = ['latest_charge', 'payment_method'];
/** The payer signs in to the bank; small test deposits would keep the payment waiting for days. The page's field says the same. */
const confirmedAtOnce = { us_bank_account: { verification_method: 'instant' } } as const;
const methodTypes = { card: 'card', bankTransfer: 'us_bank_account' } as const;

/** Payments by card and bank transfer through Stripe. */
export function createStripeBilling(settings: StripeSettings): BillingProvider {
  const { secretKey, publishableKey, webhookSecret, now, apiUrl } = settings;
  const stripe = new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiUrl !== undefined && { protocol: 'http', host: apiUrl.hostname, port: apiUrl.port }),
  });
  const isLive = secretKey.includes('_live_');
  return {
    name: 'stripe',
    publishableKey,
    hasWebhooks: true,
    pay: (attempt) => pay(stripe, attempt),
    find: (payment) => reach(() => find(stripe, payment)),
    refund: (order) => reach(() => refund(stripe, order)),
    listDeposits: (since) => reach(() => listStripeDeposits(stripe, since)),
    findDeposit: (reference) => reach(() => findStripeDeposit(stripe, reference)),
    readEvent: (body, signature) => {
      const event = verified(() =>
        stripe.webhooks.constructEvent(
          body,
          signature ?? '',
          webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          now().getTime(),
        ),
      );
      if (event.livemode !== isLive) throw new WebhookRefusedError();
      return eventOf(event);
    },
  };
}

function verified(read: () => Stripe.Event): Stripe.Event {
  try {
    return read();
  } catch (error) {
    throw new WebhookRefusedError(error);
  }
}

/** Anything but an answer to the question leaves the outcome open. */
async function reach<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw new ProviderUnreachableError(error);
  }
}

async function pay(
  stripe: Stripe,
  { attemptId, organizationId, cents, method, source }: PaymentAttempt,
): Promise<PaymentReport> {
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: cents,
        currency: 'usd',
        confirm: true,
        confirmation_token: source,
        allowed_payment_method_types: [methodTypes[method]],
        ...(method === 'bankTransfer' && { payment_method_options: confirmedAtOnce }),
        metadata: { attemptId, organizationId },
        expand,
      },
      { idempotencyKey: `payment/${attemptId}` },
    );
    return await reportOf(stripe, intent);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return declined(error);
    // No payment was created.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { ...noPayment, failure: refusalOf(error) };
    throw new ProviderUnreachableError(error);
  }
}

/** A token that was used, has expired or is not Stripe's; anything else is a fault of ours or of the settings at Stripe. */
const refusalOf = ({ param }: Stripe.errors.StripeInvalidRequestError): PaymentFailure =>
  param === 'confirmation_token' ? 'expired' : 'other';

const noPayment: PaymentReport = {
  state: 'failed',
  failure: 'other',
  providerPaymentId: null,
  brand: null,
  last4: null,
  clientSecret: null,
};

const declined = (error: Stripe.errors.StripeCardError): PaymentReport => ({
  ...noPayment,
  failure: failureOf(error.decline_code ?? error.code),
  providerPaymentId: error.payment_intent?.id ?? null,
  ...methodOf(error.payment_method ?? null),
});

async function find(
  stripe: Stripe,
  { attemptId, providerPaymentId, startedAt }: KnownPayment,
): Promise<PaymentReport | undefined> {
  if (providerPaymentId !== null) {
    return reportOf(stripe, await stripe.paymentIntents.retrieve(providerPaymentId, { expand }));
  }
  const started = Math.floor(Date.parse(startedAt) / 1_000);
  const created = { gte: started - WINDOW_SECONDS, lte: started + WINDOW_SECONDS };
  for await (const intent of stripe.paymentIntents.list({ created, limit: 100 })) {
    if (intent.metadata['attemptId'] === attemptId) {
      return reportOf(stripe, await stripe.paymentIntents.retrieve(intent.id, { expand }));
    }
  }
  return undefined;
}

/** Stripe's keys expire after a day, so a refund is looked for before it is made: what banks refund takes longer than that. */
async function refund(stripe: Stripe, order: RefundOrder): Promise<RefundReport> {
  const made = (await findRefund(stripe, order)) ?? (await createRefund(stripe, order));
  if (made === undefined) return { state: 'failed', providerRefundId: null };
  const { id, status } = made;
  return { state: refundStates[status ?? ''] ?? 'unknown', providerRefundId: id };
}

async function findRefund(
  stripe: Stripe,
  { refundId, providerRefundId, providerPaymentId }: RefundOrder,
): Promise<Stripe.Refund | undefined> {
  if (providerRefundId !== null) return stripe.refunds.retrieve(providerRefundId);
  for await (const refund of stripe.refunds.list({ payment_intent: providerPaymentId, limit: 100 })) {
    if (refund.metadata?.['refundId'] === refundId) return refund;
  }
  return undefined;
}

/** Undefined if Stripe refuses it for good, such as for money that was refunded there or that a dispute took. */
async function createRefund(
  stripe: Stripe,
  { refundId, providerPaymentId, cents }: RefundOrder,
): Promise<Stripe.Refund | undefined> {
  try {
    return await stripe.refunds.create(
      { payment_intent: providerPaymentId, amount: cents, metadata: { refundId } },
      { idempotencyKey: `refund/${refundId}` },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
    throw error;
  }
}

const refundStates: Readonly<Record<string, RefundState>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

const states: Readonly<Partial<Record<Stripe.PaymentIntent.Status, PaymentState>>> = {
  succeeded: 'succeeded',
  processing: 'processing',
  requires_action: 'actionNeeded',
  requires_confirmation: 'actionNeeded',
  requires_capture: 'processing',
};

async function reportOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<PaymentReport> {
  const { lostCents, isRegained } = await disputesOf(stripe, intent);
  const isReturned = intent.status === 'succeeded' && lostCents >= intent.amount;
  const error = intent.last_payment_error;
  const state = isReturned ? 'returned' : (states[intent.status] ?? 'failed');
  return {
    state,
    failure: lostCents > 0 ? 'notAuthorized' : failureIn(state, error?.decline_code ?? error?.code),
    providerPaymentId: intent.id,
    clientSecret: state === 'actionNeeded' ? intent.client_secret : null,
    cents: intent.currency === 'usd' ? intent.amount : null,
    returnedCents: lostCents,
    isRegained,
    ...methodOf(typeof intent.payment_method === 'object' ? intent.payment_method : (error?.payment_method ?? null)),
  };
}

const failureIn = (state: PaymentState, code: string | undefined): PaymentFailure | null =>
  state === 'failed' ? failureOf(code) : null;

interface Disputes {
  readonly lostCents: number;
  readonly isRegained: boolean;
}

/**
 * A bank returns a debit, and a card's owner disputes one: both are disputes. The money of one, which may be a part of the payment, is
 * gone once it is lost; one that was lost can still be won.
 */
async function disputesOf(stripe: Stripe, { id, latest_charge: charge }: Stripe.PaymentIntent): Promise<Disputes> {
  if (charge === null || typeof charge === 'string' || !charge.disputed) return { lostCents: 0, isRegained: false };
  const { data } = await stripe.disputes.list({ payment_intent: id, limit: 100 });
  const lost = data.filter(({ status }) => status === 'lost');
  return {
    lostCents: lost.reduce((sum, { amount }) => sum + amount, 0),
    isRegained: data.some(({ status }) => status === 'won'),
  };
}

function methodOf(method: Stripe.PaymentMethod | null): Pick<PaymentReport, 'brand' | 'last4'> {
  if (method?.card !== undefined) return { brand: method.card.brand, last4: method.card.last4 };
  const account = method?.us_bank_account;
  return { brand: account?.bank_name ?? null, last4: account?.last4 ?? null };
}

const failures: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'insufficientFunds',
  account_closed: 'accountClosed',
  bank_account_closed: 'accountClosed',
  no_account: 'accountClosed',
  debit_not_authorized: 'notAuthorized',
  expired_card: 'expired',
  payment_intent_payment_attempt_expired: 'expired',
  card_declined: 'declined',
  generic_decline: 'declined',
  do_not_honor: 'declined',
  authentication_required: 'declined',
  payment_intent_authentication_failure: 'declined',
  incorrect_cvc: 'declined',
};

const failureOf = (code: string | undefined): PaymentFailure => failures[code ?? ''] ?? 'other';

interface EventSubject {
  readonly object?: unknown;
  readonly id?: unknown;
  readonly payment_intent?: unknown;
  readonly metadata?: Readonly<Record<string, unknown>> | null;
}

function eventOf({ id, type, data }: Stripe.Event): ProviderEvent {
  const about = data.object as EventSubject;
  const ref = about.object === 'payment_intent' ? about.id : about.payment_intent;
  const depositRef = about.object === 'payout' ? textOrNull(about.id) : null;
  return { id, type, depositRef, paymentRef: textOrNull(ref), attemptId: textOrNull(about.metadata?.['attemptId']) };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
