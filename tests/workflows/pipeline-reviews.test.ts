import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '#platform/ids';
import { eventTypes, type HiringSystem, startHiringSystem } from '../support/hiring/hiring-system';
import { aUser } from '../support/hiring/hiring-world';
import type { LivePipeline } from '../support/hiring/live-pipeline';
import { aSimulatedDriver } from '../support/hiring/simulated-driver';

let system: HiringSystem;

beforeAll(async () => {
  system = await startHiringSystem();
});
afterAll(() => system.close());

const ops = { by: 'ops' } as const;
const bySystem = { by: 'system' } as const;
const approval = { isApproved: true, reason: null, noteId: null, expiry: null } as const;
const rejection = { isApproved: false, reason: 'unreadable', noteId: null } as const;
const document = 'backDriverLicense';
const changed = { cause: { type: 'pipeline-changed' } };

const inReview = async () =>
  aSimulatedDriver(system, {
    ownerId: await aUser(system.db, { roles: ['ops'] }),
    play: (history) => history.toPendingHR(),
  });

async function send(pipeline: LivePipeline, fileId: string): Promise<void> {
  await pipeline.send('uploadDocument', { document, fileId });
  await pipeline.send('recordScanResult', { document, fileId, isClean: true }, bySystem);
}

it('accepts one of two concurrent verdicts, and refuses the other because the item has changed', async () => {
  const pipeline = await inReview();
  const fileId = newId();
  await send(pipeline, fileId);
  const verdicts = await Promise.allSettled([
    pipeline.send('reviewDocument', { document, fileId, ...approval }, ops),
    pipeline.send('reviewDocument', { document, fileId, ...rejection, expiry: null }, ops),
  ]);

  expect(verdicts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(verdicts.find(({ status }) => status === 'rejected')).toMatchObject({ reason: changed });
  const reviewed = (await eventTypes(system, pipeline)).filter((type) => /document(Approved|Rejected)/.test(type));
  expect(reviewed).toHaveLength(1);
});

it('applies the verdict to the file that the reviewer saw, not to one that was uploaded in the meantime', async () => {
  const pipeline = await inReview();
  const [older, newer] = [newId(), newId()];
  await send(pipeline, older);
  await pipeline.send('uploadDocument', { document, fileId: newer });

  await expect(pipeline.send('reviewDocument', { document, fileId: older, ...approval }, ops)).rejects.toMatchObject(
    changed,
  );
  const lateScan = pipeline.send('recordScanResult', { document, fileId: older, isClean: true }, bySystem);
  await expect(lateScan).rejects.toMatchObject(changed);
  await pipeline.send('recordScanResult', { document, fileId: newer, isClean: true }, bySystem);
  await pipeline.send('reviewDocument', { document, fileId: newer, ...approval }, ops);

  expect((await pipeline.view()).documents[document]).toEqual({ status: 'approved', fileId: newer });
});

it('applies the verdict to the submission that the reviewer saw; a new submission needs a new review', async () => {
  const pipeline = await inReview();
  const [older, newer] = [newId(), newId()];
  await pipeline.send('submitTask', { task: 'employmentHistory', entryId: older });
  await pipeline.send('submitTask', { task: 'employmentHistory', entryId: newer });
  const verdictOn = (entryId: string) =>
    pipeline.send('reviewTask', { task: 'employmentHistory', entryId, ...rejection }, ops);

  await expect(verdictOn(older)).rejects.toMatchObject(changed);
  await verdictOn(newer);
  expect((await pipeline.view()).tasks.employmentHistory).toBe('rejected');
  await pipeline.send('submitTask', { task: 'employmentHistory', entryId: newer });
  expect((await pipeline.view()).tasks.employmentHistory).toBe('pending');
});
