import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DriverJob } from '#domain/job-orders/driver-job/schema';
import { as } from '../../../support/api';
import { anAccessToken } from '../../../support/builders/people';
import { type Driver, expectOk, HiringApi } from '../../../support/hiring/hiring-api';
import { aNewDriver } from '../../../support/hiring/live-pipeline';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

async function jobs(driver: Driver, query: object = {}): Promise<DriverJob[]> {
  const response: { body: unknown } = await driver.get('/api/driver/job-orders').query(query).expect(200);
  return (response.body as { data: DriverJob[] }).data;
}

describe('a driver who has just signed up', () => {
  it('can open the home page before the pipeline has started, without jobs', async () => {
    const id = await aNewDriver(hiring.api.db);
    const newcomer = as(hiring.app, await anAccessToken(hiring.api.db, id));

    const me = await newcomer.get('/api/driver/me').expect(200);

    expect(me.body).toMatchObject({ stage: 'PreQualify', lifecycleStatus: 'created', isActiveDriver: false });
    expect((await newcomer.get('/api/driver/job-orders').expect(200)).body).toMatchObject({ data: [] });
    expect((await newcomer.get('/api/driver/candidacies').expect(200)).body).toEqual({ data: [] });
  });
});

describe('jobs for a driver', () => {
  it('are open, visible and suitable, with accurate facts', async () => {
    const orderId = await hiring.anActiveOrder({ title: 'Reefer, home daily', rate: { from: 30, to: 32 } });
    const hidden = await hiring.anActiveOrder();
    await hiring.carrier.recruiter.patch(`/api/visibility/${hidden}`).send({ isVisible: false }).expect(200);
    const hazmat = await hiring.anActiveOrder({ endorsements: ['H'] });
    const driver = await hiring.aDriver();

    const found = await jobs(driver);

    expect(found.map(({ _id }) => _id)).not.toContain(hidden);
    expect(found.map(({ _id }) => _id)).not.toContain(hazmat);
    expect(found.find(({ _id }) => _id === orderId)).toMatchObject({
      title: 'Reefer, home daily',
      city: 'Dallas',
      seatsOpen: 2,
      candidacy: null,
      requestRefusal: null,
      weeklyPay: { from: expect.any(Number), currency: 'USD' },
    });
    expect(await jobs(driver, { miles: 10 })).toEqual([]);
    expect(await jobs(driver, { page: 9 })).toEqual([]);
  });

  it('are narrowed by home time, freight, trailer and pay', async () => {
    const order = (more: object) => hiring.anActiveOrder({ equipment: ['Specialized Trailers'], ...more });
    const home = await order({ orderAssignmentType: 'local', freightLevel: 'no-touch', rate: { from: 40, to: 45 } });
    const away = await order({ orderAssignmentType: 'otr', freightLevel: 'light-unload', rate: { from: 20, to: 21 } });
    const driver = await hiring.aDriver();
    const found = async (wishes: object) =>
      (await jobs(driver, { trailer: 'Specialized Trailers', ...wishes })).map(({ _id }) => _id).toSorted();

    expect(await found({})).toEqual([home, away].toSorted());
    expect(await found({ homeDaily: true })).toEqual([home]);
    expect(await found({ noTouch: true })).toEqual([home]);
    expect(await found({ weeklyPay: 1_500 })).toEqual([home]);
    expect(await found({ weeklyPay: 9_999 })).toEqual([]);
    const byPay = await jobs(driver, { trailer: 'Specialized Trailers', sort: 'pay' });
    expect(byPay.map(({ _id }) => _id)).toEqual([home, away]);
    await driver.get('/api/driver/job-orders').query({ trailer: 'Spaceship' }).expect(400);
  });

  it('show why the driver cannot apply, and the status of an application', async () => {
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    await flow.request().expect(201);

    const mine = await flow.driver.get(`/api/driver/job-orders/${flow.orderId}`).expect(200);

    expect(mine.body).toMatchObject({
      requestRefusal: 'driver-already-requested',
      candidacy: { state: 'requested' },
      rate: { from: 21, to: 25 },
    });
  });

  it('are readable before the application is complete, and can be requested only afterwards', async () => {
    const orderId = await hiring.anActiveOrder();
    const applicant = await hiring.aDriver({
      state: { stage: 'Processing', lifecycleStatus: 'onboarding_in_progress' },
      pipeline: { ready_for_dispatch: false },
    });

    expect((await jobs(applicant)).find(({ _id }) => _id === orderId)).toMatchObject({
      requestRefusal: 'driver-not-active',
    });
    await applicant.get(`/api/driver/job-orders/${orderId}`).expect(200);
    const refused = await applicant.post('/api/job-order/driver-job-request').send({ jobOrderId: orderId }).expect(409);
    expect(refused.body).toMatchObject({ code: 'driver-not-active' });
  });

  it('are called closed to a driver who is not certified, too', async () => {
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    await flow.request().expect(201);
    await expectOk(flow.answers('withdraw', { reason: 'pay' }));
    await hiring.db('driver_pipelines').where({ driver_id: flow.driver.id }).update({ stage: 'NotInterested' });
    await hiring.db('job_orders').where({ id: flow.orderId }).update({ status: 'past', past_reason: 'cancelled' });

    const closed = await flow.driver.get(`/api/driver/job-orders/${flow.orderId}`).expect(200);

    expect(closed.body).toMatchObject({ requestRefusal: 'order-not-active', candidacy: { state: 'closed' } });
  });

  it('show the place and contact of the first day once the driver is hired', async () => {
    const flow = hiring.flow(await hiring.anActiveOrder({ dressCode: ['safety-vest'] }), await hiring.aDriver());
    await flow.toReview();
    const firstDay = async () => {
      const response: { body: unknown } = await flow.driver.get('/api/driver/candidacies').expect(200);
      return (response.body as { data: { firstDay: object | null }[] }).data[0]?.firstDay;
    };
    expect(await firstDay()).toBeNull();

    const hired = hiring.flow(flow.orderId, await hiring.aDriver());
    await hired.toHired();
    const response: { body: unknown } = await hired.driver.get('/api/driver/candidacies').expect(200);
    expect((response.body as { data: object[] }).data[0]).toMatchObject({
      firstDay: {
        facilityName: 'Dallas yard',
        address: expect.stringContaining('1 Main St') as unknown,
        contact: { name: 'Ann Smith' },
        dressCode: ['safety-vest'],
      },
    });
  });

  it('stay readable for drivers with an application, and for no one else', async () => {
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    await flow.request().expect(201);
    await hiring.carrier.recruiter.patch(`/api/visibility/${flow.orderId}`).send({ isVisible: false }).expect(200);

    await flow.driver.get(`/api/driver/job-orders/${flow.orderId}`).expect(200);
    await (await hiring.aDriver()).get(`/api/driver/job-orders/${flow.orderId}`).expect(404);
  });
});

describe('the signed-in driver', () => {
  it('sees the tier, the number of applications, and how many wait for the driver', async () => {
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    await flow.invite().expect(201);

    const me = await flow.driver.get('/api/driver/me').expect(200);

    expect(me.body).toMatchObject({
      _id: flow.driver.id,
      tier: 'Certified',
      percent: 100,
      isActiveDriver: true,
      isReadyForDispatch: true,
      landing: '/driver/home',
      isHired: false,
      applications: 1,
      yourTurn: 1,
    });
  });

  it('can be found by carriers only while available', async () => {
    const driver = await hiring.aDriver();
    const orderId = await hiring.anActiveOrder();
    const isFound = async () => {
      const response = await hiring.carrier.recruiter
        .post('/api/drivers/search')
        .send({ orderId, limit: 100 })
        .expect(200);
      return (response.body as { data: { _id: string }[] }).data.some(({ _id }) => _id === driver.id);
    };
    expect(await isFound()).toBe(true);

    const me = await driver.patch('/api/driver/availability').send({ isAvailable: false }).expect(200);

    expect(me.body).toMatchObject({ isAvailable: false, tier: 'Certified' });
    expect(await isFound()).toBe(false);
  });

  it('reads why an application ended, and by whom', async () => {
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    const card = await flow.toApproved();
    await hiring.carrier.recruiter
      .patch(`/api/job-request/reject/${String(card.jobRequestId)}`)
      .send({ reason: 'not_a_match', text: 'We need doubles' })
      .expect(200);

    expect(await flow.application()).toMatchObject({
      state: 'closed',
      dot: 2,
      turn: 'nobody',
      next: 'nothing',
      actions: [],
      ending: { by: 'fleet', reason: 'not_a_match', text: 'We need doubles' },
    });
  });

  it('is the only role with these calls', async () => {
    await hiring.carrier.recruiter.get('/api/driver/me').expect(403);
    await hiring.ops.get('/api/driver/candidacies').expect(403);
  });
});
