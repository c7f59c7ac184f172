import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { priceAt } from '#db/prices/prices';
import { creditPurchase } from '#db/purchases/credits';
import { listPurchases } from '#db/purchases/purchase-list';
import { storePurchase } from '#db/purchases/purchase-store';
import { aPurchase } from '../../support/builders/billing';
import { openTestDatabase } from '../../support/database';
import { aHiringWorld } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

it('are read in parts, between which new ones neither move nor repeat any', async () => {
  const world = await aHiringWorld(db);
  const bought = async (product: 'certifiedMatch' | 'psp' | 'cdlis' | 'drugTest', day: string) =>
    aPurchase(db, { ...world, product, cents: 100, at: `2026-11-${day}T12:00:00.000Z` });
  const ids = [await bought('certifiedMatch', '20'), await bought('psp', '19'), await bought('cdlis', '18')];
  const part = async (after?: string) =>
    (await listPurchases(db, { organizationId: world.organizationId }, { limit: 2, after })).map(({ id }) => id);

  const first = await part();
  await bought('drugTest', '21');
  const second = await part(first.at(-1));

  expect([...first, ...second]).toEqual(ids);
});

it('of a motor vehicle record says the state whose rate it is, and so does its credit', async () => {
  const { organizationId, driverId, adminId } = await aHiringWorld(db);
  const at = '2027-01-15T18:00:00.000Z';
  const price = await priceAt(db, { product: 'mvr', state: 'TX' }, at);
  const purchase = {
    organization_id: organizationId,
    driver_id: driverId,
    product: 'mvr' as const,
    price_id: price.id,
    list_cents: price.amount,
    cents: price.amount,
    bought_at: at,
  };
  expect(await db.transaction((trx) => storePurchase(trx, purchase))).toBe(true);
  const row = await db('purchases').where({ organization_id: organizationId }).first('id');
  const credit = { purchaseId: row?.id ?? '', cents: 100, reason: 'Late', by: adminId, at: new Date(at) };
  await db.transaction((trx) => creditPurchase(trx, credit));

  const charges = await db('charges')
    .where({ organization_id: organizationId })
    .orderBy('cents')
    .select('cents', 'details');
  const details = { purchaseId: row?.id, product: 'mvr', driverId, orderId: null, state: 'TX' };
  expect(charges).toEqual([
    { cents: -100, details: { ...details, reason: 'Late', creditNumber: expect.stringMatching(/^CM-\d{6}$/) } },
    { cents: 650, details },
  ]);
});
