import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createCandidacyProjections } from '#activities/candidacies/projections';
import type { Db } from '#db/core/handle';
import { newId } from '#platform/ids';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aDriver, aHiringWorld, type HiringWorld } from '../../support/hiring/hiring-world';
import { silentLogger } from '../../support/hiring/silent-logger';

let database: TestDatabase;
let db: Db;
let world: HiringWorld;
let projections: ReturnType<typeof createCandidacyProjections>;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createTestPool(database.url, { pool: 4 });
  projections = createCandidacyProjections({ db, log: silentLogger });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  world = await aHiringWorld(db);
});

function opening(name: 'invite' | 'request', of: HiringWorld = world) {
  const { workflowId, runId, state, now, ...history } = new CandidacyHistory(of);
  const command = new CandidacyHistory(of).command(name);
  return { workflowId, runId, events: history.events, roundOpening: { state, name, command, updateId: newId(), now } };
}
const changeOrder = (row: object) => db('job_orders').where({ id: world.orderId }).update(row);
const refused = (type: string) => ({ type, nonRetryable: true });

it('opens a round on an active order', async () => {
  const input = opening('invite');

  await projections.openRound(input);

  expect(await db('candidacies').where({ workflow_id: input.workflowId })).toMatchObject([{ state: 'invited' }]);
});

it('has no further effect when retried after the commit, even if the order has changed', async () => {
  const input = opening('invite');
  const first = await projections.openRound(input);
  await changeOrder({ status: 'past' });

  const second = await projections.openRound(input);

  expect(second).toEqual(first);

  expect(await db('workflow_events').where({ workflow_id: input.workflowId })).toHaveLength(1);
});

it.each([
  ['order-not-active', { status: 'pending' }],
  ['order-not-active', { status: 'past' }],
  ['order-filled', { seats_taken: 2 }],
])('rejects with %s', async (code, row) => {
  await changeOrder(row);

  await expect(projections.openRound(opening('invite'))).rejects.toMatchObject(refused(code));
  expect(await db('candidacies').where({ order_id: world.orderId })).toEqual([]);
});

it('rejects a request for an order that is not visible to drivers, but allows an invitation', async () => {
  await changeOrder({ is_visible: false });

  await expect(projections.openRound(opening('request'))).rejects.toMatchObject(refused('order-not-visible'));
  await projections.openRound(opening('invite'));
  expect(await db('candidacies').where({ order_id: world.orderId })).toMatchObject([{ state: 'invited' }]);
});

it('rejects a round for an inactive organization', async () => {
  await db('organizations').where({ id: world.organizationId }).update({ is_active: false });

  await expect(projections.openRound(opening('invite'))).rejects.toMatchObject(refused('organization-inactive'));
});

it.each<[string, Parameters<typeof aDriver>[1]]>([
  ['is not available', { driver: { is_available: false } }],
  ['has exited the pipeline', { pipeline: { stage: 'NotInterested', is_exit: true } }],
  ['is not pre-qualified', { pipeline: { stage: 'PreQualify' } }],
])('rejects the invitation of a driver who %s', async (_case, overrides) => {
  const driverId = await aDriver(db, overrides);

  const attempt = projections.openRound(opening('invite', { ...world, driverId }));

  await expect(attempt).rejects.toMatchObject(refused('driver-not-searchable'));
});

it('rejects a request from a driver who is not certified', async () => {
  const pipeline = { stage: 'Processing', lifecycle_status: 'onboarding_in_progress' } as const;
  const driverId = await aDriver(db, { pipeline });

  const attempt = projections.openRound(opening('request', { ...world, driverId }));

  await expect(attempt).rejects.toMatchObject(refused('driver-not-active'));
});

it('waits for an order that is being deactivated, and then rejects', async () => {
  const leaving = await db.transaction();
  await leaving('job_orders').where({ id: world.orderId }).update({ status: 'past' });
  const attempt = projections.openRound(opening('invite')).catch((error: unknown) => error);
  await leaving.commit();

  expect(await attempt).toMatchObject(refused('order-not-active'));
});

it('lets a request join an open round only while the order is open', async () => {
  const history = new CandidacyHistory(world);
  history.play('invite');
  await projections.projectCandidacy(history.batch());
  const joining = { ...history.batch([history.play('request')]), guard: 'entry' } as const;
  await changeOrder({ status: 'past' });

  await expect(projections.writeGuarded(joining)).rejects.toMatchObject(refused('order-not-active'));
  await changeOrder({ status: 'active' });
  await projections.writeGuarded(joining);
  expect(await db('candidacies').where({ workflow_id: history.workflowId })).toMatchObject([{ state: 'inReview' }]);
});

it('writes events before the round that are not written yet', async () => {
  const history = new CandidacyHistory(world);
  history.play('invite');
  const events = [...history.events, history.play('declineInvite', { reason: 'pay' })];
  const { roundOpening: next, ...batch } = opening('invite');

  const event = await projections.openRound({ ...batch, events, roundOpening: { ...next, state: history.state } });

  expect(event).toMatchObject({ seq: 3, type: 'invited', snapshot: { round: 2 } });
  expect(await db('candidacies').where({ workflow_id: batch.workflowId })).toMatchObject([{ version: 3, round: 2 }]);
});

it('copies the terms of the order, with the default targets', async () => {
  const { snapshot } = await projections.openRound(opening('invite'));

  expect(snapshot).toMatchObject({
    organizationId: world.organizationId,
    facilityId: world.facilityId,
    zone: 'America/Chicago',
    targets: {
      invited: 3,
      inviteExpires: 7,
      requested: 2,
      requestExpires: 14,
      inReview: 2,
      approved: 3,
      outcome: 1,
      offer: 2,
    },
  });
});

it('rejects a round for an order that does not exist', async () => {
  const attempt = projections.openRound(opening('invite', { ...world, orderId: world.driverId }));

  await expect(attempt).rejects.toMatchObject(refused('not-found'));
});
