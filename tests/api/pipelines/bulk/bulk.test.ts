import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BulkPreview, BulkReport } from '#domain/bulk/schema';
import type { OpsDriver, OpsMembers } from '#domain/driver-pipeline/schema';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { problemOf } from '../../../support/api';
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
async function act(body: object, key?: string) {
  const call = hiring.ops.post(BULK).send(body);
  if (key !== undefined) void call.set('Idempotency-Key', key);
  return (await call.expect(200)).body as BulkReport;
}
const mailOf = async (id: string) => (await read(id)).email;
const hello = { kind: 'message', channels: ['mail'], subject: 'Hello', text: 'Hello {firstName}, call us' };

describe('a bulk action on drivers', () => {
  it('previews the result for each driver, and changes nothing', async () => {
    const { _id: ownerId } = await member();
    const [free, taken] = [await late(), await late({ ownerId })];

    const previewed = await preview({ targets: { driverIds: [free, taken] }, act: { kind: 'assign', ownerId } });

    expect(previewed).toMatchObject({ possible: 1, refused: 1, isCut: false, sample: null });
    expect(previewed.data.map(({ _id, problem }) => [_id, problem?.code ?? null])).toEqual([
      [free, null],
      [taken, 'driver-owned-already'],
    ]);
    expect((await read(free)).owner).toBeNull();
  });

  it('assigns and snoozes the possible drivers, and reports the others with the reason', async () => {
    const owner = await member();
    const [one, two] = [await late(), await late({ ownerId: owner._id })];
    const until = new Date(Date.now() + DAY).toISOString();
    const targets = { driverIds: [one, two] };

    const report = await act({ targets, act: { kind: 'assign', ownerId: owner._id } });
    await act({ targets, act: { kind: 'snooze', until, reason: 'agreed_date' } });

    expect(report).toMatchObject({ done: 1, failed: 1 });
    expect(report.data[1]?.problem).toEqual({
      code: 'driver-owned-already',
      message: 'This driver is already assigned to that person',
    });
    expect(await read(one)).toMatchObject({ owner, snoozedUntil: until });
  });

  it('returns the previous owner of each driver, so that an assignment can be undone, also to unassigned', async () => {
    const [before, owner] = [await member(), await member()];
    const [owned, free] = [await late({ ownerId: before._id }), await late()];

    const { data } = await act({
      targets: { driverIds: [owned, free] },
      act: { kind: 'assign', ownerId: owner._id },
    });
    for (const { _id, ownerId } of data) {
      await act({ targets: { driverIds: [_id] }, act: { kind: 'assign', ownerId } });
    }

    expect(data.map(({ ownerId }) => ownerId)).toEqual([before._id, null]);
    expect((await read(owned)).owner).toEqual(before);
    expect((await read(free)).owner).toBeNull();
  });

  it('requests a document once when retried', async () => {
    const ids = [await late(), await late()];
    const body = { targets: { driverIds: ids }, act: { kind: 'requestDocument', document: 'mvr' } };

    const [first, second] = [await act(body, 'documents'), await act(body, 'documents')];

    expect(second).toEqual(first);
    expect(first).toMatchObject({ done: 2, failed: 0 });
    const requests = await hiring.api
      .db('workflow_events')
      .whereIn('driver_id', ids)
      .where({ type: 'documentRequested' });
    expect(requests).toHaveLength(2);
  });

  it('continues an interrupted request, and sends no message twice', async () => {
    const ids = [await late(), await late()];
    const body = { targets: { driverIds: ids }, act: hello };
    await act(body, 'letters');
    // As if the process had crashed before storing its response.
    await hiring.api.db('idempotency_keys').where({ key: 'letters' }).update({ status: null, response: null });

    const report = await act(body, 'letters');

    expect(report).toMatchObject({ done: 2, failed: 0 });
    for (const id of ids) {
      const mails = await messagesTo(hiring.api.db, await mailOf(id));
      expect(mails.filter(({ template }) => template === 'ops-message')).toHaveLength(1);
    }
  });

  it('writes to each driver by name through the agreed channels, and records the author', async () => {
    const id = await late();
    const { sample, data } = await preview({
      targets: { driverIds: [id] },
      act: { ...hello, channels: ['mail', 'sms'] },
    });
    await act({ targets: { driverIds: [id] }, act: hello });

    const { name } = await read(id);
    const [firstName = ''] = name.split(' ');
    expect(sample).toEqual({ subject: 'Hello', text: `Hello ${firstName}, call us` });
    expect(data[0]?.channels).toEqual(['mail']);
    const [mail] = await messagesTo(hiring.api.db, await mailOf(id));
    expect(mail?.params).toEqual({ subject: 'Hello', text: `Hello ${firstName}, call us` });
    const authors = await hiring.api.db('messages').where({ recipient_id: id }).pluck('author_id');
    expect(authors).toEqual([expect.any(String)]);
  });

  it('includes all results of the stalled list', async () => {
    const { _id: ownerId } = await member();
    const ids = [await late({ stage: 'HRPaperWork' }), await late({ stage: 'HRPaperWork' })];
    const targets = { matching: { kind: 'driver', stage: 'HRPaperWork' } };

    const previewed = await preview({ targets, act: { kind: 'assign', ownerId } });

    expect(previewed.data.map(({ _id }) => _id).sort()).toEqual([...ids].sort());
  });

  it('rejects strangers, owners outside operations, past dates, and invalid input', async () => {
    const id = await late();
    const send = (body: object) => hiring.ops.post(BULK).send(body);
    const past = { kind: 'snooze', until: new Date(Date.now() - DAY).toISOString(), reason: 'other' };
    const targets = { driverIds: [id] };

    await send({ targets: { driverIds: [id, unknown] }, act: hello }).expect(404);
    await send({ targets, act: { kind: 'assign', ownerId: hiring.carrier.ids.recruiter } }).expect(404);
    expect(problemOf(await send({ targets, act: past })).code).toBe('date-in-past');
    await send({ targets: { driverIds: [] }, act: hello }).expect(400);
    await send({ targets, act: { ...hello, subject: 'Two\nlines' } }).expect(400);
    await hiring.carrier.admin.post(BULK).send({ targets, act: hello }).expect(403);
  });
});
