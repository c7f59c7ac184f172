import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { queueReviews } from '#db/review-queue/review-items';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { QueuedReview, ReviewSummary, TakenReview } from '#domain/review-queue/schema';
import { newId } from '#platform/ids';
import { as, problemOf } from '../../../support/api';
import { anAccessToken } from '../../../support/builders/people';
import { type Caller, HiringApi } from '../../../support/hiring/hiring-api';
import { aDriver, aUser } from '../../../support/hiring/hiring-world';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
let dana: Caller;
let sam: Caller;
beforeAll(async () => {
  hiring = await HiringApi.start();
  dana = await aReviewer({ first_name: 'Dana', last_name: 'Whitfield' });
  sam = await aReviewer({ first_name: 'Sam', last_name: 'Ortiz' });
});
afterAll(() => hiring.close());
beforeEach(() => hiring.db('review_items').delete());

async function aReviewer(name: object = {}): Promise<Caller> {
  return as(hiring.app, await anAccessToken(hiring.db, await aUser(hiring.db, { roles: ['ops'], ...name })));
}

const day = (count: number) => new Date(Date.UTC(2026, 10, count)).toISOString();

/** A driver who uploaded a photo on this day of November. */
async function aSender(sentOn: number, state: Partial<DriverPipelineState> = {}) {
  const photo = newId();
  const tasks = { ...emptyPipeline('').tasks, photo: 'pending' as const };
  const id = await aDriver(hiring.db, { state: { stage: 'PendingHR', tasks, sent: { photo }, ...state } });
  await hiring.db('driver_files').insert({
    id: photo,
    driver_id: id,
    purpose: 'photo',
    media_type: 'image/jpeg',
    size_bytes: 10,
    sha256: Buffer.from('x'),
    scan: 'clean',
    uploaded_by: id,
    created_at: day(sentOn),
  });
  await hiring.db.transaction((trx) => queueReviews(trx, id));
  return { id, photo };
}

const list = async (query: object = {}) =>
  (await dana.get('/api/ops/reviews').query(query).expect(200)).body as { data: QueuedReview[]; next: string | null };
const idsOf = (data: readonly QueuedReview[]) => data.map(({ driverId }) => driverId);
const claim = (by: Caller, id: string, thing = 'photo') => by.post(`/api/ops/reviews/${id}/${thing}/claim`);
const next = (by: Caller, body: object = {}) => by.post('/api/ops/reviews/next').send(body);
const takenBy = async (by: Caller, body: object = {}) =>
  ((await next(by, body).expect(200)).body as TakenReview).review;
const approve = (by: Caller, { id, photo }: { id: string; photo: string }) =>
  by.post(`/api/ops/drivers/${id}/tasks/photo/review`).send({ entryId: photo, isApproved: true });

describe('the queue', () => {
  it('begins with the oldest submission, page by page, with the driver and the stage', async () => {
    const [third, first, second] = [await aSender(9), await aSender(2), await aSender(5)];

    const page = await list({ limit: 2 });
    const rest = await list({ limit: 2, after: page.next });

    expect(idsOf([...page.data, ...rest.data])).toEqual([first.id, second.id, third.id]);
    expect(rest.next).toBeNull();
    expect(page.data[0]).toEqual({
      driverId: first.id,
      thing: 'photo',
      name: 'Maria Gomez',
      stage: 'PendingHR',
      sentAt: day(2),
      claim: null,
    });
  });

  it('filters by kind and stage; drivers who exited appear only when their stage is selected', async () => {
    const file = { status: 'pending' as const, fileId: newId() };
    const { id } = await aSender(3, { documents: { ...emptyPipeline('').documents, dotMedicalCard: file } });
    const early = await aSender(4, { stage: 'Interview' });
    const left = await aSender(1, { stage: 'NotInterested' });

    expect((await list({ kind: 'dotMedicalCard' })).data).toMatchObject([{ driverId: id, thing: 'dotMedicalCard' }]);
    expect(idsOf((await list({ stage: 'Interview' })).data)).toEqual([early.id]);
    expect(idsOf((await list()).data)).not.toContain(left.id);
    expect(idsOf((await list({ stage: 'NotInterested' })).data)).toEqual([left.id]);
    expect(problemOf(await dana.get('/api/ops/reviews?kind=schedule')).errors).toMatchObject([{ pointer: '/kind' }]);
    expect(problemOf(await dana.get('/api/ops/reviews?after=nonsense')).errors).toMatchObject([
      { code: 'unknown-cursor' },
    ]);
  });

  it('adds a submission, and removes a reviewed one', async () => {
    const driver = await aSender(3);
    await dana.post(`/api/ops/drivers/${driver.id}/snooze`).send({ until: null, reason: 'other' }).expect(200);
    expect(idsOf((await list()).data)).toEqual([driver.id]);

    await approve(dana, driver).expect(200);

    expect((await list()).data).toEqual([]);
  });

  it('shows the number of waiting items, the oldest submission, and the claims', async () => {
    const older = await aSender(2);
    await aSender(3);
    await claim(dana, older.id).expect(200);

    const summary = await sam.get('/api/ops/reviews/summary').expect(200);

    expect(summary.body).toMatchObject({
      waiting: 2,
      oldestSentAt: day(2),
      claims: [{ driverId: older.id, thing: 'photo', claim: { name: 'Dana Whitfield' } }],
    } satisfies Partial<Record<keyof ReviewSummary, unknown>>);
    expect((await sam.get('/api/ops/reviews/summary?kind=resume').expect(200)).body).toMatchObject({
      waiting: 0,
      oldestSentAt: null,
    });
  });
});

describe('a claim', () => {
  it('belongs to one reviewer: another one sees the holder, and cannot decide', async () => {
    const driver = await aSender(3);
    const response = await claim(dana, driver.id).expect(200);
    expect((response.body as QueuedReview).claim).toMatchObject({ name: 'Dana Whitfield' });

    const refused = [await claim(sam, driver.id), await approve(sam, driver)];

    for (const refusal of refused) {
      expect([refusal.status, problemOf(refusal)]).toMatchObject([
        409,
        { code: 'review-claimed', message: 'Dana Whitfield is reviewing this', params: { who: 'Dana Whitfield' } },
      ]);
    }
    await approve(dana, driver).expect(200);
    await claim(dana, driver.id).expect(409);
  });

  it('does not block decisions on unclaimed items', async () => {
    await approve(sam, await aSender(3)).expect(200);
  });

  it('covers a history with all its items, except notes', async () => {
    const { id } = await aSender(3, {
      tasks: { ...emptyPipeline('').tasks, reference: 'pending' },
      sent: { reference: newId() },
    });
    await claim(dana, id, 'reference').expect(200);
    const say = (verdict: string) =>
      sam
        .post(`/api/ops/drivers/${id}/items/${newId()}/review`)
        .send({ kind: 'reference', verdict, text: 'Called', version: 'seen' });

    expect(problemOf(await say('approved')).code).toBe('review-claimed');
    expect(problemOf(await say('noted')).code).toBe('not-found');
  });

  it('is released by its holder only', async () => {
    const { id } = await aSender(3);
    await claim(dana, id).expect(200);

    await sam.post(`/api/ops/reviews/${id}/photo/release`).expect(204);
    expect((await claim(sam, id)).status).toBe(409);
    await dana.post(`/api/ops/reviews/${id}/photo/release`).expect(204);

    await claim(sam, id).expect(200);
  });

  it('expires 15 minutes after its last use', async () => {
    const driver = await aSender(3);
    await claim(dana, driver.id).expect(200);
    const advanceMinutes = (minutes: number) =>
      hiring.db.raw(`update review_items set lapses_at = lapses_at - make_interval(mins => ?)`, [minutes]);

    await advanceMinutes(14);
    await claim(sam, driver.id).expect(409);
    await claim(dana, driver.id).expect(200);
    await advanceMinutes(14);
    await claim(sam, driver.id).expect(409);
    await advanceMinutes(2);
    await claim(sam, driver.id).expect(200);
    expect(problemOf(await approve(dana, driver)).code).toBe('review-claimed');
  });

  it('belongs to one reviewer even when many claim it together', async () => {
    const { id } = await aSender(3);
    const reviewers = await Promise.all(Array.from({ length: 6 }, () => aReviewer()));

    const responses = await Promise.all(reviewers.map((reviewer) => claim(reviewer, id)));

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('is not required: of two concurrent decisions one counts, and the other is rejected', async () => {
    const driver = await aSender(3);
    const reject = sam
      .post(`/api/ops/drivers/${driver.id}/tasks/photo/review`)
      .send({ entryId: driver.photo, isApproved: false, reason: 'photo_unclear' });

    const responses = await Promise.all([approve(dana, driver), reject]);

    const [refused] = responses.filter(({ status }) => status !== 200);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refused === undefined ? undefined : problemOf(refused).code).toBe('pipeline-changed');
    const verdicts = await hiring
      .db('workflow_events')
      .where({ driver_id: driver.id })
      .whereIn('type', ['taskApproved', 'taskRejected'])
      .select('type');
    expect(verdicts).toHaveLength(1);
  });

  it('is rejected for items that are not waiting', async () => {
    const { id } = await aSender(3);

    const response = await claim(dana, id, 'mvr');

    expect([response.status, problemOf(response).code]).toEqual([409, 'section-not-waiting']);
    expect((await claim(dana, id, 'schedule')).status).toBe(400);
  });
});

describe('claiming the next item', () => {
  it('returns the oldest unclaimed item of the requested kinds', async () => {
    const [older, newer] = [await aSender(2), await aSender(5, { stage: 'Interview' })];

    expect(await takenBy(dana)).toMatchObject({ driverId: older.id, claim: { name: 'Dana Whitfield' } });
    expect(await takenBy(sam)).toMatchObject({ driverId: newer.id, claim: { name: 'Sam Ortiz' } });
    expect(await takenBy(sam, { kind: 'resume' })).toBeNull();
    expect(await takenBy(sam, { stage: 'PendingHR' })).toBeNull();
  });

  it('continues after skipped items, and starts again after the last', async () => {
    const senders = [await aSender(2), await aSender(3), await aSender(4)];
    const [first, second, third] = senders.map(({ id }) => id);
    const after = (driverId: string | undefined, sentOn: number) => ({
      after: { driverId, thing: 'photo', sentAt: day(sentOn) },
    });

    expect(await takenBy(dana, after(first, 2))).toMatchObject({ driverId: second });
    await dana.post(`/api/ops/reviews/${String(second)}/photo/release`);
    expect(await takenBy(dana, after(second, 3))).toMatchObject({ driverId: third });
    await dana.post(`/api/ops/reviews/${String(third)}/photo/release`);
    expect(await takenBy(dana, after(third, 4))).toMatchObject({ driverId: first });
  });

  it('claims only one item when retried', async () => {
    const { id } = await aSender(2);
    await aSender(3);
    const key = newId();

    const twice = [await next(dana).set('Idempotency-Key', key), await next(dana).set('Idempotency-Key', key)];

    for (const response of twice) expect((response.body as TakenReview).review).toMatchObject({ driverId: id });
    expect(await hiring.db('review_items').whereNotNull('holder_id').count()).toEqual([{ count: 1 }]);
  });

  it('returns different items to concurrent requests, and none when all are claimed', async () => {
    const senders = [];
    for (let count = 1; count <= 8; count += 1) senders.push(await aSender(count));
    const reviewers = await Promise.all(Array.from({ length: 12 }, () => aReviewer()));

    const taken = await Promise.all(reviewers.map((reviewer) => takenBy(reviewer)));

    const claimed = taken.flatMap((review) => review?.driverId ?? []);
    expect(new Set(claimed)).toEqual(new Set(senders.map(({ id }) => id)));
    expect(claimed).toHaveLength(8);
  });
});
