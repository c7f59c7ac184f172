import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { ProjectionConflict } from '#db/core/workflow-events';
import { projectJobOrder } from '#db/job-orders/projection';
import type { JobOrderCommandName, JobOrderCommands } from '#domain/job-orders/commands';
import { decideOrderCommand, emptyJobOrder } from '#domain/job-orders/decide';
import type { JobOrderEvent } from '#domain/job-orders/events';
import type { JobOrderState } from '#domain/job-orders/state';
import { newId } from '#platform/ids';
import { anAgreement } from '../../support/builders/agreements';
import { openTestDatabase } from '../../support/database';
import { aHiringWorld, aUser, type HiringWorld, NOW } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
let world: HiringWorld;
let opsId: string;
let state: JobOrderState;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
  opsId = await aUser(db, { roles: ['ops'] });
});
afterAll(() => close());
beforeEach(async () => {
  world = await aHiringWorld(db);
  state = emptyJobOrder(newId());
});

function play<N extends JobOrderCommandName>(name: N, command: JobOrderCommands[N]): JobOrderEvent {
  const decision = decideOrderCommand(state, { name, command }, Date.parse(NOW) + state.seq * 60_000);
  if ('refused' in decision || decision.accepted === null) throw new Error(`${name} is not possible`);
  state = decision.accepted.snapshot;
  return { ...decision.accepted, updateId: newId() };
}

const fleet = () => ({
  actor: { kind: 'fleet', userId: world.recruiterId } as const,
  isRecruiter: true,
  isBusinessAdmin: false,
});
const ops = () => ({ actor: { kind: 'ops', userId: opsId } as const, isRecruiter: false, isBusinessAdmin: false });
const batch = (...events: JobOrderEvent[]) => ({ workflowId: `job-order/${state.orderId}`, runId: newId(), events });
const row = () => db('job_orders').where({ id: state.orderId }).first<Record<string, unknown>>();

async function created(numberOfDrivers = 1): Promise<JobOrderEvent> {
  const versionId = newId();
  const { organizationId, facilityId } = world;
  const { orderId } = state;
  await db('job_order_versions').insert({
    id: versionId,
    order_id: orderId,
    organization_id: organizationId,
    content: { title: 'Night drayage' },
  });
  const terms = { versionId, facilityId, numberOfDrivers, startOn: '2026-12-01', endOn: null, endsAt: null };
  return play('createOrder', { ...fleet(), ...terms, orderId, organizationId, isVisible: true });
}

it.each([
  ['ended', 1],
  ['lapsed', 0],
] as const)('ends the order if the agreement has %s while it was created', async (agreement, signals) => {
  const { organizationId } = world;
  await anAgreement(db, { organizationId, state: agreement });
  const ends = db('outbox').where({ topic: 'agreementEnded' }).whereRaw('payload = ?', [{ organizationId }]);
  const before = await ends.clone();

  const creation = batch(await created());
  await projectJobOrder(db, creation);
  await projectJobOrder(db, creation);

  expect(await ends.clone()).toHaveLength(before.length + signals);
});

it('writes the row and later changes', async () => {
  const creation = await created();
  await projectJobOrder(db, batch(creation));
  expect(await row()).toMatchObject({ status: 'pending', approval: 'pending', start_on: '2026-12-01', seats_taken: 0 });

  await projectJobOrder(db, batch(play('acceptOrder', ops())));
  expect(await row()).toMatchObject({ status: 'active', approval: 'approved', version: 2, created_at: NOW });
});

it('takes the seat count from the state, so that a retry counts no seat twice', async () => {
  const events = [await created(), play('acceptOrder', ops())];
  events.push(play('takeSeat', { candidacyId: newId(), round: 1, hireSeq: 1 }));

  await projectJobOrder(db, batch(...events));
  await projectJobOrder(db, batch(...events));

  expect(await row()).toMatchObject({ seats_taken: 1, version: 3 });
  expect(await db('workflow_events').where({ order_id: state.orderId })).toHaveLength(3);
});

it('ignores an older event', async () => {
  const creation = await created();
  const accepted = play('acceptOrder', ops());
  await projectJobOrder(db, batch(creation, accepted));

  await projectJobOrder(db, batch(creation));

  expect(await row()).toMatchObject({ status: 'active', version: 2 });
});

it('refuses a different event with a stored number', async () => {
  const creation = await created();
  await projectJobOrder(db, batch(creation));

  const attempt = projectJobOrder(db, batch({ ...creation, updateId: newId() }));

  await expect(attempt).rejects.toThrow(ProjectionConflict);
});

it('notifies operations of a new order, and its recruiters when it is accepted', async () => {
  await projectJobOrder(db, batch(await created(), play('acceptOrder', ops())));

  const messages = await db('messages')
    .where({ workflow_id: `job-order/${state.orderId}` })
    .orderBy('seq')
    .select('template', 'recipient_id');
  expect(messages).toEqual([
    { template: 'orderWaiting', recipient_id: opsId },
    { template: 'orderAccepted', recipient_id: world.recruiterId },
  ]);
});

it('writes the waves of autopilot, and nothing again when an event is repeated', async () => {
  const events = [
    await created(),
    play('acceptOrder', ops()),
    play('setAutopilot', { ...fleet(), isOn: true }),
    play('setAutopilot', { ...fleet(), isOn: false }),
    play('setAutopilot', { ...fleet(), isOn: true }),
  ];
  const waves = () =>
    db('autopilot_waves')
      .where({ order_id: state.orderId })
      .orderBy('number')
      .select('number', 'status', 'skip_reason');
  await projectJobOrder(db, batch(...events));
  const [, , turnedOn] = events;
  if (turnedOn !== undefined) await projectJobOrder(db, batch(turnedOn));

  expect(await waves()).toEqual([
    { number: 1, status: 'skipped', skip_reason: 'off' },
    { number: 2, status: 'planned', skip_reason: null },
  ]);
});
