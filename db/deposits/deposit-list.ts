import type { Deposit, DepositList } from '#domain/deposits/schema';
import type { Db } from '../core/handle';

const columns = {
  _id: 'id',
  provider: 'provider',
  reference: 'reference',
  state: 'state',
  startedAt: 'started_at',
  arrivesOn: 'arrives_on',
  cents: 'cents',
  paymentsCents: 'payments_cents',
  otherCents: 'other_cents',
  feeCents: 'fee_cents',
  paymentCount: 'payment_count',
} as const;

/** A page of deposits, newest first. */
export async function listDeposits(
  db: Db,
  { limit, after }: { readonly limit: number; readonly after?: readonly [string, string] | undefined },
): Promise<Deposit[]> {
  const query = db('deposits');
  if (after !== undefined) void query.whereRaw('(started_at, id) < (?, ?)', [...after]);
  const rows: unknown = await query
    .orderBy([
      { column: 'started_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
    .select(columns);
  return rows as Deposit[];
}

/** The sums of payments through the provider: held there, sent to the bank, and its fees. */
export async function readDepositTotals(db: Db): Promise<Omit<DepositList, 'data' | 'next'>> {
  const { rows } = await db.raw<{ rows: Omit<DepositList, 'data' | 'next'>[] }>(
    `with booked as (
       select coalesce(sum(cents) filter (where account = 'provider:clearing'), 0)::bigint as clearing,
         coalesce(sum(cents) filter (where account = 'provider:fees'), 0)::bigint as fees
       from ledger_lines where account in ('provider:clearing', 'provider:fees')
     ), moving as (select coalesce(sum(cents), 0)::bigint as cents from deposits where state = 'onTheWay')
     select clearing - moving.cents as "heldCents", moving.cents as "onTheWayCents", fees as "feeCents"
     from booked, moving`,
  );
  const [totals] = rows;
  if (totals === undefined) throw new Error('The totals of deposits are missing');
  return totals;
}
