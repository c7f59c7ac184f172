import type { CardBrand } from '#domain/payments/card-rules';
import type { Db, Transaction } from '../core/handle';

const TABLE = 'payment_cards';

/** The stored data of a driver's card: the payment provider's token, and the details by which the driver recognizes it. */
export interface StoredCard {
  readonly provider: string;
  readonly sourceToken: string;
  readonly brand: CardBrand;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly addedAt: string;
}

export async function findCard(db: Db, driverId: string): Promise<StoredCard | undefined> {
  return db(TABLE).where({ driver_id: driverId }).first({
    provider: 'provider',
    sourceToken: 'source_token',
    brand: 'brand',
    last4: 'last4',
    expMonth: 'exp_month',
    expYear: 'exp_year',
    addedAt: 'added_at',
  });
}

/** Replaces the driver's card; a driver has at most one. */
export async function storeCard(db: Db | Transaction, driverId: string, card: StoredCard): Promise<void> {
  await db(TABLE)
    .insert({
      driver_id: driverId,
      provider: card.provider,
      source_token: card.sourceToken,
      brand: card.brand,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      added_at: card.addedAt,
    })
    .onConflict('driver_id')
    .merge();
}

export async function deleteCard(db: Db, driverId: string): Promise<void> {
  await db(TABLE).where({ driver_id: driverId }).delete();
}
