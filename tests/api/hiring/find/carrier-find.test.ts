import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CarrierFound } from '#domain/find/schema';
import { newId } from '#platform/ids';
import { type Caller, HiringApi } from '../../../support/hiring/hiring-api';
import { aFacility } from '../../../support/hiring/hiring-world';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

async function find(text: string, caller: Caller = hiring.carrier.recruiter): Promise<CarrierFound> {
  const response: { body: unknown } = await caller.post('/api/business/find').send({ text }).expect(200);
  return response.body as CarrierFound;
}
const word = () => `q${newId().slice(-8)}`;
const nameOf = (first_name: string, last_name: string) => ({ driver: { first_name, last_name } });

describe("a carrier's quick search", () => {
  it('finds a driver by the full last name only when the carrier may see it', async () => {
    const first = word();
    const last = `Zimmer${word()}`;
    const driver = await hiring.aDriver(nameOf(first, last));
    const flow = hiring.flow(await hiring.anActiveOrder(), driver);
    expect((await find(first)).drivers).toEqual([]);

    await flow.request().expect(201);
    expect((await find(first)).drivers).toEqual([
      expect.objectContaining({ _id: driver.id, name: `${first} Z.`, place: 'Fort Worth, TX' }),
    ]);
    expect((await find(`${first} z`)).drivers).toHaveLength(1);
    expect((await find(last)).drivers).toEqual([]);

    const reviewed = await hiring.aDriver(nameOf(first, last));
    await hiring.flow(flow.orderId, reviewed).toReview();
    expect((await find(last)).drivers).toEqual([
      expect.objectContaining({ _id: reviewed.id, name: `${first} ${last}` }),
    ]);
  });

  it('finds names of one letter, and short ones before those that begin with them', async () => {
    const orderId = await hiring.anActiveOrder();
    for (const [first, last] of [
      ['Abby', 'Vovk'],
      ['Zoe', 'Vo'],
      ['伟', '李'],
    ] as const) {
      await hiring.flow(orderId, await hiring.aDriver(nameOf(first, last))).toReview();
    }

    expect((await find('Vo')).drivers.map(({ name }) => name)).toEqual(['Zoe Vo', 'Abby Vovk']);
    expect((await find('李')).drivers.map(({ name }) => name)).toEqual(['伟 李']);
  });

  it('finds drivers on the bench', async () => {
    const first = word();
    const { id } = await hiring.aDriver(nameOf(first, 'Young'));
    await hiring.carrier.recruiter.post('/api/bench-driver').send({ driverId: id }).expect(201);

    expect((await find(first)).drivers).toEqual([expect.objectContaining({ _id: id, name: `${first} Y.` })]);
  });

  it('finds orders by title, internal name and number, active ones first, and facilities', async () => {
    const title = word();
    const pending = await hiring.aPendingOrder({ title: `Night ${title}` });
    const active = await hiring.anActiveOrder({ title: 'Day shift', customTitle: title });
    await aFacility(hiring.db, { organizationId: hiring.carrier.organizationId, name: `Yard ${title}` });

    const { orders, facilities } = await find(title);

    expect(orders.map(({ _id, status }) => [_id, status])).toEqual([
      [active, 'active'],
      [pending, 'pending'],
    ]);
    expect(facilities).toMatchObject([{ name: `Yard ${title}` }]);
    expect((await find(orders[0]?.keyOrderId ?? '')).orders).toMatchObject([{ _id: active }]);
  });

  it('finds facilities by places that are written out or shortened', async () => {
    const organizationId = hiring.carrier.organizationId;
    const [one, other] = [word(), word()];
    await aFacility(hiring.db, { organizationId, name: `Saint Louis ${one}` });
    await aFacility(hiring.db, { organizationId, name: `Ft. Wayne ${other}` });

    for (const text of [`St. Louis ${one}`, `saint louis ${one}`, `St ${one}`])
      expect((await find(text)).facilities).toMatchObject([{ name: `Saint Louis ${one}` }]);
    for (const text of [`Fort Wayne ${other}`, `ft. wayne ${other}`])
      expect((await find(text)).facilities).toMatchObject([{ name: `Ft. Wayne ${other}` }]);
  });

  it('finds nothing of another carrier', async () => {
    const text = word();
    const driver = await hiring.aDriver(nameOf(text, 'Young'));
    const flow = hiring.flow(await hiring.anActiveOrder({ title: text }), driver);
    await flow.toReview();
    await aFacility(hiring.db, { organizationId: hiring.carrier.organizationId, name: text });

    expect(await find(text, hiring.other.recruiter)).toEqual({ drivers: [], orders: [], facilities: [] });
    expect(await find(text, hiring.ops)).toEqual({ drivers: [], orders: [], facilities: [] });
  });
});
