import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OpsPayout, OpsPayouts } from '#domain/payouts/schema';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { aPayout } from '../../support/builders/payouts';
import { anAccessToken, aUser } from '../../support/builders/people';
import { aHiringWorld } from '../../support/hiring/hiring-world';

const NOW = new Date('2027-01-12T12:00:00.000Z');
const PATH = '/api/ops/billing/payouts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => NOW });
});
afterAll(() => api.close());

it('lists payouts with their sums, and sends a failed one again, once', async () => {
  const assignment = { ...(await aHiringWorld(api.db)), assignmentId: newId() };
  const failed = await aPayout(api.db, { ...assignment, cents: 60_000, failure: 'cardRefused' });
  const queued = await aPayout(api.db, { ...assignment, cents: 40_000, weekStartsOn: '2026-11-09' });
  const ops = as(api.app, await anAccessToken(api.db, (await aUser(api.db)).id, NOW));
  const read = async (state: string) => OpsPayouts.parse((await ops.get(PATH).query({ state }).expect(200)).body);

  const list = await read('failed');
  expect(list).toMatchObject({
    data: [{ _id: failed, cents: 60_000, failure: 'cardRefused', attempt: 1, needsCard: true }],
    count: 1,
    totals: { failed: { count: 1, cents: 60_000 }, queued: { count: 1, cents: 40_000 }, paid: { count: 0, cents: 0 } },
  });
  const key = newId();
  for (let time = 0; time < 2; time += 1) {
    const again = await ops.post(`${PATH}/${failed}/retry`).set('Idempotency-Key', key).expect(200);
    expect(OpsPayout.parse(again.body)).toMatchObject({ state: 'queued', attempt: 2, failure: null });
  }
  const outside: string[] = [];
  const watch = ({ sql, __knexTxId: transaction }: { readonly sql: string; readonly __knexTxId?: string }) => {
    if (sql.includes('payouts') && transaction === undefined) outside.push(sql);
  };
  api.db.on('query', watch);
  expect(problemOf(await ops.post(`${PATH}/${queued}/retry`).expect(409)).code).toBe('payout-not-failed');
  api.db.off('query', watch);
  expect(outside).toEqual([]);
  await ops.post(`${PATH}/${newId()}/retry`).expect(404);
  expect((await read('failed')).count).toBe(0);

  const carrier = as(api.app, await anAccessToken(api.db, assignment.adminId, NOW));
  await carrier.get(PATH).expect(403);
});
