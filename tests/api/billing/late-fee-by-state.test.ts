import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpsPrice, PriceList, PricePreview } from '#domain/prices/schema';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anInvoice } from '../../support/builders/invoices';
import { anAccessToken } from '../../support/builders/people';
import { aHiringWorld, aUser } from '../../support/hiring/hiring-world';

let api: TestApi;
let ops: ReturnType<typeof as>;
beforeAll(async () => {
  api = await startTestApi();
  ops = await caller(await aUser(api.db, { roles: ['ops', 'ops-admin'], time_zone: 'America/Chicago' }));
});
afterAll(() => api.close());

const caller = async (userId: string) => as(api.app, await anAccessToken(api.db, userId));
async function aCarrierIn(state: string, dotNumber: number) {
  const { organizationId, adminId } = await aHiringWorld(api.db);
  const names = { legal_name: 'A CARRIER', search_name: 'a carrier' };
  await api.db('fmcsa_carriers').insert({ dot_number: dotNumber, ...names, state });
  await api.db('organizations').where({ id: organizationId }).update({ dot_number: dotNumber });
  return { organizationId, staff: await caller(adminId) };
}

const draft = (more: object = {}) => ({
  ...{ product: 'lateFee', state: 'NC', amount: 100, startsOn: '2097-03-01', ...more },
});
const feesOf = async (who: ReturnType<typeof as>) =>
  ((await who.get('/api/prices').expect(200)) as { body: PriceList }).body.data
    .filter(({ product }) => product === 'lateFee')
    .map(({ state, amount, next }) => ({ state, amount, next: next?.amount }));

describe('a late fee of a state', () => {
  it('is previewed with the general one before it and the unpaid invoices of the state, planned, and shown to its carriers', async () => {
    const inside = await aCarrierIn('NC', 7_200_001);
    const outside = await aCarrierIn('SC', 7_200_002);
    const { id } = await anInvoice(api.db, { organizationId: inside.organizationId, cents: 5_000 });
    await anInvoice(api.db, { organizationId: outside.organizationId, cents: 5_000 });
    expect(await api.db('invoices').where({ id }).first('state')).toEqual({ state: 'NC' });

    const preview = (await ops.post('/api/ops/prices/preview').send(draft()).expect(200)) as { body: PricePreview };
    expect(preview.body).toMatchObject({ before: 150, orders: 0, carriers: 1, unpaidInvoices: 1 });
    const added = (await ops.post('/api/ops/prices').send(draft()).expect(201)) as { body: { data: OpsPrice[] } };
    expect(added.body.data).toMatchObject([{ product: 'lateFee', state: 'NC', amount: 100, status: 'planned' }]);

    expect(await feesOf(inside.staff)).toEqual([{ state: null, amount: 150, next: 100 }]);
    expect(await feesOf(outside.staff)).toEqual([{ state: null, amount: 150, next: undefined }]);
    expect(await feesOf(ops)).toEqual([{ state: null, amount: 150, next: undefined }]);
  });

  it('may be 0, where late fees are forbidden; other prices have no state', async () => {
    await ops
      .post('/api/ops/prices/preview')
      .send(draft({ state: 'WY', amount: 0 }))
      .expect(200);
    const refused = await ops
      .post('/api/ops/prices/preview')
      .send(draft({ product: 'psp' }))
      .expect(400);
    expect(problemOf(refused).code).toBe('invalid-input');
  });
});
