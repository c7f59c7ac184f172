import { type LateFeeChange, lateFeeChanges, type LateInvoice } from '#domain/invoices/late-fees';
import { lateFeeAt } from '#domain/prices/late-fee-rates';
import { instantAfter } from '#domain/shared/durations';
import { endOfDate, startOfDate } from '#domain/shared/zoned-time';
import { newId } from '#platform/ids';
import type { Db, Transaction } from '../core/handle';
import { MissingPriceError } from './missing-price';

/** An invoice with the state whose late fee counts for it. */
interface LateInvoiceInState extends LateInvoice {
  readonly state: string | null;
}

interface LateRow extends LateInvoiceInState {
  readonly id: string;
  readonly number: string;
  readonly firstFee: Readonly<Record<string, string>>;
}

/** The carrier and the day for which fees are computed. */
export interface LateScope {
  readonly organizationId: string;
  readonly zone: string;
  /** The first day that is not over. */
  readonly today: string;
}

/** The invoices of a carrier that have or may have late fees. A payment that is under way counts until it fails. */
const lateInvoices = `
  select invoices.id, invoices.number, invoices.state, invoices.due_on as "dueOn",
    case when voided_at is null then principal_cents else 0 end as "principalCents",
    (select coalesce(jsonb_agg(jsonb_build_object('cents', part.cents, 'on', part.counts_on)), '[]'::jsonb) from (
       select sum(payment_applications.cents) as cents, payments.counts_on
       from payment_applications join payments on payments.id = payment_applications.payment_id
       where payment_applications.invoice_id = invoices.id group by payments.id
       union all
       select cents, counts_on from payments
       where payments.invoice_id = invoices.id and state in ('unknown', 'processing')
     ) as part) as payments,
    (select coalesce(jsonb_agg(jsonb_build_object('month', fee.month, 'cents', fee.cents)), '[]'::jsonb) from (
       select source_version as month, cents from charges where kind = 'lateFee' and source_id = invoices.id
       union all
       select fees.source_version, changes.cents from charges as fees
         join charges as changes on changes.kind = 'adjustment' and changes.source_id = fees.id
       where fees.kind = 'lateFee' and fees.source_id = invoices.id
     ) as fee) as charged,
    (select coalesce(jsonb_object_agg(source_version, id), '{}'::jsonb) from charges
     where kind = 'lateFee' and source_id = invoices.id) as "firstFee"
  from invoices`;

const mayHaveFees = `
  where organization_id = ? and due_on < ?::date
    and ((voided_at is null and paid_cents < total_cents)
      or exists (select 1 from charges where kind = 'lateFee' and source_id = invoices.id)
      or exists (select 1 from payment_applications join payments on payments.id = payment_applications.payment_id
        where payment_applications.invoice_id = invoices.id and payments.counts_on > invoices.due_on))
  order by due_on, number`;

/** The facts of one invoice from which its next late fee is computed. */
export async function findLateInvoice(db: Db, invoiceId: string): Promise<LateInvoiceInState | undefined> {
  const { rows } = await db.raw<{ rows: LateRow[] }>(`${lateInvoices} where invoices.id = ?`, [invoiceId]);
  return rows[0];
}

/** The rate of late fees on a day in a state, in basis points; a rate for no day is an error, never 0. */
export async function lateFeeRates(db: Db, zone: string): Promise<(day: string, state: string | null) => number> {
  const versions = await db('prices')
    .where({ product: 'lateFee' })
    .select({ id: 'id', state: 'state', amount: 'amount', startsAt: 'starts_at', endsAt: 'ends_at' });
  return (day, state) => {
    const version = lateFeeAt(versions, state, startOfDate(day, zone));
    if (version === undefined) throw new MissingPriceError('lateFee');
    return version.amount;
  };
}

/** Adds the charges for the months that are over, and reverses what later entries showed to be too much. Repeatable. */
export async function chargeLateFees(trx: Transaction, scope: LateScope): Promise<void> {
  const { rows } = await trx.raw<{ rows: LateRow[] }>(`${lateInvoices} ${mayHaveFees}`, [
    scope.organizationId,
    scope.today,
  ]);
  if (rows.length === 0) return;
  const rateOn = await lateFeeRates(trx, scope.zone);
  const charges = rows.flatMap((invoice) =>
    lateFeeChanges(invoice, scope.today, (day) => rateOn(day, invoice.state)).map((change) =>
      chargeOf(scope, invoice, change),
    ),
  );
  if (charges.length > 0) await trx('charges').insert(charges);
}

function chargeOf({ organizationId, zone }: LateScope, invoice: LateRow, change: LateFeeChange) {
  const { month, on, baseCents, rate, cents, isCorrection } = change;
  const first = invoice.firstFee[String(month)];
  const charged = isCorrection ? 'lateFeeRestored' : 'lateFee';
  const earlier = invoice.charged.filter((fee) => fee.month === month).length;
  return {
    id: newId(),
    organization_id: organizationId,
    kind: isCorrection ? ('adjustment' as const) : ('lateFee' as const),
    source_id: isCorrection && first !== undefined ? first : invoice.id,
    source_version: isCorrection ? earlier : month,
    cents,
    details: {
      code: cents < 0 ? 'lateFeeReversed' : charged,
      invoiceId: invoice.id,
      invoiceNumber: invoice.number,
      month,
      on,
      baseCents,
      rate,
      since: invoice.dueOn,
    },
    // On the last day of the month, so that the fee belongs to the period in which the month ends.
    occurred_at: instantAfter(endOfDate(on, zone), -1),
  };
}
