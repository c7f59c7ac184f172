import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fillDriverResults } from '#db/screening/driver-results';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { OrderReport, ScreeningList, ScreeningRef } from '#domain/screening/schema';
import { newId } from '#platform/ids';
import { problemOf } from '../../../support/api';
import { aDriverWithConsents, aScreenedHire } from '../../../support/builders/screening';
import { HiringApi } from '../../../support/hiring/hiring-api';
import { aPdf } from '../../../support/pictures';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());
beforeEach(() => hiring.db('driver_results').update({ is_open: false }));

const list = async (query: object = {}): Promise<ScreeningList> =>
  (await hiring.ops.get('/api/ops/results').query(query).expect(200)).body as ScreeningList;
const order = async (results: Partial<ScreeningRef>[], key = newId()): Promise<OrderReport> =>
  (await hiring.ops.post('/api/ops/results/order').set('Idempotency-Key', key).send({ results }).expect(200))
    .body as OrderReport;
const record = (body: object) => hiring.ops.post('/api/ops/results/status').send(body);
const uploadResult = (path: string, content: Buffer) =>
  hiring.ops.post(path).set('Content-Type', 'application/octet-stream').send(content);

async function inPaperwork(state: Partial<DriverPipelineState> = {}): Promise<string> {
  const { id } = await hiring.aDriver({ state: { stage: 'HRPaperWork', ...state } });
  await aDriverWithConsents(hiring.db, id);
  await hiring.db.transaction((trx) => fillDriverResults(trx));
  return id;
}

describe('results of all drivers', () => {
  it('are listed page by page, and filtered by kind and status', async () => {
    await inPaperwork({ enteredAt: '2026-11-01T00:00:00.000Z' });

    const first = await list({ limit: 3 });
    const rest = await list({ limit: 3, after: first.next ?? '' });

    expect([...first.data, ...rest.data].map(({ result }) => result).sort()).toEqual(
      expect.arrayContaining(['backgroundCheck', 'cdlis', 'employmentVerification', 'mvr']),
    );
    expect(first.data[0]).toMatchObject({
      status: 'needed',
      orderedAt: null,
      provider: null,
      next: ['ordered', 'received'],
    });
    expect((await list({ result: 'mvr' })).data.every(({ result }) => result === 'mvr')).toBe(true);
    expect((await list({ status: 'accepted' })).data).toEqual([]);
    await hiring.ops.get('/api/ops/results').query({ after: 'nowhere' }).expect(400);
    await hiring.ops.get('/api/ops/results').query({ status: 'lost' }).expect(400);
    await hiring.carrier.hr.get('/api/ops/results').expect(403);
  });

  it('are ordered in bulk, each from its provider, with a report of failures', async () => {
    const ready = await inPaperwork();
    const unsigned = (await hiring.aDriver({ state: { stage: 'HRPaperWork' } })).id;
    const results = [
      { driverId: ready, result: 'mvr' },
      { driverId: ready, result: 'backgroundCheck' },
      { driverId: unsigned, result: 'mvr' },
      { driverId: hiring.carrier.ids.hr, result: 'mvr' },
    ] as const;

    const report = await order([...results]);

    expect(report.ordered).toBe(2);
    expect(report.refused).toMatchObject([
      { ref: { driverId: unsigned }, code: 'result-consent-missing', consents: ['background-check-authorization'] },
      { code: 'not-found' },
    ]);
    const { data, counts } = await list({ status: 'ordered' });
    expect(data.map(({ result, provider }) => [result, provider])).toEqual([
      ['mvr', 'stateRecords'],
      ['backgroundCheck', 'screeningCompany'],
    ]);
    expect(counts).toMatchObject({ ordered: 2 });
    expect((await list({ status: 'received' })).counts).toEqual(counts);
    expect(data[0]?.orderedAt).not.toBeNull();
    expect((await list({ provider: 'stateRecords' })).data).toHaveLength(1);
    expect((await order([results[0]])).refused).toMatchObject([{ code: 'result-changed' }]);
  });

  it('are ordered once under one key', async () => {
    const driverId = await inPaperwork();
    const results = [{ driverId, result: 'cdlis' as const }];
    const [one, other] = [await order(results, 'order-once'), await order(results, 'order-once')];

    expect(other).toEqual(one);
    expect(await hiring.db('result_orders').where({ driver_id: driverId })).toHaveLength(1);
  });

  it('arrive as a file, are reviewed, and are ordered again when rejected', async () => {
    const driverId = await inPaperwork();
    await order([{ driverId, result: 'mvr' }]);

    await uploadResult(`/api/ops/results/${driverId}/mvr/file`, aPdf()).expect(204);
    const { data } = await list({ status: 'received' });
    expect(data).toMatchObject([
      { driverId, result: 'mvr', fileId: expect.any(String), next: ['accepted', 'refused'] },
    ]);
    await hiring.ops.get(`/api/ops/drivers/${driverId}/files/${String(data[0]?.fileId)}`).expect(200);
    await record({ driverId, result: 'mvr', status: 'refused' }).expect(204);
    expect((await order([{ driverId, result: 'mvr' }])).ordered).toBe(1);
    await record({ driverId, result: 'mvr', status: 'received' }).expect(204);
    await record({ driverId, result: 'mvr', status: 'accepted' }).expect(204);

    const open = (await list({ result: 'mvr' })).data.map((item) => item.driverId);
    expect(open).not.toContain(driverId);
    expect((await list({ result: 'mvr', status: 'accepted' })).data).toMatchObject([{ driverId }]);
    const driver = (await hiring.ops.get(`/api/ops/drivers/${driverId}`).expect(200)).body as OpsDriver;
    expect(driver.results).toContainEqual(expect.objectContaining({ result: 'mvr', status: 'accepted' }));
    expect(problemOf(await record({ driverId, result: 'mvr', status: 'refused' })).code).toBe('pipeline-changed');
  });

  it('are the same after a rebuild', async () => {
    const driverId = await inPaperwork();
    await order([{ driverId, result: 'mvr' }]);
    const rows = () =>
      hiring
        .db('driver_results')
        .where({ driver_id: driverId })
        .orderBy('result')
        .select('result', 'status', 'since', 'ordered_at', 'is_open');
    const before = await rows();

    await hiring.db.transaction((trx) => fillDriverResults(trx));

    expect(await rows()).toEqual(before);
  });
});

describe("a carrier's own results", () => {
  it('are required after a hire, and follow the same steps', async () => {
    const { driver, organizationId } = await aScreenedHire(hiring, 'B100');
    const own = (await list()).data.filter(({ driverId }) => driverId === driver.id);
    expect(own.map(({ result, organization }) => [result, organization?._id])).toEqual([
      ['psp', organizationId],
      ['clearinghouse', organizationId],
      ['drugTest', organizationId],
    ]);
    const ref = { driverId: driver.id, organizationId, result: 'psp' } as const;

    expect(await order([ref])).toEqual({ ordered: 1, refused: [] });
    expect((await order([ref])).refused).toMatchObject([{ code: 'result-changed' }]);
    expect(problemOf(await record({ ...ref, status: 'accepted' })).code).toBe('result-changed');
    await uploadResult(`/api/ops/results/${driver.id}/psp/file?organizationId=${organizationId}`, aPdf()).expect(204);
    await record({ ...ref, status: 'accepted' }).expect(204);

    expect((await list({ status: 'accepted', result: 'psp' })).data).toMatchObject([
      { driverId: driver.id, fileId: expect.any(String) },
    ]);
    await record({ ...ref, organizationId: hiring.other.organizationId, status: 'ordered' }).expect(404);
    await record({ ...ref, organizationId: null, status: 'ordered' }).expect(404);
  });
});
