import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { priceAt } from '#db/prices/prices';
import { products } from '#domain/prices/products';
import type { OpsPrice, PriceList, PricePreview } from '#domain/prices/schema';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anAgreement } from '../../support/builders/billing';
import { anAccessToken } from '../../support/builders/people';
import { aHiringWorld, aUser, type HiringWorld } from '../../support/hiring/hiring-world';

let api: TestApi;
let world: HiringWorld;
let ops: ReturnType<typeof as>;
let plainOps: ReturnType<typeof as>;
let recruiter: ReturnType<typeof as>;
const caller = async (userId: string) => as(api.app, await anAccessToken(api.db, userId));
beforeAll(async () => {
  api = await startTestApi();
  world = await aHiringWorld(api.db);
  ops = await caller(await aUser(api.db, { roles: ['ops', 'ops-admin'], time_zone: 'America/Chicago' }));
  plainOps = await caller(await aUser(api.db, { roles: ['ops'] }));
  recruiter = await caller(world.recruiterId);
});
afterAll(() => api.close());

const refusedWith =
  (code: string) =>
  (response: Response): void => {
    expect(problemOf(response).code).toBe(code);
  };

const PATH = '/api/ops/prices';
const draft = (over: object = {}) => ({ product: 'certifiedMatch', amount: 5_500, startsOn: '2097-03-01', ...over });
const versionsOf = async (body: object): Promise<OpsPrice[]> =>
  ((await ops.post(PATH).send(body).expect(201)) as { body: { data: OpsPrice[] } }).body.data;
const current = async (who = recruiter): Promise<PriceList> =>
  ((await who.get('/api/prices').expect(200)) as { body: PriceList }).body;
const cents = async (at: string) => (await priceAt(api.db, { product: 'certifiedMatch' }, at)).amount;

describe('a new price', () => {
  it('is previewed with what it touches, and nothing is stored', async () => {
    const { body } = (await plainOps.post(`${PATH}/preview`).send(draft()).expect(200)) as { body: PricePreview };

    expect(body).toMatchObject({ before: 5_000, endsAt: null, orders: 1, carriers: 1, openInvitations: 0 });
    expect(body.names).toHaveLength(1);
    expect((await current()).data.find(({ product }) => product === 'certifiedMatch')?.next).toBeNull();
  });

  it('is listed in the order of the products, matches first and the late fee last', async () => {
    const order = products.filter((product) => product !== 'mvr');
    const { body } = (await ops.get(PATH).expect(200)) as { body: { data: OpsPrice[] } };

    for (const { data } of [await current(), body])
      expect(data.map(({ product }) => product).filter((product) => product !== 'mvr')).toEqual(order);
  });

  it('counts from 00:00 of its day, is shown to carriers before, and can be canceled until then', async () => {
    const versions = await versionsOf(draft());

    expect(versions.map(({ amount, status }) => [amount, status])).toEqual([
      [5_500, 'planned'],
      [5_000, 'current'],
    ]);
    expect(await cents('2097-03-01T05:58:00.000Z')).toBe(5_000);
    expect(await cents('2097-03-01T06:01:00.000Z')).toBe(5_500);
    const shown = (await current()).data.find(({ product }) => product === 'certifiedMatch');
    expect(shown).toMatchObject({ amount: 5_000, next: { amount: 5_500, startsAt: '2097-03-01T06:00:00.000Z' } });

    await ops.post(`${PATH}/${versions[0]?._id ?? ''}/cancel`).expect(200);

    expect(await cents('2097-03-01T06:01:00.000Z')).toBe(5_000);
    await ops.post(`${PATH}/${versions[0]?._id ?? ''}/cancel`).expect(refusedWith('price-not-future'));
  });

  it('is refused if it is the price that applies on its day already, planned or in force', async () => {
    const same = draft({
      product: 'cdlis',
      amount: (await current()).data.find(({ product }) => product === 'cdlis')?.amount,
    });
    await ops.post(`${PATH}/preview`).send(same).expect(refusedWith('price-unchanged'));
    await ops.post(PATH).send(same).expect(refusedWith('price-unchanged'));

    const other = draft({ product: 'cdlis', amount: 4_321 });
    await versionsOf(other);
    await ops
      .post(PATH)
      .send({ ...other, startsOn: '2097-05-01' })
      .expect(refusedWith('price-unchanged'));
    // The earlier price again is a change of the planned one.
    expect(await versionsOf({ ...same, startsOn: '2097-05-01' })).toHaveLength(3);
  });

  it('is refused from a day that has begun, below a cent, and for a record without its state', async () => {
    await ops
      .post(PATH)
      .send(draft({ startsOn: '2026-01-01' }))
      .expect(refusedWith('price-not-future'));
    for (const wrong of [{ amount: 0 }, { amount: 10.5 }, { product: 'mvr' }, { state: 'TX' }]) {
      await ops.post(PATH).send(draft(wrong)).expect(400);
    }
  });

  it('is planned by administrators of operations only', async () => {
    await plainOps.post(PATH).send(draft()).expect(403);
    await recruiter.post(PATH).send(draft()).expect(403);
    await recruiter.get(PATH).expect(403);
  });

  it('of a motor vehicle record is one of its state', async () => {
    await versionsOf(draft({ product: 'mvr', state: 'TX', amount: 700 }));
    const at = '2097-04-01T00:00:00.000Z';

    expect((await priceAt(api.db, { product: 'mvr', state: 'TX' }, at)).amount).toBe(700);
    expect((await priceAt(api.db, { product: 'mvr', state: 'OK' }, at)).amount).toBe(2_750);
  });
});

it.each([
  ['nonCertifiedMatch', 1_000],
  ['certifiedMatch', 5_000],
  ['onboardingProgram', 100_000],
  ['onboardingMinimum', 25_000],
  ['backgroundCheck', 2_000],
  ['employmentVerification', 1_600],
  ['cdlis', 200],
  ['psp', 1_100],
  ['clearinghouse', 500],
  ['drugTest', 4_500],
  // Basis points a month.
  ['lateFee', 150],
] as const)('%s starts at %d, and is shown to carriers', async (product, amount) => {
  expect((await current()).data.find((price) => price.product === product)).toMatchObject({ amount });
});

it('gives the 50 states and DC a rate for the motor vehicle record, and refuses what has no price', async () => {
  const { data } = await current();

  expect(data.filter(({ product, state }) => product === 'mvr' && state !== null)).toHaveLength(51);
  await expect(priceAt(api.db, { product: 'mvr', state: 'PR' }, new Date())).rejects.toThrow('There is no price');
  await expect(priceAt(api.db, { product: 'psp' }, '2019-12-31T23:59:59.999Z')).rejects.toThrow('There is no price');
});

it("shows the last day of the carrier's own trial, where the carrier is", async () => {
  expect(await current()).toMatchObject({ isTrial: true, trialEndsOn: null });
  const trialEndsAt = '2097-02-16T10:00:00.000Z';
  await anAgreement(api.db, world.organizationId, { trialEndsAt, state: 'trial' });
  await api.db('organizations').where({ id: world.organizationId }).update({ time_zone: 'Pacific/Honolulu' });

  expect(await current()).toMatchObject({ isTrial: true, trialEndsOn: '2097-02-15' });
  expect(await current(plainOps)).toMatchObject({ isTrial: false, trialEndsOn: null });
});
