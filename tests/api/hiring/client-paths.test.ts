import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BusinessDriver, BusinessDrivers } from '#domain/candidacies/business-drivers/schema';
import type { Candidates } from '#domain/dashboard/schema';
import type { FilteredDriver } from '#domain/drivers/filters/schema';
import { newId } from '#platform/ids';
import { type Caller, dateIn, HiringApi, inHours, refusalOf } from '../../support/hiring/hiring-api';
import '../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

async function get<Body>(path: string, query: object = {}, caller: Caller = hiring.carrier.recruiter): Promise<Body> {
  const response: { body: unknown } = await caller.get(path).query(query).expect(200);
  return response.body as Body;
}

const aFlow = async () => hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
const idsOf = (drivers: readonly { _id: string }[]) => drivers.map(({ _id }) => _id);

describe('job orders', () => {
  it('are listed for the own carrier without its id, as with it', async () => {
    const orderId = await hiring.anActiveOrder();
    const { organizationId } = hiring.carrier;
    const query = { limit: 100 };

    const own = await get<{ data: { _id: string }[] }>('/api/order/fleet/list', { status: 'active', ...query });

    expect(idsOf(own.data)).toContain(orderId);
    expect(own).toEqual(await get(`/api/job-order/active/organization/${organizationId}`, query));
    expect(idsOf((await get<{ data: { _id: string }[] }>('/api/order/fleet/list', query)).data)).not.toContain(orderId);
    expect(await get('/api/order/fleet/list', { status: 'active' }, hiring.other.recruiter)).toEqual({
      data: [],
      count: 0,
    });
    expect(await get('/api/order/fleet/list', {}, hiring.ops)).toEqual({ data: [], count: 0 });
    await hiring.carrier.recruiter.get('/api/order/fleet/list').query({ status: 'closed' }).expect(400);
  });

  it('are read by each of their paths', async () => {
    const orderId = await hiring.aPendingOrder();
    const order = await get(`/api/job-order/id/${orderId}`);

    expect(await get(`/api/order/id/${orderId}`)).toEqual(order);
    expect(await get(`/api/job-order/${orderId}`)).toEqual(order);
    await hiring.other.recruiter.get(`/api/order/id/${orderId}`).expect(404);
  });
});

describe('requests and assignments', () => {
  it('go from invitation to hire on the paths below job-order', async () => {
    const flow = await aFlow();
    const { recruiter, hr, organizationId, facilityId } = hiring.carrier;
    const invitation = { driverId: flow.driver.id, jobOrderId: flow.orderId, facilityId, organizationId };
    await recruiter.post('/api/job-order/request').send(invitation).expect(201);
    await flow.answers('accept-invite');
    const { assignmentId } = await flow.card('review');
    const approve = `/api/job-order/assignment/approve/${String(assignmentId)}`;

    await hiring.other.hr.patch(approve).expect(404);
    expect(refusalOf(await recruiter.patch(approve).expect(403)).code).toBe('safety-approval-needed');
    await hr.patch(approve).expect(200);
    await flow.schedule(await flow.card('review')).expect(201);
    const { jobRequestId } = await flow.card('interview');
    const hire = `/api/job-order/request/approve/${String(jobRequestId)}`;
    await hiring.other.recruiter
      .patch(hire)
      .send({ startDate: dateIn(3) })
      .expect(404);
    await recruiter
      .patch(hire)
      .send({ startDate: dateIn(3) })
      .expect(200);

    const hired = await get<BusinessDrivers>('/api/drivers-hiring/hired', { limit: 100 });
    expect(hired.data).toContainEqual(
      expect.objectContaining({ _id: flow.driver.id, orderId: flow.orderId, candidacyState: 'hired' }),
    );
    expect(await get('/api/drivers-hiring/hired', {}, hiring.other.recruiter)).toEqual({ data: [], count: 0 });
  });

  it('are rejected on the paths below job-order', async () => {
    const [inReview, approved] = [await aFlow(), await aFlow()];
    const { assignmentId } = await inReview.toReview();
    const { jobRequestId } = await approved.toApproved();

    const rejected = await hiring.carrier.safety
      .patch(`/api/job-order/assignment/reject/${String(assignmentId)}`)
      .send({ reason: 'failed_review' })
      .expect(200);
    const passed = await hiring.carrier.recruiter
      .patch(`/api/job-order/request/reject/${String(jobRequestId)}`)
      .expect(200);

    for (const { body } of [rejected, passed]) expect(body).toMatchObject({ state: 'closed' });
  });

  it('are listed: open applications, and drivers with an assignment', async () => {
    const [applied, inReview, offered] = [await aFlow(), await aFlow(), await aFlow()];
    await applied.request().expect(201);
    await inReview.toReview();
    await offered.schedule(await offered.toApproved(), { otherDates: [inHours(72)] }).expect(201);

    const requests = await get<Candidates>('/api/job-order/request', { limit: 100 });
    const assignments = await get<BusinessDrivers>('/api/job-order/assignment', { limit: 100 });

    const applicants = requests.data.map(({ card }) => card.driverId);
    expect(applicants).toContain(applied.driver.id);
    expect(applicants).not.toContain(inReview.driver.id);
    expect(idsOf(assignments.data)).toEqual(expect.arrayContaining([inReview.driver.id, offered.driver.id]));
    expect(idsOf(assignments.data)).not.toContain(applied.driver.id);
    expect(assignments).toEqual(await get('/api/user/business/drivers', { limit: 100 }));
    for (const path of ['/api/job-order/request', '/api/job-order/assignment']) {
      expect(await get(path, {}, hiring.other.recruiter)).toEqual({ data: [], count: 0 });
      expect(await get(path, {}, hiring.ops)).toEqual({ data: [], count: 0 });
    }
  });

  it('are counted by tab, and the approved drivers by carrier, at each path', async () => {
    const { organizationId } = hiring.carrier;
    const orderId = await hiring.anActiveOrder({ numberOfDrivers: 3 });
    const amount = async (path: string) => (await get<{ amount: number }>(path)).amount;
    const before = await amount(`/api/approved-drivers/amount/${organizationId}`);
    await hiring
      .flow(orderId, await hiring.aDriver())
      .invite()
      .expect(201);
    await hiring
      .flow(orderId, await hiring.aDriver())
      .request()
      .expect(201);
    await hiring.flow(orderId, await hiring.aDriver()).toReview();
    await (await aFlow()).toApproved();

    for (const tab of ['invited', 'request', 'review']) {
      for (const path of [`/api/count-${tab}/${orderId}`, `/api/job-order/count-${tab}/${orderId}`]) {
        expect(await get(path)).toEqual({ count: 1 });
        await hiring.other.recruiter.get(path).expect(404);
      }
    }
    const paths = [
      `/api/approved-drivers/amount/${organizationId}`,
      `/api/approved-drivers/amount/organization/${organizationId}`,
      '/api/approved-drivers/amount/organization',
      '/api/user/fleet/approved-drivers/amount',
    ];
    expect(await Promise.all(paths.map(amount))).toEqual(paths.map(() => before + 1));
  });

  it('counts drivers who are offered interview times among the approved ones', async () => {
    const flow = await aFlow();
    await flow.schedule(await flow.toApproved(), { otherDates: [inHours(72)] }).expect(201);

    const [found] = await get<BusinessDriver[]>('/api/business/drivers', { [flow.driver.id]: 'approved' });

    expect(found).toMatchObject({ _id: flow.driver.id, candidacyState: 'interviewOffered' });
  });
});

it('lists the events of each kind at both paths: orders, assignments, reviews, requests and accepted starts', async () => {
  const { organizationId, recruiter, safety } = hiring.carrier;
  const [hired, rejected, passed] = [await aFlow(), await aFlow(), await aFlow()];
  await hired.toHired();
  await hired.answers('accept-start');
  const { assignmentId } = await rejected.toReview();
  await safety.patch(`/api/job-assignment/reject/${String(assignmentId)}`).expect(200);
  const { jobRequestId } = await passed.toApproved();
  await recruiter.patch(`/api/job-request/reject/${String(jobRequestId)}`).expect(200);
  const pending = await hiring.aPendingOrder();
  await recruiter.patch(`/api/order/fleet/${pending}`).send({ title: 'Day drayage' }).expect(200);
  await recruiter.delete(`/api/order/fleet/${pending}`).expect(200);

  const path = `/api/event-store/organization/${organizationId}`;
  const events = await get<{ data: { type: string; order: { _id: string } | null }[] }>(path, { limit: 100 });

  expect(events).toEqual(await get(`/api/events/${organizationId}`, { limit: 100 }));
  const ours = new Set([hired.orderId, rejected.orderId, passed.orderId, pending]);
  const types = events.data.filter(({ order }) => ours.has(order?._id ?? '')).map(({ type }) => type);
  expect(types).toEqual(
    expect.arrayContaining([
      // Job order created, updated, removed, posted.
      'orderCreated',
      'orderUpdated',
      'orderDeleted',
      'orderAccepted',
      // Driver assigned to a job order; approved or rejected for an interview.
      'inviteAccepted',
      'approvedForInterview',
      'reviewRejected',
      // Job request approved or rejected; start accepted by the driver.
      'hired',
      'passed',
      'startAccepted',
    ]),
  );
  await hiring.other.recruiter.get(path).expect(404);
});

describe('the own carrier', () => {
  it('is described for its staff, with their facilities and place in the fleet', async () => {
    const { organizationId, facilityId, manager, accounting } = hiring.carrier;
    const { organization, facilities, fleetInfo } = await get<Record<string, unknown>>('/api/user', {}, manager);

    const info = await get('/api/business/info', {}, manager);

    expect(info).toEqual({ organization, facilities, fleetInfo });
    expect(info).toMatchObject({
      organization: { _id: organizationId },
      facilities: expect.arrayContaining([expect.objectContaining({ _id: facilityId })]),
      fleetInfo: { organizationId, position: 'LOCATION_MANAGER' },
    });
    const dashboard = await get<{ organization: unknown }>(`/api/dashboard/organization/${organizationId}`);
    expect(await get('/api/organization', {}, accounting)).toEqual(dashboard.organization);
    for (const path of ['/api/business/info', '/api/organization']) {
      await hiring.ops.get(path).expect(403);
      await (await hiring.aDriver()).get(path).expect(403);
    }
  });

  it('has its match criteria set by its id', async () => {
    const { organizationId, manager } = hiring.other;
    const path = `/api/safety-profile/organization/${organizationId}`;
    const criteria = { minAge: 23, minExperienceInSeconds: 0, experienceWindowInSeconds: 0 };

    expect((await manager.put(path).send(criteria).expect(200)).body).toMatchObject({ minimumAge: 23 });
    expect(await get(path, {}, manager)).toMatchObject({ minimumAge: 23 });
    await hiring.carrier.manager.put(path).send(criteria).expect(404);
    await hiring.other.accounting.put(path).send(criteria).expect(403);
    const wrong = await manager
      .put(path)
      .send({ ...criteria, minAge: -1 })
      .expect(400);
    expect(JSON.stringify(wrong.body)).toContain('Invalid minimum age');
  });
});

describe('the search for drivers by filters', () => {
  const search = (query: object, caller?: Caller) => get<FilteredDriver[]>('/api/drivers/search', query, caller);

  it('finds nobody without a filter', async () => {
    await hiring.aDriver();

    expect(await search({})).toEqual([]);
    expect(await search({ facilityId: hiring.carrier.facilityId, limit: 100, haulCertifiedOnly: false })).toEqual([]);
    expect(await search({ search: ' ', driverClass: '' })).toEqual([]);
  });

  it('finds masked drivers by each filter, nearest first', async () => {
    const zelda = await hiring.aDriver({
      driver: { first_name: 'Zelda', license_class: 'driverLicenseClassB', endorsements: ['X'], shifts: ['Night'] },
      pipeline: { ready_for_dispatch: false, stage: 'Interview' },
    });
    const finds = async (query: object) => idsOf(await search({ limit: 100, ...query })).includes(zelda.id);

    expect(await search({ search: 'zelda' })).toMatchObject([
      { _id: zelda.id, firstName: 'Zelda', lastName: 'G', isMasked: true, distanceMiles: 29, benchStatus: null },
    ]);
    expect(await finds({ driverClass: 'driverLicenseClassB,driverLicenseClassC', endorsements: ['H', 'N'] })).toBe(
      true,
    );
    expect(await finds({ driverClass: 'driverLicenseClassA' })).toBe(false);
    expect(await finds({ shift: 'Night' })).toBe(true);
    expect(await finds({ shift: 'AM' })).toBe(false);
    expect(await finds({ haulCertifiedOnly: true })).toBe(false);
    expect(await finds({ miles: 20 })).toBe(false);
    expect(await finds({ miles: 30 })).toBe(true);
    const distances = (await search({ miles: 100, limit: 100 })).map(({ distanceMiles }) => distanceMiles);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  });

  it('sorts by distance, experience and availability, page by page; there is nothing to match', async () => {
    const named = { first_name: 'Yolanda' };
    const close = await hiring.aDriver({ driver: { ...named, city: 'Dallas', state: 'TX', experience_months: 2 } });
    const notReady = await hiring.aDriver({
      driver: { ...named, experience_months: 90 },
      pipeline: { ready_for_dispatch: false, stage: 'Interview' },
    });
    const distant = await hiring.aDriver({ driver: { ...named, city: 'Waco', state: 'TX', experience_months: 30 } });
    const sorted = async (sort: string) => {
      const pages = [0, 2].map((skip) => search({ search: 'yolanda', sort, skip, limit: 2 }));
      return idsOf((await Promise.all(pages)).flat());
    };

    expect(await sorted('distance')).toEqual([close.id, notReady.id, distant.id]);
    expect(await sorted('experience')).toEqual([notReady.id, distant.id, close.id]);
    expect(await sorted('availability')).toEqual([close.id, distant.id, notReady.id]);
    await hiring.carrier.recruiter.get('/api/drivers/search').query({ search: 'yolanda', sort: 'match' }).expect(400);
  });

  it('is measured from a facility of the own carrier only', async () => {
    const { recruiter } = hiring.carrier;
    const query = { search: 'Maria' };

    for (const facilityId of [hiring.other.facilityId, newId()]) {
      await recruiter
        .get('/api/drivers/search')
        .query({ ...query, facilityId })
        .expect(400);
    }
    expect(await search(query, hiring.ops)).toEqual([]);
  });

  it('refuses unknown filters and a radius that is too large', async () => {
    const { recruiter } = hiring.carrier;
    const refused = await recruiter.get('/api/drivers/search').query({ miles: 101 }).expect(400);

    expect(refusalOf(refused).code).toBe('radius-too-large');
    await recruiter.get('/api/drivers/search').query({ driverClass: 'driverLicenseClassZ' }).expect(400);
    await (await hiring.aDriver()).get('/api/drivers/search').query({ search: 'Maria' }).expect(403);
  });

  it('is also open on the path of the pipeline, for a job order', async () => {
    const driver = await hiring.aDriver();
    const body = { orderId: await hiring.anActiveOrder(), limit: 100 };
    const { recruiter } = hiring.carrier;

    const found: { body: unknown } = await recruiter.post('/api/pipelineDriver/invite/search').send(body).expect(200);

    expect(found.body).toEqual((await recruiter.post('/api/drivers/search').send(body).expect(200)).body);
    expect(idsOf((found.body as { data: { _id: string }[] }).data)).toContain(driver.id);
    await hiring.other.recruiter.post('/api/pipelineDriver/invite/search').send(body).expect(404);
  });
});
