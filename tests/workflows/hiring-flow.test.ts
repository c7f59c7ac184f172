import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '#platform/ids';
import { aDriver } from '../support/hiring/hiring-world';
import { aMeeting, eventTypes, startHiringSystem, type HiringSystem } from '../support/hiring/hiring-system';
import { LiveCandidacy } from '../support/hiring/live-candidacy';
import { aLiveOrder, type LiveOrder } from '../support/hiring/live-order';
import { eventually } from '../support/eventually';
import { renew, reproject } from '#workflows/entity/messages';

let system: HiringSystem;
let order: LiveOrder;
let candidacy: LiveCandidacy;

beforeAll(async () => {
  system = await startHiringSystem();
});
afterAll(() => system.close());
beforeEach(async () => {
  ({ order, candidacy } = await aMeeting(system));
});

const toInterview = ['invite', 'acceptInvite', 'approveForInterview', 'scheduleInterview'] as const;
const row = (of = candidacy) =>
  system.db('candidacies').where({ id: of.candidacyId }).first('state', 'version', 'stage');
const hires = () => system.db('driver_hires').where({ driver_id: order.world.driverId });
const refused = (type: string) => ({ cause: { type } });
/** What became of each: done, or the code of the refusal. */
const outcomes = (answers: PromiseSettledResult<unknown>[]): unknown[] =>
  answers
    .map((answer) =>
      answer.status === 'fulfilled' ? 'done' : (answer.reason as { cause: { type: string } }).cause.type,
    )
    .sort();
const anotherDriver = async () => new LiveCandidacy(system, { ...order.world, driverId: await aDriver(system.db) });

it('takes a driver from the invitation to the assignment, and each answer is visible in the lists', async () => {
  const seen: string[] = [];
  for (const name of [...toInterview, 'acceptInterview', 'hire', 'acceptStart'] as const) {
    const { seq, state } = await candidacy.give(name);
    seen.push(state);
    expect(await row()).toMatchObject({ version: seq, state });
  }

  expect(seen).toEqual(['invited', 'inReview', 'approved', 'interviewing', 'interviewing', 'hired', 'hired']);
  expect((await order.view()).seats).toMatchObject([{ candidacyId: candidacy.candidacyId, use: 'held' }]);
  expect(await hires()).toMatchObject([{ is_decided: true, released_at: null }]);
});

it('takes a request that meets an invitation straight to review', async () => {
  await candidacy.give('request');

  expect(await candidacy.give('invite')).toEqual({ seq: 2, state: 'inReview' });
  expect(await row()).toMatchObject({ stage: 'pendingReview-pending' });
});

describe('two people at once', () => {
  it('both invite: one does, the other hears of it', async () => {
    const answers = await Promise.allSettled([candidacy.give('invite'), candidacy.give('invite')]);

    expect(outcomes(answers)).toEqual(['done', 'driver-already-invited']);
  });

  it('one approves while the other cancels: the second hears that the first acted', async () => {
    await candidacy.go('invite', 'acceptInvite');
    const answers = await Promise.allSettled([candidacy.give('approveForInterview'), candidacy.give('rejectReview')]);

    expect(outcomes(answers)).toEqual(['candidacy-changed', 'done']);
  });

  it('hire one driver for two orders: one does, and the other candidacy closes without saying where', async () => {
    const elsewhere = new LiveCandidacy(system, (await aLiveOrder(system, order.world)).world);
    await candidacy.go(...toInterview);
    await elsewhere.go('invite', 'acceptInvite', 'approveForInterview');
    const later = new Date(Date.now() + 99 * 3_600_000).toISOString();
    await elsewhere.give('scheduleInterview', { startsAt: later, endsAt: later.replace(/:\d\d\..*/, ':59.000Z') });
    const answers = await Promise.allSettled([candidacy.give('hire'), elsewhere.give('hire')]);

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await hires()).toHaveLength(1);
    const states = () => Promise.all([row(candidacy), row(elsewhere)]);
    await eventually(async () =>
      expect((await states()).map((each: { state: string }) => each.state).sort()).toEqual(['closed', 'hired']),
    );
  });
});

describe('a command that is sent again', () => {
  it('answers the same and has one effect', async () => {
    const updateId = newId();
    const first = await candidacy.give('invite', {}, updateId);

    expect(await candidacy.give('invite', {}, updateId)).toEqual(first);
    expect(await eventTypes(system, candidacy)).toEqual(['invited']);
  });

  it('has one effect also when the workflow went on in a new run', async () => {
    await candidacy.give('invite');
    const updateId = newId();
    const first = await candidacy.give('acceptInvite', {}, updateId);
    const { runId } = await candidacy.handle.describe();
    await candidacy.handle.signal(renew);
    await eventually(async () => expect((await candidacy.handle.describe()).runId).not.toBe(runId));

    expect(await candidacy.give('acceptInvite', {}, updateId)).toEqual(first);
    expect(await eventTypes(system, candidacy)).toEqual(['invited', 'inviteAccepted']);
    expect(await candidacy.give('approveForInterview')).toEqual({ seq: 3, state: 'approved' });
  });
});

it('writes its last transition again when the database lost it, also in a new run', async () => {
  await candidacy.go('invite', 'acceptInvite');
  const { runId } = await candidacy.handle.describe();
  await candidacy.handle.signal(renew);
  await eventually(async () => expect((await candidacy.handle.describe()).runId).not.toBe(runId));
  await system.db.transaction(async (trx) => {
    // A record is not deleted; what is lost here is a backup's end.
    await trx.raw('set local session_replication_role = replica');
    await trx('workflow_events').where({ workflow_id: candidacy.workflowId, seq: 2 }).delete();
  });
  await system.db('candidacies').where({ id: candidacy.candidacyId }).update({ version: 1, state: 'invited' });
  await candidacy.handle.signal(reproject);

  await eventually(async () => expect(await row()).toMatchObject({ version: 2, state: 'inReview' }));
});

describe('an interview', () => {
  it('is refused when the driver has another at that time, and the place stays free', async () => {
    const other = new LiveCandidacy(system, (await aLiveOrder(system, order.world)).world);
    await candidacy.go(...toInterview);
    await other.go('invite', 'acceptInvite', 'approveForInterview');

    await expect(other.give('scheduleInterview')).rejects.toMatchObject(refused('interview-overlaps'));
    expect((await other.view()).name).toBe('approved');
    await candidacy.give('cancelInterview');
    expect(await other.give('scheduleInterview')).toMatchObject({ state: 'interviewing' });
  });

  it('moves to the time that the driver proposed, once the carrier confirms it', async () => {
    await candidacy.go(...toInterview);
    const startsAt = new Date(Date.now() + 96 * 3_600_000).toISOString();
    await candidacy.give('proposeInterviewTime', { startsAt });
    await candidacy.give('confirmProposal');

    expect((await candidacy.view()).interview).toMatchObject({ startsAt, answer: 'accepted', sequence: 1 });
  });
});

describe('a hire', () => {
  it('is refused when all seats are taken, and leaves no seat or claim behind', async () => {
    ({ order, candidacy } = await aMeeting(system, { numberOfDrivers: 1 }));
    const second = await anotherDriver();
    await candidacy.go(...toInterview);
    await second.go(...toInterview);
    await candidacy.give('hire');

    await expect(second.give('hire')).rejects.toMatchObject(refused('order-filled'));
    expect((await order.view()).seats).toHaveLength(1);
    expect((await second.view()).name).toBe('interviewing');
  });

  it('gives its seat back when the driver turns out not to be ready', async () => {
    await candidacy.go(...toInterview);
    const setReady = (ready: boolean) =>
      system.db('driver_pipelines').where({ driver_id: order.world.driverId }).update({ ready_for_dispatch: ready });
    await setReady(false);

    await expect(candidacy.give('hire')).rejects.toMatchObject(refused('driver-not-ready'));
    await eventually(async () => expect((await order.view()).seats).toEqual([]));
    await setReady(true);
    expect(await candidacy.give('hire')).toMatchObject({ state: 'hired' });
    expect((await order.view()).seats).toMatchObject([{ hireSeq: 2 }]);
  });

  it('that is taken back frees seat and driver', async () => {
    await candidacy.go(...toInterview, 'hire', 'rescindStart');

    await eventually(async () => expect((await order.view()).seats).toEqual([]));
    expect(await hires()).toMatchObject([{ released_at: expect.any(String) }]);
    expect(await candidacy.give('invite')).toMatchObject({ state: 'invited' });
  });
});

it('tells the other candidates that the seats are taken, and not the driver who took the last one', async () => {
  ({ order, candidacy } = await aMeeting(system, { numberOfDrivers: 1 }));
  const other = await anotherDriver();
  await other.go('invite');
  await candidacy.go(...toInterview, 'hire');
  const recipients = async (template: string): Promise<string[]> => {
    const rows = system
      .db('messages')
      .where({ template, channel: 'mail' })
      .whereRaw(`params ->> 'orderId' = ?`, [order.world.orderId]);
    return rows.orderBy('recipient_id').pluck('recipient_id');
  };

  expect(await recipients('startOffered')).toEqual([order.world.driverId]);
  expect(await recipients('orderSeatsTaken')).toEqual([other.world.driverId]);
});

it('lets a driver ask for another start date, which the carrier keeps out or accepts', async () => {
  await candidacy.go(...toInterview, 'hire');
  const startsAt = new Date(Date.now() + 9 * 86_400_000).toISOString();
  const asked = { startsAt, startOn: startsAt.slice(0, 10) };

  expect(await candidacy.give('proposeStart', asked)).toMatchObject({ state: 'hired' });
  await candidacy.give('keepStart');
  expect((await candidacy.view()).hire).toMatchObject({ answer: 'offered', proposal: null });
  await candidacy.give('proposeStart', asked);
  await candidacy.give('acceptProposedStart', { startOn: asked.startOn });
  expect((await candidacy.view()).hire).toMatchObject({ ...asked, answer: 'accepted', proposal: null });
});

describe('an order that leaves active', () => {
  it('ends what is live on it, rescinds a hire that has not begun, and its runs come to their end', async () => {
    const hired = await anotherDriver();
    await candidacy.give('request');
    await hired.go(...toInterview, 'hire');
    await order.give('cancelOrder', { notifyToDriver: true });

    await eventually(async () => expect((await hired.handle.describe()).status.name).toBe('COMPLETED'));
    await eventually(async () => expect((await candidacy.handle.describe()).status.name).toBe('COMPLETED'));
    expect(await row()).toMatchObject({ state: 'closed' });
    expect(await row(hired)).toMatchObject({ state: 'closed' });
    await eventually(async () => expect((await order.view()).seats).toEqual([]));
    await expect((await anotherDriver()).give('invite')).rejects.toMatchObject(refused('order-not-active'));
  });

  it('is not deleted while a driver is on assignment', async () => {
    await candidacy.go(...toInterview);
    const startsAt = new Date(Date.now() - 3_600_000).toISOString();
    await candidacy.give('hire', { startsAt, startOn: startsAt.slice(0, 10) });
    await candidacy.give('acceptStart');
    await eventually(async () => expect((await candidacy.view()).hire?.startedAt).not.toBeNull());
    await eventually(async () => expect(await row()).toMatchObject({ version: (await candidacy.view()).seq }));

    await expect(order.give('deleteOrder')).rejects.toMatchObject(refused('order-has-assignments'));
    await candidacy.give('endAssignment', { endOn: startsAt.slice(0, 10) });
    expect(await order.give('deleteOrder')).toMatchObject({ state: 'deleted' });
    await eventually(async () => expect((await order.handle.describe()).status.name).toBe('COMPLETED'));
  });
});
