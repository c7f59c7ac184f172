import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#platform/ids';
import { type Caller, HiringApi, idOf } from '../../support/hiring/hiring-api';
import '../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

interface Order {
  readonly markup?: { readonly markupRate: number | null; readonly setBy: string | null };
}

async function orderFor(caller: Caller, id: string): Promise<Order> {
  const response: { body: unknown } = await caller.get(`/api/job-order/id/${id}`).expect(200);
  return response.body as Order;
}

const setMarkup = (id: string, markupRate: unknown, caller: Caller = hiring.ops) =>
  caller.put(`/api/ops/job-orders/${id}/markup`).send({ markupRate });
const storedContents = async (orderId: string): Promise<string[]> =>
  (await hiring.db('job_order_versions').where({ order_id: orderId }).select('content')).map(({ content }) =>
    JSON.stringify(content),
  );

describe('the markup of an order', () => {
  it.each(['/api/order/fleet', '/api/job-order'])(
    'is not taken from a carrier that creates one by %s',
    async (path) => {
      const form = { ...hiring.aForm(), markupRate: 99 };

      const id = idOf(await hiring.carrier.manager.post(path).send(form).expect(201));

      expect((await storedContents(id)).join()).not.toContain('markupRate');
      expect((await orderFor(hiring.ops, id)).markup).toEqual({ markupRate: null, setBy: null, setAt: null });
    },
  );

  it.each(['/api/order/fleet/', '/api/job-order/'])('is not taken from an edit by %s', async (path) => {
    const id = await hiring.aPendingOrder();
    await setMarkup(id, 20).expect(200);

    await hiring.carrier.recruiter.patch(`${path}${id}`).send({ title: 'Day runs', markupRate: 99 }).expect(200);

    expect((await storedContents(id)).join()).not.toContain('markupRate');
    expect((await orderFor(hiring.ops, id)).markup).toMatchObject({ markupRate: 20 });
  });

  it('is set, changed and removed by operations, and shown to them with the person who set it', async () => {
    const id = await hiring.anActiveOrder();

    const first: { body: unknown } = await setMarkup(id, 12.5).expect(200);
    expect(first.body).toMatchObject({ markupRate: 12.5, setBy: 'Ann Smith' });
    await setMarkup(id, 0).expect(200);
    expect((await orderFor(hiring.ops, id)).markup).toMatchObject({ markupRate: 0 });
    await setMarkup(id, null).expect(200);

    expect((await orderFor(hiring.ops, id)).markup).toMatchObject({ markupRate: null, setBy: 'Ann Smith' });
    expect(await hiring.db('order_markups').where({ order_id: id })).toHaveLength(3);
  });

  it('is neither set by a carrier nor shown to one', async () => {
    const id = await hiring.aPendingOrder();
    await setMarkup(id, 30).expect(200);

    await setMarkup(id, 1, hiring.carrier.recruiter).expect(403);

    expect(JSON.stringify(await orderFor(hiring.carrier.recruiter, id))).not.toContain('arkup');
  });

  it('is not copied to a duplicate or a clone', async () => {
    const id = await hiring.aPendingOrder();
    await setMarkup(id, 30).expect(200);

    const copy = idOf(await hiring.carrier.recruiter.post(`/api/duplicate/${id}`).expect(201));
    const form = { ...hiring.aForm(), markupRate: 30, cloneOf: id };
    const clone = idOf(await hiring.carrier.recruiter.post('/api/order/fleet').send(form).expect(201));

    for (const each of [copy, clone]) {
      expect((await orderFor(hiring.ops, each)).markup).toMatchObject({ markupRate: null });
    }
  });

  it('is a percentage of an order that exists', async () => {
    const id = await hiring.aPendingOrder();

    for (const rate of [-1, 1001, 1.234, '12', undefined]) await setMarkup(id, rate).expect(400);
    await setMarkup(newId(), 5).expect(404);
  });
});
