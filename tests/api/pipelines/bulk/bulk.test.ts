import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BulkPreview, BulkProgress, BulkStarted } from '#domain/bulk/schema';
import type { OpsDriver, OpsMembers } from '#domain/driver-pipeline/schema';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { newId } from '#platform/ids';
import { problemOf } from '../../../support/api';
import { eventually } from '../../../support/eventually';
import { HiringApi } from '../../../support/hiring/hiring-api';
import { aDriver } from '../../../support/hiring/hiring-world';
import { messagesTo } from '../../../support/mailbox';
import '../../../support/temporal-runtime';

const BULK = '/api/ops/bulk';
const DAY = 86_400_000;
const unknown = '018f0000-0000-7000-8000-00000000ffff';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const late = (state: Partial<DriverPipelineState> = {}) =>
  aDriver(hiring.api.db, {
    state: { stage: 'Interview', enteredAt: new Date(Date.now() - 40 * DAY).toISOString(), ...state },
  });
const read = async (id: string) => (await hiring.ops.get(`/api/ops/drivers/${id}`).expect(200)).body as OpsDriver;
async function member() {
  const [first] = ((await hiring.ops.get('/api/ops/members').expect(200)).body as OpsMembers).data;
  if (first === undefined) throw new Error('Nobody is in operations');
  return first;
}
const preview = async (body: object) =>
  (await hiring.ops.post(`${BULK}/preview`).send(body).expect(200)).body as BulkPreview;
async function start(body: object, key = newId()): Promise<string> {
  const response = await hiring.ops.post(BULK).set('Idempotency-Key', key).send(body).expect(202);
  return (response.body as BulkStarted)._id;
}
const progress = async (id: string) => (await hiring.ops.get(`${BULK}/${id}`).expect(200)).body as BulkProgress;
async function finished(id: string): Promise<BulkProgress> {
  await eventually(async () => expect((await progress(id)).finishedAt).not.toBeNull());
  return progress(id);
}
const act = async (body: object) => finished(await start(body));
const mailOf = async (id: string) => (await read(id)).email;
const hello = { kind: 'message', channels: ['mail'], subject: 'Hello', text: 'Hello {firstName}, call us' };

describe('a bulk action on drivers', () => {
  it('previews the result for each driver, and changes nothing', async () => {
    const { _id: ownerId } = await member();
    const [free, taken] = [await late(), await late({ ownerId })];

    const previewed = await preview({ targets: { driverIds: [free, taken] }, act: { kind: 'assign', ownerId } });

    expect(previewed).toMatchObject({ possible: 1, refused: 1, isCut: false, samples: [] });
    expect(previewed.data.map(({ _id, ownerId: owner, problem }) => [_id, owner, problem?.code ?? null])).toEqual([
      [free, null, null],
      [taken, ownerId, 'driver-owned-already'],
    ]);
    expect((await read(free)).owner).toBeNull();
  });

  it('assigns and snoozes the possible drivers, and reports the others with the reason', async () => {
    const owner = await member();
    const driverIds = [await late(), await late({ ownerId: owner._id })];
    const [one = '', two] = driverIds;
    const until = new Date(Date.now() + DAY).toISOString();

    const report = await act({ driverIds, act: { kind: 'assign', ownerId: owner._id } });
    await act({ driverIds, act: { kind: 'snooze', until, reason: 'agreed_date' } });

    expect(report).toMatchObject({ kind: 'assign', status: 'done', total: 2, done: 1, failed: 1 });
    expect(report.failures).toEqual([
      {
        _id: two,
        name: 'Maria Gomez',
        problem: { code: 'driver-owned-already', message: 'This driver is already assigned to that person' },
      },
    ]);
    expect(await read(one)).toMatchObject({ owner, snoozedUntil: until });
  });

  it('takes each driver once, however often the request names the driver', async () => {
    const id = await late();

    expect(await act({ driverIds: [id, id], act: hello })).toMatchObject({ total: 1, done: 1 });
  });

  it('starts one bulk action when the request is repeated with its key, also after a crash', async () => {
    const driverIds = [await late(), await late()];
    const body = { driverIds, act: { kind: 'requestDocument', document: 'mvr' } };
    const first = await start(body, 'documents');
    // As if the process had crashed before storing its response.
    await hiring.api.db('idempotency_keys').where({ key: 'documents' }).update({ status: null, response: null });

    expect(await start(body, 'documents')).toBe(first);

    expect(await finished(first)).toMatchObject({ total: 2, done: 2, failed: 0 });
    const events = hiring.api.db('workflow_events').whereIn('driver_id', driverIds);
    expect(await events.where({ type: 'documentRequested' })).toHaveLength(2);
  });

  it('writes to each driver by name through the agreed channels, once, and records the author', async () => {
    const id = await late();
    const { samples, data } = await preview({
      targets: { driverIds: [id] },
      act: { ...hello, channels: ['mail', 'sms'] },
    });
    await act({ driverIds: [id], act: hello });

    const { name } = await read(id);
    const [firstName = ''] = name.split(' ');
    expect(samples[0]).toMatchObject({ subject: 'Hello', text: `Hello ${firstName}, call us` });
    expect(data[0]?.channels).toEqual(['mail']);
    const mails = await messagesTo(hiring.api.db, await mailOf(id));
    expect(mails.map(({ params }) => params)).toEqual([{ subject: 'Hello', text: `Hello ${firstName}, call us` }]);
    const authors = await hiring.api.db('messages').where({ recipient_id: id }).pluck('author_id');
    expect(authors).toEqual([expect.any(String)]);
  });

  it('keeps the text of a message encrypted', async () => {
    const id = await start({ driverIds: [await late()], act: { ...hello, subject: 'Unmistakable' } });

    const { rows } = await hiring.api.db.raw<{ rows: { row: string }[] }>(
      'select bulk_actions::text as row from bulk_actions where id = ?',
      [id],
    );
    expect(rows[0]?.row).not.toContain(Buffer.from('Unmistakable').toString('hex'));
    await finished(id);
  });

  it('includes all results of the stalled list in a preview', async () => {
    const { _id: ownerId } = await member();
    const ids = [await late({ stage: 'HRPaperWork' }), await late({ stage: 'HRPaperWork' })];
    const targets = { matching: { kind: 'driver', stage: 'HRPaperWork' } };

    const previewed = await preview({ targets, act: { kind: 'assign', ownerId } });

    expect(previewed.data.map(({ _id }) => _id).sort()).toEqual([...ids].sort());
  });

  it('stops before the drivers whose turn has not come, and keeps what is done', async () => {
    await hiring.workers.stop();
    const id = await start({ driverIds: [await late(), await late()], act: hello });
    expect(await progress(id)).toMatchObject({ status: 'running', done: 0, finishedAt: null });
    await hiring.ops.post(`${BULK}/${id}/stop`).expect(204);
    expect(await progress(id)).toMatchObject({ status: 'stopping' });
    await hiring.workers.start();

    expect(await finished(id)).toMatchObject({ status: 'stopped', total: 2, done: 0, failed: 0 });
    const done = await act({ driverIds: [await late()], act: hello });
    await hiring.ops.post(`${BULK}/${done._id}/stop`).expect(204);
    expect(await progress(done._id)).toEqual(done);
  });

  it('rejects strangers, owners outside operations, past dates, and reports all invalid fields together', async () => {
    const id = await late();
    const send = (body: object) => hiring.ops.post(BULK).send(body);
    const past = { kind: 'snooze', until: new Date(Date.now() - DAY).toISOString(), reason: 'other' };
    const driverIds = [id];

    await send({ driverIds: [id, unknown], act: hello }).expect(404);
    await send({ driverIds, act: { kind: 'assign', ownerId: hiring.carrier.ids.recruiter } }).expect(404);
    expect(problemOf(await send({ driverIds, act: past })).code).toBe('date-in-past');
    const invalid = await send({ driverIds: ['x'], act: { ...hello, subject: 'Two\nlines' } }).expect(400);
    const { errors } = invalid.body as { errors: { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer).sort()).toEqual(['/act/subject', '/driverIds/0']);
    await send({ driverIds: Array.from({ length: 501 }, () => newId()), act: hello }).expect(400);
    expect(await hiring.api.db('bulk_action_drivers').where({ driver_id: id })).toEqual([]);
  });

  it('is hidden from everyone but operations', async () => {
    const id = await start({ driverIds: [await late()], act: hello });

    for (const stranger of [hiring.carrier.admin, hiring.carrier.recruiter]) {
      await stranger
        .post(BULK)
        .send({ driverIds: [unknown], act: hello })
        .expect(403);
      await stranger.get(`${BULK}/${id}`).expect(403);
      await stranger.post(`${BULK}/${id}/stop`).expect(403);
    }
    await hiring.ops.get(`${BULK}/${unknown}`).expect(404);
    await hiring.ops.post(`${BULK}/${unknown}/stop`).expect(404);
    await finished(id);
  });
});
