import type { Db } from '#db/core/handle';
import type { AccountingWork } from '#domain/billing/schema';

interface UnbilledRow {
  readonly count: number;
  readonly cents: number;
}

const nothing: AccountingWork = { unbilled: { count: 0, cents: 0 }, timesheets: null };

/** The open work of a carrier's accounting apart from its invoices, in one statement; without a carrier, nothing. */
export async function readAccountingWork(db: Db, organizationId: string | undefined): Promise<AccountingWork> {
  if (organizationId === undefined) return nothing;
  const [unbilled] = await db('charges')
    .where({ organization_id: organizationId })
    .whereNull('invoice_id')
    .select<UnbilledRow[]>(db.raw('count(*)::integer as count, coalesce(sum(cents), 0)::integer as cents'));
  return unbilled === undefined ? nothing : { ...nothing, unbilled };
}
