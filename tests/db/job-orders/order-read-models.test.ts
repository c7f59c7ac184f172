import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { projectCandidacy } from '#db/candidacies/projection';
import { readTimeline } from '#db/candidacies/timeline';
import type { Db } from '#db/core/handle';
import { readDashboard } from '#db/dashboard/dashboard';
import { findOrder } from '#db/job-orders/order';
import { countAssignments } from '#db/job-orders/order-assignments';
import { listCandidacies } from '#db/job-orders/order-candidacies';
import { tabStates } from '#db/job-orders/order-counts';
import { readOrderFacts } from '#db/job-orders/order-facts';
import { countOrders, listOrders } from '#db/job-orders/order-list';
import { openTestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aDriver, aHiringWorld, anOrderRow, type HiringWorld } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
let world: HiringWorld;
let stranger: HiringWorld;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
});
afterAll(() => close());
beforeEach(async () => {
  world = await aHiringWorld(db);
  stranger = await aHiringWorld(db);
});

const NOON = '2026-11-21T12:00:00Z';
const at = () => ({ organizationId: world.organizationId, facilityId: world.facilityId });
const own = () => ({ ...at(), now: NOON });

/** Projects a candidacy of another driver on the order. */
async function aCandidate(...play: ('invite' | 'acceptInvite' | 'request')[]): Promise<CandidacyHistory> {
  const history = new CandidacyHistory({ ...world, driverId: await aDriver(db) });
  for (const command of play) history.play(command);
  await projectCandidacy(db, history.batch());
  return history;
}

describe('orders', () => {
  it('are listed for their carrier newest first, in pages, with the total', async () => {
    const older = await anOrderRow(db, { ...at(), created_at: '2026-11-01T00:00:00Z' });
    const oldest = await anOrderRow(db, { ...at(), created_at: '2026-10-01T00:00:00Z' });
    const list = (skip: number) => listOrders(db, { ...own(), status: 'active', limit: 2, skip });

    const first = await list(0);
    const second = await list(2);

    expect(first.orders.map(({ id }) => id)).toEqual([world.orderId, older]);
    expect(second.orders.map(({ id }) => id)).toEqual([oldest]);
    expect(first.count).toBe(3);
  });

  it('exclude those of another carrier', async () => {
    const { orders } = await listOrders(db, { ...own(), status: 'active', limit: 50, skip: 0 });

    expect(orders.map(({ id }) => id)).not.toContain(stranger.orderId);
  });

  it('can be limited to the facilities that a recruiter is linked to', async () => {
    const question = { ...own(), status: 'active', limit: 50, skip: 0 } as const;

    expect((await listOrders(db, { ...question, recruiterId: world.recruiterId })).count).toBe(1);
    expect((await listOrders(db, { ...question, recruiterId: world.safetyId })).count).toBe(0);
  });

  it('of all carriers are listed for operations, longest-waiting first, sent-back ones last', async () => {
    const sentBack = { status: 'pending', approval: 'rejected', status_since: '2019-01-01T00:00:00Z' };
    const back = await anOrderRow(db, { ...at(), ...sentBack });
    const early = await anOrderRow(db, { ...at(), status: 'pending', status_since: '2020-01-01T00:00:00Z' });

    const question = { organizationId: null, status: 'pending', skip: 0, now: NOON } as const;
    const [first] = (await listOrders(db, { ...question, limit: 1 })).orders;
    const last = (await listOrders(db, { ...question, limit: 50 })).orders.at(-1);

    expect(first).toMatchObject({ id: early, organizationId: world.organizationId });
    expect(last?.id).toBe(back);
  });

  it('are counted per status', async () => {
    await anOrderRow(db, { ...at(), status: 'past' });

    expect(await countOrders(db, at())).toEqual({ pending: 0, active: 1, past: 1, deleted: 0 });
  });

  it('have their content, location and tab counts', async () => {
    await aCandidate('invite');
    await aCandidate('request');
    await aCandidate('invite', 'acceptInvite');

    expect(await findOrder(db, world.orderId, NOON)).toMatchObject({
      content: { title: 'Regional driver' },
      facilityName: 'Dallas yard',
      timeZone: 'America/Chicago',
      counts: {
        invited: 1,
        requested: 1,
        review: 1,
        interview: 0,
        hired: 0,
        ended: 0,
        waiting: { requests: 1, reviews: 1, drivers: 1, dates: 0 },
      },
    });
    expect(await findOrder(db, world.driverId, NOON)).toBeUndefined();
  });
});

describe('candidacies of an order', () => {
  it('are listed by tab, with their total', async () => {
    const first = await aCandidate('invite', 'acceptInvite');
    const second = await aCandidate('invite', 'acceptInvite');
    await aCandidate('invite');

    const { candidacies, count } = await listCandidacies(db, {
      orderId: world.orderId,
      states: tabStates.review,
      limit: 10,
      skip: 0,
    });

    expect(count).toBe(2);
    expect(new Set(candidacies.map(({ candidacyId }) => candidacyId))).toEqual(
      new Set([first.state.candidacyId, second.state.candidacyId]),
    );
    expect(candidacies[0]?.distanceMiles).toBe(29);
    expect(candidacies[0]?.driver).toMatchObject({ firstName: 'Maria', licenseClass: 'driverLicenseClassA' });
  });

  it('return the records of the current round only', async () => {
    const history = await aCandidate('invite');
    const again = [history.play('declineInvite'), history.play('invite')];
    await projectCandidacy(db, history.batch(again));

    const { organizationId, facilityId, orderId } = world;
    const facts = await readOrderFacts(db, { organizationId, facilityId, contactId: null, orderId });
    expect(facts.facility).toMatchObject({ _id: facilityId });
    expect(facts.relations).toMatchObject([
      { kind: 'fleetJobRequest', status: 'pending', driverId: history.state.driverId },
    ]);
  });

  it('count as assignments once they have started', async () => {
    const history = new CandidacyHistory(world).toHired();
    history.play('acceptStart');
    await projectCandidacy(db, history.batch());
    expect(await countAssignments(db, world.orderId)).toBe(0);

    const { state } = history;
    const started = {
      ...state,
      seq: state.seq + 1,
      hire: state.hire && { ...state.hire, startedAt: '2026-12-05T06:00:00.000Z' },
    };
    const [last] = history.events.slice(-1);
    if (last === undefined) throw new Error('no events');
    await projectCandidacy(
      db,
      history.batch([{ ...last, seq: started.seq, type: 'assignmentStarted', snapshot: started }]),
    );

    expect(await countAssignments(db, world.orderId)).toBe(1);
  });
});

describe('a timeline', () => {
  it('lists events with their actors, newest first, in pages without gaps', async () => {
    const history = await aCandidate('invite', 'acceptInvite');
    const of = { orderId: world.orderId };

    const all = await readTimeline(db, { of, before: null, limit: 10 });
    const first = await readTimeline(db, { of, before: null, limit: 1 });
    const rest = await readTimeline(db, { of, before: first[0] ?? null, limit: 10 });

    expect(all.map(({ type }) => type)).toEqual(['inviteAccepted', 'invited']);
    expect([...first, ...rest]).toEqual(all);
    expect(all[1]).toMatchObject({
      actorId: world.recruiterId,
      actorFirstName: 'Ann',
      driverId: history.state.driverId,
    });
  });

  it("excludes other carriers' orders", async () => {
    await aCandidate('invite');

    const of = { organizationId: stranger.organizationId };
    expect(await readTimeline(db, { of, before: null, limit: 10 })).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('counts what waits for the carrier, and what is overdue', async () => {
    await aCandidate('request');
    await aCandidate('invite', 'acceptInvite');
    await anOrderRow(db, { ...at(), status: 'pending', approval: 'rejected' });

    const soon = await readDashboard(db, world.organizationId, '2026-11-21T13:00:00Z');
    const later = await readDashboard(db, world.organizationId, '2026-11-30T13:00:00Z');

    expect(soon).toMatchObject({ requests: 1, reviews: 1, toInterview: 0, late: 0, sentBack: 1, onAssignment: 0 });
    expect(later).toMatchObject({ late: 2 });
    expect(await readDashboard(db, stranger.organizationId, '2026-11-21T13:00:00Z')).toMatchObject({
      requests: 0,
      reviews: 0,
    });
  });

  it('and lists of orders count an interview as past at the time that they are given', async () => {
    const history = new CandidacyHistory({ ...world, driverId: await aDriver(db) });
    await projectCandidacy(db, history.toInterview(undefined, '2026-12-01T15:00:00.000Z').batch());
    const waitsAt = async (now: string) => {
      const list = {
        ...own(),
        status: 'active',
        waits: { for: ['outcomes'], at: now },
        limit: 50,
        skip: 0,
        now,
      } as const;
      const { orders } = await listOrders(db, list);
      const order = await findOrder(db, world.orderId, now);
      const { outcomes } = await readDashboard(db, world.organizationId, now);
      return { listed: orders.length, waiting: order?.counts.waiting, outcomes };
    };

    expect(await waitsAt('2026-12-01T14:59:59Z')).toMatchObject({
      ...{ listed: 0, outcomes: 0 },
      waiting: { outcomes: 0, drivers: 1 },
    });
    expect(await waitsAt('2026-12-01T15:00:00Z')).toMatchObject({
      ...{ listed: 1, outcomes: 1 },
      waiting: { outcomes: 1, drivers: 0 },
    });
  });
});
