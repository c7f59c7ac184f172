import type { Db } from '#db/core/handle';
import type { RowOf } from '#db/core/table';
import { priceAt } from '#db/prices/prices';
import { storePurchase } from '#db/purchases/purchase-store';
import { newId } from '#platform/ids';

/** The agreement of a carrier whose trial ends at this instant; accepted, unless the state is another. */
export async function anAgreement(
  db: Db,
  organizationId: string,
  { trialEndsAt, state = 'active' }: { trialEndsAt: string; state?: RowOf<'carrier_agreements'>['state'] },
): Promise<void> {
  await db('carrier_agreements').insert({
    organization_id: organizationId,
    workflow_id: `agreement/${organizationId}`,
    version: 1,
    state,
    state_entered_at: trialEndsAt,
    is_disabled: false,
    trial_ends_at: trialEndsAt,
    snapshot: JSON.stringify({}),
    created_at: trialEndsAt,
    updated_at: trialEndsAt,
  });
}

/** Another price of a product from an instant on. */
export async function aPrice(
  db: Db,
  { product, amount, startsAt }: { product: RowOf<'prices'>['product']; amount: number; startsAt: string },
): Promise<string> {
  const id = newId();
  await db('prices').where({ product, ends_at: null }).update({ ends_at: startsAt });
  await db('prices').insert({ id, product, amount, starts_at: startsAt });
  return id;
}

/** A price of nothing that anybody buys, which is planned: each world has its own. */
export async function aPlannedPrice(db: Db): Promise<string> {
  const id = newId();
  await db('prices').insert({ id, product: 'mvr', state: id, amount: 1_500, starts_at: '2099-01-01T00:00:00.000Z' });
  return id;
}

interface Bought {
  readonly organizationId: string;
  readonly driverId: string;
  readonly product: RowOf<'purchases'>['product'];
  readonly cents: number;
  readonly at?: string;
  readonly orderId?: string;
}

/** A purchase with its charge. */
export async function aPurchase(
  db: Db,
  { organizationId, driverId, product, cents, at = '2026-11-21T12:00:00.000Z', orderId }: Bought,
): Promise<string> {
  const price = await priceAt(db, { product }, at);
  await db.transaction((trx) =>
    storePurchase(trx, {
      organization_id: organizationId,
      driver_id: driverId,
      product,
      price_id: price.id,
      list_cents: price.amount,
      cents,
      reason: cents === price.amount ? null : 'trial',
      order_id: orderId,
      bought_at: at,
    }),
  );
  const row = await db('purchases')
    .where({ organization_id: organizationId, driver_id: driverId, product })
    .first('id');
  if (row === undefined) throw new Error('The purchase was not stored');
  return row.id;
}
