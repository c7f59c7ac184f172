import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DriverCard, DriverProfile } from '#domain/drivers/schema';
import type { DriverJobDetail, DriverJobs } from '#domain/job-orders/driver-job/schema';
import { dateIn, expectOk, HiringApi, refusalOf } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

async function found(orderId: string, driverId: string, body: object = {}): Promise<DriverCard | undefined> {
  const response: { body: unknown } = await hiring.carrier.recruiter
    .post('/api/drivers/search')
    .send({ orderId, limit: 100, ...body })
    .expect(200);
  return (response.body as { data: DriverCard[] }).data.find(({ _id }) => _id === driverId);
}

describe('a driver with an expired license', () => {
  const lapsed = { state: { stage: 'PreQualified_MeetsMin', expired: ['driverLicense'] } } as const;

  it('does not fit, and the card before review says only that the license has expired', async () => {
    const orderId = await hiring.anActiveOrder();
    const driver = await hiring.aDriver({ ...lapsed, state: { ...lapsed.state, expired: ['driverLicense'] } });

    const card = await found(orderId, driver.id);

    expect(card?.fit[0]).toEqual({ criterion: 'license', result: 'fail', detail: { problem: 'expired' } });
    expect(card).toMatchObject({ readinessGaps: ['licenseExpired'], isCertified: false, inviteRefusal: null });
    expect(JSON.stringify(card)).not.toMatch(/endsAt|documents|1990-/);
    expect(await found(orderId, driver.id, { haulCertifiedOnly: true })).toBeUndefined();
    const response: { body: unknown } = await hiring.carrier.recruiter
      .get(`/api/business/driver/${driver.id}/profile`)
      .query({ orderId })
      .expect(200);
    expect((response.body as DriverProfile).readinessGaps).toEqual(['licenseExpired']);
  });
});

it('requires a TWIC card on a drayage order that names no endorsement', async () => {
  const orderId = await hiring.anActiveOrder({
    orderAssignmentType: 'drayageTWIC',
    endorsements: [],
    equipment: ['Tanker'],
  });
  const without = await hiring.aDriver();
  const holder = await hiring.aDriver({ driver: { endorsements: ['TC'] } });

  expect((await found(orderId, without.id))?.fit).toContainEqual(
    expect.objectContaining({ criterion: 'twic', result: 'fail' }),
  );
  expect((await found(orderId, holder.id))?.fit).toContainEqual(
    expect.objectContaining({ criterion: 'twic', result: 'pass' }),
  );
  const jobsOf = async (driver: typeof holder) =>
    ((await driver.get('/api/driver/job-orders').query({ trailer: 'Tanker' }).expect(200)).body as DriverJobs).data.map(
      ({ _id }) => _id,
    );
  expect([await jobsOf(without), await jobsOf(holder)]).toEqual([[], [orderId]]);
  const refused = await hiring.flow(orderId, without).request();
  expect(refusalOf(refused).code).toBe('driver-does-not-fit');
});

describe('a driver who is hired', () => {
  it('cannot be invited by another carrier, which does not learn who hired the driver', async () => {
    const driver = await hiring.aDriver();
    await hiring.flow(await hiring.anActiveOrder(), driver).toHired(dateIn(4));
    const form = { ...hiring.aForm(), facilityId: hiring.other.facilityId };
    const created: { body: unknown } = await hiring.other.recruiter.post('/api/order/fleet').send(form).expect(201);
    const orderId = (created.body as { _id: string })._id;
    await hiring.ops.post(`/api/ops/job-orders/${orderId}/accept`).expect(200);

    const search: { body: unknown } = await hiring.other.recruiter
      .post('/api/drivers/search')
      .send({ orderId, limit: 100 })
      .expect(200);
    const card = (search.body as { data: DriverCard[] }).data.find(({ _id }) => _id === driver.id);
    const invite = await hiring.other.recruiter
      .post('/api/job-order/fleet-job-request')
      .send({ jobOrderId: orderId, driverId: driver.id });

    expect(card).toMatchObject({ candidacy: null, inviteRefusal: 'driver-hired-elsewhere' });
    expect(refusalOf(invite)).toMatchObject({ code: 'driver-hired-elsewhere', params: {} });
    expect(await hiring.db('candidacies').where({ order_id: orderId })).toEqual([]);
  });

  it('cannot apply for another job, and reads why on the job, until the hire ends', async () => {
    const driver = await hiring.aDriver();
    const hired = hiring.flow(await hiring.anActiveOrder(), driver);
    await hired.toHired(dateIn(4));
    const orderId = await hiring.anActiveOrder();
    const refusal = async () =>
      ((await driver.get(`/api/driver/job-orders/${orderId}`).expect(200)).body as DriverJobDetail).requestRefusal;

    expect(await refusal()).toBe('hired-for-another-job');
    expect(refusalOf(await hiring.flow(orderId, driver).request()).code).toBe('hired-for-another-job');
    expect(await hiring.db('candidacies').where({ order_id: orderId })).toEqual([]);

    await expectOk(hired.answers('decline-start', { reason: 'pay' }));
    expect(await refusal()).toBeNull();
    await hiring.flow(orderId, driver).request().expect(201);
  });

  it('is not invited to another order of the same carrier, nor in a second round', async () => {
    const driver = await hiring.aDriver();
    const second = hiring.flow(await hiring.anActiveOrder(), driver);
    await second.invite().expect(201);
    await expectOk(second.answers('decline-invite', { reason: 'pay' }));
    await hiring.flow(await hiring.anActiveOrder(), driver).toHired(dateIn(4));

    expect(await found(second.orderId, driver.id)).toMatchObject({ inviteRefusal: 'driver-already-hired' });
    expect(await found(second.orderId, driver.id, { haulCertifiedOnly: true })).toBeUndefined();
    expect(refusalOf(await second.invite()).code).toBe('driver-already-hired');
  });
});

describe('a request', () => {
  it('is accepted by an invitation in one step: the driver need not accept again', async () => {
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    await flow.request().expect(201);

    expect(await found(flow.orderId, flow.driver.id)).toMatchObject({
      candidacy: { state: 'requested' },
      inviteRefusal: null,
    });
    expect((await flow.invite().expect(201)).body).toMatchObject({ state: 'inReview' });
    expect((await flow.application()).actions).toEqual(['withdraw']);
  });
});

describe('an interview', () => {
  it("is listed for its day at the order's facility, and only to its own carrier", async () => {
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    const { interview } = await flow.toInterview();
    const day = (interview?.startsAt ?? '').slice(0, 10);
    const days = [day, new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)];

    const listed = await Promise.all(
      days.map(async (each) => {
        const response: { body: unknown } = await hiring.carrier.recruiter
          .get(`/api/job-order/${flow.orderId}/interviews`)
          .query({ day: each })
          .expect(200);
        return (response.body as { data: { _id: string; name: string }[] }).data;
      }),
    );

    // In the evening at the facility, UTC is a day ahead.
    expect(listed.flat()).toContainEqual({ _id: interview?._id, startsAt: interview?.startsAt, name: 'Maria Gomez' });
    await hiring.other.recruiter.get(`/api/job-order/${flow.orderId}/interviews`).query({ day }).expect(404);
  });

  it('requires a phone number if it is by phone, and a link if it is by video', async () => {
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    const card = await flow.toApproved();
    const refusedFor = async (place: string, address: string) => {
      const response = await flow.schedule(card, { place, address });
      expect(response.status).toBe(400);
      return (response.body as { errors: { pointer: string; message: string }[] }).errors;
    };

    expect(await refusedFor('phone', '6826 Market St, Dallas, TX')).toEqual([
      expect.objectContaining({ pointer: '/address', message: 'Type a phone number with area code' }),
    ]);
    expect(await refusedFor('video', 'http://meet.example/1')).toEqual([
      expect.objectContaining({ pointer: '/address', message: 'Type a link that starts with https://' }),
    ]);
    await flow.schedule(card, { place: 'video', address: 'https://meet.example/1' }).expect(201);
  });
});
