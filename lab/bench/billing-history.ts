import type { Db } from '#db/core/handle';

/** Months before January, of which the last two are unpaid. */
const MONTHS = 24;
const UNPAID = 2;

/** Gives every carrier an invoice a month for two years, each paid by a transfer except for the newest; without lines. */
export async function addPastInvoices(db: Db): Promise<void> {
  const months = `generate_series(1, ${String(MONTHS)}) as m`;
  const issued = `(timestamptz '2027-01-01 14:00Z' - m * interval '1 month')`;
  const isPaid = `m > ${String(UNPAID)}`;
  const payment = `md5(organizations.id || '/payment/' || m)::uuid`;
  const invoice = `md5(organizations.id || '/invoice/' || m)::uuid`;
  const of = `from organizations, ${months}, (select id from users where 'ops' = any (roles) order by id limit 1) as operator
    where exists (select from invoices where invoices.organization_id = organizations.id)`;
  await db.transaction(async (trx) => {
    await trx.raw('set local session_replication_role = replica');
    await trx.raw(
      `insert into payments (id, organization_id, invoice_id, method, state, cents, applied_cents, counts_on, started_at, settled_at,
         reference, actor_id)
       select ${payment}, organizations.id, ${invoice}, 'transfer', 'succeeded', 50000, 50000, (${issued} + interval '9 days')::date,
         ${issued} + interval '9 days', ${issued} + interval '9 days', 'Check', operator.id ${of} and ${isPaid}`,
    );
    await trx.raw(
      `insert into payment_applications (id, payment_id, invoice_id, cents, applied_at)
       select gen_random_uuid(), ${payment}, ${invoice}, 50000, ${issued} + interval '9 days' ${of} and ${isPaid}`,
    );
    await trx.raw(
      `insert into invoices (id, organization_id, number, period_starts_at, period_ends_at, issued_at, due_on, principal_cents,
         total_cents, paid_cents, time_zone)
       select ${invoice}, organizations.id, 'OLD-' || m || '-' || organizations.id, ${issued} - interval '1 month', ${issued},
         ${issued}, (${issued} + interval '30 days')::date, 50000, 50000, case when ${isPaid} then 50000 else 0 end,
         organizations.time_zone ${of}`,
    );
  });
  await db.raw('vacuum (analyze) invoices, payments, payment_applications');
}
