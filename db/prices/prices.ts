import type { Product } from '#domain/prices/products';
import { ProblemError } from '#domain/problems';
import type { Price } from '#domain/purchases/match';
import type { Db, Transaction } from '../core/handle';

/** A product, and for a motor vehicle record the state of the license. */
export interface WantedPrice {
  readonly product: Product;
  readonly state?: string | undefined;
}

/**
 * The prices of these products that count at an instant; never 0 for one without a row.
 * @throws {ProblemError} `price-missing` if one has no price then.
 */
export async function pricesAt<Wanted extends WantedPrice>(
  db: Db | Transaction,
  wanted: readonly Wanted[],
  instant: Date | string,
): Promise<Record<Wanted['product'], Price>> {
  const rows = await db('prices')
    .whereIn(
      'product',
      wanted.map(({ product }) => product),
    )
    .whereRaw('tstzrange(starts_at, ends_at) @> ?::timestamptz', [instant])
    .select('id', 'product', 'state', 'amount');
  return Object.fromEntries(
    wanted.map(({ product, state = null }) => {
      const row = rows.find((each) => each.product === product && each.state === state);
      if (row === undefined) throw new ProblemError('price-missing');
      return [product, { id: row.id, amount: row.amount }];
    }),
  ) as Record<Wanted['product'], Price>;
}

/** The price of one product at an instant. */
export async function priceAt(db: Db | Transaction, wanted: WantedPrice, instant: Date | string): Promise<Price> {
  return (await pricesAt(db, [wanted], instant))[wanted.product];
}
