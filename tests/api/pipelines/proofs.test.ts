import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '#platform/ids';
import { problemOf } from '../../support/api';
import { HiringApi } from '../../support/hiring/hiring-api';
import '../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const record = (id: string, proof: string, on: string) =>
  hiring.ops.put(`/api/ops/drivers/${id}/proofs/${proof}`).send({ on });

it('records the expiration date of a card that operations have seen, and the driver has nothing left to renew', async () => {
  const ended = { on: '2026-01-10', endsAt: '2026-01-11T06:00:00.000Z' };
  const driver = await hiring.aDriver({ state: { expiries: { twic: ended }, expired: ['twic'] } });
  const before = await driver.get('/api/driver/personal-info').expect(200);

  const key = newId();
  const once = () => record(driver.id, 'twic', '2099-05-01').set('Idempotency-Key', key).expect(200);
  const [first, again] = [await once(), await once()];

  expect(before.body).toMatchObject({ renewals: [{ proof: 'twic', isExpired: true }] });
  expect(first.body).toMatchObject({ proofs: [{ proof: 'twic', on: '2099-05-01', isExpired: false }] });
  expect(again.body).toEqual(first.body);
  const after = await driver.get('/api/driver/personal-info').expect(200);
  expect(after.body).toMatchObject({ renewals: [], proofs: [{ proof: 'twic', endsOn: '2099-05-01' }] });
});

it('rejects a past or invalid date at its field, and documents, which have their own review', async () => {
  const { id } = await hiring.aDriver();

  const past = await record(id, 'hazmat', '2020-01-01');
  expect([past.status, problemOf(past).errors?.map(({ pointer, code }) => `${pointer} ${code}`)]).toEqual([
    400,
    ['/on proof-expired'],
  ]);
  expect((await record(id, 'hazmat', 'soon')).status).toBe(400);
  expect((await record(id, 'driverLicense', '2099-05-01')).status).toBe(400);
  expect((await record(newId(), 'twic', '2099-05-01')).status).toBe(404);
});

it('is for operations only', async () => {
  const driver = await hiring.aDriver();

  await driver.put(`/api/ops/drivers/${driver.id}/proofs/twic`).send({ on: '2099-05-01' }).expect(403);
});
