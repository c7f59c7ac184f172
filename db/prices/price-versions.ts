import type { PriceChange, PriceVersion } from '#domain/prices/changes';
import { type Product, products } from '#domain/prices/products';
import { newId } from '#platform/ids';
import type { Db, Transaction } from '../core/handle';

/** A version with what it is a price of, and who entered it. */
export interface StoredPrice extends PriceVersion {
  readonly product: Product;
  readonly state: string | null;
  readonly createdBy: string | null;
}

/** All versions in the order of the products, then by state, newest first. */
export async function listPrices(db: Db | Transaction): Promise<StoredPrice[]> {
  const rows: StoredPrice[] = await db('prices')
    .leftJoin('users', 'users.id', 'prices.created_by')
    .orderBy(['prices.product', 'prices.state', { column: 'prices.starts_at', order: 'desc' }, 'prices.created_at'])
    .select({
      id: 'prices.id',
      product: 'prices.product',
      state: 'prices.state',
      amount: 'prices.amount',
      startsAt: 'prices.starts_at',
      endsAt: 'prices.ends_at',
      createdBy: db.raw("users.first_name || ' ' || users.last_name"),
    });
  return [...rows].sort((one, other) => products.indexOf(one.product) - products.indexOf(other.product));
}

/** The product of a price, and the state of a motor vehicle record. */
export interface PricedProduct {
  readonly product: Product;
  readonly state: string | null;
}

/** The versions of one price, locked until the transaction ends, so that nobody else plans one in between. */
export async function lockPrices(trx: Transaction, { product, state }: PricedProduct): Promise<PriceVersion[]> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`prices/${product}/${state ?? ''}`]);
  return readVersions(trx, { product, state });
}

/** The versions of one price. */
export async function readVersions(db: Db | Transaction, { product, state }: PricedProduct): Promise<PriceVersion[]> {
  return db('prices')
    .where({ product, state })
    .select({ id: 'id', amount: 'amount', startsAt: 'starts_at', endsAt: 'ends_at' });
}

/** The product of a version; undefined for an unknown one. */
export async function findPricedProduct(db: Db | Transaction, id: string): Promise<PricedProduct | undefined> {
  return db('prices').where({ id }).first('product', 'state');
}

/** Writes a change of a locked price. */
export async function writePriceChange(
  trx: Transaction,
  { product, state }: PricedProduct,
  { change: { end, add }, by }: { readonly change: PriceChange; readonly by: string },
): Promise<void> {
  if (end !== null) await trx('prices').where({ id: end.id }).update({ ends_at: end.at });
  if (add === null) return;
  await trx('prices').insert({
    id: newId(),
    product,
    state,
    amount: add.amount,
    starts_at: add.startsAt,
    ends_at: add.endsAt,
    created_by: by,
  });
}
