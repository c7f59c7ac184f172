import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ProblemCode, problems } from '#domain/problems';
import { newId } from '#platform/ids';
import { anAdverseAction } from '../../../support/builders/adverse-actions';
import { dateIn, expectOk, HiringApi, inHours, refusalOf } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const aFlow = async () => hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());

/** Expects the refusal's code and the catalog's text. */
async function expectRefusal(response: Promise<{ status: number; body: unknown }>, status: number, code: ProblemCode) {
  const { status: got, body } = await response;
  expect({ status: got, ...refusalOf({ body }) }).toMatchObject({ status, code, title: problems[code].title });
  return refusalOf({ body });
}

describe('a first contact is refused', () => {
  it('when the driver is already invited', async () => {
    const flow = await aFlow();
    await flow.invite().expect(201);

    await expectRefusal(flow.invite().then(), 409, 'driver-already-invited');
  });

  it('when the driver already applied', async () => {
    const flow = await aFlow();
    await flow.request().expect(201);

    await expectRefusal(flow.request().then(), 409, 'driver-already-requested');
  });

  it('when the order is not active', async () => {
    const flow = hiring.flow(await hiring.aPendingOrder(), await hiring.aDriver());

    await expectRefusal(flow.invite().then(), 409, 'order-not-active');
    await expectRefusal(flow.request().then(), 409, 'order-not-active');
    expect(await hiring.db('candidacies').where({ order_id: flow.orderId })).toEqual([]);
  });

  it('when all seats are taken', async () => {
    const orderId = await hiring.anActiveOrder({ numberOfDrivers: 1 });
    await hiring.flow(orderId, await hiring.aDriver()).toHired();
    const late = hiring.flow(orderId, await hiring.aDriver());

    await expectRefusal(late.invite().then(), 409, 'order-filled');
    await expectRefusal(late.request().then(), 409, 'order-filled');
  });

  it('when the order is hidden, or the driver is inactive or does not fit', async () => {
    const hidden = await aFlow();
    await hiring.carrier.recruiter.patch(`/api/visibility/${hidden.orderId}`).send({ isVisible: false }).expect(200);
    const inactive = await hiring.aDriver({
      pipeline: { stage: 'Processing', lifecycle_status: 'onboarding_in_progress', ready_for_dispatch: false },
    });
    const small = await hiring.aDriver({ driver: { license_class: 'driverLicenseClassC' } });
    const orderId = await hiring.anActiveOrder();

    await expectRefusal(hidden.request().then(), 409, 'order-not-active');
    await expectRefusal(hiring.flow(orderId, inactive).request().then(), 409, 'driver-not-active');
    await expectRefusal(hiring.flow(orderId, small).request().then(), 409, 'driver-does-not-fit');
  });

  it('while the organization is not active', async () => {
    const flow = await aFlow();
    const setActive = (isActive: boolean) =>
      hiring.db('organizations').where({ id: hiring.carrier.organizationId }).update({ is_active: isActive });
    await setActive(false);

    await expectRefusal(flow.request().then(), 403, 'organization-inactive');

    await setActive(true);
  });

  it('when carriers cannot find the driver', async () => {
    const away = await hiring.aDriver({ driver: { is_available: false } });

    await expectRefusal(
      hiring
        .flow(await hiring.anActiveOrder(), away)
        .invite()
        .then(),
      409,
      'driver-not-searchable',
    );
  });

  it('without hiring permission, and on an order of another carrier', async () => {
    const orderId = await hiring.anActiveOrder();
    const body = { jobOrderId: orderId, driverId: (await hiring.aDriver()).id };

    await expectRefusal(
      hiring.carrier.accounting.post('/api/job-order/fleet-job-request').send(body).then(),
      403,
      'forbidden',
    );
    await expectRefusal(
      hiring.other.recruiter.post('/api/job-order/fleet-job-request').send(body).then(),
      404,
      'not-found',
    );
  });
});

describe('a review', () => {
  it('is decided by HR and SAFETY only', async () => {
    const { assignmentId } = await (await aFlow()).toReview();
    const approve = `/api/job-assignment/approve/${String(assignmentId)}`;

    const refusal = await expectRefusal(hiring.carrier.recruiter.patch(approve).then(), 403, 'safety-approval-needed');

    expect(refusal.message).toBe('Pending safety approval');
    await hiring.carrier.hr.patch(approve).expect(200);
  });

  it('that fails because of a report needs its notices, whatever the caller says', async () => {
    const flow = await aFlow();
    const { assignmentId, candidacyId } = await flow.toReview();
    const reject = (body: object) =>
      hiring.carrier.safety.patch(`/api/job-assignment/reject/${String(assignmentId)}`).send(body);

    await expectRefusal(reject({ reason: 'report_based' }).then(), 409, 'notices-not-recorded');
    await expectRefusal(reject({ reason: 'report_based', noticesSent: true }).then(), 409, 'notices-not-recorded');

    const { organizationId, ids } = hiring.carrier;
    const staffId = ids.safety;
    const of = { candidacyId, orderId: flow.orderId, driverId: flow.driver.id, organizationId, staffId };
    await anAdverseAction(hiring.db, { ...of, state: 'noticed' });
    await reject({ reason: 'report_based' }).expect(200);
  });
});

describe('a stale page', () => {
  it('names the person whose change came first', async () => {
    const flow = await aFlow();
    await flow.invite().expect(201);
    const { fleetJobRequestId } = await flow.card('invited');
    await expectOk(flow.answers('accept-invite'));

    const path = `/api/job-order/fleet-job-request/cancel/${String(fleetJobRequestId)}`;
    const refusal = await expectRefusal(hiring.carrier.recruiter.patch(path).then(), 409, 'candidacy-changed');

    expect(refusal.params).toMatchObject({ who: 'Maria G.', by: 'driver', did: 'inviteAccepted', state: 'inReview' });
    expect(refusal.message).toBe('Maria G. made a change in the meantime');
  });

  it("shows a driver the carrier's name, not its staff's", async () => {
    const flow = await aFlow();
    await flow.invite().expect(201);
    const { candidacyId, round } = await flow.application();
    const { fleetJobRequestId } = await flow.card('invited');
    await hiring.carrier.recruiter
      .patch(`/api/job-order/fleet-job-request/cancel/${String(fleetJobRequestId)}`)
      .send({ reason: 'not_a_match' })
      .expect(200);

    const answer = flow.driver.post(`/api/driver/candidacies/${candidacyId}/accept-invite`).send({ round });
    const refusal = await expectRefusal(answer.then(), 409, 'candidacy-changed');

    expect(refusal.params).toMatchObject({ by: 'fleet', did: 'inviteCancelled' });
    expect(refusal.params['who']).toMatch(/^Carrier /);
  });

  it('is refused if it shows an earlier round', async () => {
    const flow = await aFlow();
    await flow.request().expect(201);
    const { driverJobRequestId } = await flow.card('requested');
    await expectOk(flow.answers('withdraw'));
    await flow.request().expect(201);

    const path = `/api/job-order/driver-job-request/approved/${String(driverJobRequestId)}`;

    await expectRefusal(hiring.carrier.recruiter.patch(path).then(), 409, 'candidacy-changed');
  });

  it('cannot close the application of a driver who is already further along', async () => {
    const flow = await aFlow();
    await flow.request().expect(201);
    const { driverJobRequestId } = await flow.card('requested');
    const path = `/api/job-order/driver-job-request/approved/${String(driverJobRequestId)}`;
    await hiring.carrier.manager.patch(path).expect(200);
    const { assignmentId } = await flow.card('review');
    await hiring.carrier.safety.patch(`/api/job-assignment/approve/${String(assignmentId)}`).expect(200);

    const pass = hiring.carrier.recruiter.patch(
      `/api/job-order/driver-job-request/rejected/${String(driverJobRequestId)}`,
    );

    await expectRefusal(pass.then(), 409, 'candidacy-changed');
    expect(await flow.card('review')).toMatchObject({ state: 'approved' });
  });

  it('gets the commands that are possible now', async () => {
    const flow = await aFlow();
    const card = await flow.toHired();

    const path = `/api/job-order/start/${String(card.assignmentId)}/confirm`;
    const refusal = await expectRefusal(hiring.carrier.recruiter.post(path).then(), 409, 'candidacy-move-not-allowed');

    expect(refusal.params).toMatchObject({ state: 'hired', allowed: ['moveStart', 'rescindStart'] });
  });
});

describe('an interview', () => {
  it('requires a time and an address', async () => {
    const flow = await aFlow();
    const body = { assignmentId: newId(), driverId: flow.driver.id };

    const response = await hiring.carrier.recruiter.post('/api/job-order/interview').send(body).expect(400);

    expect(response.body).toMatchObject({
      errors: [
        { pointer: '/date', message: 'Please, select date and time for the interview' },
        { pointer: '/address', message: 'Please, type a valid address' },
      ],
    });
  });

  it('is not in the past', async () => {
    const flow = await aFlow();
    const card = await flow.toApproved();

    await expectRefusal(flow.schedule(card, { date: inHours(-1) }).then(), 400, 'interview-in-past');
  });

  it('does not overlap another interview of the same driver, and reveals nothing about the other carrier', async () => {
    const driver = await hiring.aDriver();
    const date = inHours(50);
    await hiring.flow(await hiring.anActiveOrder(), driver).toInterview({ date });
    const second = hiring.flow(await hiring.anActiveOrder(), driver);
    const card = await second.toApproved();

    const refusal = await expectRefusal(second.schedule(card, { date }).then(), 409, 'interview-overlaps');

    expect(refusal.params).toEqual({});
  });
});

describe('a hire', () => {
  it('does not start in the past', async () => {
    const flow = await aFlow();
    const card = await flow.toInterview();

    await expectRefusal(flow.hire(card, dateIn(-3)).then(), 400, 'start-in-past');
  });

  it('requires a driver who is ready for dispatch', async () => {
    const driver = await hiring.aDriver({ pipeline: { ready_for_dispatch: false } });
    const flow = hiring.flow(await hiring.anActiveOrder(), driver);
    const card = await flow.toInterview();

    expect(card.refusals).toContainEqual({ action: 'hire', code: 'driver-not-ready' });
    await expectRefusal(flow.hire(card, dateIn(3)).then(), 409, 'driver-not-ready');
  });

  it('requires what the job asks of the driver, and lists what is missing to those who may read it', async () => {
    const driver = await hiring.aDriver();
    const flow = hiring.flow(await hiring.anActiveOrder({ orderAssignmentType: 'drayageTWIC' }), driver);
    const card = await flow.toInterview();
    const path = `/api/job-request/approve/${String(card.jobRequestId)}`;

    const refusal = refusalOf(
      await hiring.carrier.hr
        .patch(path)
        .send({ startDate: dateIn(3) })
        .expect(409),
    );
    const forRecruiter = refusalOf(await flow.hire(card, dateIn(3)).expect(409));

    const lines = [{ code: 'twic', title: 'TWIC card', status: 'missing' }];
    expect(refusal).toMatchObject({ code: 'driver-not-ready', params: { lines, hidden: 0, hiddenStores: [] } });
    const hidden = { lines: [], hidden: 1, hiddenStores: ['hr'] };
    expect(forRecruiter).toMatchObject({ code: 'driver-not-ready', params: hidden });
  });

  it('hires a driver once, whichever command comes first', async () => {
    const driver = await hiring.aDriver();
    const one = hiring.flow(await hiring.anActiveOrder(), driver);
    const other = hiring.flow(await hiring.anActiveOrder(), driver);
    const cards = [await one.toInterview(), await other.toInterview({ date: inHours(100) })] as const;

    const responses = await Promise.all([one.hire(cards[0], dateIn(3)), other.hire(cards[1], dateIn(3))]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const codes = responses.filter(({ status }) => status === 409).map((response) => refusalOf(response).code);
    // The loser is refused by the claim on the driver, or by the candidacy, which may know already.
    expect(['driver-already-hired', 'candidacy-changed']).toContain(codes[0]);
  });

  it('fills the last seat once', async () => {
    const orderId = await hiring.anActiveOrder({ numberOfDrivers: 1 });
    const flows = [hiring.flow(orderId, await hiring.aDriver()), hiring.flow(orderId, await hiring.aDriver())] as const;
    const cards = [await flows[0].toInterview(), await flows[1].toInterview()] as const;

    await flows[0].hire(cards[0], dateIn(3)).expect(200);

    await expectRefusal(flows[1].hire(cards[1], dateIn(3)).then(), 409, 'order-filled');
  });
});

describe("another carrier's or driver's records", () => {
  it('are not found', async () => {
    const flow = await aFlow();
    const card = await flow.toInterview();
    const stranger = await hiring.aDriver();
    const { recruiter } = hiring.other;

    await recruiter.patch(`/api/job-request/reject/${String(card.jobRequestId)}`).expect(404);
    await recruiter.delete(`/api/job-order/interview/${String(card.interview?._id)}`).expect(404);
    await recruiter.get(`/api/job-order/${flow.orderId}/candidacies`).query({ stage: 'interview' }).expect(404);
    await recruiter.get(`/api/job-order/${flow.orderId}/timeline`).expect(404);
    await stranger.post(`/api/driver/candidacies/${card.candidacyId}/withdraw`).send({ round: 1 }).expect(404);
  });

  it('are not found by the id of another kind of record', async () => {
    const card = await (await aFlow()).toReview();

    await hiring.carrier.recruiter.patch(`/api/job-request/reject/${String(card.assignmentId)}`).expect(404);
  });
});
