import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readDriverZone } from '#db/evidence/driver-zones';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { DriverTimeline, DriverTimelineItem } from '#domain/driver-timeline/schema';
import { startOfDate } from '#domain/shared/zoned-time';
import { newId } from '#platform/ids';
import { aDriverNote } from '../../../support/builders/driver-notes';
import { aScreenedHire } from '../../../support/builders/screening';
import { HiringApi } from '../../../support/hiring/hiring-api';
import { aDriver } from '../../../support/hiring/hiring-world';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const inStage = (stage: DriverPipelineState['stage'], days = 2) =>
  aDriver(hiring.db, { state: { stage, enteredAt: ago(days) } });
const page = async (id: string, query: object = {}): Promise<DriverTimeline> =>
  (await hiring.ops.get(`/api/ops/drivers/${id}/timeline`).query(query).expect(200)).body as DriverTimeline;
const lines = async (id: string, query: object = {}) => (await page(id, query)).data;
const typesOf = (items: readonly DriverTimelineItem[]) => items.map(({ type }) => type);

describe('the timeline of a driver', () => {
  it('shows calls with their outcome and note, and the stage that followed', async () => {
    const id = await inStage('Interview');
    await hiring.ops.post(`/api/ops/drivers/${id}/call`).send({ outcome: 'pass', note: 'Keeps good logs' }).expect(200);

    const timeline = await lines(id);

    expect(timeline).toMatchObject([
      { kind: 'pipeline', type: 'stageEntered', stage: 'PendingHR', text: null },
      { kind: 'calls', type: 'callRecorded', outcome: 'pass', text: 'Keeps good logs', actor: { kind: 'ops' } },
    ]);
  });

  it('shows applications by job and carrier, and the emails about them as they were sent', async () => {
    const driver = await hiring.aDriver();
    const orderId = await hiring.anActiveOrder();
    await hiring.flow(orderId, driver).invite();
    await hiring.workers.deliver();

    const [message] = await lines(driver.id, { kind: 'messages' });

    expect(await lines(driver.id, { kind: 'candidacies' })).toMatchObject([
      { type: 'invited', order: { _id: orderId }, actor: { kind: 'fleet', name: 'Ann Smith' } },
    ]);
    expect(message).toMatchObject({
      type: 'invitation',
      actor: { kind: 'system', name: null },
      message: { channel: 'mail', subject: expect.stringContaining('invited you to a job') },
    });
    expect(message?.message?.text).toContain('/driver/applications#');
  });

  it('shows the author of each message, and hides the text of sign-in messages', async () => {
    const id = await inStage('Certified');
    const author = await aDriverNoteAuthor();
    const line = { message_id: id, recipient_id: id, channel: 'mail', status: 'sent', settled_at: ago(1) } as const;
    const written = newId();
    await hiring.db('messages').insert([
      { ...line, id: written, template: 'ops-message', author_id: author.id, created_at: ago(1) },
      { ...line, id: newId(), template: 'recover-password', created_at: ago(2) },
    ]);
    await hiring
      .db('sent_texts')
      .insert({ message_id: written, recipient_id: id, subject: 'Your papers', body: 'Please call us' });

    expect(await lines(id)).toMatchObject([
      { actor: { kind: 'ops', name: expect.any(String) }, message: { subject: 'Your papers', text: 'Please call us' } },
      { actor: { kind: 'system', name: null }, type: 'recover-password', message: { subject: null, text: null } },
    ]);
    expect(typesOf(await lines(id, { actor: 'ops' }))).toEqual(['ops-message']);
  });

  it("shows reviews of the driver's entries and notes about the driver", async () => {
    const id = await inStage('PendingHR');
    await hiring.db('item_reviews').insert({
      id: newId(),
      driver_id: id,
      item_id: newId(),
      kind: 'employmentHistory',
      item_version: 'v1',
      verdict: 'rejected',
      text: 'Nobody answers there',
      author_id: (await aDriverNoteAuthor()).id,
      at: ago(1),
    });
    await aDriverNote(hiring.db, id, { text: 'Call in the evening' });

    expect(await lines(id)).toMatchObject([
      { kind: 'notes', type: 'noteWritten', text: 'Call in the evening', note: { editableUntil: null } },
      { kind: 'documents', type: 'itemRejected', about: 'employmentHistory', text: 'Nobody answers there' },
    ]);
  });

  it("shows the status of a carrier's own results, the person who set it, and the carrier", async () => {
    const { driver, organizationId } = await aScreenedHire(hiring, 'T100');
    const ref = { driverId: driver.id, organizationId, result: 'drugTest' };
    await hiring.ops
      .post('/api/ops/results/order')
      .send({ results: [ref] })
      .expect(200, { ordered: 1, refused: [] });
    await hiring.ops
      .post('/api/ops/results/status')
      .send({ ...ref, status: 'received' })
      .expect(204);
    await hiring.ops
      .post('/api/ops/results/status')
      .send({ ...ref, status: 'needed' })
      .expect(409);

    const timeline = await lines(driver.id, { kind: 'documents' });

    const line = { type: 'resultRecorded', about: 'drugTest', carrier: expect.any(String), order: null };
    const actor = { kind: 'ops', name: expect.any(String) };
    expect(timeline).toMatchObject([
      { ...line, resultStatus: 'received', actor },
      { ...line, resultStatus: 'ordered', actor },
    ]);
    expect(await lines(driver.id, { kind: 'documents', actor: 'system' })).toEqual([]);
  });

  it('filters by kind, actor and time', async () => {
    const id = await inStage('Interview');
    await hiring.ops.post(`/api/ops/drivers/${id}/call`).send({ outcome: 'pass' }).expect(200);
    await aDriverNote(hiring.db, id, { at: new Date(Date.now() - 3 * DAY) });

    expect(typesOf(await lines(id, { kind: 'calls' }))).toEqual(['callRecorded']);
    expect(typesOf(await lines(id, { kind: 'notes' }))).toEqual(['noteWritten']);
    expect(typesOf(await lines(id, { actor: 'ops' }))).toEqual(['callRecorded', 'noteWritten']);
    expect(typesOf(await lines(id, { actor: 'driver' }))).toEqual([]);
    expect(typesOf(await lines(id, { to: ago(2) }))).toEqual(['noteWritten']);
    expect(typesOf(await lines(id, { from: ago(2) }))).toEqual(['stageEntered', 'callRecorded']);
  });

  it('is paged without losing or repeating a line, also for equal times', async () => {
    const id = await inStage('Certified');
    const at = new Date();
    for (let count = 0; count < 5; count += 1) await aDriverNote(hiring.db, id, { at });

    const first = await page(id, { limit: 2 });
    const second = await page(id, { limit: 2, after: first.next });
    const third = await page(id, { limit: 2, after: second.next });

    const keys = [first, second, third].flatMap(({ data }) => data.map(({ key }) => key));
    expect(new Set(keys).size).toBe(5);
    expect(third.next).toBeNull();
  });

  it('refuses invalid filters and cursors, and is open to operations only', async () => {
    const driver = await hiring.aDriver();
    const path = `/api/ops/drivers/${driver.id}/timeline`;

    await hiring.ops.get(path).query({ kind: 'gossip' }).expect(400);
    await hiring.ops.get(path).query({ from: 'yesterday' }).expect(400);
    await hiring.ops
      .get(path)
      .query({ after: Buffer.from('["x","y","z"]').toString('base64url') })
      .expect(400);
    await driver.get(path).expect(403);
    await hiring.carrier.recruiter.get(path).expect(403);
    await hiring.ops.get(`/api/ops/drivers/${hiring.carrier.ids.hr}/timeline`).expect(404);
  });

  it('records repeated views in one access-log entry that the driver can read', async () => {
    const driver = await hiring.aDriver();

    await Promise.all([lines(driver.id), lines(driver.id), asOf(driver.id, '2026-01-01')]);
    await lines(driver.id);

    const log = await driver.get('/api/driver/access-log').expect(200);
    expect((log.body as { data: object[] }).data).toMatchObject([{ side: 'operations', action: 'driver-record' }]);
  });
});

async function aDriverNoteAuthor(): Promise<{ id: string }> {
  const author: { id: string } = await hiring.db('users').whereRaw(`'ops' = any (roles)`).first('id');
  return author;
}

const asOf = async (id: string, on: string) =>
  (await hiring.ops.get(`/api/ops/drivers/${id}/as-of`).query({ on }).expect(200)).body as {
    driver: { stage: string; owner: object | null; dueAt: string | null; isOverdue: boolean } | null;
  };

describe('a driver as of a day', () => {
  const event = (driverId: string, seq: number, { at, ...state }: { at: string } & Partial<DriverPipelineState>) => ({
    workflow_id: `driver-pipeline/${driverId}`,
    seq,
    run_id: 'run',
    update_id: `update ${String(seq)}`,
    type: 'stageEntered',
    actor_kind: 'system',
    payload: JSON.stringify({ seq, driverId, ...state }),
    at,
    driver_id: driverId,
  });

  it('shows the driver after the last transition of that day where the driver lives', async () => {
    const id = await inStage('Certified', 1);
    const next = startOfDate('2026-03-21', await readDriverZone(hiring.db, id));
    const last = new Date(Date.parse(next) - 1).toISOString();
    const entered = '2026-03-01T10:00:00.000Z';
    await hiring
      .db('workflow_events')
      .insert([
        event(id, 1, { at: entered, stage: 'Interview', enteredAt: entered }),
        event(id, 2, { at: last, stage: 'PendingHR', enteredAt: last }),
        event(id, 3, { at: next, stage: 'HRPaperWork', enteredAt: next }),
      ]);

    expect((await asOf(id, '2026-02-28')).driver).toBeNull();
    expect((await asOf(id, '2026-03-01')).driver).toMatchObject({ stage: 'Interview', isOverdue: false });
    expect((await asOf(id, '2026-03-19')).driver).toMatchObject({ stage: 'Interview', isOverdue: true });
    expect((await asOf(id, '2026-03-20')).driver).toMatchObject({ stage: 'PendingHR', isOverdue: false });
    expect((await asOf(id, '2026-03-21')).driver?.stage).toBe('HRPaperWork');
    expect((await asOf(id, '9999-12-31')).driver?.stage).toBe('HRPaperWork');
    expect((await asOf(id, '0001-01-01')).driver).toBeNull();
  });

  it('requires a date and an operations user', async () => {
    const driver = await hiring.aDriver();

    await hiring.ops.get(`/api/ops/drivers/${driver.id}/as-of`).expect(400);
    await hiring.ops.get(`/api/ops/drivers/${driver.id}/as-of`).query({ on: '2026-02-30' }).expect(400);
    await driver.get(`/api/ops/drivers/${driver.id}/as-of`).query({ on: '2026-02-01' }).expect(403);
    await hiring.ops.get(`/api/ops/drivers/${newId()}/as-of`).query({ on: '2026-02-01' }).expect(404);
  });
});
