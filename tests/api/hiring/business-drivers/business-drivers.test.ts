import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RecruiterProfile } from '#domain/accounts/recruiter/schema';
import type { BusinessDriver, BusinessDrivers } from '#domain/candidacies/business-drivers/schema';
import type { InviteChoice } from '#domain/drivers/business/schema';
import type { DriverProfile } from '#domain/drivers/schema';
import { newId } from '#platform/ids';
import { anAccessToken } from '../../../support/builders/people';
import { type Caller, dateIn, type Driver, expectOk, HiringApi, refusalOf } from '../../../support/hiring/hiring-api';
import { aDriver } from '../../../support/hiring/hiring-world';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

async function get<Body>(path: string, query: object = {}, caller: Caller = hiring.carrier.recruiter): Promise<Body> {
  const response: { body: unknown } = await caller.get(path).query(query).expect(200);
  return response.body as Body;
}

const profileOf = (driverId: string, query: object = {}, caller?: Caller) =>
  get<DriverProfile>(`/api/business/driver/${driverId}/profile`, query, caller);

async function anApprovedDriver(): Promise<{ driver: Driver; orderId: string; assignmentId: string | null }> {
  const driver = await hiring.aDriver();
  const orderId = await hiring.anActiveOrder();
  const { assignmentId } = await hiring.flow(orderId, driver).toApproved();
  return { driver, orderId, assignmentId };
}

describe("a carrier's drivers", () => {
  it('are listed starting with the review, with their assignment', async () => {
    const { driver, orderId, assignmentId } = await anApprovedDriver();
    const invited = await hiring.aDriver();
    await hiring.flow(orderId, invited).invite().expect(201);

    const { data } = await get<BusinessDrivers>('/api/user/business/drivers', { limit: 100 });

    expect(data.find(({ _id }) => _id === driver.id)).toMatchObject({
      lastName: 'Gomez',
      orderId,
      assignmentId,
      candidacyState: 'approved',
      status: 'APPROVED',
      declineReason: null,
      fleetJobRequestId: expect.any(String),
      driverJobRequestId: null,
      jobRequestId: expect.any(String),
      scheduledInterviewId: null,
    });
    expect(data.map(({ _id }) => _id)).not.toContain(invited.id);
  });

  it('are found by assignment', async () => {
    const { driver, assignmentId } = await anApprovedDriver();
    const path = `/api/user/business/drivers/assignmentId/${String(assignmentId)}`;

    expect(await get<BusinessDriver>(path)).toMatchObject({ _id: driver.id, assignmentId });
    await hiring.other.recruiter.get(path).expect(404);
    await hiring.carrier.recruiter
      .patch(`/api/job-order/assignment/cancel/${String(assignmentId)}`)
      .send({ reason: 'position_closed' })
      .expect(200);
    expect(await get<BusinessDriver>(path)).toMatchObject({ status: 'CANCELED', declineReason: 'position_closed' });
  });

  it('are listed if approved: all, of one order, and by id', async () => {
    const { driver, orderId } = await anApprovedDriver();
    const inReview = await hiring.aDriver();
    await hiring.flow(orderId, inReview).toReview();
    const idsOf = (drivers: readonly BusinessDriver[]) => drivers.map(({ _id }) => _id);

    const all = await get<BusinessDrivers>('/api/job-order/approved-drivers', { limit: 100 });
    const ofOrder = await get<BusinessDrivers>(`/api/job-order/approved-drivers/${orderId}`);
    const byId = await get<BusinessDriver[]>('/api/business/drivers', {
      [driver.id]: 'approved',
      [inReview.id]: 'approved',
    });

    expect(idsOf(all.data)).toContain(driver.id);
    expect(idsOf(all.data)).not.toContain(inReview.id);
    expect(ofOrder).toMatchObject({ count: 1, data: [{ _id: driver.id }] });
    expect(idsOf(byId)).toEqual([driver.id]);
    for (const path of ['/api/user/fleet/approved-drivers/amount', '/api/approved-drivers/amount/organization']) {
      expect(await get(path)).toEqual({ amount: all.count });
    }
  });

  it('do not show to other carriers', async () => {
    const { driver, orderId } = await anApprovedDriver();
    const { recruiter } = hiring.other;

    expect(await get('/api/business/drivers', { [driver.id]: 'approved' }, recruiter)).toEqual([]);
    expect(await get('/api/user/business/drivers', {}, recruiter)).toEqual({ data: [], count: 0 });
    await recruiter.get(`/api/job-order/approved-drivers/${orderId}`).expect(404);
  });

  it('are asked for by driver id only', async () => {
    await hiring.carrier.recruiter.get('/api/business/drivers').query({ driverId: 'approved' }).expect(400);
    await hiring.carrier.recruiter
      .get('/api/business/drivers')
      .query({ [newId()]: 'hired' })
      .expect(400);
    expect(await get('/api/business/drivers')).toEqual([]);
  });

  it('are approved by assignment, by HR and Safety only', async () => {
    const driver = await hiring.aDriver();
    const { assignmentId } = await hiring.flow(await hiring.anActiveOrder(), driver).toReview();
    const approve = (caller: Caller) => caller.patch('/api/assignment/fleet/approve').send({ assignmentId });

    expect(refusalOf(await approve(hiring.carrier.recruiter).expect(403)).code).toBe('safety-approval-needed');
    await approve(hiring.other.hr).expect(404);
    expect((await approve(hiring.carrier.hr).expect(200)).body).toMatchObject({ state: 'approved' });
  });
});

describe("a driver's profile without an order", () => {
  it('shows status, tier, description, last sign-in and the candidacies with this carrier', async () => {
    const driver = await hiring.aDriver({ driver: { endorsements: ['H'] } });
    const orderId = await hiring.anActiveOrder({ title: 'Night drayage' });
    const before = await profileOf(driver.id);
    await hiring.flow(orderId, driver).invite().expect(201);

    const after = await profileOf(driver.id);

    expect(before).toMatchObject({ candidacies: [], bench: null, isMasked: true });
    expect(after).toMatchObject({
      driverStatus: 'certified_compliant',
      tier: 'Certified',
      percent: 100,
      automaticDescription: expect.stringMatching(/^Class A driver from Fort Worth, TX, with 4 years/),
      isMasked: true,
      candidacies: [{ orderId, title: 'Night drayage', state: 'invited' }],
    });
    expect(await profileOf(driver.id, {}, hiring.other.recruiter)).toMatchObject({ candidacies: [] });
  });

  it('has the time of the latest sign-in', async () => {
    const id = await aDriver(hiring.db);

    expect((await profileOf(id)).lastLogin).toBeNull();
    await anAccessToken(hiring.db, id);
    const { lastLogin } = await profileOf(id);
    expect(lastLogin).toMatch(/^\d{4}-\d{2}-\d{2}T/);

    // An imported row may have an id that sorts after later ones.
    const imported = { id: 'ffffffff-0000-7000-8000-000000000001', user_id: id, at: '2020-01-01T00:00:00.000Z' };
    await hiring.db('account_audit').insert({ ...imported, kind: 'signed-in' });
    expect((await profileOf(id)).lastLogin).toBe(lastLogin);
  });

  it('is open while one of the orders reveals the name, and masked again afterward', async () => {
    const driver = await hiring.aDriver();
    const flow = hiring.flow(await hiring.anActiveOrder(), driver);

    await flow.toReview();
    const during = await profileOf(driver.id);
    const elsewhere = await profileOf(driver.id, {}, hiring.other.recruiter);
    await expectOk(flow.answers('withdraw'));

    expect(during).toMatchObject({ lastName: 'Gomez', isMasked: false });
    expect(during.contact).not.toBeNull();
    expect(during.pipelineTaskSnapshot).toContainEqual({ task: 'documents', status: expect.any(String) });
    expect(elsewhere).toMatchObject({ lastName: 'G', isMasked: true, contact: null, pipelineTaskSnapshot: null });
    expect(await profileOf(driver.id)).toMatchObject({ isMasked: true, contact: null, pipelineTaskSnapshot: null });
  });

  it('shows the week that the driver entered', async () => {
    const hours = { isAvailable: true, isAlwaysAvailable: false, from: 5, to: 14 };
    const off = { ...hours, isAvailable: false };
    const days = { su: off, mo: hours, tu: off, we: off, th: off, fr: off, sa: off };
    const schedule = { scheduleType: 'SHIFT_TYPE', shiftType: 'AM', numberOfHoursPerWeek: 40, days } as const;
    const driver = await hiring.aDriver({ driver: { schedule: JSON.stringify(schedule) } });

    expect((await profileOf(driver.id)).workWeek).toEqual({
      scheduleType: 'SHIFT_TYPE',
      shiftType: 'AM',
      numberOfHoursPerWeek: 40,
      days: [{ day: 'mo', isAlwaysAvailable: false, from: 5, to: 14 }],
    });
  });

  it('has a description that contains no name', async () => {
    const driver = await hiring.aDriver();
    const path = `/api/user/driver/${driver.id}/description`;

    const { automaticDescription } = await get<{ automaticDescription: string }>(path);

    expect(automaticDescription).toMatch(/^Class A driver from Fort Worth, TX/);
    expect(automaticDescription).not.toMatch(/Maria|Gomez/);
    await hiring.carrier.recruiter.get(`/api/user/driver/${newId()}/description`).expect(404);
  });
});

describe('the orders to which a driver may be invited', () => {
  it('are the active orders of the carrier, with fit, distance and why not', async () => {
    const driver = await hiring.aDriver();
    const open = await hiring.anActiveOrder();
    const invited = await hiring.anActiveOrder();
    const pending = await hiring.aPendingOrder();
    await hiring.flow(invited, driver).invite().expect(201);

    const { data } = await get<{ data: InviteChoice[] }>(`/api/business/driver/${driver.id}/orders`);

    const choice = (orderId: string) => data.find((each) => each.orderId === orderId);
    expect(choice(open)).toMatchObject({ inviteRefusal: null, distanceMiles: 29, openSeats: 2 });
    expect(choice(open)?.fit.map(({ criterion }) => criterion)).toContain('class');
    expect(choice(invited)?.inviteRefusal).toBe('driver-already-invited');
    expect(choice(pending)).toBeUndefined();
  });

  it('are not shown to positions without hiring rights, nor for unknown drivers', async () => {
    const driver = await hiring.aDriver();

    await hiring.carrier.accounting.get(`/api/business/driver/${driver.id}/orders`).expect(403);
    await hiring.carrier.recruiter.get(`/api/business/driver/${newId()}/orders`).expect(404);
  });
});

describe('the recruiter area', () => {
  it('opens the profile of the driver of a request on its order', async () => {
    const { driver, orderId } = await anApprovedDriver();
    const { jobRequestId } = await hiring.flow(orderId, driver).card('review');
    const path = `/api/recruiter/driver/${String(jobRequestId)}`;

    expect(await get<DriverProfile>(path)).toMatchObject({ _id: driver.id, orderId, lastName: 'Gomez' });
    await hiring.other.recruiter.get(path).expect(404);
  });

  it('shows recruiters their contacts, and their facilities with the open work', async () => {
    const recruiterId = hiring.carrier.ids.recruiter;
    await hiring
      .db('facility_recruiters')
      .insert({ facility_id: hiring.carrier.facilityId, user_id: recruiterId })
      .onConflict()
      .ignore();
    const before = await get<RecruiterProfile>('/api/recruiter/profile');
    const orderId = await hiring.anActiveOrder({ numberOfDrivers: 2 });
    const driver = await hiring.aDriver();
    await hiring.flow(orderId, driver).toHired(dateIn(3));

    const after = await get<RecruiterProfile>('/api/recruiter/profile');

    const [was] = before.facilities;
    expect(after).toMatchObject({ _id: recruiterId, firstName: 'Ann' });
    expect(after.facilities).toMatchObject([
      {
        _id: hiring.carrier.facilityId,
        name: 'Dallas yard',
        activeOrders: (was?.activeOrders ?? 0) + 1,
        openSeats: (was?.openSeats ?? 0) + 1,
      },
    ]);
  });
});
