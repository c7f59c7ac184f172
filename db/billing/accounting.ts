import type { Db } from '#db/core/handle';
import type { AccountingWork } from '#domain/billing/schema';

interface WorkRow {
  readonly count: number;
  readonly cents: number;
  readonly waiting: number;
  readonly oldestOn: string | null;
}

const nothing: AccountingWork = { unbilled: { count: 0, cents: 0 }, timesheets: null };

/** The open work of a carrier's accounting apart from its invoices, in one statement; without a carrier, nothing. */
export async function readAccountingWork(db: Db, organizationId: string | undefined): Promise<AccountingWork> {
  if (organizationId === undefined) return nothing;
  const { rows } = await db.raw<{ rows: [WorkRow] }>(
    `select charged.*, submitted.*
    from (select count(*)::integer as count, coalesce(sum(cents), 0)::bigint as cents
        from charges where organization_id = :id and invoice_id is null) as charged,
      (select count(*)::integer as waiting, min(day)::text as "oldestOn"
        from workdays where organization_id = :id and state = 'submitted') as submitted`,
    { id: organizationId },
  );
  const [{ count, cents, waiting, oldestOn }] = rows;
  return { unbilled: { count, cents }, timesheets: { waiting, oldestOn } };
}
