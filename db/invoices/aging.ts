import type { Aging, AgingRow } from '#domain/invoices/schema';
import type { Db } from '../core/handle';

/** The balance of unpaid invoices by the days since they were due, in the zone of each carrier. */
const BUCKETS = `
  coalesce(sum(balance) filter (where days <= 0), 0)::bigint as "notDueCents",
  coalesce(sum(balance) filter (where days between 1 and 30), 0)::bigint as "days1To30Cents",
  coalesce(sum(balance) filter (where days between 31 and 60), 0)::bigint as "days31To60Cents",
  coalesce(sum(balance) filter (where days between 61 and 90), 0)::bigint as "days61To90Cents",
  coalesce(sum(balance) filter (where days > 90), 0)::bigint as "over90Cents",
  coalesce(sum(balance), 0)::bigint as "balanceCents"`;

const OWED = `
  with owed as (
    select invoices.organization_id, due_on, total_cents - paid_cents as balance,
      (?::timestamptz at time zone organizations.time_zone)::date - due_on as days
    from invoices join organizations on organizations.id = invoices.organization_id
    where voided_at is null and paid_cents < total_cents
  )`;

/** Debts of carriers, longest overdue first, and disabled carriers that have none any more. */
export async function readAging(
  db: Db,
  { now, limit, skip }: { readonly now: string; readonly limit: number; readonly skip: number },
): Promise<Aging> {
  const [page, totals] = await Promise.all([
    db.raw<{ rows: (AgingRow & { readonly countOfAll: number })[] }>(
      `${OWED}
       select organizations.id as "organizationId", organizations.name as organization,
         min(due_on) as "oldestDueOn", (count(*) filter (where days <= 0))::integer as "openCount",
         (count(*) filter (where days > 0))::integer as "overdueCount",
         (select coalesce(-sum(cents), 0)::bigint from ledger_lines where account = 'credit:' || organizations.id) as "creditCents",
         coalesce(carrier_agreements.is_disabled, false) as "isDisabled",
         coalesce(carrier_agreements.is_disabled, false) and not coalesce(bool_or(days > 0), false) as "isEnableOffered",
         ${BUCKETS}, (count(*) over ())::integer as "countOfAll"
       from organizations
       left join carrier_agreements on carrier_agreements.organization_id = organizations.id
       left join owed on owed.organization_id = organizations.id
       where owed.organization_id is not null or carrier_agreements.is_disabled
       group by organizations.id, carrier_agreements.is_disabled
       order by min(due_on) nulls last, organizations.id limit ? offset ?`,
      [now, limit, skip],
    ),
    db.raw<{ rows: Aging['totals'][] }>(`${OWED} select ${BUCKETS} from owed`, [now]),
  ]);
  const [sums] = totals.rows;
  if (sums === undefined) throw new Error('A sum has no row');
  return {
    data: page.rows.map(({ countOfAll: _, ...row }) => row),
    count: page.rows[0]?.countOfAll ?? 0,
    totals: sums,
  };
}
