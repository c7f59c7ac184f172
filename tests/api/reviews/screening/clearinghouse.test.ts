import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { findDriverFile, readDriverFile } from '#db/driver-files/driver-file-store';
import { listReviewedFiles } from '#db/review-queue/reviewed-files';
import type { ImportReport, ScreeningList } from '#domain/screening/schema';
import { problemOf } from '../../../support/api';
import { aScreenedHire } from '../../../support/builders/screening';
import { HiringApi } from '../../../support/hiring/hiring-api';
import { testFiles, testVault } from '../../../support/vault';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());
// Each test has its own carrier, so that queries do not mix.
beforeEach(() => hiring.db('result_orders').delete());

const list = async (query: object): Promise<ScreeningList> =>
  (await hiring.ops.get('/api/ops/results').query(query).expect(200)).body as ScreeningList;

/** A driver with a pending query, and the driver's line of the bulk file. */
async function aQueriedDriver(license: string) {
  const { driver, organizationId } = await aScreenedHire(hiring, license);
  await hiring.ops
    .post('/api/ops/results/order')
    .send({ results: [{ driverId: driver.id, organizationId, result: 'clearinghouse' }] })
    .expect(200, { ordered: 1, refused: [] });
  const line = `Gomez\tMaria\t04/02/1990\t${license}\tUS\tTX\t3`;
  return { driverId: driver.id, organizationId, line };
}

const write = (organizationId: string, more: object = {}) =>
  hiring.ops.post('/api/ops/clearinghouse/file').send({ organizationId, query: 'preEmployment', ...more });
const post = (organizationId: string, content: Buffer) =>
  hiring.ops
    .post(`/api/ops/clearinghouse/${organizationId}/answer`)
    .set('Content-Type', 'application/octet-stream')
    .send(content);
const read = async (organizationId: string, ...lines: string[]): Promise<ImportReport> =>
  (await post(organizationId, Buffer.from(lines.join('\n'))).expect(200)).body as ImportReport;
const filesOf = (driverId: string) => listReviewedFiles(hiring.db, driverId);

describe('queries of the Clearinghouse', () => {
  it('are sent in a bulk file, and the response is imported with a report', async () => {
    const { driverId, organizationId, line } = await aQueriedDriver('C-200');

    const { text } = await write(organizationId).buffer(true).expect(200);
    expect(text).toBe(`${line}\r\n`);
    const sent = await list({ status: 'waiting' });
    expect(sent.data).toMatchObject([{ driverId, provider: 'clearinghouse' }]);
    expect(sent.counts).toMatchObject({ waiting: 1, ordered: 0 });
    expect((await list({ provider: 'clearinghouse' })).counts).toMatchObject({ waiting: 1, ordered: 0, needed: 0 });
    expect(problemOf(await write(organizationId)).code).toBe('nothing-to-send');
    expect((await write(organizationId, { again: true }).buffer(true).expect(200)).text).toBe(text);
    const carriers = await hiring.ops.get('/api/ops/clearinghouse').expect(200);
    expect(carriers.body).toMatchObject({ data: [{ _id: organizationId, ordered: 0, sent: 1 }] });

    const report = await read(
      organizationId,
      'Last\tFirst\tDOB\tCDL\tCountry\tState\tType\tStatus',
      `${line}\tCompleted`,
      'nonsense',
      `Roe\tJo\t1/2/1980\tZ9\tUS\tTX\t3\tCompleted`,
    );

    expect(report).toEqual({
      received: 1,
      lines: [
        { line: 2, outcome: 'received', driverId },
        { line: 3, outcome: 'malformed', driverId: null },
        { line: 4, outcome: 'unknownDriver', driverId: null },
      ],
    });
    await post(organizationId, Buffer.alloc(0)).expect(400);
  });

  it("store a driver's response encrypted as the proof of the result, and nothing about others", async () => {
    const one = await aQueriedDriver('C-300');
    const other = await aQueriedDriver('C-301');

    await read(one.organizationId, `${one.line}\tDriver Not Prohibited`, `${other.line}\tPending driver consent`);

    const { data } = await list({ status: 'received', result: 'clearinghouse' });
    const { fileId } = data.find(({ driverId }) => driverId === one.driverId) ?? {};
    expect(await filesOf(one.driverId)).toMatchObject([
      { id: fileId, purpose: 'result', result: 'clearinghouse', mediaType: 'application/pdf', scan: 'clean' },
    ]);
    const file = await findDriverFile(hiring.db, fileId ?? '');
    if (file === undefined) throw new Error('There is no proof');
    const deps = { db: hiring.db, vault: testVault, files: testFiles };
    expect((await readDriverFile(deps, file)).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await testFiles.get(`drivers/${one.driverId}/${file.id}`)).toString('latin1')).not.toContain('%PDF-');
    await hiring.ops.get(`/api/ops/drivers/${one.driverId}/files/${file.id}`).expect(200);
    expect(await filesOf(other.driverId)).toEqual([]);
  });

  it("are reported as waiting for the driver's consent where they are", async () => {
    const { driverId, organizationId, line } = await aQueriedDriver('C-350');

    const { lines } = await read(organizationId, `${line}\tSpecific consent required`, `${line}\tProcessing`);

    expect(lines).toEqual([
      { line: 1, outcome: 'consentNeeded', driverId },
      { line: 2, outcome: 'pending', driverId },
    ]);
  });

  it('keep the type of the last file that contained them', async () => {
    const { driverId, organizationId } = await aQueriedDriver('C-360');
    const queryOf = () => hiring.db('result_orders').where({ driver_id: driverId }).first('query');

    await write(organizationId).expect(200);
    expect(await queryOf()).toEqual({ query: 'preEmployment' });
    await write(organizationId, { query: 'limited', again: true }).expect(200);
    expect(await queryOf()).toEqual({ query: 'limited' });
  });

  it('are answered once: the same file again, or a driver who is in it twice, changes nothing', async () => {
    const { driverId, organizationId, line } = await aQueriedDriver('C-400');
    const response = [`${line}\tCompleted`, `${line}\tDriver Prohibited`];

    const first = await read(organizationId, ...response);
    const again = await read(organizationId, ...response);

    expect(first.lines.map(({ outcome }) => outcome)).toEqual(['received', 'notOrdered']);
    expect(again).toEqual({
      received: 0,
      lines: [
        { line: 1, outcome: 'notOrdered', driverId },
        { line: 2, outcome: 'notOrdered', driverId },
      ],
    });
    expect(await filesOf(driverId)).toHaveLength(1);
  });

  it('are recorded once even when two people upload the same file together', async () => {
    const { driverId, organizationId, line } = await aQueriedDriver('C-500');

    const reports = await Promise.all([1, 2].map(() => read(organizationId, `${line}\tCompleted`)));

    expect(reports.map(({ received }) => received).sort()).toEqual([0, 1]);
    expect(await filesOf(driverId)).toHaveLength(1);
  });

  it('match no query of another carrier', async () => {
    const { driverId, line } = await aQueriedDriver('C-600');

    const report = await read(hiring.other.organizationId, `${line}\tCompleted`);

    expect(report.lines).toEqual([{ line: 1, outcome: 'unknownDriver', driverId: null }]);
    expect(await filesOf(driverId)).toEqual([]);
    await hiring.carrier.hr.post(`/api/ops/clearinghouse/${hiring.other.organizationId}/answer`).expect(403);
  });
});
