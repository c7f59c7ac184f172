import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BenchCounts, OwnBench } from '#domain/bench/schema';
import type { BenchDriver, BenchDrivers } from '#domain/drivers/bench/schema';
import { newId } from '#platform/ids';
import { aBenchEntry } from '../../../support/builders/bench';
import { type Caller, expectOk, HiringApi, refusalOf } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const add = (driverId: string, body: object = {}, caller: Caller = hiring.carrier.recruiter) =>
  caller.post('/api/bench-driver').send({ driverId, ...body });

async function added(driverId: string, body: object = {}): Promise<BenchDriver> {
  const response: { body: unknown } = await add(driverId, body).expect(201);
  return response.body as BenchDriver;
}

async function bench(query: object = {}, caller: Caller = hiring.carrier.recruiter): Promise<BenchDrivers> {
  const response: { body: unknown } = await caller
    .get(`/api/bench-driver/fleet/${hiring.carrier.organizationId}`)
    .query({ limit: 100, ...query })
    .expect(200);
  return response.body as BenchDrivers;
}

async function counts(): Promise<BenchCounts> {
  const path = `/api/bench-driver/fleet/${hiring.carrier.organizationId}/counts`;
  return (await hiring.carrier.recruiter.get(path).expect(200)).body as BenchCounts;
}

/** Puts a driver on the bench in any status. */
const inStatus = (driverId: string, status: 'requested' | 'approved' | 'rejected' | 'removed', at?: string) =>
  aBenchEntry(hiring.db, {
    organizationId: hiring.carrier.organizationId,
    addedBy: hiring.carrier.ids.recruiter,
    driverId,
    status,
    ...(at === undefined ? {} : { at }),
  });

const templatesTo = async (userId: string): Promise<string[]> =>
  (await hiring.db('messages').where({ recipient_id: userId }).select('template')).map(({ template }) => template);

describe('adding a driver to the bench', () => {
  it('puts the driver in review with the note, masked, and notifies the driver', async () => {
    const driver = await hiring.aDriver();

    const entry = await added(driver.id, { note: 'For the night runs' });

    expect(entry).toMatchObject({
      status: 'requested',
      note: 'For the night runs',
      addedBy: 'Ann Smith',
      driver: { firstName: 'Maria', lastName: 'G', isMasked: true },
      actions: ['remove'],
      refusals: [
        { action: 'approve', code: 'safety-approval-needed' },
        { action: 'reject', code: 'safety-approval-needed' },
      ],
    });
    expect(entry.dueAt).not.toBeNull();
    expect(await templatesTo(driver.id)).toEqual(['bench-added']);
  });

  it('has one effect if it is repeated with the same key', async () => {
    const driver = await hiring.aDriver();
    const key = newId();
    const send = () => add(driver.id).set('Idempotency-Key', key).expect(201);

    const first = (await send()).body as BenchDriver;
    const second = (await send()).body as BenchDriver;

    expect(second._id).toBe(first._id);
    expect(await templatesTo(driver.id)).toEqual(['bench-added']);
  });

  it('refuses a driver who is already on the bench, and takes back one who was removed', async () => {
    const driver = await hiring.aDriver();
    const { _id } = await added(driver.id, { note: 'first' });

    expect(refusalOf(await add(driver.id).expect(409))).toMatchObject({ code: 'bench-entry-exists' });
    await hiring.carrier.recruiter.delete(`/api/bench-driver/${_id}`).expect(204);
    const again = await added(driver.id, { note: 'second' });

    expect(again).toMatchObject({ _id, status: 'requested', note: 'second' });
  });

  it('refuses drivers whom the carrier can neither find nor knows, in the same way as unknown ids', async () => {
    const hidden = await hiring.aDriver({ driver: { is_available: false } });

    const refusals = [await add(hidden.id).expect(409), await add(newId()).expect(409)].map(refusalOf);

    expect(refusals.map(({ code }) => code)).toEqual(['driver-not-searchable', 'driver-not-searchable']);
  });

  it('takes a former candidate who is not available now', async () => {
    const driver = await hiring.aDriver();
    const orderId = await hiring.anActiveOrder();
    await hiring.flow(orderId, driver).invite().expect(201);
    await hiring.db('drivers').where({ id: driver.id }).update({ is_available: false });

    await add(driver.id).expect(201);
  });

  it('is refused to accounting', async () => {
    const driver = await hiring.aDriver();

    await add(driver.id, {}, hiring.carrier.accounting).expect(403);
  });

  it('refuses two simultaneous additions but one', async () => {
    const driver = await hiring.aDriver();

    const responses = await Promise.all([
      add(driver.id),
      add(driver.id, {}, hiring.carrier.hr),
      add(driver.id, {}, hiring.carrier.safety),
    ]);

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await templatesTo(driver.id)).toEqual(['bench-added']);
  });
});

describe('the review of a bench entry', () => {
  it.each([
    ['approve', undefined],
    ['reject', { reason: 'not_a_match' }],
  ] as const)('%s needs HR or Safety, and access to the file', async (action, body) => {
    const driver = await hiring.aDriver();
    const { _id } = await added(driver.id);
    const send = (caller: Caller) => caller.patch(`/api/bench-driver/${action}/${_id}`).send(body ?? {});

    expect(refusalOf(await send(hiring.carrier.recruiter).expect(403)).code).toBe('safety-approval-needed');
    expect(refusalOf(await send(hiring.carrier.hr).expect(403)).code).toBe('access-not-granted');
    expect(refusalOf(await send(hiring.carrier.safety).expect(403)).code).toBe('access-not-granted');
    expect((await bench({ status: 'requested' })).data.map((entry) => entry._id)).toContain(_id);
  });

  it('needs a reason for a rejection', async () => {
    const { _id } = await added((await hiring.aDriver()).id);

    const response = await hiring.carrier.safety.patch(`/api/bench-driver/reject/${_id}`).send({}).expect(400);

    expect(response.body).toMatchObject({ errors: [{ pointer: '/reason' }] });
  });

  it('refuses a move that the status rules out', async () => {
    const id = await inStatus((await hiring.aDriver()).id, 'removed');

    expect(refusalOf(await hiring.carrier.recruiter.delete(`/api/bench-driver/${id}`).expect(409)).code).toBe(
      'bench-move-not-allowed',
    );
  });
});

describe('the list of the bench', () => {
  it('sorts by distance from a facility, filters by distance and status, and counts', async () => {
    const before = await counts();
    const near = await hiring.aDriver({ driver: { city: 'Dallas', state: 'TX' } });
    const distant = await hiring.aDriver({ driver: { city: 'Houston', state: 'TX' } });
    await inStatus(distant.id, 'approved');
    await inStatus(near.id, 'approved');
    await inStatus((await hiring.aDriver()).id, 'requested', '2020-01-01T12:00:00.000Z');
    const place = { latitude: 32.7767, longitude: -96.797 };
    const idsOf = ({ data }: BenchDrivers) => data.map(({ driver }) => driver._id);

    const all = await bench({ status: 'approved', ...place });
    const within = await bench({ status: 'approved', ...place, distance: 50 });

    expect(idsOf(all).filter((id) => id === near.id || id === distant.id)).toEqual([near.id, distant.id]);
    expect(all.count).toBe(all.data.length);
    expect(idsOf(within)).toContain(near.id);
    expect(idsOf(within)).not.toContain(distant.id);
    const after = await counts();
    expect(after.approved - before.approved).toBe(2);
    expect(after.overdue - before.overdue).toBe(1);
    const overdue = await bench({ status: 'requested', overdue: true });
    expect(overdue.count).toBe(after.overdue);
    expect(overdue.data.every(({ dueAt }) => dueAt !== null && Date.parse(dueAt) <= Date.now())).toBe(true);
  });

  it('measures only from the facilities of the carrier, within 100 miles', async () => {
    const path = `/api/bench-driver/fleet/${hiring.carrier.organizationId}`;
    const { recruiter } = hiring.carrier;

    await recruiter.get(path).query({ latitude: 33, longitude: -97 }).expect(400);
    await recruiter.get(path).query({ distance: 20 }).expect(400);
    const tooFar = await recruiter
      .get(path)
      .query({ latitude: 32.7767, longitude: -96.797, distance: 101 })
      .expect(400);

    expect(refusalOf(tooFar).code).toBe('radius-too-large');
  });

  it('shows the full name only while one of the orders reveals it', async () => {
    const driver = await hiring.aDriver();
    const { _id } = await added(driver.id);
    const entry = async () => (await bench()).data.find((each) => each._id === _id);
    const flow = hiring.flow(await hiring.anActiveOrder(), driver);

    await flow.toReview();
    const during = await entry();
    await expectOk(flow.answers('withdraw'));
    const after = await entry();

    expect(during).toMatchObject({ driver: { lastName: 'Gomez', isMasked: false }, openApplications: 1 });
    expect(after).toMatchObject({ driver: { lastName: 'G', isMasked: true }, openApplications: 0 });
  });

  it('shows in the search whether a driver is on the bench', async () => {
    const driver = await hiring.aDriver({ driver: { first_name: 'Benedikta' } });
    const orderId = await hiring.anActiveOrder();
    await added(driver.id);

    const response = await hiring.carrier.recruiter.post('/api/drivers/search').send({ orderId, search: 'benedikta' });

    expect(response.body).toMatchObject({ data: [{ benchStatus: 'requested' }] });
  });

  it('is closed to other carriers, and so are its entries', async () => {
    const { _id } = await added((await hiring.aDriver()).id);
    const { recruiter, hr } = hiring.other;

    await recruiter.get(`/api/bench-driver/fleet/${hiring.carrier.organizationId}`).expect(404);
    await recruiter.get(`/api/bench-driver/fleet/${hiring.carrier.organizationId}/counts`).expect(404);
    await recruiter.delete(`/api/bench-driver/${_id}`).expect(404);
    await hr.patch(`/api/bench-driver/approve/${_id}`).expect(404);
    await hr.patch(`/api/bench-driver/reject/${_id}`).send({ reason: 'other' }).expect(404);
  });
});

describe('a driver on benches', () => {
  it('sees them and may leave, but not in the name of another driver', async () => {
    const driver = await hiring.aDriver();
    const stranger = await hiring.aDriver();
    const { _id } = await added(driver.id, { note: 'between us' });
    const own = async () => ((await driver.get('/api/driver/benches').expect(200)).body as { data: OwnBench[] }).data;

    const before = await own();
    await stranger.delete(`/api/driver/benches/${_id}`).expect(404);
    await driver.delete(`/api/driver/benches/${_id}`).expect(204);

    expect(before).toMatchObject([{ _id, status: 'requested' }]);
    expect(JSON.stringify(before)).not.toContain('between us');
    expect(await own()).toEqual([]);
    expect((await bench({ status: 'removed' })).data.map((entry) => entry._id)).toContain(_id);
  });

  it('shows on the timeline of operations who did what', async () => {
    const driver = await hiring.aDriver();
    const { _id } = await added(driver.id, { note: 'For spring' });
    await driver.delete(`/api/driver/benches/${_id}`).expect(204);

    const response = await hiring.ops.get(`/api/ops/drivers/${driver.id}/timeline`).query({ kind: 'candidacies' });

    expect(response.body).toMatchObject({
      data: [
        { type: 'benchRemoved', actor: { kind: 'driver' } },
        { type: 'benchAdded', actor: { kind: 'fleet', name: 'Ann Smith' }, text: 'For spring' },
      ],
    });
  });
});
