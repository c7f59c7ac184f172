import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { projectCandidacy } from '#db/candidacies/projection';
import { storeCompliance } from '#db/compliance/compliance-store';
import { verifyLedger } from '#db/ledger/verify';
import { emptyAnswers } from '#domain/compliance/answers';
import type { OnboardingOffer, OnboardingOrder, PurchasePage } from '#domain/purchases/schema';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anAgreement, aPurchase } from '../../support/builders/billing';
import { anInvoiceOfAll } from '../../support/builders/invoices';
import { anAccessToken } from '../../support/builders/people';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aHiringWorld, aStaffMember, aUser, type HiringWorld } from '../../support/hiring/hiring-world';

type Caller = ReturnType<typeof as>;
let api: TestApi;
let ops: Caller;
let world: HiringWorld;
let hr: Caller;
let accounting: Caller;
const caller = async (userId: string): Promise<Caller> => as(api.app, await anAccessToken(api.db, userId));
beforeAll(async () => {
  api = await startTestApi();
  ops = await caller(await aUser(api.db, { roles: ['ops', 'ops-admin'] }));
});
afterAll(() => api.close());

const refusedWith =
  (code: string) =>
  (response: Response): void => {
    expect(problemOf(response).code).toBe(code);
  };
beforeEach(async () => {
  world = await aHiringWorld(api.db);
  hr = await caller(world.adminId);
  accounting = await caller(
    await aStaffMember(api.db, { organizationId: world.organizationId, position: 'ACCOUNTING' }),
  );
});

const afterTrial = (state?: 'lapsed') =>
  anAgreement(api.db, world.organizationId, { trialEndsAt: '2026-01-01T06:00:00.000Z', ...(state && { state }) });
const aHire = () => projectCandidacy(api.db, new CandidacyHistory(world).toHired().batch());
const order = (body: object, who = hr) =>
  who.post('/api/onboarding-orders').send({ driverId: world.driverId, choice: ['psp', 'cdlis'], ...body });
const ordered = async (body: object = {}): Promise<OnboardingOrder> =>
  ((await order(body).expect(201)) as { body: OnboardingOrder }).body;
const list = async (who = accounting, query: object = {}): Promise<PurchasePage> =>
  ((await who.get('/api/purchases').query(query).expect(200)) as { body: PurchasePage }).body;
const charges = () =>
  api.db('charges').where({ organization_id: world.organizationId }).orderBy('created_at').select('kind', 'cents');

describe('an onboarding order', () => {
  it('of parts is charged line by line, with the minimum, and repeated parts are refused', async () => {
    await afterTrial();
    await aHire();

    const { lines, totalCents } = await ordered({ shownPriceCents: 25_000 });

    expect(lines.map(({ product, cents }) => [product, cents])).toEqual([
      ['psp', 1_100],
      ['cdlis', 200],
      ['onboardingMinimum', 23_700],
    ]);
    expect(totalCents).toBe(25_000);
    await order({}).expect(refusedWith('already-purchased'));
    await order({ choice: 'program' }).expect(refusedWith('already-purchased'));
    expect((await ordered({ choice: ['drugTest'] })).totalCents).toBe(0);
    expect((await verifyLedger(api.db)).broken).toEqual([]);
  });

  it('is placed once by 20 parallel requests', async () => {
    await afterTrial();
    await aHire();

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => order({ choice: 'program' }).then((sent) => sent)),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201).map((answer) => problemOf(answer).code);
    expect(refused).toEqual(Array.from({ length: 19 }, () => 'already-purchased'));
    expect((await charges()).filter(({ kind }) => kind === 'onboarding')).toEqual([
      { kind: 'onboarding', cents: 100_000 },
    ]);
  });

  it('is one order however often the same request is sent', async () => {
    await afterTrial();
    await aHire();
    const key = newId();

    const [first, second] = [
      await order({}).set('Idempotency-Key', key).expect(201),
      await order({}).set('Idempotency-Key', key).expect(201),
    ];

    expect(second.body).toEqual(first.body);
  });

  it('of later parts is not covered by a minimum that was given back', async () => {
    await afterTrial();
    await aHire();
    await ordered({ choice: ['psp'] });
    const minimum = (await list()).data.find(({ product }) => product === 'onboardingMinimum');
    await ops
      .post(`/api/ops/purchases/${minimum?._id ?? ''}/credit`)
      .send({ reason: 'Goodwill' })
      .expect(204);

    expect((await ordered({ choice: ['drugTest'], shownPriceCents: 4_500 })).totalCents).toBe(4_500);
  });

  it('is free until the last instant of a trial that is not accepted, and then refused, also if the workflow is late', async () => {
    await aHire();
    const trialEndsAt = '2026-12-16T06:00:00.000Z';
    const { organizationId, adminId } = world;
    await anAgreement(api.db, organizationId, { trialEndsAt, state: 'trial' });
    const orderAt = async (at: string, choice: string[]) => {
      const now = new Date(at);
      const who = as(api.another({ now: () => now }), await anAccessToken(api.db, adminId, now));
      return order({ choice }, who);
    };
    expect((await orderAt('2026-12-16T05:59:59.999Z', ['psp'])).body).toMatchObject({ totalCents: 0 });
    expect(problemOf(await orderAt(trialEndsAt, ['cdlis'])).code).toBe('agreement-not-accepted');
  });

  it('costs nothing in the trial', async () => {
    await aHire();

    expect(await ordered({ choice: 'program', shownPriceCents: 0 })).toMatchObject({ totalCents: 0 });
  });

  it('is refused with the new price if it has changed since the page showed it', async () => {
    await afterTrial();
    await aHire();
    const refused = await order({ choice: 'program', shownPriceCents: 90_000 }).expect(409);

    expect(problemOf(refused).code).toBe('price-changed');
    expect(refused.body).toMatchObject({ params: { cents: 100_000, price: '$1,000.00' } });
    expect((await list()).data.filter(({ product }) => product === 'onboardingProgram')).toEqual([]);
  });

  it('needs a hired driver, an accepted agreement, and the state of the license for a record', async () => {
    await order({}).expect(refusedWith('not-found'));
    const history = new CandidacyHistory(world);
    history.play('invite');
    await projectCandidacy(api.db, history.batch());
    await order({}).expect(refusedWith('driver-not-hired'));
    await afterTrial('lapsed');
    await order({}).expect(refusedWith('agreement-not-accepted'));
    const { body } = (await hr.get(`/api/onboarding-orders/${world.driverId}`).expect(200)) as {
      body: OnboardingOffer;
    };
    expect(body).toMatchObject({ problem: 'agreement-not-accepted', bought: [] });
    expect(body.prices.map(({ product }) => product)).not.toContain('mvr');
  });

  it('of a record whose state is unknown is refused', async () => {
    await afterTrial();
    await aHire();

    await order({ choice: ['mvr'] }).expect(refusedWith('license-state-unknown'));
  });

  it('of a record of a state without a rate is refused, never free', async () => {
    await afterTrial();
    await aHire();
    const licenses = [{ state: 'VT', number: 'A1234567', expiresOn: '2099-01-31' }] as const;
    const answers = { ...emptyAnswers, motorVehicle: { ...emptyAnswers.motorVehicle, licenses: [...licenses] } };
    const at = new Date('2026-11-20T12:00:00.000Z');
    await storeCompliance(api.deps, world.driverId, { answers, ssn: null, at });
    await api.db('prices').where({ product: 'mvr', state: 'VT' }).update({ ends_at: at });

    await order({ choice: ['mvr'] }).expect(refusedWith('price-missing'));
    expect((await list()).count).toBe(1);
  });

  it('is for HR, Safety and administrators of the carrier', async () => {
    await order({}, await caller(world.recruiterId)).expect(403);
    await order({}, accounting).expect(403);
    await order({}, ops).expect(403);
    const stranger = await aHiringWorld(api.db);
    await order({}, await caller(stranger.adminId)).expect(refusedWith('not-found'));
  });
});

describe('the list of purchases', () => {
  const bought = (over: Partial<Parameters<typeof aPurchase>[1]> = {}) =>
    aPurchase(api.db, { ...world, product: 'certifiedMatch', cents: 5_000, ...over });

  it('says who was bought, when, for which order and at which price', async () => {
    await bought();
    await bought({ product: 'psp', cents: 0, at: '2026-11-22T12:00:00.000Z' });

    const { data, count, totalCents } = await list();

    expect(data.map(({ product, state, cents }) => [product, state, cents])).toEqual([
      ['psp', 'free', 0],
      ['certifiedMatch', 'charged', 5_000],
    ]);
    expect({ count, totalCents }).toEqual({ count: 2, totalCents: 5_000 });
    // Nobody of the carrier has the driver in review: the last name is masked.
    expect(data[1]).toMatchObject({ driver: { name: 'Maria G.' }, order: { _id: world.orderId } });
    const filtered = await list(accounting, { state: 'free', product: 'psp', from: '2026-11-22', to: '2026-11-22' });
    expect(filtered.count).toBe(1);
    expect((await list(accounting, { from: '2026-11-23' })).count).toBe(0);
  });

  it('counts days where the carrier is for every reader, as its invoices do', async () => {
    await api.db('organizations').where({ id: world.organizationId }).update({ time_zone: 'Pacific/Honolulu' });
    await bought({ at: '2026-11-22T09:30:00.000Z' });
    const organizationId = world.organizationId;
    const day = (date: string) => ({ from: date, to: date });

    for (const [who, scope] of [
      [accounting, {}],
      [ops, { organizationId }],
    ] as const) {
      expect((await list(who, { ...scope, ...day('2026-11-21') })).count).toBe(1);
      expect((await list(who, { ...scope, ...day('2026-11-22') })).count).toBe(0);
    }
  });

  it('is exported as CSV', async () => {
    await bought();

    const { text } = await accounting.get('/api/purchases/csv').expect(200);

    expect(text).toContain('Certified match,Maria G.');
    expect(text).toContain('50.00');
    expect(text).toContain(',On the next invoice\r\n');
  });

  it('is open to accounting, administrators and operations, each carrier with its own', async () => {
    await bought();
    await (await caller(world.recruiterId)).get('/api/purchases').expect(403);
    const stranger = await caller((await aHiringWorld(api.db)).adminId);
    expect((await list(stranger)).count).toBe(0);
    await stranger.get('/api/purchases').query({ organizationId: world.organizationId }).expect(404);
    const [purchase] = (await list(ops, { organizationId: world.organizationId })).data;
    expect(purchase).toMatchObject({ driver: { name: 'Maria Gomez' } });
  });
});

describe('a credit', () => {
  const credit = async (body: object = {}, who = ops) => {
    const id = await aPurchase(api.db, { ...world, product: 'certifiedMatch', cents: 5_000 });
    const send = () => who.post(`/api/ops/purchases/${id}/credit`).send({ reason: 'Charged by mistake', ...body });
    return { id, send };
  };

  it('before the invoice takes the charge back', async () => {
    const { send } = await credit();

    await send().expect(204);

    expect(await charges()).toEqual([]);
    expect((await list()).data).toMatchObject([
      { state: 'credited', credit: { cents: 5_000, reason: 'Charged by mistake' } },
    ]);
    expect((await list()).totalCents).toBe(0);
    await send().expect(refusedWith('already-credited'));
    expect((await verifyLedger(api.db)).broken).toEqual([]);
  });

  it.each([
    ['of a part', { cents: 1_500 }, -1_500],
    ['of an invoiced purchase', {}, -5_000],
  ])('%s is a negative line of the next invoice', async (what, body, cents) => {
    const { send } = await credit(body);
    if (what !== 'of a part') await anInvoiceOfAll(api.db, world.organizationId);

    await send().expect(204);

    expect(await charges()).toEqual([
      { kind: 'match', cents: 5_000 },
      { kind: 'adjustment', cents },
    ]);
    const [details] = await api.db('charges').where({ kind: 'adjustment', cents, invoice_id: null }).pluck('details');
    expect(details).toMatchObject({ product: 'certifiedMatch', reason: 'Charged by mistake' });
    expect((await verifyLedger(api.db)).broken).toEqual([]);
  });

  it('is given once by parallel requests', async () => {
    const { send } = await credit();

    const codes = await Promise.all(Array.from({ length: 5 }, async () => (await send()).status));

    expect(codes.filter((code) => code === 204)).toHaveLength(1);
  });

  it('is at most the price, needs a reason, and is for operations', async () => {
    const { id, send } = await credit({ cents: 5_001 });
    await send().expect(refusedWith('credit-exceeds-purchase'));
    await ops.post(`/api/ops/purchases/${id}/credit`).send({ reason: ' ' }).expect(400);
    await hr.post(`/api/ops/purchases/${id}/credit`).send({ reason: 'Please' }).expect(403);
    const free = await aPurchase(api.db, { ...world, product: 'psp', cents: 0 });
    await ops.post(`/api/ops/purchases/${free}/credit`).send({ reason: 'None' }).expect(refusedWith('purchase-free'));
  });
});

it('shows what matches cost, to those who hire, for drivers whom they can find', async () => {
  await afterTrial();
  const prices = (who: Caller, driverIds: string[]) =>
    who.post('/api/purchases/match-prices').send({ orderId: world.orderId, driverIds });

  const response = await prices(hr, [world.driverId, newId()]).expect(200);

  expect(response.body).toMatchObject({
    data: [{ driverId: world.driverId, product: 'certifiedMatch', cents: 5_000, reason: null }],
    total: { cents: 5_000, paid: 1, isTrial: false },
  });
  await prices(await caller((await aHiringWorld(api.db)).adminId), [world.driverId]).expect(404);
});
