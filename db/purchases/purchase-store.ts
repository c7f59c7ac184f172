import type { ChargeKind } from '#domain/charges/charge';
import { matchProducts } from '#domain/prices/products';
import { newId } from '#platform/ids';
import type { Transaction } from '../core/handle';
import type { NewRowOf } from '../core/table';

/** A purchase to be stored; its id, and the time of the row, are added. */
export type NewPurchase = Omit<NewRowOf<'purchases'>, 'id' | 'created_at' | 'cents'> & { readonly cents: number };

/**
 * Stores a purchase with what an invoice will contain of it, once per carrier, driver and product; false if it is stored
 * already. A purchase that costs nothing makes no charge.
 */
export async function storePurchase(trx: Transaction, purchase: NewPurchase): Promise<boolean> {
  const id = newId();
  const inserted = await trx('purchases')
    .insert({ ...purchase, id })
    .onConflict(['organization_id', 'driver_id', 'product'])
    .ignore()
    .returning('id');
  if (inserted.length === 0) return false;
  if (purchase.cents > 0) {
    const price = await trx('prices').whereRaw('id = ?', [purchase.price_id]).first('state');
    await trx('charges').insert({
      id: newId(),
      organization_id: purchase.organization_id,
      kind: chargeKindOf(purchase.product),
      source_id: id,
      cents: purchase.cents,
      details: JSON.stringify({
        purchaseId: id,
        product: purchase.product,
        driverId: purchase.driver_id,
        orderId: purchase.order_id ?? null,
        // The rate of a motor vehicle record is that of its state.
        ...(typeof price?.state === 'string' && { state: price.state }),
      }),
      occurred_at: purchase.bought_at,
    });
  }
  return true;
}

const chargeKindOf = (product: NewPurchase['product']): ChargeKind =>
  matchProducts.some((match) => match === product) ? 'match' : 'onboarding';
