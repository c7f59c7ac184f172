import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR_MS, instantAfter } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { renew, reproject } from '#workflows/entity/messages';
import { eventually } from '../support/eventually';
import { aCandidacyFlow, eventTypes, type HiringSystem, startHiringSystem } from '../support/hiring/hiring-system';
import { aDriver } from '../support/hiring/hiring-world';
import { LiveCandidacy } from '../support/hiring/live-candidacy';
import { aLiveOrder, type LiveOrder } from '../support/hiring/live-order';

let system: HiringSystem;
let order: LiveOrder;
let candidacy: LiveCandidacy;

beforeAll(async () => {
  system = await startHiringSystem();
});
afterAll(() => system.close());
beforeEach(async () => {
  ({ order, candidacy } = await aCandidacyFlow(system));
});

const toInterview = ['invite', 'acceptInvite', 'approveForInterview', 'scheduleInterview'] as const;
const row = (of = candidacy) =>
  system.db('candidacies').where({ id: of.candidacyId }).first('state', 'version', 'stage');
const hires = () => system.db('driver_hires').where({ driver_id: order.world.driverId });
const refused = (type: string) => ({ cause: { type } });
/** The outcome of each: done, or the code of the refusal. */
const outcomes = (answers: PromiseSettledResult<unknown>[]): unknown[] =>
  answers
    .map((answer) =>
      answer.status === 'fulfilled' ? 'done' : (answer.reason as { cause: { type: string } }).cause.type,
    )
    .sort();
const anotherDriver = async () => new LiveCandidacy(system, { ...order.world, driverId: await aDriver(system.db) });

it('takes a driver from the invitation to the accepted start date, with every result in the read model', async () => {
  const seen: string[] = [];
  for (const name of [...toInterview, 'acceptInterview', 'hire', 'acceptStart'] as const) {
    const { seq, state } = await candidacy.send(name);
    seen.push(state);
    expect(await row()).toMatchObject({ version: seq, state });
  }

  expect(seen).toEqual(['invited', 'inReview', 'approved', 'interviewing', 'interviewing', 'hired', 'hired']);
  expect((await order.view()).seats).toMatchObject([{ candidacyId: candidacy.candidacyId, use: 'held' }]);
  expect(await hires()).toMatchObject([{ released_at: null }]);
});

it('moves straight to review when the invited driver also applies', async () => {
  await candidacy.send('request');

  expect(await candidacy.send('invite')).toEqual({ seq: 2, state: 'inReview' });
  expect(await row()).toMatchObject({ stage: 'pendingReview-pending' });
});

describe('two people at the same time', () => {
  it('both invite: one succeeds, the other gets a refusal', async () => {
    const answers = await Promise.allSettled([candidacy.send('invite'), candidacy.send('invite')]);

    expect(outcomes(answers)).toEqual(['done', 'driver-already-invited']);
  });

  it('one approves while the other rejects: the second is refused because the state changed', async () => {
    await candidacy.go('invite', 'acceptInvite');
    const answers = await Promise.allSettled([candidacy.send('approveForInterview'), candidacy.send('rejectReview')]);

    expect(outcomes(answers)).toEqual(['candidacy-changed', 'done']);
  });

  it('hire one driver for two orders: one succeeds, and the other candidacy closes without naming the carrier', async () => {
    const elsewhere = new LiveCandidacy(system, (await aLiveOrder(system, order.world)).world);
    await candidacy.go(...toInterview);
    await elsewhere.go('invite', 'acceptInvite', 'approveForInterview');
    const later = new Date(Date.now() + 99 * HOUR_MS).toISOString();
    await elsewhere.send('scheduleInterview', { startsAt: later, endsAt: instantAfter(later, HOUR_MS) });
    const answers = await Promise.allSettled([candidacy.send('hire'), elsewhere.send('hire')]);

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await hires()).toHaveLength(1);
    const states = () => Promise.all([row(candidacy), row(elsewhere)]);
    await eventually(async () =>
      expect((await states()).map((each) => each?.state).sort()).toEqual(['closed', 'hired']),
    );
  });
});

describe('a retried command', () => {
  it('returns the same result and has one effect', async () => {
    const updateId = newId();
    const first = await candidacy.send('invite', {}, { updateId });

    expect(await candidacy.send('invite', {}, { updateId })).toEqual(first);
    expect(await eventTypes(system, candidacy)).toEqual(['invited']);
  });

  it('has one effect even after continue-as-new', async () => {
    await candidacy.send('invite');
    const updateId = newId();
    const first = await candidacy.send('acceptInvite', {}, { updateId });
    const { runId } = await candidacy.handle.describe();
    await candidacy.handle.signal(renew);
    await eventually(async () => expect((await candidacy.handle.describe()).runId).not.toBe(runId));

    expect(await candidacy.send('acceptInvite', {}, { updateId })).toEqual(first);
    expect(await eventTypes(system, candidacy)).toEqual(['invited', 'inviteAccepted']);
    expect(await candidacy.send('approveForInterview')).toEqual({ seq: 3, state: 'approved' });
  });
});

it('projects the last event again if the database lost it, even after continue-as-new', async () => {
  await candidacy.go('invite', 'acceptInvite');
  const { runId } = await candidacy.handle.describe();
  await candidacy.handle.signal(renew);
  await eventually(async () => expect((await candidacy.handle.describe()).runId).not.toBe(runId));
  await system.db.transaction(async (trx) => {
    // Rows are never deleted; this simulates a restore from an older backup.
    await trx.raw('set local session_replication_role = replica');
    await trx('workflow_events').where({ workflow_id: candidacy.workflowId, seq: 2 }).delete();
  });
  await system.db('candidacies').where({ id: candidacy.candidacyId }).update({ version: 1, state: 'invited' });
  await candidacy.handle.signal(reproject);

  await eventually(async () => expect(await row()).toMatchObject({ version: 2, state: 'inReview' }));
});

describe('an interview', () => {
  it('is refused if the driver has another interview at that time, and the slot stays free', async () => {
    const other = new LiveCandidacy(system, (await aLiveOrder(system, order.world)).world);
    await candidacy.go(...toInterview);
    await other.go('invite', 'acceptInvite', 'approveForInterview');

    await expect(other.send('scheduleInterview')).rejects.toMatchObject(refused('interview-overlaps'));
    expect((await other.view()).name).toBe('approved');
    await candidacy.send('cancelInterview');
    expect(await other.send('scheduleInterview')).toMatchObject({ state: 'interviewing' });
  });

  it('moves to the time that the driver proposed, once the carrier confirms it', async () => {
    await candidacy.go(...toInterview);
    const startsAt = new Date(Date.now() + 96 * 3_600_000).toISOString();
    await candidacy.send('proposeInterviewTime', { startsAt });
    await candidacy.send('confirmProposal');

    expect((await candidacy.view()).interview).toMatchObject({ startsAt, answer: 'accepted', sequence: 1 });
  });
});

describe('a hire', () => {
  it('is refused if all seats are taken, and releases its seat and claim', async () => {
    ({ order, candidacy } = await aCandidacyFlow(system, { numberOfDrivers: 1 }));
    const second = await anotherDriver();
    await candidacy.go(...toInterview);
    await second.go(...toInterview);
    await candidacy.send('hire');

    await expect(second.send('hire')).rejects.toMatchObject(refused('order-filled'));
    expect((await order.view()).seats).toHaveLength(1);
    expect((await second.view()).name).toBe('interviewing');
  });

  it('releases its seat if the driver is not ready', async () => {
    await candidacy.go(...toInterview);
    const setReady = (ready: boolean) =>
      system.db('driver_pipelines').where({ driver_id: order.world.driverId }).update({ ready_for_dispatch: ready });
    await setReady(false);

    await expect(candidacy.send('hire')).rejects.toMatchObject(refused('driver-not-ready'));
    await eventually(async () => expect((await order.view()).seats).toEqual([]));
    await setReady(true);
    expect(await candidacy.send('hire')).toMatchObject({ state: 'hired' });
    expect((await order.view()).seats).toMatchObject([{ hireSeq: 2 }]);
  });

  it('frees seat and driver when it is rescinded', async () => {
    await candidacy.go(...toInterview, 'hire', 'rescindStart');

    await eventually(async () => expect((await order.view()).seats).toEqual([]));
    expect(await hires()).toMatchObject([{ released_at: expect.any(String) }]);
    expect(await candidacy.send('invite')).toMatchObject({ state: 'invited' });
  });
});

it('notifies the other candidates that the seats are taken, but not the driver who took the last one', async () => {
  ({ order, candidacy } = await aCandidacyFlow(system, { numberOfDrivers: 1 }));
  const other = await anotherDriver();
  await other.go('invite');
  await candidacy.go(...toInterview, 'hire');
  const recipients = async (template: string): Promise<(string | null)[]> => {
    const rows = system
      .db('messages')
      .where({ template, channel: 'mail' })
      .whereRaw(`params ->> 'orderId' = ?`, [order.world.orderId]);
    return rows.orderBy('recipient_id').pluck('recipient_id');
  };

  expect(await recipients('startOffered')).toEqual([order.world.driverId]);
  expect(await recipients('orderSeatsTaken')).toEqual([other.world.driverId]);
});

it('lets a driver propose another start date, which the carrier declines or accepts', async () => {
  await candidacy.go(...toInterview, 'hire');
  const startsAt = new Date(Date.now() + 9 * 86_400_000).toISOString();
  const proposed = { startsAt, startOn: startsAt.slice(0, 10) };

  expect(await candidacy.send('proposeStart', proposed)).toMatchObject({ state: 'hired' });
  await candidacy.send('keepStart');
  expect((await candidacy.view()).hire).toMatchObject({ answer: 'offered', proposal: null });
  await candidacy.send('proposeStart', proposed);
  await candidacy.send('acceptProposedStart', { startOn: proposed.startOn });
  expect((await candidacy.view()).hire).toMatchObject({ ...proposed, answer: 'accepted', proposal: null });
});

describe('an order that is no longer active', () => {
  it('ends its open candidacies, rescinds a hire that has not started, and completes the runs', async () => {
    const hired = await anotherDriver();
    await candidacy.send('request');
    await hired.go(...toInterview, 'hire');
    await order.send('cancelOrder', { notifyToDriver: true });

    await eventually(async () => expect((await hired.handle.describe()).status.name).toBe('COMPLETED'));
    await eventually(async () => expect((await candidacy.handle.describe()).status.name).toBe('COMPLETED'));
    expect(await row()).toMatchObject({ state: 'closed' });
    expect(await row(hired)).toMatchObject({ state: 'closed' });
    await eventually(async () => expect((await order.view()).seats).toEqual([]));
    await expect((await anotherDriver()).send('invite')).rejects.toMatchObject(refused('order-not-active'));
  });

  it('is not deleted while a driver is on assignment', async () => {
    await candidacy.go(...toInterview);
    const startsAt = new Date(Date.now() - 3_600_000).toISOString();
    await candidacy.send('hire', { startsAt, startOn: startsAt.slice(0, 10) });
    await candidacy.send('acceptStart');
    await eventually(async () => expect((await candidacy.view()).hire?.startedAt).not.toBeNull());
    await eventually(async () => expect(await row()).toMatchObject({ version: (await candidacy.view()).seq }));

    await expect(order.send('deleteOrder')).rejects.toMatchObject(refused('order-has-assignments'));
    await candidacy.send('endAssignment', { endOn: startsAt.slice(0, 10) });
    expect(await order.send('deleteOrder')).toMatchObject({ state: 'deleted' });
    await eventually(async () => expect((await order.handle.describe()).status.name).toBe('COMPLETED'));
  });
});
