import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Test } from 'supertest';
import { candidacyWorkflowId } from '#domain/candidacies/ids';
import { newId } from '#platform/ids';
import { as } from '../../../support/api';
import { anAccessToken } from '../../../support/builders/people';
import { eventually } from '../../../support/eventually';
import { type Flow, HiringApi, idOf, refusalOf } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const aFlow = async () => hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
const eventsOf = (orderId: string, driverId: string) =>
  hiring.db('workflow_events').where({ order_id: orderId, driver_id: driverId }).orderBy('seq').pluck('type');

describe('a command sent twice', () => {
  it('has one effect and one response', async () => {
    const flow = await aFlow();
    const key = newId();
    const invite = () => flow.invite().set('Idempotency-Key', key);

    const [first, second] = await Promise.all([invite(), invite()]);

    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(await eventsOf(flow.orderId, flow.driver.id)).toEqual(['invited']);
  });

  it('is rejected as another command when its body differs', async () => {
    const flow = await aFlow();
    const card = await flow.toInterview();
    const key = newId();
    const pass = (body: object) =>
      hiring.carrier.recruiter
        .patch(`/api/job-request/reject/${String(card.jobRequestId)}`)
        .set('Idempotency-Key', key)
        .send(body);

    await pass({ reason: 'not_a_match' }).expect(200);

    expect(refusalOf(await pass({ reason: 'failed_review' }).expect(422)).code).toBe('idempotency-key-reused');
  });
});

describe('an API that stops after the Update and before it writes the projection', () => {
  const fails = async (call: Test): Promise<void> => void (await call.expect(500));
  const rowOf = ({ orderId, driver }: Flow) =>
    hiring.db('candidacies').where({ order_id: orderId, driver_id: driver.id }).first('state', 'version');

  it('leaves the row to the workflow, which writes it within seconds', async () => {
    const flow = await aFlow();
    await flow.invite().expect(201);
    const { candidacyId } = await flow.application();
    const stopped = await hiring.stopsBeforeProjections(flow.driver.id);

    await fails(stopped.post(`/api/driver/candidacies/${candidacyId}/accept-invite`).send({ round: 1 }));

    await eventually(async () => expect(await rowOf(flow)).toEqual({ state: 'inReview', version: 2 }));
    expect(await eventsOf(flow.orderId, flow.driver.id)).toEqual(['invited', 'inviteAccepted']);
  });

  it('gets the first response with the same key, and then the row and one message show the effect', async () => {
    const flow = await aFlow();
    await flow.invite().expect(201);
    const { candidacyId } = await flow.application();
    const stopped = await hiring.stopsBeforeProjections(flow.driver.id);
    const key = newId();
    const path = `/api/driver/candidacies/${candidacyId}/accept-invite`;
    await fails(stopped.post(path).set('Idempotency-Key', key).send({ round: 1 }));

    const repeat = () => flow.driver.post(path).set('Idempotency-Key', key).send({ round: 1 }).expect(200);
    const response = await repeat();

    expect(response.body).toMatchObject({ seq: 2, state: 'inReview' });
    expect(await rowOf(flow)).toEqual({ state: 'inReview', version: 2 });
    expect((await repeat()).body).toEqual(response.body);
    const workflowId = candidacyWorkflowId(flow.orderId, flow.driver.id);
    const keys = await hiring.db('messages').where({ workflow_id: workflowId, seq: 2 }).pluck('key');
    expect(keys.length).toBeGreaterThan(0);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has its order created once, and the order can be read', async () => {
    const key = newId();
    const stopped = await hiring.stopsBeforeProjections(hiring.carrier.ids.recruiter);
    const form = hiring.aForm();
    await fails(stopped.post('/api/order/fleet').set('Idempotency-Key', key).send(form));

    const created = await hiring.carrier.recruiter.post('/api/order/fleet').set('Idempotency-Key', key).send(form);

    expect(created.status).toBe(201);
    await hiring.carrier.recruiter.get(`/api/job-order/${idOf(created)}`).expect(200);
    expect(
      await hiring
        .db('workflow_events')
        .where({ order_id: idOf(created) })
        .pluck('type'),
    ).toEqual(['orderCreated']);
  });
});

describe('while no worker runs', () => {
  it('a command returns 503 within its deadline, and the same key works when the worker is back', async () => {
    const flow = await aFlow();
    const key = newId();
    const app = hiring.withDeadline(1_000);
    const recruiter = as(app, await anAccessToken(hiring.db, hiring.carrier.ids.recruiter));
    const body = { driverId: flow.driver.id, jobOrderId: flow.orderId };
    await hiring.workers.stop();

    const waiting = await recruiter.post('/api/job-order/fleet-job-request').set('Idempotency-Key', key).send(body);

    expect(waiting.status).toBe(503);
    expect(refusalOf(waiting).code).toBe('unavailable');
    expect(waiting.get('Retry-After')).toBeDefined();
    // Reads still work.
    await hiring.carrier.recruiter.get(`/api/job-order/${flow.orderId}`).expect(200);

    await hiring.workers.start();
    const response = await flow.invite().set('Idempotency-Key', key).expect(201);

    expect(response.body).toMatchObject({ state: 'invited' });
    expect(idOf(response)).toBe((await flow.card('invited')).fleetJobRequestId);
    expect(await eventsOf(flow.orderId, flow.driver.id)).toEqual(['invited']);
  });
});
