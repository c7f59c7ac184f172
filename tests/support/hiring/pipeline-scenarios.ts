import { requiredExpiries } from '#domain/driver-pipeline/expiries';
import { resultKinds } from '#domain/driver-pipeline/results';
import { requiredDocuments, requiredTasks, sentTasks } from '#domain/driver-pipeline/tasks';
import { DAY_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { renew } from '#workflows/entity/messages';
import { eventually } from '../eventually';
import { eventTypes, type HiringSystem } from './hiring-system';
import { aHiringWorld } from './hiring-world';
import { LiveCandidacy } from './live-candidacy';
import { aLiveOrder } from './live-order';
import { aNewDriver, LivePipeline } from './live-pipeline';
import type { RecordedRun } from './recorded-run';

const verdict = { isApproved: true, reason: null, noteId: null } as const;
const ops = { by: 'ops' } as const;

async function sendEverything(pipeline: LivePipeline): Promise<ReadonlyMap<string, string>> {
  await pipeline.send('confirmContact', { contact: 'phone' });
  const entries = new Map<string, string>();
  for (const document of requiredDocuments) {
    const fileId = newId();
    entries.set(document, fileId);
    await pipeline.send('uploadDocument', { document, fileId });
    await pipeline.send('recordScanResult', { document, fileId, isClean: true }, { by: 'system' });
  }
  for (const task of sentTasks.filter((sentTask) => requiredTasks.some((required) => required === sentTask))) {
    const entryId = newId();
    entries.set(task, entryId);
    await pipeline.send('submitTask', { task, entryId });
  }
  return entries;
}

/** Approves every submission and accepts every result; license and medical card expire at the given time. */
async function approveEverything(pipeline: LivePipeline, sent: ReadonlyMap<string, string>, endsAt: string) {
  await pipeline.send('recordCall', { outcome: 'pass', noteId: null, contactAgainAt: null }, ops);
  for (const task of ['photo', 'reference', 'employmentHistory', 'residenceHistory', 'compliance'] as const) {
    await pipeline.send('reviewTask', { task, entryId: sent.get(task) ?? null, ...verdict }, ops);
  }
  for (const document of requiredDocuments) {
    const expiry = { on: endsAt.slice(0, 10), endsAt };
    await pipeline.send('reviewDocument', { document, fileId: sent.get(document) ?? '', expiry, ...verdict }, ops);
  }
  for (const result of resultKinds) {
    for (const status of ['received', 'accepted'] as const)
      await pipeline.send('recordResult', { result, status }, ops);
  }
}

/** From sign-up through a long history to certified, into a new run, through a lapse, to the erasure. */
export async function certifiedAndErased(system: HiringSystem): Promise<RecordedRun[]> {
  const pipeline = await new LivePipeline(system, await aNewDriver(system.db)).begin();
  const first = (await pipeline.handle.describe()).runId;
  const sent = await sendEverything(pipeline);
  await approveEverything(pipeline, sent, inDays(400));
  const soon = new Date(Date.now() + 3_000).toISOString();
  for (const proof of requiredExpiries) {
    await pipeline.send('recordExpiry', { proof, expiry: { on: soon.slice(0, 10), endsAt: soon } }, ops);
  }
  const { runId } = await pipeline.handle.describe();
  await pipeline.handle.signal(renew);
  await eventually(async () => {
    if ((await pipeline.handle.describe()).runId === runId) throw new Error('not in the next run yet');
  });
  await eventually(async () => {
    if ((await pipeline.view()).expired.length < 2) throw new Error('nothing has expired yet');
  });
  const next = (await pipeline.handle.describe()).runId;
  await pipeline.send('erase', {}, ops);
  await pipeline.handle.result();
  return [
    { workflow: 'driver-pipeline', name: 'signed-up', workflowId: pipeline.workflowId, runId: first },
    { workflow: 'driver-pipeline', name: 'certified', workflowId: pipeline.workflowId, runId },
    { workflow: 'driver-pipeline', name: 'lapsed-and-erased', workflowId: pipeline.workflowId, runId: next },
  ];
}

const rejection = { isApproved: false, reason: 'unreadable', noteId: null } as const;

/** Resubmits during review and after a rejection, until certified; then a lapse holds a start. */
export async function startHeld(system: HiringSystem): Promise<RecordedRun[]> {
  const pipeline = await new LivePipeline(system, await aNewDriver(system.db)).begin();
  await pipeline.send('setAvailability', { isAvailable: true });
  const sent = new Map(await sendEverything(pipeline));
  for (const round of ['under review', 'after a rejection']) {
    if (round === 'after a rejection') {
      await pipeline.send('reviewTask', { task: 'photo', entryId: sent.get('photo') ?? null, ...rejection }, ops);
    }
    sent.set('photo', newId());
    await pipeline.send('submitTask', { task: 'photo', entryId: sent.get('photo') ?? null });
  }
  await approveEverything(pipeline, sent, inDays(400));
  await pipeline.send('moveStage', { to: 'Certified', reason: null, noteId: null, contactAgainAt: null }, ops);

  const { world } = await aLiveOrder(system, await aHiringWorld(system.db));
  const candidacy = new LiveCandidacy(system, { ...world, driverId: pipeline.driverId });
  await candidacy.go('invite', 'acceptInvite', 'approveForInterview', 'scheduleInterview');
  await candidacy.send('hire', { startsAt: inDays(-0.1), startOn: inDays(-0.1).slice(0, 10) });
  const soon = new Date(Date.now() + 500).toISOString();
  await pipeline.send('recordExpiry', { proof: 'driverLicense', expiry: { on: soon.slice(0, 10), endsAt: soon } }, ops);
  await untilHappened(system, candidacy, 'startHeld');
  await candidacy.send('acceptStart');
  const expiry = { on: inDays(400).slice(0, 10), endsAt: inDays(400) };
  await pipeline.send('recordExpiry', { proof: 'driverLicense', expiry }, ops);
  await untilHappened(system, candidacy, 'assignmentStarted');
  await eventually(async () => {
    if ((await pipeline.view()).lifecycleStatus !== 'active')
      throw new Error('the assignment has not reached the pipeline yet');
  });
  return [
    { workflow: 'driver-pipeline', name: 'resubmitted-and-renewed', workflowId: pipeline.workflowId },
    { workflow: 'candidacy', name: 'start-held', workflowId: candidacy.workflowId },
  ];
}

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

const untilHappened = (system: HiringSystem, entity: { workflowId: string }, type: string): Promise<void> =>
  eventually(async () => {
    if (!(await eventTypes(system, entity)).includes(type)) throw new Error(`${type} has not happened yet`);
  });
