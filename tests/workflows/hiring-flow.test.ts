import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createDatabase, type Db } from '#db/handle';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { aHiringWorld } from '../support/hiring/hiring-world';
import { LiveCandidacy, type Hiring } from '../support/hiring/live-candidacy';
import { aLiveOrder, type LiveOrder } from '../support/hiring/live-order';
import { startTestWorkers, type TestWorkers } from '../support/hiring/test-workers';

let database: TestDatabase;
let db: Db;
let workers: TestWorkers;
let hiring: Hiring & { db: Db };
let order: LiveOrder;
let candidacy: LiveCandidacy;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url, { pool: 40 });
  workers = await startTestWorkers(db);
  hiring = { client: workers.client, taskQueue: workers.taskQueue, now: () => Promise.resolve(Date.now()), db };
});
afterAll(async () => {
  await workers.close();
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  order = await aLiveOrder(hiring, await aHiringWorld(db));
  candidacy = new LiveCandidacy(hiring, order.world);
});

const row = () => db('candidacies').where({ id: candidacy.candidacyId }).first('state', 'version', 'stage');

it('takes a driver from the invitation to the assignment, and each answer is visible in the lists', async () => {
  const seen: unknown[] = [];
  for (const name of [
    'invite',
    'acceptInvite',
    'approveForInterview',
    'scheduleInterview',
    'acceptInterview',
    'hire',
    'acceptStart',
  ] as const) {
    const { seq, state } = await candidacy.give(name);
    expect(await row()).toMatchObject({ version: seq, state });
    seen.push(state);
  }

  expect(seen).toEqual(['invited', 'inReview', 'approved', 'interviewing', 'interviewing', 'hired', 'hired']);
  expect((await order.view()).seats).toEqual([
    expect.objectContaining({ candidacyId: candidacy.candidacyId, use: 'held' }),
  ]);
  expect(await db('driver_hires').where({ driver_id: order.world.driverId })).toMatchObject([
    { is_decided: true, released_at: null },
  ]);
});
