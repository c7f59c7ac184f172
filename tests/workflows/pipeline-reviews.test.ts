import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '#platform/ids';
import { eventTypes, startHiringSystem, type HiringSystem } from '../support/hiring/hiring-system';
import type { LivePipeline } from '../support/hiring/live-pipeline';
import { aUser } from '../support/hiring/hiring-world';
import { aPlayedDriver } from '../support/hiring/played-driver';

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
  aPlayedDriver(system, {
    ownerId: await aUser(system.db, { roles: ['ops'] }),
    play: (history) => history.toPendingHR(),
  });

async function send(pipeline: LivePipeline, fileId: string): Promise<void> {
  await pipeline.give('uploadDocument', { document, fileId });
  await pipeline.give('settleScan', { document, fileId, isClean: true }, bySystem);
}

it('takes one verdict of two reviewers at once, and tells the other that somebody was first', async () => {
  const pipeline = await inReview();
  const fileId = newId();
  await send(pipeline, fileId);
  const verdicts = await Promise.allSettled([
    pipeline.give('reviewDocument', { document, fileId, ...approval }, ops),
    pipeline.give('reviewDocument', { document, fileId, ...rejection, expiry: null }, ops),
  ]);

  expect(verdicts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(verdicts.find(({ status }) => status === 'rejected')).toMatchObject({ reason: changed });
  const reviewed = (await eventTypes(system, pipeline)).filter((type) => /document(Approved|Rejected)/.test(type));
  expect(reviewed).toHaveLength(1);
});

it('judges the file that the reviewer saw, not the one that came meanwhile', async () => {
  const pipeline = await inReview();
  const [older, newer] = [newId(), newId()];
  await send(pipeline, older);
  await pipeline.give('uploadDocument', { document, fileId: newer });

  await expect(pipeline.give('reviewDocument', { document, fileId: older, ...approval }, ops)).rejects.toMatchObject(
    changed,
  );
  const lateScan = pipeline.give('settleScan', { document, fileId: older, isClean: true }, bySystem);
  await expect(lateScan).rejects.toMatchObject(changed);
  await pipeline.give('settleScan', { document, fileId: newer, isClean: true }, bySystem);
  await pipeline.give('reviewDocument', { document, fileId: newer, ...approval }, ops);

  expect((await pipeline.view()).documents[document]).toEqual({ status: 'approved', fileId: newer });
});

it('judges the submission that the reviewer saw, and what was sent again is judged again', async () => {
  const pipeline = await inReview();
  const [older, newer] = [newId(), newId()];
  await pipeline.give('sendTask', { task: 'employmentHistory', entryId: older });
  await pipeline.give('sendTask', { task: 'employmentHistory', entryId: newer });
  const verdictOn = (entryId: string) =>
    pipeline.give('reviewTask', { task: 'employmentHistory', entryId, ...rejection }, ops);

  await expect(verdictOn(older)).rejects.toMatchObject(changed);
  await verdictOn(newer);
  expect((await pipeline.view()).tasks.employmentHistory).toBe('rejected');
  await pipeline.give('sendTask', { task: 'employmentHistory', entryId: newer });
  expect((await pipeline.view()).tasks.employmentHistory).toBe('pending');
});
