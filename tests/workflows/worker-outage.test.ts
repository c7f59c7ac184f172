import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '#platform/ids';
import { candidacyUpdates } from '#workflows/candidacy/messages';
import { activitySlots } from '../../worker/workers';
import { eventually } from '../support/eventually';
import { CandidacyHistory } from '../support/hiring/candidacy-history';
import {
  aCandidacyFlow,
  anImportedCandidacy,
  eventTypes,
  type HiringSystem,
  startHiringSystem,
} from '../support/hiring/hiring-system';
import { aDriver, aHiringWorld } from '../support/hiring/hiring-world';
import { LiveCandidacy } from '../support/hiring/live-candidacy';
import { aLiveOrder } from '../support/hiring/live-order';
import { aNewDriver, LivePipeline } from '../support/hiring/live-pipeline';
import { writeRow } from '../support/hiring/simulated-driver';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let system: HiringSystem;

beforeAll(async () => {
  system = await startHiringSystem();
});
afterAll(() => system.close());

it('runs a command once when the worker is back, however often it was sent', async () => {
  const { candidacy } = await aCandidacyFlow(system);
  await candidacy.send('invite');
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

it('handles each deadline that passed without a worker once, in order', async () => {
  const history = new CandidacyHistory(await aHiringWorld(system.db));
  history.now = Date.now() - 8 * 86_400_000;
  history.play('invite');
  await anImportedCandidacy(system, history);

  await eventually(async () => expect(await eventTypes(system, history)).toContain('expired'));
  expect(await eventTypes(system, history)).toEqual(['invited', 'reminderDue', 'escalationDue', 'expired']);
});

it("handles a driver's deadlines that passed during a day without a worker, once each and in order", async () => {
  const driverId = await aNewDriver(system.db);
  const pipeline = new LivePipeline(system, driverId);
  const now = Date.now();
  const hoursAgo = (hours: number) => new Date(now - hours * HOUR).toISOString();
  await system.workers.stop();
  // In Interview, due 12 hours ago, snoozed until 20 hours ago; a card expires in 60 days less six hours.
  const played = await writeRow(system.db, driverId, {
    now: now - 8.5 * DAY,
    play: (history) => {
      history.toInterview();
      history.send('snooze', { until: hoursAgo(20), reason: 'agreed_date' });
      const endsAt = new Date(now + 60 * DAY - 6 * HOUR).toISOString();
      history.send('recordExpiry', { proof: 'dotMedicalCard', expiry: { on: endsAt.slice(0, 10), endsAt } });
    },
  });
  const upload = { document: 'mvr', fileId: newId() } as const;
  const sent = [1, 2].map(() => pipeline.send('uploadDocument', upload, { updateId: 'upload' }));
  await system.workers.start();

  const [first, second] = await Promise.all(sent);
  expect(second).toEqual(first);
  await eventually(async () => expect(await eventTypes(system, pipeline)).toHaveLength(4));
  // Commands sent in the meantime apply to the state of that moment; the deadlines keep their order.
  const happened = await eventTypes(system, pipeline);
  expect(happened.filter((type) => type !== 'documentUploaded')).toEqual(['snoozeEnded', 'stageOverdue', 'expiryNear']);
  expect((await pipeline.view()).seq).toBe(played.state.seq + 4);
});

it('handles more concurrent hires than it has slots', async () => {
  const hires = activitySlots.workflows * 2;
  const { world } = await aLiveOrder(system, await aHiringWorld(system.db), { numberOfDrivers: hires });
  const candidacies = await Promise.all(
    Array.from({ length: hires }, async () => {
      const history = new CandidacyHistory({ ...world, driverId: await aDriver(system.db) });
      await anImportedCandidacy(system, history.toInterview());
      return new LiveCandidacy(system, history.world);
    }),
  );

  const answers = await Promise.all(candidacies.map((candidacy) => candidacy.send('hire')));

  expect(answers.map(({ state }) => state)).toEqual(Array(hires).fill('hired'));
  expect(await system.db('job_orders').where({ id: world.orderId }).first('seats_taken')).toEqual({
    seats_taken: hires,
  });
});
