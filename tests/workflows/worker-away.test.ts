import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '#platform/ids';
import { candidacyUpdates } from '#workflows/candidacy/messages';
import { eventually } from '../support/eventually';
import { CandidacyHistory } from '../support/hiring/candidacy-history';
import { aHiringWorld, aDriver } from '../support/hiring/hiring-world';
import {
  aMeeting,
  anImportedCandidacy,
  eventTypes,
  startHiringSystem,
  type HiringSystem,
} from '../support/hiring/hiring-system';
import { LiveCandidacy } from '../support/hiring/live-candidacy';
import { aLiveOrder } from '../support/hiring/live-order';
import { activitySlots } from '../../worker/workers';

let system: HiringSystem;

beforeAll(async () => {
  system = await startHiringSystem();
});
afterAll(() => system.close());

it('carries a command out when the worker is back, once, however often it was sent', async () => {
  const { candidacy } = await aMeeting(system);
  await candidacy.give('invite');
  const { round } = await candidacy.view();
  const actor = { kind: 'driver', userId: candidacy.world.driverId } as const;
  const command = { actor, isSafety: false, round };
  const updateId = newId();
  const send = () => candidacy.handle.executeUpdate(candidacyUpdates.acceptInvite, { args: [command], updateId });
  await system.workers.stop();
  await expect(system.client.withDeadline(Date.now() + 500, send)).rejects.toThrow();
  const answers = Promise.all([send(), send()]);
  await system.workers.start();

  expect(await answers).toEqual([
    { seq: 2, state: 'inReview' },
    { seq: 2, state: 'inReview' },
  ]);
  expect(await eventTypes(system, candidacy)).toEqual(['invited', 'inviteAccepted']);
});

it('acts once on each deadline that passed while nobody worked, in order', async () => {
  const history = new CandidacyHistory(await aHiringWorld(system.db));
  history.now = Date.now() - 8 * 86_400_000;
  history.play('invite');
  await anImportedCandidacy(system, history);

  await eventually(async () => expect(await eventTypes(system, history)).toContain('expired'));
  expect(await eventTypes(system, history)).toEqual(['invited', 'reminderDue', 'escalationDue', 'expired']);
});

it('answers more hires at once than it has slots', async () => {
  const hires = activitySlots.workflows * 2;
  const { world } = await aLiveOrder(system, await aHiringWorld(system.db), { numberOfDrivers: hires });
  const candidacies = await Promise.all(
    Array.from({ length: hires }, async () => {
      const history = new CandidacyHistory({ ...world, driverId: await aDriver(system.db) });
      await anImportedCandidacy(system, history.toInterview());
      return new LiveCandidacy(system, history.world);
    }),
  );

  const answers = await Promise.all(candidacies.map((candidacy) => candidacy.give('hire')));

  expect(answers.map(({ state }) => state)).toEqual(Array(hires).fill('hired'));
  expect(await system.db('job_orders').where({ id: world.orderId }).first('seats_taken')).toEqual({
    seats_taken: hires,
  });
});
