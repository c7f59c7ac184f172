import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { resultKinds } from '#domain/driver-pipeline/results';
import { requiredDocuments, requiredTasks, sentTasks } from '#domain/driver-pipeline/tasks';
import { DAY_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { hireFact } from '#workflows/driver-pipeline/messages';
import { renew } from '#workflows/entity/messages';
import { eventually } from '../support/eventually';
import { type SkippingHiringSystem, startSkippingHiringSystem } from '../support/hiring/hiring-system';
import { aUser } from '../support/hiring/hiring-world';
import { aNewDriver, LivePipeline } from '../support/hiring/live-pipeline';
import { renewProofs } from '../support/hiring/simulated-driver';

let system: SkippingHiringSystem;

beforeAll(async () => {
  system = await startSkippingHiringSystem();
});
afterAll(() => system.close());

const ops = { by: 'ops' } as const;
const verdict = { isApproved: true, reason: null, noteId: null } as const;
const begun = async () => new LivePipeline(system, await aNewDriver(system.db)).begin();
const stageOf = async (pipeline: LivePipeline) => (await pipeline.view()).stage;

interface Stored {
  readonly seq: number;
  readonly type: string;
  readonly run_id: string;
}
async function eventsOf({ driverId }: LivePipeline): Promise<Stored[]> {
  const events = system.db('workflow_events').where({ workflow_id: driverPipelineWorkflowId(driverId) });
  const rows: Stored[] = await events.orderBy('seq').select('seq', 'type', 'run_id');
  return rows;
}
const counted = (events: readonly Stored[], type: string) => events.filter((event) => event.type === type).length;

async function sendEverything(pipeline: LivePipeline): Promise<ReadonlyMap<string, string>> {
  const sent = new Map<string, string>();
  await pipeline.send('confirmContact', { contact: 'phone' });
  for (const document of requiredDocuments) {
    const fileId = newId();
    sent.set(document, fileId);
    await pipeline.send('uploadDocument', { document, fileId });
    await pipeline.send('recordScanResult', { document, fileId, isClean: true }, { by: 'system' });
  }
  for (const task of sentTasks.filter((sentTask) => requiredTasks.some((required) => required === sentTask))) {
    const entryId = newId();
    sent.set(task, entryId);
    await pipeline.send('submitTask', { task, entryId });
  }
  return sent;
}

async function approveEverything(pipeline: LivePipeline, sent: ReadonlyMap<string, string>, validDays: number) {
  const endsAt = new Date((await system.now()) + validDays * DAY_MS).toISOString();
  const expiry = { on: endsAt.slice(0, 10), endsAt };
  for (const document of requiredDocuments) {
    await pipeline.send('reviewDocument', { document, fileId: sent.get(document) ?? '', expiry, ...verdict }, ops);
  }
  for (const task of ['photo', 'reference', 'employmentHistory', 'residenceHistory', 'compliance'] as const) {
    await pipeline.send('reviewTask', { task, entryId: sent.get(task) ?? null, ...verdict }, ops);
  }
}

const call = (pipeline: LivePipeline, outcome: 'pass' | 'fail' | 'not_now') =>
  pipeline.send('recordCall', { outcome, noteId: null, contactAgainAt: null }, ops);

async function acceptResults(pipeline: LivePipeline): Promise<void> {
  for (const result of resultKinds) {
    for (const status of ['ordered', 'received', 'accepted'] as const) {
      await pipeline.send('recordResult', { result, status }, ops);
    }
  }
}

async function certified(validDays: number): Promise<LivePipeline> {
  const pipeline = await begun();
  const sent = await sendEverything(pipeline);
  await call(pipeline, 'pass');
  await approveEverything(pipeline, sent, validDays);
  await acceptResults(pipeline);
  await pipeline.send('moveStage', { to: 'Certified', reason: null, noteId: null, contactAgainAt: null }, ops);
  return pipeline;
}

async function intoTheNextRun(pipeline: LivePipeline): Promise<void> {
  const { runId } = await pipeline.handle.describe();
  await pipeline.handle.signal(renew);
  await eventually(async () => expect((await pipeline.handle.describe()).runId).not.toBe(runId));
}

it('moves automatically at every step of the pipeline, and between jobs', async () => {
  const pipeline = await begun();
  const stages = [await stageOf(pipeline)];
  const sent = await sendEverything(pipeline);
  stages.push(await stageOf(pipeline));
  await call(pipeline, 'pass');
  stages.push(await stageOf(pipeline));
  await approveEverything(pipeline, sent, 400);
  stages.push(await stageOf(pipeline));
  await acceptResults(pipeline);
  stages.push(await stageOf(pipeline));

  expect(stages).toEqual(['Processing', 'Interview', 'PendingHR', 'HRPaperWork', 'WrappingUpHR']);
  await pipeline.send('moveStage', { to: 'Certified', reason: null, noteId: null, contactAgainAt: null }, ops);
  const candidacyId = newId();
  for (const [type, stage] of [
    ['hireStarted', 'Certified'],
    ['hireAssignmentStarted', 'Certified'],
    ['hireEnded', 'CertifiedNotWorking'],
    ['hireStarted', 'Certified'],
  ] as const) {
    await pipeline.handle.signal(hireFact, { type, candidacyId });
    await eventually(async () => expect((await eventsOf(pipeline)).map((event) => event.type)).toContain(type));
    await system.pass('1 minute');
    expect([type, await stageOf(pipeline)]).toEqual([type, stage]);
  }
});

it.each([
  ['underage', 'NotQualified'],
  ['no_cdl', 'NotQualified'],
] as const)('leaves PreQualify when the answer is %s', async (answer, stage) => {
  const pipeline = new LivePipeline(system, await aNewDriver(system.db));
  await pipeline.send('signUp', { driverId: pipeline.driverId, ownerId: null });
  await pipeline.send('preQualify', { answer });

  expect(await pipeline.view()).toMatchObject({ stage, previousStage: 'PreQualify' });
});

it.each([
  ['fail', 'NotQualified', []],
  ['not_now', 'Retarget', ['stageOverdue']],
] as const)("leaves the Interview stage according to the call's outcome: %s", async (outcome, stage, later) => {
  const pipeline = await begun();
  await sendEverything(pipeline);
  await call(pipeline, outcome);

  expect(await stageOf(pipeline)).toBe(stage);
  const before = (await eventsOf(pipeline)).length;
  await system.pass('11 days');
  expect((await eventsOf(pipeline)).slice(before).map(({ type }) => type)).toEqual(later);
});

it('continues as new when its history is long, and keeps its numbers and answers', async () => {
  const pipeline = await begun();
  const first = await pipeline.send('setAvailability', { isAvailable: false }, { updateId: 'away' });
  await approveEverything(pipeline, await sendEverything(pipeline), 400);
  await acceptResults(pipeline);

  const events = await eventsOf(pipeline);
  expect(new Set(events.map(({ run_id }) => run_id)).size).toBeGreaterThan(1);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_event, index) => index + 1));
  expect(await pipeline.send('setAvailability', { isAvailable: false }, { updateId: 'away' })).toEqual(first);
});

it('runs for three years with two renewals and one lapse, across several runs', async () => {
  const pipeline = await certified(365);
  const ownerId = await aUser(system.db, { roles: ['ops'] });
  await pipeline.send('assignOwner', { ownerId }, ops);
  const first = await pipeline.send('setAvailability', { isAvailable: false }, { updateId: 'away' });
  expect(counted(await eventsOf(pipeline), 'expiryNear')).toBe(0);

  // The first year, renewed in time: license and card warn at 60 and 30 days.
  await system.pass('340 days');
  await intoTheNextRun(pipeline);
  expect(counted(await eventsOf(pipeline), 'expiryNear')).toBe(4);
  await renewProofs(pipeline, await system.now(), 365);

  // The second year expires: all five warnings, then the lapse.
  await system.pass('300 days');
  await intoTheNextRun(pipeline);
  await system.pass('64 days');
  expect(await pipeline.view()).toMatchObject({ stage: 'Certified', lifecycleStatus: 'certified_compliant' });
  expect(counted(await eventsOf(pipeline), 'expiryNear')).toBe(4 + 10);
  await system.pass('2 days');
  expect(await pipeline.view()).toMatchObject({
    stage: 'PreQualified_MeetsMin',
    lifecycleStatus: 'certified_non_compliant',
    expired: ['driverLicense', 'dotMedicalCard'],
  });

  // Renewed late, in another run; a retried command of the first year still gets its first result.
  await intoTheNextRun(pipeline);
  await system.pass('3 days');
  await renewProofs(pipeline, await system.now(), 800);
  expect(await pipeline.view()).toMatchObject({ stage: 'Certified', expired: [], ownerId, isAvailable: false });
  expect(await pipeline.send('setAvailability', { isAvailable: false }, { updateId: 'away' })).toEqual(first);
  await system.pass('387 days');

  const events = await eventsOf(pipeline);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_event, index) => index + 1));
  expect(new Set(events.map(({ run_id }) => run_id)).size).toBeGreaterThanOrEqual(4);
  expect([counted(events, 'proofExpired'), counted(events, 'expiryNear')]).toEqual([2, 14]);
  expect(events.filter(({ type }) => type.startsWith('stageO') || type === 'stageEscalated')).toEqual([]);
  expect((await pipeline.view()).firedDeadlines).toEqual([]);
});
