import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { CandidacyCard } from '#domain/candidacies/schema';
import { type CarrierWait, tabOfWait, type WaitCounts, waitOfStep, zeroWaitCounts } from '#domain/candidacies/waiting';
import type { OrderList, OrderView } from '#domain/job-orders/schema';
import { dateIn, expectOk, type Flow, HiringApi, inHours } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

async function aFlow(orderId: string): Promise<Flow> {
  return hiring.flow(orderId, await hiring.aDriver());
}

/** One driver in each situation. */
async function everySituation(orderId: string): Promise<Flow[]> {
  const [invited, requested, inReview, approved, waiting, accepted, proposed, offered] = (await Promise.all(
    Array.from({ length: 8 }, () => aFlow(orderId)),
  )) as [Flow, Flow, Flow, Flow, Flow, Flow, Flow, Flow];
  await invited.invite().expect(201);
  await requested.request().expect(201);
  await inReview.toReview();
  await approved.toApproved();
  await waiting.toInterview();
  const { interview: one } = await accepted.toInterview();
  await expectOk(accepted.answers('accept-interview', { interviewId: one?._id }));
  const { interview: other } = await proposed.toInterview();
  await expectOk(proposed.answers('propose-time', { interviewId: other?._id, date: inHours(72) }));
  await offered.toHired(dateIn(5));
  return [invited, requested, inReview, approved, waiting, accepted, proposed, offered];
}

const tabs = ['invited', 'requested', 'review', 'interview', 'hired'] as const;

async function cardsOf(orderId: string): Promise<CandidacyCard[]> {
  const pages = await Promise.all(
    tabs.map(async (stage) => {
      const response: { body: unknown } = await hiring.carrier.recruiter
        .get(`/api/job-order/${orderId}/candidacies`)
        .query({ stage })
        .expect(200);
      return (response.body as { data: CandidacyCard[] }).data;
    }),
  );
  return pages.flat();
}

it('the party that acts next is the same in list, header, tabs, rows, dashboard and on the driver’s pages', async () => {
  const { recruiter, organizationId } = hiring.carrier;
  const orderId = await hiring.anActiveOrder({ numberOfDrivers: 9 });
  const flows = await everySituation(orderId);

  const list: { body: unknown } = await recruiter
    .get(`/api/job-order/active/organization/${organizationId}`)
    .expect(200);
  const head: { body: unknown } = await recruiter.get(`/api/job-order/id/${orderId}`).expect(200);
  const dashboard: { body: unknown } = await recruiter.get(`/api/dashboard/organization/${organizationId}`).expect(200);
  const cards = await cardsOf(orderId);

  const expected: WaitCounts = {
    ...zeroWaitCounts,
    requests: 1,
    reviews: 1,
    proposals: 1,
    toInterview: 1,
    drivers: 3,
    dates: 1,
  };
  const { drivers: _theirs, dates: _nobodys, ...ofCarrier } = expected;
  expect((list.body as OrderList).data.find(({ _id }) => _id === orderId)?.counts.waiting).toEqual(expected);
  expect((head.body as OrderView).counts.waiting).toEqual(expected);
  expect((dashboard.body as { waiting: object }).waiting).toEqual(ofCarrier);

  const rows = cards.reduce<WaitCounts>((sum, { next }) => {
    const wait = waitOfStep(next);
    return wait === null ? sum : { ...sum, [wait]: sum[wait] + 1 };
  }, zeroWaitCounts);
  expect(rows).toEqual(expected);
  for (const wait of Object.keys(ofCarrier) as CarrierWait[]) {
    const inTab = cards.filter(({ next }) => waitOfStep(next) === wait);
    expect(inTab.map(({ driverId }) => driverId)).toEqual(await driversIn(orderId, wait, expected[wait]));
  }

  for (const flow of flows) {
    const card = cards.find(({ driverId }) => driverId === flow.driver.id);
    const { turn } = await flow.application();
    expect(turn).toBe(card?.turn === 'driver' ? 'you' : card?.turn);
  }
});

/** Returns the candidates of the tab that shows this wait. */
async function driversIn(orderId: string, wait: CarrierWait, count: number): Promise<string[]> {
  const response: { body: unknown } = await hiring.carrier.recruiter
    .get(`/api/job-order/${orderId}/candidacies`)
    .query({ stage: tabOfWait[wait] })
    .expect(200);
  const found = (response.body as { data: CandidacyCard[] }).data.filter(({ next }) => waitOfStep(next) === wait);
  expect(found).toHaveLength(count);
  return found.map(({ driverId }) => driverId);
}

it('counts running and ended assignments separately', async () => {
  const orderId = await hiring.anActiveOrder({ numberOfDrivers: 2 });
  await hiring.flow(orderId, await hiring.aDriver()).toHired();
  const ended = await hiring.flow(orderId, await hiring.aDriver()).toHired();
  await hiring.db('candidacies').where({ id: ended.candidacyId }).update({ state: 'ended', next_step: 'nothing' });

  const head: { body: unknown } = await hiring.carrier.recruiter.get(`/api/job-order/id/${orderId}`).expect(200);

  expect((head.body as OrderView).counts).toMatchObject({ hired: 1, ended: 1 });
});
