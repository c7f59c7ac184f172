import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Response, Test } from 'supertest';
import type { AutopilotView, AutopilotWave, WaveDriver } from '#domain/autopilot/schema';
import type { DriverCards } from '#domain/drivers/schema';
import { jobOrderWorkflowId } from '#domain/job-orders/ids';
import { newId } from '#platform/ids';
import { jobOrderUpdates } from '#workflows/job-order/messages';
import { problemOf } from '../../../support/api';
import { anAgreement } from '../../../support/builders/agreements';
import { eventually } from '../../../support/eventually';
import { zoneAtNoon } from '../../../support/hiring/autopilot-world';
import { candidateBulk } from '../../../support/hiring/candidate-bulk';
import { dateIn, type Flow, HiringApi } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
  await anAgreement(hiring.db, { organizationId: hiring.carrier.organizationId, state: 'active' });
});
afterAll(() => hiring.close());

const { preview, start, finished } = candidateBulk(() => hiring);
const states = ['lapsed', 'ended', 'active', 'noticeGiven'] as const;
const over = ['lapsed', 'ended'] as const;
const setState = (state: (typeof states)[number]) =>
  hiring
    .db('carrier_agreements')
    .where({ organization_id: hiring.carrier.organizationId })
    .update({ state, notice_by: 'carrier', ends_at: '2100-01-01T00:00:00.000Z' });
const codeOf = (response: Response) => problemOf(response).code;

async function requested(orderId: string): Promise<Flow> {
  const flow = hiring.flow(orderId, await hiring.aDriver());
  await flow.request().expect(201);
  return flow;
}

/** The ways of staff to a selection, a purchase, a hire or an order; each prepared while the agreement is in force. */
const ways: Record<string, () => Promise<() => Test>> = {
  'an invitation': async () => {
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    return () => flow.invite();
  },
  'an invitation on the other path': async () => {
    const jobOrderId = await hiring.anActiveOrder();
    const { id: driverId } = await hiring.aDriver();
    return () => hiring.carrier.recruiter.post('/api/job-order/request').send({ driverId, jobOrderId });
  },
  'an invitation that accepts an application': async () => {
    const flow = await requested(await hiring.anActiveOrder());
    return () => flow.invite();
  },
  'the acceptance of an application': async () => {
    const { driverJobRequestId } = await (await requested(await hiring.anActiveOrder())).card('requested');
    return () =>
      hiring.carrier.recruiter.patch(`/api/job-order/driver-job-request/approved/${String(driverJobRequestId)}`);
  },
  'a hire': async () => {
    const { jobRequestId } = await hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver()).toInterview();
    return () =>
      hiring.carrier.recruiter.patch(`/api/job-request/approve/${String(jobRequestId)}`).send({ startDate: dateIn(3) });
  },
  onboarding: async () => {
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    await flow.toHired();
    const body = { driverId: flow.driver.id, choice: 'program' };
    return () => hiring.carrier.hr.post('/api/onboarding-orders').send(body);
  },
};

describe.each(Object.keys(ways))('%s', (what) => {
  it('is refused once the agreement has lapsed or ended, and possible again in the time of a notice', async () => {
    await setState('active');
    const attempt = await (ways[what] as () => Promise<() => Test>)();
    for (const state of over) {
      await setState(state);
      expect(codeOf(await attempt().expect(409))).toBe('agreement-not-accepted');
    }
    await setState('noticeGiven');
    expect((await attempt()).status).toBeLessThan(300);
  });
});

it.each([
  ['active', 201, undefined],
  ['lapsed', 201, undefined],
  ['noticeGiven', 409, 'agreement-ending'],
  ['ended', 409, 'agreement-not-accepted'],
] as const)('a new order and a copy while the agreement is %s: %s %s', async (state, status, code) => {
  await setState('active');
  const orderId = await hiring.aPendingOrder();
  const { recruiter } = hiring.carrier;
  await setState(state);
  for (const attempt of [
    recruiter.post('/api/order/fleet').send(hiring.aForm()),
    recruiter.post(`/api/job-order/duplicate/${orderId}`),
  ]) {
    const response = await attempt;
    expect([response.status, (response.body as { code?: string }).code]).toEqual([status, code]);
  }
});

describe.each(over)('with an agreement that has %s', (state) => {
  it('a bulk action refuses each candidate, in the preview and when it runs', async () => {
    await setState('active');
    const orderId = await hiring.anActiveOrder();
    const [one, other] = [await requested(orderId), await hiring.aDriver()];
    const { candidacyId } = await one.card('requested');
    const acts = [
      { act: { kind: 'moveToReview' }, targets: { candidacyIds: [candidacyId] }, id: candidacyId },
      { act: { kind: 'invite', orderId }, targets: { driverIds: [other.id] }, id: other.id },
    ];
    await setState(state);
    for (const { act, targets, id } of acts) {
      const { possible, data } = await preview({ act, targets });
      expect([possible, data[0]?.problem?.code]).toEqual([0, 'agreement-not-accepted']);
      const seen = data[0]?.seen ?? null;
      const { done, failures } = await finished(await start({ act, targets: [{ _id: id, seen }] }));
      expect([done, failures.map(({ problem }) => problem.code)]).toEqual([0, ['agreement-not-accepted']]);
    }
  });

  it('autopilot leaves every driver out', async () => {
    await setState('active');
    await hiring.db('drivers').update({ is_available: false });
    await hiring.aDriver();
    const timeZone = zoneAtNoon(Date.now());
    await hiring.db('facilities').where({ id: hiring.carrier.facilityId }).update({ time_zone: timeZone });
    const orderId = await hiring.anActiveOrder({ numberOfDrivers: 1, endorsements: [] });
    const { hr } = hiring.carrier;
    const path = `/api/job-order/${orderId}/autopilot`;
    await setState(state);
    // As by a command that was checked right before.
    await hiring.temporal.update(jobOrderWorkflowId(orderId), jobOrderUpdates.setAutopilot, {
      command: { isOn: true, actor: { kind: 'fleet', userId: newId() }, isRecruiter: true, isBusinessAdmin: false },
      updateId: newId(),
    });

    await eventually(async () => {
      const { body } = (await hr.get(`${path}/waves`).expect(200)) as { body: { data: AutopilotWave[] } };
      expect(body.data.at(-1)).toMatchObject({ number: 1, status: 'sent', invited: 0, leftOut: 1 });
    });
    const drivers = (await hr.get(`${path}/waves/1`).expect(200)) as { body: { data: WaveDriver[] } };
    expect(drivers.body.data).toMatchObject([{ outcome: 'leftOut', leftOutReason: 'not_active' }]);
    const view = (await hr.get(path).expect(200)) as { body: AutopilotView };
    expect(view.body.refusal).toBe('agreement-not-accepted');
  });

  it('autopilot is turned off and paused, but not turned on or resumed', async () => {
    await setState('active');
    const orderId = await hiring.anActiveOrder();
    const { hr } = hiring.carrier;
    const set = (autoPilotActivated: boolean) => hr.patch(`/api/order/${orderId}`).send({ autoPilotActivated });
    const pause = (isPaused: boolean) => hr.patch(`/api/job-order/${orderId}/autopilot/pause`).send({ isPaused });
    const key = newId();
    await set(true).set('Idempotency-Key', key).expect(200);
    await setState(state);

    // A retry of what was accepted before gets its answer.
    await set(true).set('Idempotency-Key', key).expect(200);
    await pause(true).expect(200);
    expect(codeOf(await pause(false).expect(409))).toBe('agreement-not-accepted');
    await set(false).expect(200);
    expect(codeOf(await set(true).expect(409))).toBe('agreement-not-accepted');
  });

  it('cards and the search say so before the click, and the rest goes on', async () => {
    await setState('active');
    await hiring.db('drivers').update({ is_available: false });
    const orderId = await hiring.anActiveOrder();
    const applied = await requested(orderId);
    const interviewed = hiring.flow(orderId, await hiring.aDriver());
    const { interview } = await interviewed.toInterview();
    const fresh = await hiring.aDriver();
    await setState(state);

    const refusals = [await applied.card('requested'), await interviewed.card('interview')].map((card) =>
      card.refusals.filter(({ code }) => code === 'agreement-not-accepted').map(({ action }) => action),
    );
    expect(refusals).toEqual([['moveToReview'], ['hire']]);
    const search = { orderId, page: 0, limit: 10, haulCertifiedOnly: false };
    const { body } = (await hiring.carrier.recruiter.post('/api/drivers/search').send(search).expect(200)) as {
      body: DriverCards;
    };
    expect(body.data.find(({ _id }) => _id === fresh.id)?.inviteRefusal).toBe('agreement-not-accepted');
    await hiring.flow(orderId, fresh).request().expect(201);
    expect((await interviewed.answers('accept-interview', { interviewId: interview?._id })).status).toBe(200);
  });
});
