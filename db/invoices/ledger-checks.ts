import type { LedgerCheck } from '../ledger/ledger-check';

/** The rules of invoices and their payments (docs/billing.md#verification). */
export const invoiceChecks: readonly LedgerCheck[] = [
  {
    name: 'an invoice is the sum of its lines',
    sql: `select number as what from invoices left join invoice_lines on invoice_lines.invoice_id = invoices.id
      group by invoices.id having coalesce(sum(cents), 0) <> total_cents`,
  },
  {
    name: 'an invoice equals its entry',
    sql: `select number as what from invoices
      where total_cents <> coalesce((select sum(lines.cents) from ledger_transactions as booked
        join ledger_lines as lines on lines.transaction_id = booked.id
        where booked.key = 'invoice/' || invoices.id and lines.account = 'receivable:' || invoices.organization_id), 0)`,
  },
  {
    name: 'a void invoice has a reversal, and no other has one',
    sql: `select number as what from invoices
      join ledger_transactions as booked on booked.key = 'invoice/' || invoices.id
      where (voided_at is null) = exists (select 1 from ledger_transactions where reverses = booked.id)`,
  },
  {
    name: 'what is paid of an invoice is the sum of its applications',
    sql: `select number as what from invoices
      where paid_cents <> coalesce((select sum(cents) from payment_applications where invoice_id = invoices.id), 0)`,
  },
  {
    name: 'a payment that arrived is applied, credited or returned in full, and any other not at all',
    sql: `select id::text as what from payments
      where applied_cents + credited_cents + returned_cents
        <> case when state in ('succeeded', 'returned') then cents else 0 end`,
  },
  {
    name: 'what a carrier owes is the balance of its invoices',
    sql: `select organizations.name as what from organizations
      where coalesce((select sum(total_cents - paid_cents) from invoices
          where organization_id = organizations.id and voided_at is null), 0)
        <> coalesce((select sum(cents) from ledger_lines where account = 'receivable:' || organizations.id), 0)`,
  },
  {
    name: 'the credit of a carrier is what was paid in excess or credited, and neither used nor refunded',
    sql: `select organizations.name as what from organizations
      where coalesce((select -sum(cents) from ledger_lines where account = 'credit:' || organizations.id), 0)
        <> coalesce((select sum(credited_cents) from payments where organization_id = organizations.id), 0)
          + coalesce((select sum(cents) from invoice_lines join invoices on invoices.id = invoice_lines.invoice_id
            where organization_id = organizations.id and voided_at is null and kind = 'credit'), 0)
          - coalesce((select sum(payment_refunds.cents) from payment_refunds join payments on payments.id = payment_refunds.payment_id
            where organization_id = organizations.id and payment_refunds.state <> 'failed'), 0)`,
  },
  {
    name: 'a charge is on one invoice that is not void',
    sql: `select charge_id::text as what from invoice_lines join invoices on invoices.id = invoice_lines.invoice_id
      where charge_id is not null and voided_at is null group by charge_id having count(*) > 1`,
  },
  {
    name: 'numbers of invoices have no gap',
    sql: `select series || ': ' || last || ' taken, ' || (select count(*) from invoices) || ' invoices' as what
      from invoice_counters where series = 'invoice' and last <> (select count(*) from invoices)`,
  },
  {
    name: 'numbers of credits have no gap',
    sql: `select series || ': ' || last || ' taken, ' || credits.count || ' credits' as what
      from invoice_counters cross join (select (select count(*) from purchase_credits)
        + (select count(*) from payments where method = 'credit') as count) as credits
      where series = 'credit' and last <> credits.count`,
  },
];
