import type { InvoiceSummary } from '#domain/invoices/schema';
import { type InvoiceStatus, invoiceStatuses } from '#domain/invoices/status';
import { creditOf } from '#domain/ledger/accounts';
import type { Db } from '../core/handle';

interface StatusRow {
  readonly status: InvoiceStatus;
  readonly count: number;
  readonly totalCents: number;
  readonly balanceCents: number;
  readonly nextDueOn: string | null;
}

interface MonthRow {
  readonly month: string;
  readonly invoicedCents: number;
  readonly paidCents: number;
}

/** Totals of invoices that are due, overdue and billed; of all carriers if none is named. */
export async function summarizeInvoices(
  db: Db,
  { organizationId, now }: { readonly organizationId: string | undefined; readonly now: string },
): Promise<InvoiceSummary> {
  const scope = organizationId ?? null;
  const [statuses, months, account] = await Promise.all([
    readStatuses(db, scope, now),
    readMonths(db, scope, now),
    readAccount(db, scope),
  ]);
  const byStatus = Object.fromEntries(
    invoiceStatuses.map((status) => {
      const { count = 0, totalCents = 0, balanceCents = 0 } = statuses.find((row) => row.status === status) ?? {};
      return [status, { count, totalCents, balanceCents }];
    }),
  ) as InvoiceSummary['byStatus'];
  return {
    byStatus,
    ...account,
    nextDueOn: statuses.find(({ status }) => status === 'open')?.nextDueOn ?? null,
    thisMonthCents: months.at(-1)?.invoicedCents ?? 0,
    lastMonthCents: months.at(-2)?.invoicedCents ?? 0,
    months,
  };
}

async function readStatuses(db: Db, organizationId: string | null, now: string): Promise<StatusRow[]> {
  const { rows } = await db.raw<{ rows: StatusRow[] }>(
    `select status, count(*)::integer as count, sum(total_cents)::bigint as "totalCents",
       sum(case when status in ('open', 'overdue') then total_cents - paid_cents else 0 end)::bigint as "balanceCents",
       min(due_on) as "nextDueOn"
     from (
       select invoices.*, case when voided_at is not null then 'void' when paid_cents = total_cents then 'paid'
           when due_on < (?::timestamptz at time zone organizations.time_zone)::date then 'overdue' else 'open' end as status
       from invoices join organizations on organizations.id = invoices.organization_id
       where ?::uuid is null or invoices.organization_id = ?
     ) as invoices group by status`,
    [now, organizationId, organizationId],
  );
  return rows;
}

/** The last twelve months, each in the zone of the carrier; of all carriers, until the month of the most of them. */
async function readMonths(db: Db, organizationId: string | null, now: string): Promise<MonthRow[]> {
  const { rows } = await db.raw<{ rows: MonthRow[] }>(
    `with months as (
       select to_char(month, 'YYYY-MM') as month
       from (select coalesce((select time_zone from organizations where id = ?), 'America/Chicago') as zone) as reader
       cross join lateral generate_series(
         date_trunc('month', ?::timestamptz at time zone zone) - interval '11 months',
         date_trunc('month', ?::timestamptz at time zone zone), interval '1 month') as month
     ), invoiced as (
       select to_char(issued_at at time zone time_zone, 'YYYY-MM') as month, sum(total_cents) as cents
       from invoices where voided_at is null and issued_at >= ?::timestamptz - interval '13 months'
         and (?::uuid is null or invoices.organization_id = ?)
       group by 1
     ), paid as (
       select to_char(applied_at at time zone organizations.time_zone, 'YYYY-MM') as month, sum(payment_applications.cents) as cents
       from payment_applications join payments on payments.id = payment_applications.payment_id
         join organizations on organizations.id = payments.organization_id
       where applied_at >= ?::timestamptz - interval '13 months' and payments.method in ('card', 'bankTransfer', 'transfer')
         and (?::uuid is null or payments.organization_id = ?)
       group by 1
     )
     select months.month, coalesce(invoiced.cents, 0)::bigint as "invoicedCents", coalesce(paid.cents, 0)::bigint as "paidCents"
     from months left join invoiced using (month) left join paid using (month) order by months.month`,
    [organizationId, now, now, now, organizationId, organizationId, now, organizationId, organizationId],
  );
  return rows;
}

async function readAccount(db: Db, organizationId: string | null) {
  const { rows } = await db.raw<{ rows: { processingCents: number; creditCents: number }[] }>(
    `select (select coalesce(sum(cents), 0)::bigint from payments where state in ('unknown', 'processing')
         and (?::uuid is null or organization_id = ?)) as "processingCents",
       (select coalesce(-sum(cents), 0)::bigint from ledger_lines where
         case when ?::uuid is null then account like 'credit:%' else account = ? end) as "creditCents"`,
    [organizationId, organizationId, organizationId, organizationId === null ? '' : creditOf(organizationId)],
  );
  return rows[0] ?? { processingCents: 0, creditCents: 0 };
}
