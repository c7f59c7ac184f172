import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { CandidacyCommandName } from '#domain/candidacies/commands';
import { DAY_MS } from '#domain/shared/durations';
import { dateAt } from '#domain/shared/zoned-time';
import { renew as goOn } from '#workflows/entity/messages';
import { aCompleteFile } from '../support/builders/complete-files';
import { aCredential } from '../support/builders/credentials';
import { eventually } from '../support/eventually';
import {
  aCandidacyFlow,
  eventTypes,
  type SkippingHiringSystem,
  startSkippingHiringSystem,
} from '../support/hiring/hiring-system';
import type { LiveCandidacy } from '../support/hiring/live-candidacy';
import { LivePipeline } from '../support/hiring/live-pipeline';
import { renewProofs, writeRow } from '../support/hiring/simulated-driver';

let system: SkippingHiringSystem;

beforeAll(async () => {
  system = await startSkippingHiringSystem();
});
afterAll(() => system.close());

const toInterview: CandidacyCommandName[] = ['invite', 'acceptInvite', 'approveForInterview', 'scheduleInterview'];
const soon = '1 minute';
const inDays = async (days: number) => new Date((await system.now()) + days * DAY_MS).toISOString();

/** A carrier interviews a driver whose license and medical card expire in three days. */
async function anInterview() {
  const { candidacy } = await aCandidacyFlow(system);
  const { driverId } = candidacy.world;
  await writeRow(system.db, driverId, { now: await system.now(), play: (history) => history.toCertified(3) });
  const pipeline = new LivePipeline(system, driverId);
  await pipeline.send('setAvailability', { isAvailable: false });
  await pipeline.send('setAvailability', { isAvailable: true });
  await candidacy.go(...toInterview);
  return { candidacy, pipeline };
}

const renew = async (pipeline: LivePipeline) => renewProofs(pipeline, await system.now(), 365);

async function happensIn(candidacy: LiveCandidacy, duration: string): Promise<string[]> {
  const before = await eventTypes(system, candidacy);
  await system.pass(duration);
  return (await eventTypes(system, candidacy)).slice(before.length);
}
async function subjectsTo({ world }: LiveCandidacy) {
  await system.workers.deliver();
  return system.workers.mails.filter(({ to }) => to.startsWith(world.recruiterId)).map(({ subject }) => subject);
}

it('holds an accepted start, notifies the carrier, and releases it after the renewal', async () => {
  const { candidacy, pipeline } = await anInterview();
  await candidacy.go('acceptInterview');
  await candidacy.send('hire', { startsAt: await inDays(5), startOn: (await inDays(5)).slice(0, 10) });
  await candidacy.send('acceptStart');

  expect(await happensIn(candidacy, '4 days')).toEqual(['proofsLapsed']);
  expect(await happensIn(candidacy, '2 days')).toEqual(['startHeld']);
  expect(await candidacy.view()).toMatchObject({ name: 'hired', hire: { startedAt: null } });
  expect((await pipeline.view()).stage).toBe('PreQualified_MeetsMin');
  expect(await subjectsTo(candidacy)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('cannot start for now'),
      expect.stringMatching(/'s start is on hold/),
    ]),
  );

  // The next run knows the reason for the hold.
  const { runId } = await candidacy.handle.describe();
  await candidacy.handle.signal(goOn);
  await eventually(async () => expect((await candidacy.handle.describe()).runId).not.toBe(runId));
  const before = await eventTypes(system, candidacy);
  await renew(pipeline);
  await system.pass(soon);
  expect((await eventTypes(system, candidacy)).slice(before.length)).toEqual(['proofsRenewed', 'assignmentStarted']);
  const { hire, zone } = await candidacy.view();
  expect(hire?.startOn).toBe(dateAt(hire?.startedAt ?? '', zone));
  await system.pass(soon);
  expect(await pipeline.view()).toMatchObject({ stage: 'Certified', lifecycleStatus: 'active' });
});

it('refuses a hire while a credential is expired, and allows it after the renewal', async () => {
  const { candidacy, pipeline } = await anInterview();

  await system.pass('4 days');
  // The pipeline notifies the candidacy, which may take longer than the time that was skipped.
  await eventually(async () => expect(await eventTypes(system, candidacy)).toContain('proofsLapsed'));
  await expect(candidacy.send('hire')).rejects.toMatchObject({ cause: { type: 'driver-not-ready' } });
  await renew(pipeline);
  await system.pass(soon);
  expect((await eventTypes(system, candidacy)).at(-1)).toBe('proofsRenewed');
  expect(await candidacy.send('hire')).toMatchObject({ state: 'hired' });
});

it('does not hold a start for a TWIC card, but warns of its expiration', async () => {
  const { candidacy, pipeline } = await anInterview();
  await renew(pipeline);
  const before = (await eventTypes(system, pipeline)).length;
  const endsAt = await inDays(70);
  await pipeline.send('recordExpiry', { proof: 'twic', expiry: { on: endsAt.slice(0, 10), endsAt } }, { by: 'ops' });
  await candidacy.send('hire', { startsAt: await inDays(75), startOn: (await inDays(75)).slice(0, 10) });
  await candidacy.send('acceptStart');
  await system.pass('76 days');

  expect(await pipeline.view()).toMatchObject({ stage: 'Certified', expired: ['twic'] });
  const happened = (await eventTypes(system, pipeline)).slice(before);
  expect(happened.filter((type) => type === 'expiryNear' || type === 'proofExpired')).toEqual([
    ...Array<string>(5).fill('expiryNear'),
    'proofExpired',
  ]);
  expect((await eventTypes(system, candidacy)).at(-1)).toBe('assignmentStarted');
});

it('sends nothing for a renewal in time', async () => {
  const { candidacy, pipeline } = await anInterview();
  await candidacy.send('hire', { startsAt: await inDays(5), startOn: (await inDays(5)).slice(0, 10) });
  await candidacy.send('acceptStart');
  await renew(pipeline);

  expect(await happensIn(candidacy, '6 days')).toEqual(['assignmentStarted']);
  expect((await subjectsTo(candidacy)).filter((subject) => subject.includes('for now'))).toEqual([]);
});

it("holds a start until the driver's file is complete", async () => {
  const { candidacy, pipeline } = await anInterview();
  const { driverId, safetyId } = candidacy.world;
  await renew(pipeline);
  const startsAt = await inDays(5);
  await candidacy.send('hire', { startsAt, startOn: startsAt.slice(0, 10), waitsForFile: true });
  await candidacy.send('acceptStart');
  // The first check of the file finds lines that only the driver can complete.
  await eventually(async () => expect(await eventTypes(system, candidacy)).toContain('fileNeedsDriver'));

  expect(await happensIn(candidacy, '6 days')).toEqual(['startHeldByFile']);
  expect(await subjectsTo(candidacy)).toContainEqual(expect.stringMatching(/'s start is on hold/));

  await aCompleteFile(system.db, driverId, safetyId);
  expect(await happensIn(candidacy, soon)).toEqual(['fileCompleted', 'assignmentStarted']);
});

it("holds a start while a document of the driver's file has ended, and releases it with a new one", async () => {
  const { candidacy, pipeline } = await anInterview();
  const { driverId, safetyId: by } = candidacy.world;
  await renew(pipeline);
  await candidacy.send('hire', { startsAt: await inDays(5), startOn: (await inDays(5)).slice(0, 10) });
  await candidacy.send('acceptStart');

  // The file is looked at on the day of the database.
  await aCredential(system.db, driverId, { kind: 'license', expiresOn: '2025-01-31', by });
  expect(await happensIn(candidacy, soon)).toEqual(['proofsLapsed']);
  expect(await happensIn(candidacy, '6 days')).toEqual(['startHeld']);

  await aCredential(system.db, driverId, { kind: 'license', expiresOn: '2099-01-31', by });
  expect(await happensIn(candidacy, soon)).toEqual(['proofsRenewed', 'assignmentStarted']);
});
