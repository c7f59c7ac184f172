import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CandidateList, candidateLists } from '#domain/dashboard/candidate-lists';
import type { Candidate, Candidates, Dashboard } from '#domain/dashboard/schema';
import { type Caller, expectOk, HiringApi, inHours } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
  await everyKindOfCandidate();
});
afterAll(() => hiring.close());

/** One or two candidates in each row of the dashboard, on two orders. */
async function everyKindOfCandidate(): Promise<void> {
  const [first, second] = [await hiring.anActiveOrder({ numberOfDrivers: 9 }), await hiring.anActiveOrder()];
  const on = async (orderId: string) => hiring.flow(orderId, await hiring.aDriver());
  await (await on(first)).request().expect(201);
  await (await on(first)).toReview();
  await (await on(second)).toReview();
  await (await on(second)).toApproved();
  const proposed = await on(first);
  const { interview } = await proposed.toInterview();
  await expectOk(proposed.answers('propose-time', { interviewId: interview?._id, date: inHours(72) }));
  await (await on(first)).toInterview();
  await (await on(second)).toHired();
}

async function candidates(
  waiting: CandidateList,
  { caller = hiring.carrier.recruiter, page = {} }: { caller?: Caller; page?: object } = {},
): Promise<Candidates> {
  const response: { body: unknown } = await caller
    .get(`/api/candidates/organization/${hiring.carrier.organizationId}`)
    .query({ waiting, limit: 100, ...page })
    .expect(200);
  return response.body as Candidates;
}
/** Searches everybody by name. */
async function named(name: string, filter: object = {}): Promise<Candidates> {
  const response: { body: unknown } = await hiring.carrier.recruiter
    .post(`/api/candidates/organization/${hiring.carrier.organizationId}/search`)
    .send({ waiting: 'all', limit: 100, name, ...filter })
    .expect(200);
  return response.body as Candidates;
}
async function dashboard(): Promise<Dashboard> {
  const { recruiter, organizationId } = hiring.carrier;
  const response: { body: unknown } = await recruiter.get(`/api/dashboard/organization/${organizationId}`).expect(200);
  return response.body as Dashboard;
}
const stepsOf = ({ data }: Candidates) => data.map(({ card }) => card.next);

describe('the lists of candidates across all orders', () => {
  it('have exactly as many rows as the dashboard says', async () => {
    const { waiting, late, approvedDrivers, onAssignment, mustNotDrive } = await dashboard();
    const numbers: Partial<Record<CandidateList, number>> = {
      ...waiting,
      late,
      approved: approvedDrivers,
      onAssignment,
      mustNotDrive,
    };
    const lists = candidateLists.filter((list) => list !== 'yours' && list !== 'all' && list !== 'ended');

    const rows = await Promise.all(lists.map(async (list) => ({ list, found: await candidates(list) })));

    for (const { list, found } of rows) {
      expect([list, found.count, found.data.length]).toEqual([list, numbers[list], numbers[list]]);
    }
    expect(numbers).toMatchObject({ requests: 1, reviews: 2, toInterview: 1, proposals: 1, approved: 4 });
  });

  it('show the order and the next step of each candidate', async () => {
    const reviews = await candidates('reviews', { caller: hiring.carrier.safety });

    expect(new Set(reviews.data.map(({ order }) => order._id)).size).toBe(2);
    expect(reviews.data.every(({ card, order }) => card.orderId === order._id)).toBe(true);
    expect(stepsOf(reviews)).toEqual(['safetyReviews', 'safetyReviews']);
    expect(reviews.data.every(({ card }) => card.actions.includes('approveForInterview'))).toBe(true);
    expect(stepsOf(await candidates('proposals'))).toEqual(['carrierConfirmsTime']);
    expect(stepsOf(await candidates('toInterview'))).toEqual(['carrierSchedulesInterview']);
    expect(stepsOf(await candidates('requests'))).toEqual(['carrierAnswersRequest']);
  });

  it('read as many statements for the candidates of several orders as for one', async () => {
    const statementsFor = async (limit: number) => {
      let statements = 0;
      // Others are sent by the workers.
      const count = ({ sql }: { sql: string }) => {
        if (/from "(job_orders|facilities|candidacy_records|safety_profiles)"/.test(sql)) statements += 1;
      };
      hiring.db.on('query', count);
      const { data } = await candidates('reviews', { caller: hiring.carrier.safety, page: { limit } });
      hiring.db.removeListener('query', count);
      return { statements, orders: new Set(data.map(({ order }) => order._id)).size };
    };

    const one = await statementsFor(1);
    const several = await statementsFor(100);

    expect([one.orders, several.orders]).toEqual([1, 2]);
    expect(one.statements).toBeGreaterThan(0);
    expect(several.statements).toBe(one.statements);
  });

  it("lists under 'yours' the candidates for the user's position", async () => {
    const { carrier } = hiring;

    expect(stepsOf(await candidates('yours')).toSorted()).toEqual([
      'carrierAnswersRequest',
      'carrierConfirmsTime',
      'carrierSchedulesInterview',
    ]);
    expect(stepsOf(await candidates('yours', { caller: carrier.hr }))).toContain('safetyReviews');
    expect(await candidates('yours', { caller: carrier.accounting })).toEqual({ data: [], count: 0 });
  });

  it('are paged, longest in the state first', async () => {
    const all = await candidates('approved');
    const first = await candidates('approved', { page: { limit: 2 } });
    const rest = await candidates('approved', { page: { limit: 2, skip: 2 } });

    const ids = (data: readonly Candidate[]) => data.map(({ card }) => card.candidacyId);
    expect(ids([...first.data, ...rest.data])).toEqual(ids(all.data));
    const since = all.data.map(({ card }) => card.since);
    expect(since).toEqual(since.toSorted());
  });

  it('include everybody in a list of all, narrowed by stage, order, facility, source and name', async () => {
    const all = await candidates('all');
    const found = async (filter: object) => candidates('all', { page: filter });
    const [one] = all.data;
    const facilityId = one?.order.facility._id;

    expect(all.count).toBe(7);
    expect((await found({ state: 'inReview' })).data.map(({ card }) => card.state)).toEqual(['inReview', 'inReview']);
    const ofOrder = await found({ orderId: one?.order._id });
    expect(new Set(ofOrder.data.map(({ order }) => order._id))).toEqual(new Set([one?.order._id]));
    expect((await found({ facilityId })).count).toBe(7);
    expect((await found({ facilityId: one?.order._id })).count).toBe(0);
    expect((await found({ source: 'application' })).data.map(({ card }) => card.state)).toEqual(['requested']);
    expect((await named('maria')).count).toBe(7);
    // Before review, only the initial of the last name is known.
    expect((await named('Gomez')).count).toBe(6);
    expect((await named('ia G', { state: 'requested' })).count).toBe(1);
    expect((await named('Gomez', { state: 'requested' })).count).toBe(0);
  });

  it('are sorted by time, due date, name or distance', async () => {
    const sorted = async (sort: string, direction: string) =>
      (await candidates('all', { page: { sort, direction } })).data.map(({ card }) => card);

    const since = (await sorted('since', 'desc')).map((card) => card.since);
    expect(since).toEqual(since.toSorted().toReversed());
    const due = (await sorted('due', 'asc')).flatMap(({ dueAt }) => dueAt ?? []);
    expect(due).toEqual(due.toSorted());
    expect(await sorted('name', 'asc')).toHaveLength(7);
    const miles = (await sorted('distance', 'asc')).map(({ distanceMiles }) => distanceMiles);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  });

  it.each(['due', 'name', 'distance'])('keep their order by %s from page to page', async (sort) => {
    const order = { sort, direction: 'desc' };
    const idsOf = async (page: object) =>
      (await candidates('all', { page: { ...order, ...page } })).data.map(({ card }) => card.candidacyId);

    const all = await idsOf({});
    expect(all).toHaveLength(7);
    expect([...(await idsOf({ limit: 3 })), ...(await idsOf({ limit: 4, skip: 3 }))]).toEqual(all);
    expect(await candidates('all', { page: { ...order, limit: 3, skip: 9 } })).toEqual({ data: [], count: 7 });
  });

  it('list ended candidates apart, with the reason, masked again, and without a step', async () => {
    const orderId = await hiring.anActiveOrder();
    const [passed, declined] = [
      hiring.flow(orderId, await hiring.aDriver()),
      hiring.flow(orderId, await hiring.aDriver()),
    ];
    const { assignmentId } = await passed.toReview();
    const reject = { reason: 'not_a_match', text: 'Thank you' };
    await hiring.carrier.hr
      .patch(`/api/job-assignment/reject/${String(assignmentId)}`)
      .send(reject)
      .expect(200);
    await declined.invite().expect(201);
    await expectOk(declined.answers('decline-invite', { reason: 'pay' }));
    const ended = async (page: object) => (await candidates('ended', { page: { orderId, ...page } })).data;

    const all = await ended({ direction: 'desc' });
    expect(all.map(({ card }) => card)).toMatchObject([
      { driverId: declined.driver.id, ending: { by: 'driver', reason: 'pay' }, actions: [] },
      {
        driverId: passed.driver.id,
        state: 'closed',
        ending: { by: 'fleet', reason: 'not_a_match', text: 'Thank you' },
      },
    ]);
    expect(all.map(({ card }) => card.driver.isMasked)).toEqual([true, true]);
    expect((await ended({ reason: 'pay' })).map(({ card }) => card.driverId)).toEqual([declined.driver.id]);
    expect(await ended({ state: 'ended' })).toEqual([]);
    expect((await candidates('all', { page: { orderId } })).count).toBe(0);
    // The full name was visible in review; a search does not reveal it anymore.
    expect((await named('Gomez', { waiting: 'ended', orderId })).count).toBe(0);
    expect((await named('Maria G', { waiting: 'ended', orderId })).count).toBe(2);
  });

  it('are not visible to another carrier', async () => {
    await hiring.other.recruiter.get(`/api/candidates/organization/${hiring.carrier.organizationId}`).expect(404);
    await hiring.other.recruiter
      .post(`/api/candidates/organization/${hiring.carrier.organizationId}/search`)
      .send({ name: 'maria' })
      .expect(404);
  });

  it('mask drivers as the hiring page does', async () => {
    const [requested] = (await candidates('requests')).data;

    expect(requested?.card.driver).toMatchObject({ isMasked: true, lastName: 'G' });
  });
});
