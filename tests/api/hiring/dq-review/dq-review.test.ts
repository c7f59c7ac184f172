import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DqReviewCounts, DqReviewDrivers } from '#domain/dq-review/schema';
import type { DqReviewStatus } from '#domain/dq-review/statuses';
import { anAccessRow } from '../../../support/builders/access-rows';
import { aBenchEntry } from '../../../support/builders/bench';
import { type Caller, expectOk, HiringApi, refusalOf } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
let orderId: string;
beforeAll(async () => {
  hiring = await HiringApi.start();
  orderId = await hiring.anActiveOrder({ numberOfDrivers: 9 });
});
afterAll(() => hiring.close());

const base = () => `/api/job-order/organization/${hiring.carrier.organizationId}/dq-review`;
const listOf = async (status: DqReviewStatus, caller: Caller = hiring.carrier.hr) =>
  (await caller.get(`${base()}/${status}`).query({ limit: 50 }).expect(200)).body as DqReviewDrivers;
const counts = async () => (await hiring.carrier.hr.get(`${base()}/counts`).expect(200)).body as DqReviewCounts;
const rowOf = ({ data }: DqReviewDrivers, driverId: string) => data.find(({ driver }) => driver._id === driverId);

describe('the qualification review', () => {
  it('lists candidates in review, approved ones and those on the bench, with counts', async () => {
    const [reviewed, approved] = [await hiring.aDriver(), await hiring.aDriver()];
    await hiring.flow(orderId, reviewed).toReview();
    await hiring.flow(orderId, approved).toInterview();
    const benched = await hiring.aDriver();
    const entryId = await aBenchEntry(hiring.db, {
      organizationId: hiring.carrier.organizationId,
      driverId: benched.id,
      addedBy: hiring.carrier.ids.recruiter,
    });

    expect(await counts()).toEqual({ awaitingReview: 1, benchReview: 1, approved: 1, onAssignment: 0 });
    const waiting = await listOf('awaiting-review');
    expect(waiting.count).toBe(1);
    expect(rowOf(waiting, reviewed.id)).toMatchObject({
      assignment: { orderId, state: 'inReview' },
      benchEntryId: null,
      file: 'shadow',
      access: 'none',
      refusal: null,
      isWaiting: true,
    });
    expect(rowOf(await listOf('approved'), approved.id)).toMatchObject({ isWaiting: false, refusal: null });
    expect(rowOf(await listOf('bench-review'), benched.id)).toMatchObject({
      assignment: null,
      benchEntryId: entryId,
      refusal: 'access-not-granted',
      isWaiting: true,
    });
  });

  it('refuses the decision of other positions, and approves and rejects for HR and Safety', async () => {
    const [first, second] = [await hiring.aDriver(), await hiring.aDriver()];
    await hiring.flow(orderId, first).toReview();
    await hiring.flow(orderId, second).toReview();
    const row = rowOf(await listOf('awaiting-review', hiring.carrier.manager), first.id);
    expect(row?.refusal).toBe('safety-approval-needed');
    const assignmentOf = async (driverId: string) =>
      rowOf(await listOf('awaiting-review'), driverId)?.assignment?._id ?? '';

    const path = `/api/job-assignment/approve/${await assignmentOf(first.id)}`;
    expect(refusalOf(await hiring.carrier.manager.patch(path).expect(403)).code).toBe('safety-approval-needed');
    await expectOk(hiring.carrier.safety.patch(path));
    const rejection = `/api/job-assignment/reject/${await assignmentOf(second.id)}`;
    await expectOk(hiring.carrier.hr.patch(rejection).send({ reason: 'not_a_match' }));

    const waiting = await listOf('awaiting-review');
    expect([rowOf(waiting, first.id), rowOf(waiting, second.id)]).toEqual([undefined, undefined]);
    expect(rowOf(await listOf('approved'), first.id)).toBeDefined();
  });

  it('says whether the file is open, a shadow file or not available', async () => {
    const [open, early] = [await hiring.aDriver(), await hiring.aDriver()];
    await hiring.flow(orderId, open).toReview();
    await hiring.flow(orderId, early).toReview();
    await anAccessRow(hiring.db, { organizationId: hiring.carrier.organizationId, driverId: open.id });
    await hiring.db('driver_pipelines').where({ driver_id: early.id }).update({ stage: 'Processing' });

    const waiting = await listOf('awaiting-review');
    expect(rowOf(waiting, open.id)).toMatchObject({ file: 'open', access: 'approved' });
    expect(rowOf(waiting, early.id)).toMatchObject({ file: 'notAvailable', access: 'none' });
  });

  it('belongs to the carrier alone', async () => {
    for (const path of [`${base()}/awaiting-review`, `${base()}/counts`]) await hiring.other.hr.get(path).expect(404);
    await hiring.carrier.hr.get(`${base()}/other`).expect(400);
  });
});
