import type { Payment } from '#domain/payments/invoice-payments-schema';
import type { Db } from '../core/handle';

export interface PaymentFilters {
  readonly organizationId?: string | undefined;
  readonly invoiceId?: string | undefined;
  readonly id?: string | undefined;
}

/** A part of a list of payments for its reader. */
export interface PaymentPage {
  readonly limit: number;
  readonly after?: readonly [string, string] | undefined;
  /** People of operations are named to operations only. */
  readonly isOps: boolean;
}

type PaymentRow = Omit<Payment, 'clientSecret' | 'canRefundCents'> & {
  readonly creditLeft: number;
  readonly isOwn: boolean | null;
};

/** Payments that name an invoice or were applied to it. */
const OF_INVOICE = `(payments.invoice_id = ? or exists (select 1 from payment_applications
  where payment_applications.payment_id = payments.id and payment_applications.invoice_id = ?))`;

/** A page of payments, newest first; without the secret of the payer. */
export async function listPayments(
  db: Db,
  { organizationId, invoiceId, id }: PaymentFilters,
  { limit, after, isOps }: PaymentPage,
): Promise<Payment[]> {
  const query = db('payments')
    .join('organizations', 'organizations.id', 'payments.organization_id')
    .leftJoin('users', 'users.id', 'payments.actor_id');
  if (organizationId !== undefined) void query.where('payments.organization_id', organizationId);
  if (invoiceId !== undefined) void query.whereRaw(OF_INVOICE, [invoiceId, invoiceId]);
  if (id !== undefined) void query.where('payments.id', id);
  if (after !== undefined) void query.whereRaw('(payments.started_at, payments.id) < (?, ?)', [...after]);
  const rows: unknown = await query
    .orderBy([
      { column: 'payments.started_at', order: 'desc' },
      { column: 'payments.id', order: 'desc' },
    ])
    .limit(limit)
    .select({ ...stored, ...derived(db) });
  return (rows as PaymentRow[]).map(({ creditLeft, isOwn, by, ...payment }) => ({
    ...payment,
    by: isOps || isOwn === true ? by : null,
    clientSecret: null,
    canRefundCents: refundable(payment, creditLeft),
  }));
}

const stored = {
  _id: 'payments.id',
  organizationId: 'payments.organization_id',
  organization: 'organizations.name',
  method: 'payments.method',
  state: 'payments.state',
  cents: 'payments.cents',
  appliedCents: 'payments.applied_cents',
  creditedCents: 'payments.credited_cents',
  returnedCents: 'payments.returned_cents',
  startedAt: 'payments.started_at',
  countsOn: 'payments.counts_on',
  settledAt: 'payments.settled_at',
  reference: 'payments.reference',
  reason: 'payments.reason',
  brand: 'payments.brand',
  last4: 'payments.last4',
  failure: 'payments.failure',
} as const;

const derived = (db: Db) => ({
  isOwn: db.raw('users.organization_id = payments.organization_id'),
  refundedCents: db.raw(`(select coalesce(sum(payment_refunds.cents), 0)::integer from payment_refunds
    where payment_refunds.payment_id = payments.id and payment_refunds.state <> 'failed')`),
  creditLeft: db.raw(`(select coalesce(-sum(ledger_lines.cents), 0)::bigint from ledger_lines
    where ledger_lines.account = 'credit:' || payments.organization_id)`),
  by: db.raw(`case when users.id is null then null
    else jsonb_build_object('_id', users.id, 'name', users.first_name || ' ' || users.last_name) end`),
  applications: db.raw(`(select coalesce(jsonb_agg(jsonb_build_object(
      'invoiceId', parts.invoice_id, 'number', invoices.number, 'cents', parts.cents) order by invoices.number), '[]'::jsonb)
    from (select invoice_id, sum(cents) as cents from payment_applications
      where payment_applications.payment_id = payments.id group by invoice_id having sum(cents) <> 0) as parts
    join invoices on invoices.id = parts.invoice_id)`),
});

/** Credit is paid back by the way on which it came: not more than the carrier has, nor more than the payment was. */
function refundable(
  {
    method,
    state,
    cents,
    refundedCents,
    returnedCents,
  }: Pick<Payment, 'method' | 'state' | 'cents' | 'refundedCents' | 'returnedCents'>,
  creditLeft: number,
): number {
  if (state !== 'succeeded' || method === 'credit' || method === 'writeOff') return 0;
  return Math.max(0, Math.min(creditLeft, cents - refundedCents - returnedCents));
}
