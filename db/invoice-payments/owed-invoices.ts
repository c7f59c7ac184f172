import type { OwedInvoice } from '#domain/payments/allocation';
import type { Transaction } from '../core/handle';

/** The unpaid invoices of a carrier; those that were voided or paid are not among them. */
export const listOwed = (trx: Transaction, organizationId: string): Promise<OwedInvoice[]> =>
  trx('invoices')
    .where({ organization_id: organizationId })
    .whereNull('voided_at')
    .whereRaw('paid_cents < total_cents')
    .orderBy(['due_on', 'number'])
    .select({ id: 'id', number: 'number', dueOn: 'due_on', balanceCents: trx.raw('total_cents - paid_cents') });

/** An invoice as far as a payment of it is concerned. */
export interface PayableInvoice {
  readonly id: string;
  readonly organizationId: string;
  readonly number: string;
  readonly balanceCents: number;
  readonly totalCents: number;
  readonly paidCents: number;
  readonly isVoid: boolean;
  /** Of payments that name it and are under way. */
  readonly pendingCents: number;
  readonly hasUnknown: boolean;
  /** A payment of it is under way, or waits for the payer to confirm it. */
  readonly mayBePaid: boolean;
  /** The part that operations have credited or written off. */
  readonly creditedCents: number;
  /** Payments of it that arrived or may arrive. */
  readonly hasPayments: boolean;
  readonly zone: string;
}

/** The facts on which the actions with an invoice depend; undefined if there is none. */
export async function findPayable(trx: Transaction, id: string): Promise<PayableInvoice | undefined> {
  const { rows } = await trx.raw<{ rows: PayableInvoice[] }>(
    `select invoices.id, invoices.organization_id as "organizationId", number, total_cents as "totalCents",
       paid_cents as "paidCents", voided_at is not null as "isVoid", organizations.time_zone as zone,
       case when voided_at is null then total_cents - paid_cents else 0 end as "balanceCents",
       coalesce(named.pending, 0)::bigint as "pendingCents",
       coalesce(named.given, 0)::bigint as "creditedCents", coalesce(named.has_unknown, false) as "hasUnknown",
       coalesce(named.may_be_paid, false) as "mayBePaid",
       (coalesce(named.has_payments, false) or paid_cents > 0) as "hasPayments"
     from invoices join organizations on organizations.id = invoices.organization_id
     left join lateral (
       select sum(cents) filter (where state in ('unknown', 'processing')) as pending,
         sum(cents) filter (where state = 'succeeded' and method in ('credit', 'writeOff')) as given,
         bool_or(state = 'unknown') as has_unknown,
         bool_or(state in ('unknown', 'actionNeeded', 'processing')) as may_be_paid,
         bool_or(state in ('unknown', 'actionNeeded', 'processing', 'succeeded')) as has_payments
       from payments where payments.invoice_id = invoices.id
     ) as named on true
     where invoices.id = ?`,
    [id],
  );
  return rows[0];
}
