import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DriverCard, DriverCards, DriverProfile } from '#domain/drivers/schema';
import { type Caller, expectOk, HiringApi, refusalOf } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
let orderId: string;
beforeAll(async () => {
  hiring = await HiringApi.start();
  orderId = await hiring.anActiveOrder({ numberOfDrivers: 5 });
});
afterAll(() => hiring.close());

async function search(body: object = {}, caller: Caller = hiring.carrier.recruiter): Promise<DriverCard[]> {
  const response: { body: unknown } = await caller
    .post('/api/drivers/search')
    .send({ orderId, limit: 100, ...body })
    .expect(200);
  return (response.body as { data: DriverCard[] }).data;
}
async function profile(driverId: string, caller: Caller = hiring.carrier.recruiter): Promise<DriverProfile> {
  const response: { body: unknown } = await caller
    .get(`/api/business/driver/${driverId}/profile`)
    .query({ orderId })
    .expect(200);
  return response.body as DriverProfile;
}

describe('searching for drivers', () => {
  it('shows unknown drivers with limited data, and their match', async () => {
    const { id } = await hiring.aDriver();

    const card = (await search()).find(({ _id }) => _id === id);

    expect(card).toMatchObject({
      firstName: 'Maria',
      lastName: 'G',
      isMasked: true,
      city: 'Fort Worth',
      isCertified: true,
      candidacy: null,
      inviteRefusal: null,
    });
    expect(card?.distanceMiles).toBe(29);
    expect(card?.fit.map(({ criterion, result }) => [criterion, result])).toEqual(
      expect.arrayContaining([
        ['class', 'pass'],
        ['age', 'pass'],
        ['distance', 'pass'],
      ]),
    );
    expect(JSON.stringify(card)).not.toMatch(/Gomez|@example|1990-/);
  });

  it('filters by class, endorsements, certification, radius and name', async () => {
    const zoe = await hiring.aDriver({
      driver: { first_name: 'Zoe', license_class: 'driverLicenseClassB', endorsements: ['X'] },
      pipeline: { ready_for_dispatch: false, stage: 'Interview' },
    });
    const finds = async (body: object) => (await search(body)).some(({ _id }) => _id === zoe.id);

    expect(await finds({ search: 'zoe' })).toBe(true);
    expect(await finds({ search: 'Gomez' })).toBe(false);
    expect(await finds({ filters: { driverClass: ['driverLicenseClassC'], endorsements: ['H'] } })).toBe(true);
    expect(await finds({ filters: { driverClass: ['driverLicenseClassA'] } })).toBe(false);
    expect(await finds({ haulCertifiedOnly: true })).toBe(false);
    expect(await finds({ miles: 20 })).toBe(false);
    expect(await finds({ miles: 100.5 })).toBe(true);
  });

  it('returns the total with the first page', async () => {
    const page = async (body: object) =>
      (
        await hiring.carrier.recruiter
          .post('/api/drivers/search')
          .send({ orderId, limit: 1, ...body })
          .expect(200)
      ).body as DriverCards;
    await hiring.aDriver({ driver: { first_name: 'Quentin' } });
    await hiring.aDriver({ driver: { first_name: 'Quentin' } });

    expect(await page({ search: 'quentin' })).toMatchObject({ total: 2, isTotalCapped: false });
    expect(await page({ search: 'quentin', page: 1 })).toMatchObject({ total: null, isTotalCapped: false });
    expect(await page({ search: 'nobody at all' })).toMatchObject({ data: [], total: 0 });
  });

  it('excludes drivers who fail a criterion of the order on request, and keeps near matches', async () => {
    const order = await hiring.anActiveOrder({ endorsements: ['N'] });
    const named = { first_name: 'Wilhelmina' };
    const fitting = await hiring.aDriver({ driver: { ...named, endorsements: ['N'] } });
    const other = await hiring.aDriver({ driver: { ...named, endorsements: ['T'] } });
    const page = async (body: object) => {
      const question = { orderId: order, search: 'wilhelmina', ...body };
      const response = await hiring.carrier.recruiter.post('/api/drivers/search').send(question).expect(200);
      const { data, ...count } = response.body as DriverCards;
      return { ids: data.map(({ _id }) => _id).toSorted(), ...count };
    };

    expect(await page({})).toMatchObject({ ids: [fitting.id, other.id].toSorted(), total: 2 });
    expect(await page({ fitsOnly: true })).toEqual({ ids: [fitting.id], page: 0, total: 1, isTotalCapped: false });
    expect(await page({ fitsOnly: true, page: 1 })).toEqual({ ids: [], page: 1, total: null, isTotalCapped: false });
    await hiring.db('drivers').where({ id: fitting.id }).update({ latitude: 33.95, longitude: -96.797 });
    expect(await page({ fitsOnly: true })).toMatchObject({ ids: [fitting.id], total: 1 });
  });

  it('sorts by distance, experience and availability, page by page', async () => {
    const named = { first_name: 'Ximena' };
    const close = await hiring.aDriver({ driver: { ...named, city: 'Dallas', state: 'TX', experience_months: 2 } });
    const notReady = await hiring.aDriver({
      driver: { ...named, experience_months: 90 },
      pipeline: { ready_for_dispatch: false, stage: 'Interview' },
    });
    const distant = await hiring.aDriver({ driver: { ...named, city: 'Waco', state: 'TX', experience_months: 30 } });
    const sorted = async (sort: string) => {
      const pages = [0, 1].map((page) => search({ search: 'ximena', sort, page, limit: 2 }));
      return (await Promise.all(pages)).flat().map(({ _id }) => _id);
    };

    expect(await sorted('distance')).toEqual([close.id, notReady.id, distant.id]);
    expect(await sorted('experience')).toEqual([notReady.id, distant.id, close.id]);
    expect(await sorted('availability')).toEqual([close.id, distant.id, notReady.id]);
  });

  it('refuses a radius over 100 with the specified text', async () => {
    const response = await hiring.carrier.recruiter
      .post('/api/drivers/search')
      .send({ orderId, miles: 101 })
      .expect(400);

    expect(refusalOf(response)).toMatchObject({ code: 'radius-too-large', message: 'miles should must less then 100' });
  });

  it('ends with an empty page', async () => {
    expect(await search({ page: 50 })).toEqual([]);
  });

  it('shows the status instead of a button, and why the driver cannot be invited', async () => {
    const driver = await hiring.aDriver();
    await hiring.flow(orderId, driver).invite().expect(201);

    const card = (await search()).find(({ _id }) => _id === driver.id);
    const asAccounting = (await search({}, hiring.carrier.accounting)).find(({ candidacy }) => candidacy === null);

    expect(card).toMatchObject({ candidacy: { state: 'invited' }, inviteRefusal: 'driver-already-invited' });
    expect(asAccounting?.inviteRefusal).toBe('forbidden');
  });

  it("is for orders of the caller's carrier", async () => {
    await hiring.other.recruiter.post('/api/drivers/search').send({ orderId }).expect(404);
  });
});

describe("a driver's profile", () => {
  it('is masked before review, open during review and after, and masked again after the end', async () => {
    const expiries = { dotMedicalCard: { on: '2099-12-12', endsAt: '2099-12-13T06:00:00.000Z' } };
    const driver = await hiring.aDriver({ user: { phone: '+12145550123' }, state: { expiries } });
    const flow = hiring.flow(orderId, driver);
    const before = await profile(driver.id);

    await flow.toReview();
    const during = await profile(driver.id);
    await expectOk(flow.answers('withdraw'));
    const after = await profile(driver.id);

    expect(before).toMatchObject({ lastName: 'G', isMasked: true, contact: null, expiries: [], candidacy: null });
    expect(during.expiries).toEqual([{ proof: 'dotMedicalCard', on: '2099-12-12' }]);
    expect(during).toMatchObject({ lastName: 'Gomez', isMasked: false, contact: { phone: '+12145550123' } });
    expect(after).toMatchObject({ lastName: 'G', isMasked: true, contact: null, candidacy: { state: 'closed' } });
  });

  it('is logged whenever it is read unmasked', async () => {
    const driver = await hiring.aDriver();
    await profile(driver.id);
    await hiring.flow(orderId, driver).toReview();

    await profile(driver.id, hiring.carrier.safety);

    const log: unknown = await hiring
      .db('access_log')
      .where({ subject_driver_id: driver.id })
      .select('actor_id', 'organization_id', 'action');
    expect(log).toEqual([
      {
        actor_id: hiring.carrier.ids.safety,
        organization_id: hiring.carrier.organizationId,
        action: 'driver-profile',
      },
    ]);
  });

  it('is not found for a driver whom carriers cannot find', async () => {
    const away = await hiring.aDriver({ driver: { is_available: false } });

    await hiring.carrier.recruiter.get(`/api/business/driver/${away.id}/profile`).query({ orderId }).expect(404);
  });
});

describe('the data of the order form', () => {
  it('contains the carrier’s facilities, their configuration and contacts', async () => {
    const { recruiter, facilityId, organizationId } = hiring.carrier;

    const facilities = await recruiter.get(`/api/facility/organization/${organizationId}`).expect(200);
    const configuration = await recruiter.get(`/api/job-order/fleet-configuration/${facilityId}`).expect(200);
    const contacts = await recruiter.get(`/api/facility/fleet/contactPersons/${facilityId}`).expect(200);

    expect(facilities.body).toMatchObject([{ _id: facilityId, recruiterUsers: [hiring.carrier.ids.recruiter] }]);
    expect(configuration.body).toEqual({});
    expect((contacts.body as { _id: string }[])[0]?._id).toBe(hiring.carrier.ids.recruiter);
    await hiring.other.recruiter.get(`/api/facility/fleet/contactPersons/${facilityId}`).expect(404);
  });
});

describe('the dashboard', () => {
  it('counts waiting records and lists recent events', async () => {
    const { recruiter, organizationId } = hiring.carrier;
    await hiring.flow(orderId, await hiring.aDriver()).toReview();

    const dashboard = await recruiter.get(`/api/dashboard/organization/${organizationId}`).expect(200);
    const amount = await recruiter.get(`/api/approved-drivers/amount/organization/${organizationId}`).expect(200);
    const events = await recruiter.get(`/api/events/${organizationId}`).query({ limit: 1 }).expect(200);

    expect((dashboard.body as { waiting: { reviews: number } }).waiting.reviews).toBeGreaterThan(0);
    expect(dashboard.body).toMatchObject({ orders: { active: 2 }, approvedDrivers: 0 });
    expect(amount.body).toEqual({ amount: 0 });
    expect(events.body).toMatchObject({ data: [{ type: 'inviteAccepted', order: { _id: orderId } }] });
  });

  it('lists old events, page by page', async () => {
    const { recruiter, organizationId } = hiring.carrier;
    const events = await hiring
      .db<Record<string, unknown>>('workflow_events')
      .where({ organization_id: organizationId })
      .limit(1);
    const { payload, ...columns } = events[0] ?? {};
    const older = Array.from({ length: 1_100 }, (_, index) => ({
      ...columns,
      payload: JSON.stringify(payload),
      workflow_id: 'long-ago',
      seq: index + 1,
      at: new Date(Date.UTC(2020, 0, 1, 0, 0, index)),
    }));
    await hiring.db.batchInsert('workflow_events', older, 500);

    const page = await recruiter.get(`/api/events/${organizationId}`).query({ skip: 1_050, limit: 10 }).expect(200);
    const beyond = await recruiter.get(`/api/events/${organizationId}`).query({ skip: 5_000 }).expect(200);

    expect((page.body as { data: unknown[] }).data).toHaveLength(10);
    expect(beyond.body).toEqual({ data: [] });
  });
});
