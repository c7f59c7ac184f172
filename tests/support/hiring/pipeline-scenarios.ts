import { resultKinds } from '#domain/driver-pipeline/results';
import { requiredDocuments, requiredTasks, sentTasks } from '#domain/driver-pipeline/tasks';
import { newId } from '#platform/ids';
import { renew } from '#workflows/entity/messages';
import { eventually } from '../eventually';
import type { HiringSystem } from './hiring-system';
import { aNewDriver, LivePipeline } from './live-pipeline';
import type { RecordedRun } from './scenarios';

const verdict = { isApproved: true, reason: null, noteId: null } as const;
const ops = { by: 'ops' } as const;

async function sendEverything(pipeline: LivePipeline): Promise<ReadonlyMap<string, string>> {
  await pipeline.give('confirmContact', { contact: 'phone' });
  const entries = new Map<string, string>();
  for (const document of requiredDocuments) {
    const fileId = newId();
    entries.set(document, fileId);
    await pipeline.give('uploadDocument', { document, fileId });
    await pipeline.give('settleScan', { document, fileId, isClean: true }, { by: 'system' });
  }
  for (const task of sentTasks.filter((one) => requiredTasks.some((required) => required === one))) {
    const entryId = newId();
    entries.set(task, entryId);
    await pipeline.give('sendTask', { task, entryId });
  }
  return entries;
}

/** From sign-up to certified, into a new run, through a lapse that has come already, until he is erased. */
export async function certifiedAndErased(system: HiringSystem): Promise<RecordedRun[]> {
  const pipeline = await new LivePipeline(system, await aNewDriver(system.db)).begin();
  const sent = await sendEverything(pipeline);
  await pipeline.give('recordCall', { outcome: 'pass', noteId: null, contactAgainAt: null }, ops);
  for (const task of ['photo', 'reference', 'employmentHistory', 'residenceHistory', 'compliance'] as const) {
    await pipeline.give('reviewTask', { task, entryId: sent.get(task) ?? null, ...verdict }, ops);
  }
  const endsAt = new Date(Date.now() + 3_000).toISOString();
  for (const document of requiredDocuments) {
    const expiry = { on: endsAt.slice(0, 10), endsAt };
    await pipeline.give('reviewDocument', { document, fileId: sent.get(document) ?? '', expiry, ...verdict }, ops);
  }
  for (const result of resultKinds) {
    for (const status of ['received', 'accepted'] as const)
      await pipeline.give('recordResult', { result, status }, ops);
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
  await pipeline.give('erase', {}, ops);
  await pipeline.handle.result();
  return [
    { workflow: 'driver-pipeline', name: 'certified', workflowId: pipeline.workflowId, runId },
    { workflow: 'driver-pipeline', name: 'lapsed-and-erased', workflowId: pipeline.workflowId, runId: next },
  ];
}
