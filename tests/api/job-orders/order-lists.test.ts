import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderAmounts, OrderBulkReport, OrderList } from '#domain/job-orders/schema';
import { newId } from '#platform/ids';
import { type Caller, expectOk, HiringApi } from '../../support/hiring/hiring-api';
import '../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

/** A word that only this test's orders have in their titles. */
let word: string;
beforeEach(() => {
  word = `w${newId().slice(-10)}`;
});

async function list(query: object, { status = 'active', caller = hiring.carrier.recruiter } = {}): Promise<OrderList> {
  const path = `/api/job-order/${status}/organization/${hiring.carrier.organizationId}`;
  const response: { body: unknown } = await caller
    .get(path)
    .query({ text: word, ...query })
    .expect(200);
  return response.body as OrderList;
}
const idsIn = ({ data }: OrderList): string[] => data.map(({ _id }) => _id);
const bulk = (orderIds: readonly string[], act: object, caller: Caller = hiring.carrier.recruiter) =>
  caller.post('/api/job-order/bulk').send({ orderIds, act });
async function report(orderIds: readonly string[], act: object, caller?: Caller): Promise<OrderBulkReport> {
  const response: { body: unknown } = await bulk(orderIds, act, caller).expect(200);
  return response.body as OrderBulkReport;
}

describe('the order list', () => {
  it('is filtered and counted by title, number, type, seats, visibility and autopilot', async () => {
    const local = await hiring.anActiveOrder({ title: `${word} local`, orderAssignmentType: 'local' });
    const otr = await hiring.anActiveOrder({ title: `Long ${word}`, orderAssignmentType: 'otr' });
    await hiring.carrier.recruiter.patch(`/api/visibility/${otr}`).send({ isVisible: false }).expect(200);

    expect(idsIn(await list({}))).toEqual([otr, local]);
    expect(idsIn(await list({ text: local.slice(-8) }))).toEqual([local]);
    expect(idsIn(await list({ assignmentType: 'otr' }))).toEqual([otr]);
    expect(idsIn(await list({ visible: true }))).toEqual([local]);
    expect(idsIn(await list({ visible: false, seats: 'open' }))).toEqual([otr]);
    expect(idsIn(await list({ seats: 'full' }))).toEqual([]);
    expect(idsIn(await list({ autopilot: true }))).toEqual([]);
    const amounts = await hiring.carrier.recruiter
      .get('/api/order/fleet/amount/total')
      .query({ text: word, visible: false })
      .expect(200);
    expect(amounts.body as OrderAmounts).toEqual({ pending: 0, active: 1, past: 0, deleted: 0 });
  });

  it('is sorted by title in both directions', async () => {
    const later = await hiring.anActiveOrder({ title: `b ${word}` });
    const first = await hiring.anActiveOrder({ title: `A ${word}` });

    expect(idsIn(await list({ sort: 'title' }))).toEqual([first, later]);
    expect(idsIn(await list({ sort: 'title', direction: 'desc' }))).toEqual([later, first]);
  });

  it('has the orders with a driver for whom the position can take the next step', async () => {
    const driver = await hiring.aDriver();
    const orderId = await hiring.anActiveOrder({ title: word });
    await hiring.anActiveOrder({ title: `${word} quiet` });
    await expectOk(hiring.flow(orderId, driver).request());

    expect(idsIn(await list({ waiting: true }))).toEqual([orderId]);
    expect(idsIn(await list({ waiting: true }, { caller: hiring.carrier.accounting }))).toEqual([]);
  });

  it('refuses unknown filter values', async () => {
    const path = `/api/job-order/active/organization/${hiring.carrier.organizationId}`;

    for (const wrong of [{ seats: 'half' }, { facilityId: 'here' }, { sort: 'pay' }, { visible: 'maybe' }])
      await hiring.carrier.recruiter.get(path).query(wrong).expect(400);
  });
});

describe('a bulk action', () => {
  it('decides each order on its own, and reports refusals', async () => {
    const active = await hiring.anActiveOrder({ title: word });
    const past = await hiring.anActiveOrder({ title: word });
    await hiring.carrier.recruiter.delete(`/api/job-order/cancel/${past}`).expect(200);

    const { done, failures } = await report([active, past], { kind: 'visibility', isVisible: false });

    expect(done).toEqual([active]);
    expect(failures).toEqual([
      { _id: past, problem: { code: 'order-not-editable', message: 'The order can not be edited' } },
    ]);
    expect(idsIn(await list({ visible: false }))).toEqual([active]);
  });

  it('cancels and deletes orders', async () => {
    const [one, two] = [await hiring.anActiveOrder({ title: word }), await hiring.anActiveOrder({ title: word })];

    await report([one, two, one], { kind: 'cancel', notifyToDriver: false });
    expect(idsIn(await list({}, { status: 'past' })).toSorted()).toEqual([one, two].toSorted());
    expect((await report([two], { kind: 'delete' })).done).toEqual([two]);

    expect(idsIn(await list({}, { status: 'deleted' }))).toEqual([two]);
  });

  it('has the permissions of the action for a single order', async () => {
    const orderId = await hiring.anActiveOrder({ title: word });
    const { accounting, safety } = hiring.carrier;

    await bulk([orderId], { kind: 'autopilotOff' }, accounting).expect(403);
    const { failures } = await report([orderId], { kind: 'cancel', notifyToDriver: true }, safety);
    expect(failures).toMatchObject([{ _id: orderId, problem: { code: 'forbidden' } }]);
  });

  it('is refused as a whole if it names an order of another carrier', async () => {
    const orderId = await hiring.anActiveOrder({ title: word });

    await bulk([orderId], { kind: 'visibility', isVisible: false }, hiring.other.recruiter).expect(404);
    await bulk([orderId, newId()], { kind: 'visibility', isVisible: false }).expect(404);

    expect(idsIn(await list({ visible: true }))).toEqual([orderId]);
  });

  it('takes at most 50 orders', async () => {
    const ids = Array.from({ length: 51 }, () => newId());

    await bulk(ids, { kind: 'delete' }).expect(400);
  });
});
