import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { CandidacyCommandName } from '#domain/candidacies/commands';
import { eventually } from '../support/eventually';
import { aCandidacyFlow, eventTypes, type HiringSystem, startHiringSystem } from '../support/hiring/hiring-system';
import type { LiveCandidacy } from '../support/hiring/live-candidacy';
import type { LiveOrder } from '../support/hiring/live-order';

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

const approved = ['invited', 'inviteAccepted', 'approvedForInterview'];

/** Holds up the write of a guarded event while `meanwhile` runs. */
async function whileWriting<Result>(name: CandidacyCommandName, meanwhile: () => Promise<Result>) {
  const holding = await system.db.transaction();
  await holding('candidacies').where({ id: candidacy.candidacyId }).forUpdate().first('id');
  const writing = candidacy.send(name);
  await eventually(async () => {
    const activities = (await candidacy.handle.describe()).raw.pendingActivities ?? [];
    expect(activities.map(({ activityType }) => activityType?.name)).toContain('writeGuarded');
  });
  const result = meanwhile();
  await holding.commit();
  return { written: await writing, result: await result };
}

it('a command that arrives while an interview is written sees the interview', async () => {
  await candidacy.go('invite', 'acceptInvite', 'approveForInterview');

  const { written, result } = await whileWriting('scheduleInterview', () => candidacy.send('withdraw'));

  expect(written).toMatchObject({ seq: 4, state: 'interviewing' });
  expect(result).toMatchObject({ seq: 5, state: 'closed' });
  expect(await eventTypes(system, candidacy)).toEqual([...approved, 'interviewScheduled', 'withdrawn']);
});

it('a Signal that arrives while an interview is written takes effect after it', async () => {
  await candidacy.go('invite', 'acceptInvite', 'approveForInterview');

  await whileWriting('scheduleInterview', () => order.send('cancelOrder'));

  await eventually(async () =>
    expect(await eventTypes(system, candidacy)).toEqual([...approved, 'interviewScheduled', 'orderEnded']),
  );
  const interviews = system.db('interviews').where({ candidacy_id: candidacy.candidacyId });
  expect(await interviews.pluck('is_live')).toEqual([false]);
});

it('two hires of one candidacy at the same time: one succeeds, with one seat and one claim', async () => {
  await candidacy.go('invite', 'acceptInvite', 'approveForInterview', 'scheduleInterview', 'acceptInterview');

  const answers = await Promise.allSettled([candidacy.send('hire'), candidacy.send('hire')]);

  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await eventually(async () => expect((await order.view()).seats).toHaveLength(1));
  expect(await system.db('driver_hires').where({ driver_id: order.world.driverId })).toHaveLength(1);
});

it('an event that its caller has not written yet is written together with the guarded one', async () => {
  await candidacy.go('invite', 'acceptInvite');
  await candidacy.send('approveForInterview', {}, { caller: { projectedSeq: 2 } });

  expect(await candidacy.send('scheduleInterview', {}, { caller: { projectedSeq: 2 } })).toEqual({
    seq: 4,
    state: 'interviewing',
  });
  expect(await eventTypes(system, candidacy)).toEqual([...approved, 'interviewScheduled']);
});
