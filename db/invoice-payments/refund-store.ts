import { creditOf } from '#domain/ledger/accounts';
import { refundAccount } from '#domain/payments/settlement';
import type { PaymentMethod, RefundState } from '#domain/payments/states';
import type { Db, Transaction } from '../core/handle';
import type { MessageDeps } from '../invoices/invoice-messages';
import { postTransaction, reverseTransaction } from '../ledger/post';
import { notifyOfRefund } from './refund-messages';

/** A refund to be booked. */
export interface NewRefund {
  readonly id: string;
  readonly payment: { readonly id: string; readonly organizationId: string; readonly method: PaymentMethod };
  readonly cents: number;
  readonly reason: string;
  readonly actorId: string;
  readonly now: string;
}

/** The refunded part of a payment, not counting failed refunds. */
export async function refundedOf(trx: Transaction, paymentId: string): Promise<number> {
  const { rows } = await trx.raw<{ rows: { cents: number }[] }>(
    `select coalesce(sum(cents), 0)::integer as cents from payment_refunds where payment_id = ? and state <> 'failed'`,
    [paymentId],
  );
  return rows[0]?.cents ?? 0;
}

/** Books a refund from the carrier's credit before the provider is called, so that the credit is spent once. */
export async function insertRefund(trx: Transaction, refund: NewRefund): Promise<void> {
  const { id, payment, cents, reason, actorId, now } = refund;
  await trx('payment_refunds').insert({
    id,
    payment_id: payment.id,
    cents,
    reason,
    state: 'unknown',
    actor_id: actorId,
    started_at: now,
  });
  await postTransaction(trx, {
    kind: 'refund',
    key: `refund/${id}`,
    organizationId: payment.organizationId,
    occurredAt: now,
    actorId,
    reason,
    lines: [
      { account: creditOf(payment.organizationId), cents },
      { account: refundAccount(payment.method), cents: -cents },
    ],
  });
}

/** A refund whose outcome is not known. */
export interface OpenRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly cents: number;
  readonly providerPaymentId: string | null;
  readonly providerRefundId: string | null;
}

export const findRefund = (db: Db, id: string): Promise<OpenRefund | undefined> =>
  refunds(db)
    .where('payment_refunds.id', id)
    .where('payment_refunds.state', 'unknown')
    .first<OpenRefund | undefined>(refundColumns);

/** Whether the provider refused a refund. */
export async function isRefused(db: Db, id: string): Promise<boolean> {
  const row = await db('payment_refunds').where({ id, state: 'failed' }).first('id');
  return row !== undefined;
}

/** Refunds that the provider has not confirmed, oldest first. */
export const listOpenRefunds = (db: Db, provider: string, limit: number): Promise<OpenRefund[]> =>
  refunds(db)
    .where({ provider })
    .where('payment_refunds.state', 'unknown')
    .orderBy(['payment_refunds.started_at', 'payment_refunds.id'])
    .limit(limit)
    .select<OpenRefund[]>(refundColumns);

/** Refunds of a payment of which the provider may report something: even one that succeeded can still fail. */
export const listRefundsOf = (db: Db, paymentId: string): Promise<OpenRefund[]> =>
  refunds(db)
    .where({ payment_id: paymentId })
    .whereNot('payment_refunds.state', 'failed')
    .orderBy(['payment_refunds.started_at', 'payment_refunds.id'])
    .select<OpenRefund[]>(refundColumns);

const refundColumns = {
  id: 'payment_refunds.id',
  paymentId: 'payment_id',
  cents: 'payment_refunds.cents',
  providerPaymentId: 'provider_payment_id',
  providerRefundId: 'provider_refund_id',
} as const;

const refunds = (db: Db) => db('payment_refunds').join('payments', 'payments.id', 'payment_refunds.payment_id');

/**
 * Notes the outcome of a refund and notifies those whom it matters to; a failed one gives the credit back, even after it
 * succeeded. Repeatable.
 */
export async function settleRefund(
  trx: Transaction,
  deps: MessageDeps,
  {
    id,
    state,
    providerRefundId,
    now,
  }: {
    readonly id: string;
    readonly state: RefundState;
    readonly providerRefundId: string | null;
    readonly now: string;
  },
): Promise<void> {
  const before = await trx('payment_refunds').where({ id }).forUpdate().first('state');
  const wasSent = before?.state === 'succeeded';
  if (before?.state !== 'unknown' && !(wasSent && state === 'failed')) return;
  await trx('payment_refunds')
    .where({ id })
    .update({ state, provider_refund_id: providerRefundId, ...(state !== 'unknown' && { settled_at: now }) });
  if (state === 'unknown') return;
  const failed = wasSent ? 'returned' : 'refused';
  await notifyOfRefund(trx, deps, { id, outcome: state === 'succeeded' ? 'sent' : failed });
  if (state === 'succeeded') return;
  const booked = await trx('ledger_transactions')
    .where({ key: `refund/${id}` })
    .first<{ id: string } | undefined>('id');
  if (booked === undefined) throw new Error('A refund has no ledger entry');
  await reverseTransaction(trx, booked.id, { reason: 'The provider refused the refund', occurredAt: now });
}
