import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#platform/ids';
import { as } from '../../../support/api';
import { anAccessToken } from '../../../support/builders/people';
import { HiringApi, idOf, refusalOf } from '../../../support/hiring/hiring-api';
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
