import { matchProducts, type Product } from '#domain/prices/products';
import type { PricePreview } from '#domain/prices/schema';
import type { Db } from '../core/handle';

const SHOWN_CARRIERS = 10;

type PriceImpact = Pick<PricePreview, 'carriers' | 'names' | 'openInvitations' | 'orders'>;

/** The active orders, or for parts of onboarding the orders with live hires, that a new price would count for, and their carriers. */
export async function readPriceImpact(db: Db, product: Product): Promise<PriceImpact> {
  const isMatch = matchProducts.some((match) => match === product);
  const touched = isMatch ? activeOrders(db) : ordersWithHires(db, product !== 'lateFee');
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
    orders: found?.orders ?? 0,
    carriers: found?.carriers ?? 0,
    names: found?.names ?? [],
    openInvitations: isMatch ? await countInvitations(db) : 0,
  };
}

const activeOrders = (db: Db) => db('job_orders').where({ status: 'active' }).select('organization_id');

const ordersWithHires = (db: Db, areTouched: boolean) =>
  db('job_orders')
    .whereIn('id', db('driver_hires').whereNull('released_at').select('order_id'))
    .whereRaw('?', [areTouched])
    .select('organization_id');

async function countInvitations(db: Db): Promise<number> {
  const row: unknown = await db('candidacies')
    .where({ state: 'invited' })
    .first({ count: db.raw('count(*)::integer') });
  return (row as { count: number }).count;
}
