import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BULK_LIMIT } from '#domain/bulk/actions';
import type { CandidateBulkPreview, CandidateBulkProgress } from '#domain/bulk/candidates/schema';
import type { BulkStarted } from '#domain/bulk/schema';
import { eventually } from '../../../support/eventually';
import { HiringApi } from '../../../support/hiring/hiring-api';
import { aDriver } from '../../../support/hiring/hiring-world';
import '../../../support/temporal-runtime';

const BULK = '/api/candidates/bulk';
const REFUSED = 20;
const BATCH_SIZE = 25;

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

async function manyDrivers(count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count)
    ids.push(...(await Promise.all(Array.from({ length: BATCH_SIZE }, () => aDriver(hiring.db)))));
  return ids.slice(0, count);
}

const progressOf = async (path: string) =>
  (await hiring.carrier.recruiter.get(path).expect(200)).body as CandidateBulkProgress;

/** The action may take long, but not stand still. */
async function progressAfter(path: string, before: CandidateBulkProgress): Promise<CandidateBulkProgress> {
  let now = before;
  await eventually(async () => {
    now = await progressOf(path);
    expect(now.finishedAt !== null || now.done + now.failed > before.done + before.failed).toBe(true);
  });
  return now;
}

it('invites as many drivers together as one action may have, and names each one who was refused', async () => {
  const { recruiter } = hiring.carrier;
  const orderId = await hiring.anActiveOrder({ numberOfDrivers: BULK_LIMIT });
  const driverIds = await manyDrivers(BULK_LIMIT);
  const act = { kind: 'invite', orderId };
  const previewed = await recruiter.post(`${BULK}/preview`).send({ targets: { driverIds }, act }).expect(200);
  const { data, possible } = previewed.body as CandidateBulkPreview;
  expect(possible).toBe(BULK_LIMIT);
  // They become unavailable after the preview.
  const gone = driverIds.slice(0, REFUSED);
  await hiring.db('drivers').whereIn('id', gone).update({ is_available: false });

  const targets = data.map(({ _id, seen }) => ({ _id, seen }));
  const started = await recruiter.post(BULK).send({ targets, act }).expect(202);
  const path = `${BULK}/${(started.body as BulkStarted)._id}`;
  let report = await progressOf(path);
  while (report.finishedAt === null) report = await progressAfter(path, report);

  expect(report).toMatchObject({ total: BULK_LIMIT, done: BULK_LIMIT - REFUSED, failed: REFUSED });
  expect(report.failures.map(({ _id }) => _id).toSorted()).toEqual(gone.toSorted());
  expect(new Set(report.failures.map(({ problem }) => problem.code))).toEqual(new Set(['driver-not-searchable']));
  const invited = await hiring.db('candidacies').where({ order_id: orderId, state: 'invited' }).pluck('driver_id');
  expect(invited.toSorted()).toEqual(driverIds.slice(REFUSED).toSorted());
});
