import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projectCandidacy } from '#db/candidacies/projection';
import { decideFact } from '#domain/candidacies/facts';
import type { Dashboard, DashboardEvents } from '#domain/dashboard/schema';
import type { OrderList } from '#domain/job-orders/schema';
import { as, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken } from '../../../support/builders/people';
import { CandidacyHistory } from '../../../support/hiring/candidacy-history';
import { aHiringWorld, anOrderRow, aUser, type HiringWorld } from '../../../support/hiring/hiring-world';

type Caller = ReturnType<typeof as>;

let api: TestApi;
let world: HiringWorld;
let recruiter: Caller;
let stranger: Caller;
let sentBackId: string;
beforeAll(async () => {
  api = await startTestApi();
  world = await aHiringWorld(api.db);
  recruiter = as(api.app, await anAccessToken(api.db, world.recruiterId));
  const other = await aHiringWorld(api.db);
  stranger = as(api.app, await anAccessToken(api.db, other.recruiterId));
  const { organizationId, facilityId } = world;
  sentBackId = await anOrderRow(api.db, { organizationId, facilityId, status: 'pending', approval: 'rejected' });
  await anOrderRow(api.db, { organizationId, facilityId, status: 'pending', approval: 'pending' });
  const history = new CandidacyHistory(world);
  for (let round = 0; round < 3; round += 1) {
    history.play('invite');
    history.play('cancelInvite');
  }
  history.play('request');
  history.play('moveToReview');
  history.play('approveForInterview', { isSafety: true });
  await projectCandidacy(api.db, history.batch());
});
afterAll(() => api.close());

async function read<Answer>(path: string, query: object = {}): Promise<Answer> {
  const response: { body: unknown } = await recruiter.get(path).query(query).expect(200);
  return response.body as Answer;
}

describe('the dashboard', () => {
  it('shows the carrier in brief', async () => {
    const { organization, sentBack } = await read<Dashboard>(`/api/dashboard/organization/${world.organizationId}`);

    expect(organization).toMatchObject({ mcdotNumber: null, staff: 3, facilities: 1 });
    expect(sentBack).toBe(1);
  });

  it('opens exactly the orders that were sent back', async () => {
    const path = `/api/job-order/pending/organization/${world.organizationId}`;

    expect(await read<OrderList>(path)).toMatchObject({ count: 2 });
    expect(await read<OrderList>(path, { approval: 'rejected' })).toMatchObject({
      count: 1,
      data: [{ _id: sentBackId }],
    });
  });

  it('lists that a candidate was hired for another job, by first name and initial', async () => {
    const losing = await aHiringWorld(api.db);
    const history = new CandidacyHistory(losing);
    history.play('request');
    history.play('moveToReview');
    const fact = { type: 'hiredElsewhere', reason: 'hired_elsewhere' } as const;
    const closed = decideFact(history.state, fact, history.now + 60_000);
    if (closed === null) throw new Error('The round did not close');
    history.events.push({ ...closed, updateId: 'hired_elsewhere' });
    await projectCandidacy(api.db, history.batch());

    const reader = as(api.app, await anAccessToken(api.db, losing.recruiterId));
    const response: { body: unknown } = await reader.get(`/api/events/${losing.organizationId}`).expect(200);

    expect((response.body as DashboardEvents).data[0]).toMatchObject({
      type: 'hiredElsewhere',
      reason: 'hired_elsewhere',
      actor: { kind: 'system' },
      driver: { name: 'Maria G.' },
    });
  });

  it.each(['/api/events/', '/api/event-store/organization/'])('pages its events to the end: %s', async (path) => {
    const events: DashboardEvents['data'] = [];
    for (;;) {
      const page = await read<DashboardEvents>(`${path}${world.organizationId}`, { limit: 4, skip: events.length });
      if (page.data.length === 0) break;
      events.push(...page.data);
    }

    expect(events.map(({ type }) => type)).toEqual([
      'approvedForInterview',
      'movedToReview',
      'requested',
      ...['inviteCancelled', 'invited', 'inviteCancelled', 'invited', 'inviteCancelled', 'invited'],
    ]);
    await stranger.get(`${path}${world.organizationId}`).expect(404);
  });

  it("counts the approved drivers of the caller's own carrier", async () => {
    const path = '/api/user/fleet/approved-drivers/amount';
    const ops = as(api.app, await anAccessToken(api.db, await aUser(api.db, { roles: ['ops'] })));

    expect(await read(path)).toEqual({ amount: 1 });
    expect((await stranger.get(path).expect(200)).body).toEqual({ amount: 0 });
    expect((await ops.get(path).expect(200)).body).toEqual({ amount: 0 });
  });
});
