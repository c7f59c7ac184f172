import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { verifyLedger } from '#db/ledger/verify';
import { creditPurchase } from '#db/purchases/credits';
import { PaymentList } from '#domain/payments/invoice-payments-schema';
import type { PurchasePage } from '#domain/purchases/schema';
import { newId } from '#platform/ids';
import { as, startTestApi, type TestApi } from '../../support/api';
import { anInvoice, anInvoiceOfAll } from '../../support/builders/invoices';
import { anAccessToken, anOrganization } from '../../support/builders/people';
import { aHiringWorld, aUser, type HiringWorld } from '../../support/hiring/hiring-world';

let api: TestApi;
let world: HiringWorld;
let opsId: string;
let ops: ReturnType<typeof as>;
let admin: ReturnType<typeof as>;
beforeAll(async () => {
  api = await startTestApi();
  world = await aHiringWorld(api.db);
  opsId = await aUser(api.db, { roles: ['ops'] });
  ops = as(api.app, await anAccessToken(api.db, opsId));
  admin = as(api.app, await anAccessToken(api.db, world.adminId));
});
afterAll(() => api.close());

async function aPurchase(product: 'certifiedMatch' | 'psp'): Promise<string> {
  const { organizationId, driverId, adminId } = world;
  const price = await api.db('prices').where({ product }).first('id', 'amount');
  const id = newId();
  const cents = price?.amount ?? 0;
  await api.db('purchases').insert({
    ...{ id, organization_id: organizationId, driver_id: driverId, product, list_cents: cents, cents },
    ...{ price_id: price?.id ?? '', bought_by: adminId, bought_at: new Date().toISOString() },
  });
  const kind = product === 'psp' ? 'onboarding' : 'match';
  const occurred_at = '2026-12-15T18:00:00.000Z';
  const charge = { kind, source_id: id, cents, details: { product, driverId }, occurred_at } as const;
  await api.db('charges').insert({ id: newId(), organization_id: organizationId, ...charge });
  return id;
}
const credit = (id: string, body: object = {}) =>
  ops.post(`/api/ops/purchases/${id}/credit`).send({ reason: 'By mistake', ...body });

it('credits of purchases and of invoices share one series without gaps, which a refusal leaves whole', async () => {
  const [match, report] = [await aPurchase('certifiedMatch'), await aPurchase('psp')];
  await anInvoiceOfAll(api.db, world.organizationId);
  await credit(match, { cents: 1_000 }).expect(204);
  await credit(match).expect(409);
  const rolledBack = api.db.transaction(async (trx) => {
    await creditPurchase(trx, { purchaseId: report, cents: undefined, reason: 'Lost', by: opsId, at: new Date() });
    throw new Error('A later step failed');
  });
  await expect(rolledBack).rejects.toThrow('A later step failed');
  const { id: organizationId } = await anOrganization(api.db);
  const invoice = await anInvoice(api.db, { organizationId, cents: 8_000 });
  await ops
    .post(`/api/ops/invoices/${invoice.id}/credits`)
    .set('Idempotency-Key', newId())
    .send({ cents: 500, reason: 'Agreed' })
    .expect(201);
  await credit(report).expect(204);

  const { body } = (await admin.get('/api/purchases').expect(200)) as { body: PurchasePage };
  const numbers = body.data.map((purchase) => [purchase.product, purchase.credit?.number]);
  expect(Object.fromEntries(numbers)).toEqual({ certifiedMatch: 'CM-000001', psp: 'CM-000003' });
  const query = { organizationId };
  const payments = PaymentList.parse((await ops.get('/api/payments').query(query).expect(200)).body);
  expect(payments.data).toMatchObject([{ method: 'credit', reference: 'CM-000002' }]);
  const file = await admin.get('/api/purchases/csv').buffer(true).expect(200);
  expect(file.text).toContain('Credit number');
  expect(file.text).toContain('CM-000001');
  const texts = await api.db('charges').where({ kind: 'adjustment' }).orderBy('occurred_at').pluck('details');
  expect(texts).toMatchObject([{ creditNumber: 'CM-000001' }, { creditNumber: 'CM-000003' }]);
  expect((await verifyLedger(api.db)).broken).toEqual([]);
});

it('ten credits at the same time have ten consecutive numbers', async () => {
  const before = await api.db('invoice_counters').where({ series: 'credit' }).first('last');
  const invoices = [];
  for (let count = 0; count < 10; count += 1) {
    const { id: organizationId } = await anOrganization(api.db);
    invoices.push(await anInvoice(api.db, { organizationId, cents: 1_000 }));
  }

  await Promise.all(
    invoices.map(({ id }) =>
      ops
        .post(`/api/ops/invoices/${id}/credits`)
        .set('Idempotency-Key', newId())
        .send({ cents: 100, reason: 'Agreed' })
        .expect(201),
    ),
  );

  const numbers = await api
    .db('payments')
    .where({ method: 'credit', cents: 100 })
    .orderBy('reference')
    .pluck('reference');
  const first = (before?.last ?? 0) + 1;
  expect(numbers).toEqual(invoices.map((_, index) => `CM-${String(first + index).padStart(6, '0')}`));
});
