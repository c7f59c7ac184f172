import { matchProducts } from '#domain/prices/products';
import type { PricePreview } from '#domain/prices/schema';
import type { Db } from '../core/handle';
import type { PricedProduct } from './price-versions';

const SHOWN_CARRIERS = 10;

type PriceImpact = Pick<PricePreview, 'carriers' | 'names' | 'openInvitations' | 'orders' | 'unpaidInvoices'>;

/**
 * The active orders, for parts of onboarding the orders with live hires, or for a late fee the unpaid invoices that a new price
 * would count for, and their carriers.
 */
export async function readPriceImpact(db: Db, { product, state }: PricedProduct): Promise<PriceImpact> {
  const isMatch = matchProducts.some((match) => match === product);
  const isFee = product === 'lateFee';
  const others = isMatch ? activeOrders(db) : ordersWithHires(db);
  const touched = isFee ? unpaidInvoices(db, state) : others;
  const { rows } = await db.raw<{ rows: { orders: number; carriers: number; names: string[] | null }[] }>(
    `with touched as (?)
     select count(*)::integer as orders, count(distinct organization_id)::integer as carriers,
       (select array_agg(name order by name) from (
         select name from organizations where id in (select organization_id from touched) order by name limit ?) as first_ones) as names
     from touched`,
    [touched, SHOWN_CARRIERS],
  );
  const [found] = rows;
  return {
    orders: isFee ? 0 : (found?.orders ?? 0),
    unpaidInvoices: isFee ? (found?.orders ?? 0) : 0,
    carriers: found?.carriers ?? 0,
    names: found?.names ?? [],
    openInvitations: isMatch ? await countInvitations(db) : 0,
  };
}

const activeOrders = (db: Db) => db('job_orders').where({ status: 'active' }).select('organization_id');

const ordersWithHires = (db: Db) =>
  db('job_orders')
    .whereIn('id', db('driver_hires').whereNull('released_at').select('order_id'))
    .select('organization_id');

/** Those of a state, or for the general fee those of states that never had one of their own. */
function unpaidInvoices(db: Db, state: string | null) {
  const unpaid = db('invoices').whereNull('voided_at').whereRaw('paid_cents < total_cents').select('organization_id');
  if (state !== null) return unpaid.where({ state });
  const ofOwn = db('prices').where({ product: 'lateFee' }).whereNotNull('state').select('state');
  return unpaid.where((general) => void general.whereNull('state').orWhereNotIn('state', ofOwn));
}

async function countInvitations(db: Db): Promise<number> {
  const row: unknown = await db('candidacies')
    .where({ state: 'invited' })
    .first({ count: db.raw('count(*)::integer') });
  return (row as { count: number }).count;
}
