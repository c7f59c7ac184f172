import type { PaymentMethod, PaymentState } from '#domain/payments/states';
import type { Db, Transaction } from '../core/handle';
import { takeCreditNumber } from '../invoices/credit-number';

/** A stored payment, as the transaction that changes it needs it. */
export interface StoredPayment {
  readonly id: string;
  readonly organizationId: string;
  readonly invoiceId: string | null;
  readonly method: PaymentMethod;
  readonly state: PaymentState;
  readonly cents: number;
  readonly creditedCents: number;
  readonly returnedCents: number;
  readonly startedAt: string;
  readonly settledAt: string | null;
  readonly provider: string | null;
  readonly providerPaymentId: string | null;
  readonly actorId: string | null;
}

const columns = {
  id: 'id',
  organizationId: 'organization_id',
  invoiceId: 'invoice_id',
  method: 'method',
  state: 'state',
  cents: 'cents',
  creditedCents: 'credited_cents',
  returnedCents: 'returned_cents',
  startedAt: 'started_at',
  settledAt: 'settled_at',
  provider: 'provider',
  providerPaymentId: 'provider_payment_id',
  actorId: 'actor_id',
} as const;

/** A payment to be stored. */
export interface NewPayment {
  readonly id: string;
  readonly organizationId: string;
  readonly invoiceId: string | null;
  readonly method: PaymentMethod;
  readonly cents: number;
  /** The day from which it counts for late fees. */
  readonly countsOn: string;
  readonly startedAt: string;
  readonly actorId: string;
  readonly provider?: string;
  readonly reference?: string;
  readonly reason?: string;
}

/** Stores a payment whose outcome is not known yet; false if a repeat has stored it. A credit gets its number. */
export async function insertPayment(trx: Transaction, payment: NewPayment): Promise<boolean> {
  const isCredit = payment.method === 'credit';
  if (isCredit && (await findPayment(trx, payment.id)) !== undefined) return false;
  const reference = isCredit ? await takeCreditNumber(trx) : payment.reference;
  const inserted = await trx('payments')
    .insert({
      id: payment.id,
      organization_id: payment.organizationId,
      invoice_id: payment.invoiceId,
      method: payment.method,
      state: 'unknown',
      cents: payment.cents,
      counts_on: payment.countsOn,
      started_at: payment.startedAt,
      actor_id: payment.actorId,
      provider: payment.provider,
      reference,
      reason: payment.reason,
    })
    .onConflict('id')
    .ignore()
    .returning('id');
  return inserted.length > 0;
}

export const findPayment = (db: Db | Transaction, id: string): Promise<StoredPayment | undefined> =>
  db('payments').where({ id }).first<StoredPayment | undefined>(columns);

export const lockPayment = (trx: Transaction, id: string): Promise<StoredPayment | undefined> =>
  trx('payments').where({ id }).forUpdate().first<StoredPayment | undefined>(columns);

/** The payment of a provider's id. */
export async function findByProviderId(
  db: Db,
  provider: string,
  providerPaymentId: string,
): Promise<string | undefined> {
  const row = await db('payments')
    .where({ provider, provider_payment_id: providerPaymentId })
    .first<{ id: string } | undefined>('id');
  return row?.id;
}

/** Payments whose outcome the provider has not reported, longest unchecked first. */
export const listPending = (
  db: Db,
  { provider, before, limit }: { readonly provider: string; readonly before: string; readonly limit: number },
): Promise<StoredPayment[]> =>
  db('payments')
    .where({ provider })
    .whereIn('state', ['unknown', 'actionNeeded', 'processing'])
    .whereRaw('coalesce(checked_at, started_at) <= ?', [before])
    .orderByRaw('coalesce(checked_at, started_at), id')
    .limit(limit)
    .select<StoredPayment[]>(columns);

/** Notes that the provider was asked, so that the next ones have their turn. */
export async function markChecked(db: Db, id: string, at: string): Promise<void> {
  await db('payments').where({ id }).update({ checked_at: at });
}

/** Payments that arrived lately: they may still be returned, which a provider without webhooks does not report. */
export const listRecent = (
  db: Db,
  { provider, since, limit }: { readonly provider: string; readonly since: string; readonly limit: number },
): Promise<StoredPayment[]> =>
  db('payments')
    .where({ provider, state: 'succeeded' })
    .where('settled_at', '>=', since)
    .orderBy(['settled_at', 'id'])
    .limit(limit)
    .select<StoredPayment[]>(columns);
