import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { arrived, settlePayment } from '#db/invoice-payments/settle-payment';
import { verifyLedger } from '#db/ledger/verify';
import { creditPurchase } from '#db/purchases/credits';
import { testSealer } from '../../support/api';
import { aPurchase } from '../../support/builders/billing';
import { anInvoice, aPayment } from '../../support/builders/invoices';
import { openTestDatabase } from '../../support/database';
import { aHiringWorld } from '../../support/hiring/hiring-world';
import { migrationConfig, undoUntilBefore } from '../../support/migrations';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

it('keeps what was returned, numbers credits by their time, and gives invoices the state of their carrier', async () => {
  const world = await aHiringWorld(db);
  const { organizationId, adminId } = world;
  const names = { legal_name: 'A CARRIER', search_name: 'a carrier' };
  await db('fmcsa_carriers').insert({ dot_number: 7_300_001, ...names, state: 'TX' });
  await db('organizations').where({ id: organizationId }).update({ dot_number: 7_300_001 });
  const purchaseId = await aPurchase(db, { ...world, product: 'certifiedMatch', cents: 5_000 });
  const { id: invoiceId } = await anInvoice(db, { organizationId, cents: 9_000 });
  const credit = (on: string) => aPayment(db, { organizationId, invoiceId, cents: 1_000, on, method: 'credit' });
  const returned = await aPayment(db, { organizationId, invoiceId, cents: 5_000, method: 'card', on: '2027-01-10' });
  const deps = { sealer: testSealer, publicUrl: 'https://gladhand.example' };
  const report = { ...arrived, state: 'returned' } as const;
  await db.transaction((trx) => settlePayment(trx, deps, { id: returned, report, now: '2027-01-20T18:00:00.000Z' }));
  const [last, first] = [await credit('2027-01-15'), await credit('2027-01-13')];
  const at = new Date('2027-01-14T18:00:00.000Z');
  await db.transaction((trx) => creditPurchase(trx, { purchaseId, cents: 100, reason: 'Late', by: adminId, at }));

  await undoUntilBefore(db, '125-returned-parts-of-payments');
  await db('payments').where({ method: 'credit' }).update({ reference: null });
  await db.migrate.latest(migrationConfig);

  const ofPayment = async (id: string) => (await db('payments').where({ id }).first('reference'))?.reference;
  const ofPurchase = await db('purchase_credits').where({ purchase_id: purchaseId }).first('number');
  expect([await ofPayment(first), ofPurchase?.number, await ofPayment(last)]).toEqual([
    ...['CM-000001', 'CM-000002', 'CM-000003'],
  ]);
  expect(await ofPayment(await credit('2027-01-16'))).toBe('CM-000004');
  await expect(db('purchase_credits').update({ number: 'CM-000009' })).rejects.toThrow();
  expect(await db('payments').where({ id: returned }).first('state', 'returned_cents')).toEqual({
    ...{ state: 'returned', returned_cents: 5_000 },
  });
  expect(await db('invoices').where({ id: invoiceId }).first('state')).toEqual({ state: 'TX' });
  expect((await verifyLedger(db)).broken).toEqual([]);
});
