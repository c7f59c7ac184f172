import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recordWebhookEvents } from '#db/webhooks/record-events';
import type {
  Webhook,
  WebhookCatalog,
  WebhookDeliveries,
  WebhookDeliveryDetails,
  Webhooks,
  WebhookSecret,
} from '#domain/webhooks/schema';
import { SECRET_RETRY_MS } from '#domain/webhooks/terms';
import { newId } from '#platform/ids';
import { anOrderEvent } from '../../../support/hiring/example-webhook';
import { type Caller, HiringApi, refusalOf } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const PATH = '/api/webhooks';
const content = { name: 'Driver management', url: 'https://hooks.example.com/gladhand', types: ['order.updated'] };
const create = (body: object = {}, caller: Caller = hiring.carrier.admin) =>
  caller.post(PATH).send({ ...content, ...body });

async function created(body: object = {}): Promise<string> {
  return ((await create(body).expect(201)).body as WebhookSecret).webhookId;
}
const read = async (id: string): Promise<Webhook> =>
  (await hiring.carrier.admin.get(`${PATH}/${id}`).expect(200)).body as Webhook;
const deliveries = async (id: string, query = ''): Promise<WebhookDeliveries> =>
  (await hiring.carrier.admin.get(`${PATH}/${id}/deliveries${query}`).expect(200)).body as WebhookDeliveries;
const remove = (id: string) => hiring.carrier.admin.delete(`${PATH}/${id}`).expect(204);
const happens = (orderId: string, sequence: number): Promise<void> =>
  hiring.db.transaction((trx) =>
    recordWebhookEvents(trx, hiring.carrier.organizationId, [anOrderEvent(orderId, sequence)]),
  );

describe('webhook endpoints', () => {
  it("are the administrators' of their carrier", async () => {
    const id = await created();
    const path = `${PATH}/${id}`;

    for (const caller of [hiring.carrier.recruiter, hiring.carrier.hr, hiring.carrier.safety]) {
      await create({}, caller).expect(403);
      await caller.get(PATH).expect(403);
    }
    const { admin } = hiring.other;
    expect((await admin.get(PATH).expect(200)).body).toEqual({ data: [] });
    await admin.get(path).expect(404);
    await admin
      .put(path)
      .send({ ...content, version: 1 })
      .expect(404);
    await admin.put(`${path}/pause`).send({ isPaused: true }).expect(404);
    await admin.post(`${path}/secret`).send({}).expect(404);
    await admin.get(`${path}/deliveries`).expect(404);
    await admin.post(`${path}/replay`).send({ since: '2026-11-01T00:00:00.000Z' }).expect(404);
    await admin.post(`${path}/test`).expect(404);
    await admin.delete(path).expect(404);
    await remove(id);
  });

  it('have a secret that is shown once, also to a retry, and stored sealed', async () => {
    const key = newId();
    const add = () => create().set('Idempotency-Key', key).expect(201);
    const { webhookId, secret } = (await add()).body as WebhookSecret;

    expect(secret).toMatch(/^whsec_/);
    expect((await add()).body).toEqual({ webhookId, secret });
    const listed = (await hiring.carrier.admin.get(PATH).expect(200)).body as Webhooks;
    expect(listed.data.filter(({ _id }) => _id === webhookId)).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toContain('whsec_');
    const rows = await hiring.db('webhook_secrets').where({ webhook_id: webhookId });
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed.includes('whsec_')).toBe(false);
    await remove(webhookId);
  });

  it('do not show their secret to a late retry', async () => {
    const key = newId();
    const add = () => create().set('Idempotency-Key', key);
    const { webhookId } = (await add().expect(201)).body as WebhookSecret;
    const earlier = new Date(Date.now() - SECRET_RETRY_MS);
    await hiring.db('webhook_secrets').where({ webhook_id: webhookId }).update({ created_at: earlier });

    const late = await add().expect(409);

    expect(refusalOf(late)).toMatchObject({ code: 'webhook-secret-shown' });
    expect(JSON.stringify(late.body)).not.toContain('whsec_');
    await remove(webhookId);
  });

  it('get a new secret; the former one ends in a day, or immediately', async () => {
    const id = await created();
    const rotate = async (endsFormer: boolean): Promise<WebhookSecret> =>
      (await hiring.carrier.admin.post(`${PATH}/${id}/secret`).send({ endsFormer }).expect(201)).body as WebhookSecret;
    const valid = () => hiring.db('webhook_secrets').where({ webhook_id: id });

    const first = await rotate(false);
    const { formerSecretEndsAt } = await read(id);
    expect(Date.parse(formerSecretEndsAt ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect(await valid()).toHaveLength(2);
    const second = await rotate(true);

    expect(second.secret).not.toBe(first.secret);
    expect(await valid()).toHaveLength(1);
    expect(await read(id)).toMatchObject({ formerSecretEndsAt: null });
    await remove(id);
  });

  it.each([
    'http://hooks.example.com/',
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://0x7f000001/',
    'https://me:secret@hooks.example.com/',
    'https://hooks.example.com:22/',
    'not an address',
  ])('are refused at %s, with one message', async (url) => {
    expect(refusalOf(await create({ url }).expect(400))).toMatchObject({ code: 'webhook-url-refused' });
  });

  it('are changed from the version that was seen', async () => {
    const id = await created();
    const path = `${PATH}/${id}`;
    const change = { ...content, name: 'Payroll', types: ['order.closed', 'hire.accepted'], version: 1 };

    expect((await hiring.carrier.admin.put(path).send(change).expect(200)).body).toMatchObject({
      name: 'Payroll',
      types: ['hire.accepted', 'order.closed'],
      version: 2,
    });
    expect(refusalOf(await hiring.carrier.admin.put(path).send(change).expect(409))).toMatchObject({
      code: 'webhook-changed',
    });
    await hiring.carrier.admin
      .put(path)
      .send({ ...change, version: 2, url: 'https://10.0.0.1/' })
      .expect(400);
    await create({ types: ['webhook.test'] }).expect(400);
    await create({ types: [] }).expect(400);
    await remove(id);
  });

  it('are paused and resumed by hand', async () => {
    const id = await created();
    const pause = (isPaused: boolean) => hiring.carrier.admin.put(`${PATH}/${id}/pause`).send({ isPaused }).expect(200);

    expect((await pause(true)).body).toMatchObject({ pauseReason: 'person' });
    expect(refusalOf(await hiring.carrier.admin.post(`${PATH}/${id}/test`).expect(409))).toMatchObject({
      code: 'webhook-paused',
    });
    expect((await pause(false)).body).toMatchObject({ pausedAt: null, pauseReason: null });
    await remove(id);
  });

  it('are deleted with their secrets and log, by a repeat, too, and then unknown', async () => {
    const id = await created();
    await hiring.carrier.admin.post(`${PATH}/${id}/test`).expect(204);

    await hiring.other.admin.delete(`${PATH}/${id}`).expect(404);
    await remove(id);
    await remove(id);

    await hiring.carrier.admin.get(`${PATH}/${id}`).expect(404);
    await hiring.carrier.admin.post(`${PATH}/${id}/test`).expect(404);
    for (const table of ['webhook_secrets', 'webhook_deliveries'] as const)
      expect(await hiring.db(table).where({ webhook_id: id })).toEqual([]);
    await hiring.carrier.admin.delete(`${PATH}/${newId()}`).expect(404);
  });

  it('choose from a catalog with examples', async () => {
    const { data } = (await hiring.carrier.admin.get(`${PATH}/event-types`).expect(200)).body as WebhookCatalog;

    expect(data.find(({ type }) => type === 'hire.accepted')?.example).toMatchObject({
      type: 'hire.accepted',
      data: { state: expect.any(String) },
    });
  });
});

describe('the log of an endpoint', () => {
  it('lists deliveries by state and type, with the body of each', async () => {
    const id = await created();
    const orderId = newId();
    await happens(orderId, 1);
    await happens(orderId, 2);
    await hiring.carrier.admin.post(`${PATH}/${id}/test`).expect(204);

    expect(await deliveries(id)).toMatchObject({ count: 3 });
    expect(await deliveries(id, '?state=delivered')).toEqual({ data: [], count: 0 });
    expect((await deliveries(id, '?type=webhook.test')).data).toMatchObject([{ objectId: id, sequence: 1 }]);
    const [latest] = (await deliveries(id, '?type=order.updated&limit=1')).data;
    const path = `${PATH}/${id}/deliveries/${latest?._id ?? ''}`;
    const details = (await hiring.carrier.admin.get(path).expect(200)).body as WebhookDeliveryDetails;
    expect(details).toMatchObject({ sequence: 2, state: 'pending', attemptLog: [], replays: [] });
    expect(JSON.parse(details.body)).toMatchObject({ type: 'order.updated', sequence: 2, data: { orderId } });
    await hiring.other.admin.get(path).expect(404);
    await remove(id);
  });

  it('replays one event or all since a time, and says who asked for it', async () => {
    const id = await created();
    await happens(newId(), 1);
    const [{ _id: deliveryId } = { _id: '' }] = (await deliveries(id)).data;
    await hiring.carrier.admin.post(`${PATH}/${id}/test`).expect(204);
    const path = `${PATH}/${id}/deliveries/${deliveryId}`;
    const since = new Date(Date.now() - 3_600_000).toISOString();

    await hiring.carrier.admin.post(`${path}/replay`).expect(204);
    await hiring.other.admin.post(`${path}/replay`).expect(404);
    const replayed: { body: unknown } = await hiring.carrier.admin
      .post(`${PATH}/${id}/replay`)
      .send({ since })
      .expect(200);

    const { count } = replayed.body as { count: number };
    expect(count).toBeGreaterThanOrEqual(1);
    const details = (await hiring.carrier.admin.get(path).expect(200)).body as WebhookDeliveryDetails;
    expect(details.replays.map((replay) => replay.since)).toEqual([null, since]);
    expect(details.replays.every(({ by }) => by !== '')).toBe(true);
    const [test] = (await deliveries(id, '?type=webhook.test')).data;
    const tested = await hiring.carrier.admin.get(`${PATH}/${id}/deliveries/${test?._id ?? ''}`).expect(200);
    expect(tested.body).toMatchObject({ attempts: 0, replays: [] });
    await remove(id);
  });

  it('does not open a delivery of another endpoint of the carrier', async () => {
    const [one, two] = [await created(), await created({ name: 'Another' })];
    await hiring.carrier.admin.post(`${PATH}/${one}/test`).expect(204);
    const [{ _id: deliveryId } = { _id: '' }] = (await deliveries(one)).data;

    await hiring.carrier.admin.get(`${PATH}/${two}/deliveries/${deliveryId}`).expect(404);
    await hiring.carrier.admin.post(`${PATH}/${two}/deliveries/${deliveryId}/replay`).expect(404);
    await remove(one);
    await remove(two);
  });
});
