import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CandidacyCommandName } from '#domain/candidacies/commands';
import { organizationPaused } from '#workflows/entity/messages';
import {
  aCandidacyFlow,
  eventTypes,
  type SkippingHiringSystem,
  startSkippingHiringSystem,
} from '../support/hiring/hiring-system';
import type { LiveCandidacy } from '../support/hiring/live-candidacy';

let system: SkippingHiringSystem;

beforeAll(async () => {
  system = await startSkippingHiringSystem();
});
afterAll(() => system.close());

const toInterview: CandidacyCommandName[] = ['invite', 'acceptInvite', 'approveForInterview', 'scheduleInterview'];
const toHire: CandidacyCommandName[] = [...toInterview, 'acceptInterview', 'hire'];
const DAY = 86_400_000;
const inDays = async (days: number) => new Date((await system.now()) + days * DAY).toISOString();

/** The events that deadlines cause in that time. */
/** The events in a time, and those of a cause before it: a signal may have its effect before the time begins. */
async function happensIn(
  candidacy: LiveCandidacy,
  duration: string,
  cause: () => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const before = await eventTypes(system, candidacy);
  await cause();
  await system.pass(duration);
  return (await eventTypes(system, candidacy)).slice(before.length);
}

async function after(...commands: CandidacyCommandName[]): Promise<LiveCandidacy> {
  const { candidacy } = await aCandidacyFlow(system);
  return candidacy.go(...commands);
}

describe('the deadlines of an invitation', () => {
  it('remind the driver, notify the administrators, and close it', async () => {
    const candidacy = await after('invite');

    expect(await happensIn(candidacy, '71 hours')).toEqual([]);
    expect(await happensIn(candidacy, '2 hours')).toEqual(['reminderDue']);
    expect(await happensIn(candidacy, '3 days')).toEqual(['escalationDue']);
    expect(await happensIn(candidacy, '1 day')).toEqual(['expired']);
    expect(await candidacy.view()).toMatchObject({ name: 'closed', ending: { by: 'system', reason: 'expired' } });
  });

  it('stop when the driver answers', async () => {
    const candidacy = await after('invite', 'declineInvite');

    expect(await happensIn(candidacy, '20 days')).toEqual([]);
  });

  it('start again in the next round', async () => {
    const candidacy = await after('invite');
    await system.pass('8 days');
    await candidacy.send('invite');

    expect(await candidacy.view()).toMatchObject({ name: 'invited', round: 2 });
    expect(await happensIn(candidacy, '8 days')).toEqual(['reminderDue', 'escalationDue', 'expired']);
  });
});

it('pauses while the carrier is deactivated, and continues with the remaining time', async () => {
  const candidacy = await after('invite');
  await system.pass('2 days');
  expect(
    await happensIn(candidacy, '30 days', async () => {
      await candidacy.handle.signal(organizationPaused, true);
      await candidacy.handle.signal(organizationPaused, true);
    }),
  ).toEqual(['organizationPaused']);
  expect(await happensIn(candidacy, '23 hours', () => candidacy.handle.signal(organizationPaused, false))).toEqual([
    'organizationResumed',
  ]);
  expect(await happensIn(candidacy, '2 hours')).toEqual(['reminderDue']);
});

it('expires a request after its two reminders, unless it was answered', async () => {
  const [open, answered] = [await after('request'), await after('request', 'pass')];

  expect(await happensIn(open, '15 days')).toEqual(['reminderDue', 'escalationDue', 'expired']);
  expect(await eventTypes(system, answered)).toEqual(['requested', 'passed']);
});

it('reminds HR and Safety of a review, then the recruiters of the interview, and closes neither', async () => {
  const candidacy = await after('invite', 'acceptInvite');

  expect(await happensIn(candidacy, '30 days')).toEqual(['reminderDue', 'escalationDue']);
  await candidacy.send('approveForInterview');
  expect(await happensIn(candidacy, '30 days')).toEqual(['reminderDue', 'escalationDue']);
});

it('stops the deadlines of a review when it is decided', async () => {
  const candidacy = await after('invite', 'acceptInvite', 'rejectReview');

  expect(await happensIn(candidacy, '30 days')).toEqual([]);
});

describe('the deadlines of an interview in two days', () => {
  it('request an answer, send a reminder, and request the outcome', async () => {
    const candidacy = await after(...toInterview);

    expect(await happensIn(candidacy, '25 hours')).toEqual(['interviewAnswerDue']);
    expect(await happensIn(candidacy, '22 hours')).toEqual(['interviewReminderDue']);
    expect(await happensIn(candidacy, '26 hours')).toEqual(['outcomeDue']);
    expect(await happensIn(candidacy, '1 day')).toEqual(['escalationDue']);
  });

  it('do not request an answer that was given', async () => {
    const candidacy = await after(...toInterview, 'acceptInterview');

    expect(await happensIn(candidacy, '47 hours')).toEqual(['interviewReminderDue']);
  });

  it('follow the interview when it moves', async () => {
    const candidacy = await after(...toInterview, 'acceptInterview');
    await candidacy.send('rescheduleInterview', { startsAt: await inDays(5), endsAt: await inDays(5.1) });
    await candidacy.send('acceptInterview');

    expect(await happensIn(candidacy, '4 days')).toEqual([]);
    expect(await happensIn(candidacy, '1 day')).toEqual(['interviewReminderDue']);
  });

  it('stop when it is canceled', async () => {
    const candidacy = await after(...toInterview, 'cancelInterview');

    expect(await happensIn(candidacy, '2 days')).toEqual([]);
  });
});

describe('the start of a hire in two days', () => {
  it('starts the assignment of a driver who accepted', async () => {
    const candidacy = await after(...toHire, 'acceptStart');

    expect(await happensIn(candidacy, '49 hours')).toEqual(['assignmentStarted']);
    expect((await candidacy.view()).hire?.startedAt).not.toBeNull();
  });

  it('is only reported if the driver has not answered, and a late answer starts the assignment immediately', async () => {
    const candidacy = await after(...toHire);

    expect(await happensIn(candidacy, '49 hours')).toEqual(['startReached', 'reminderDue']);
    await candidacy.send('acceptStart');
    await system.pass('1 minute');
    // The assignment may have started before the answer returned, so both events are compared.
    expect((await eventTypes(system, candidacy)).slice(-2)).toEqual(['startAccepted', 'assignmentStarted']);
  });

  it('gives the driver four hours to answer a start today before the carrier is asked to confirm it', async () => {
    const candidacy = await after(...toInterview);
    const startsAt = await inDays(-0.3);
    await candidacy.send('hire', { startsAt, startOn: startsAt.slice(0, 10) });

    expect(await happensIn(candidacy, '3 hours')).toEqual([]);
    expect(await happensIn(candidacy, '2 hours')).toEqual(['startReached']);
  });

  it('does not happen if the offer was rescinded', async () => {
    const candidacy = await after(...toHire, 'rescindStart');

    expect(await happensIn(candidacy, '10 days')).toEqual([]);
  });

  it('moves with the start date', async () => {
    const candidacy = await after(...toHire, 'acceptStart');
    await candidacy.send('moveStart', { startsAt: await inDays(6) });
    await candidacy.send('acceptStart');

    expect(await happensIn(candidacy, '5 days')).toEqual([]);
    expect(await happensIn(candidacy, '2 days')).toEqual(['assignmentStarted']);
  });
});

it('ends an assignment on its planned day, which uses up the seat and fills the order', async () => {
  const { order, candidacy } = await aCandidacyFlow(system, { numberOfDrivers: 1 });
  await candidacy.go(...toInterview);
  await candidacy.send('hire', { endOn: (await inDays(5)).slice(0, 10), endsAt: await inDays(5) });
  await candidacy.send('acceptStart');

  expect(await happensIn(candidacy, '6 days')).toEqual(['assignmentStarted', 'assignmentEnded']);
  await system.pass('1 minute');
  expect(await order.view()).toMatchObject({ status: 'past', pastReason: 'filled', seats: [{ use: 'used' }] });
});

it('ends the order on its last day, with its open candidacies', async () => {
  const { order, candidacy } = await aCandidacyFlow(system, { endOn: '2030-01-01', endsAt: await inDays(2) });
  await candidacy.go('invite');

  expect(await happensIn(candidacy, '49 hours')).toEqual(['orderEnded']);
  expect(await order.view()).toMatchObject({ status: 'past', pastReason: 'ended' });
  expect((await candidacy.handle.describe()).status.name).toBe('COMPLETED');
});

it('moves the end of the order with an edit', async () => {
  const { order } = await aCandidacyFlow(system, { endOn: '2030-01-01', endsAt: await inDays(2) });
  const { versionId } = order.world;
  await order.send('updateOrder', { baseVersionId: versionId, endsAt: await inDays(10) });
  await system.pass('5 days');

  expect((await order.view()).status).toBe('active');
});

it('ends a run after a minute without an accepted command, and the next contact starts another', async () => {
  const { candidacy } = await aCandidacyFlow(system);
  const setStatus = (status: 'pending' | 'active') =>
    system.db('job_orders').where({ id: candidacy.world.orderId }).update({ status });
  await setStatus('pending');
  await expect(candidacy.send('invite')).rejects.toMatchObject({ cause: { type: 'order-not-active' } });
  await system.pass('2 minutes');

  expect((await candidacy.handle.describe()).status.name).toBe('COMPLETED');
  await setStatus('active');
  expect(await candidacy.send('invite')).toEqual({ seq: 1, state: 'invited' });
});
