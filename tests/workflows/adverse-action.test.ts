import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readDriverFile } from '#db/requirements/driver-files';
import { factsOn } from '#domain/requirements/engine/context';
import { DAY_MS } from '#domain/shared/durations';
import { dateAt, previousDate } from '#domain/shared/zoned-time';
import { aCandidacyFlow, type SkippingHiringSystem, startSkippingHiringSystem } from '../support/hiring/hiring-system';
import { LiveAdverseAction } from '../support/hiring/live-adverse-action';
import { LivePipeline } from '../support/hiring/live-pipeline';

let system: SkippingHiringSystem;

beforeAll(async () => {
  system = await startSkippingHiringSystem();
});
afterAll(() => system.close());

async function aReviewed() {
  const { candidacy } = await aCandidacyFlow(system);
  await candidacy.go('invite', 'acceptInvite');
  const { candidacyId } = await candidacy.view();
  return { candidacy, action: new LiveAdverseAction(system, candidacy.world, candidacyId) };
}

async function started() {
  const reviewed = await aReviewed();
  await reviewed.action.start();
  return reviewed;
}

async function subjectsTo(userId: string): Promise<string[]> {
  await system.workers.deliver();
  return system.workers.mails.filter(({ to }) => to.startsWith(userId)).map(({ subject }) => subject);
}

it('waits at least five business days, and notifies the person who began it', async () => {
  const { action } = await started();

  await system.pass('5 days');
  expect(await action.view()).toMatchObject({ name: 'waiting' });
  await action.sendFinal().then(
    () => expect('accepted').toBe('refused'),
    () => undefined,
  );
  await system.pass('10 days');

  expect(await action.view()).toMatchObject({ name: 'ready' });
  expect(await action.eventTypes()).toEqual(['preAdverseNoticeSent', 'adverseWaitEnded']);
  expect(await subjectsTo(action.world.safetyId)).toContainEqual(
    expect.stringMatching(/^The final notice to .* can be sent$/),
  );
  expect(await subjectsTo(action.world.driverId)).toContainEqual(expect.stringContaining('a notice about a report'));
});

it('does not end the wait during a dispute, however long the carrier takes', async () => {
  const { action } = await started();
  await action.send('disputeReport');

  await system.pass('60 days');
  expect(await action.view()).toMatchObject({ name: 'disputed' });
  await action.send('resolveDispute');
  await system.pass('3 days');
  expect(await action.view()).toMatchObject({ name: 'waiting' });
  await system.pass('12 days');

  expect(await action.view()).toMatchObject({ name: 'ready' });
});

it('ends with its candidacy while it waits', async () => {
  const { candidacy, action } = await started();

  await candidacy.send('withdraw');
  await system.pass('1 minute');

  expect((await action.eventTypes()).at(-1)).toBe('adverseActionEnded');
  expect(await action.view()).toMatchObject({ name: 'withdrawn', ending: { reason: 'candidacy_closed' } });
});

it('is no longer a refusal in the file of the employment from the day on which it is withdrawn after the decision', async () => {
  const { candidacy, action } = await aReviewed();
  await candidacy.go('approveForInterview', 'scheduleInterview', 'acceptInterview');
  const startsAt = new Date((await system.now()) + 60 * DAY_MS).toISOString();
  await candidacy.send('hire', { startOn: startsAt.slice(0, 10), startsAt });
  await candidacy.go('acceptStart');
  const { driverId } = action.world;
  const employment = await system.db('employments').where({ driver_id: driverId }).first('id', 'candidacy_id');
  expect(employment).toMatchObject({ candidacy_id: action.candidacyId });
  const isRefusedOn = async (day: string) => {
    const file = await readDriverFile(system.db, { driverId, employmentId: employment?.id ?? null });
    return file && factsOn(file, day).refusedBecauseOfReport;
  };
  const enteredOn = async () => {
    const { enteredAt, zone } = await action.view();
    return dateAt(enteredAt, zone);
  };

  await action.start();
  await system.pass('15 days');
  await action.sendFinal();
  const decidedOn = await enteredOn();
  await system.pass('5 days');
  await action.send('withdrawAdverseAction');
  const withdrawnOn = await enteredOn();

  const days = [previousDate(decidedOn), decidedOn, previousDate(withdrawnOn), withdrawnOn, '2099-12-31'];
  expect(await Promise.all(days.map(isRefusedOn))).toEqual([undefined, true, true, false, false]);
});

it('stays decided when its candidacy closes, and ends with the data of the driver', async () => {
  const { candidacy, action } = await aReviewed();
  await action.start('sendRemoteNotice');
  await candidacy.send('rejectReview', { reason: 'report_based', isSafety: true, noticesSent: true });
  expect(await action.view()).toMatchObject({ name: 'noticed' });

  await new LivePipeline(system, action.world.driverId).send('erase', {});
  await action.handle.result();

  expect(await system.db('adverse_actions').where({ candidacy_id: action.candidacyId }).first('state')).toEqual({
    state: 'noticed',
  });
});
