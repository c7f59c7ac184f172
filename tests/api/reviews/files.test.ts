import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import type { OpsDriverFile } from '#domain/driver-reviews/schema';
import { newId } from '#platform/ids';
import { problemOf } from '../../support/api';
import { aDriverFile } from '../../support/builders/driver-files';
import { HiringApi } from '../../support/hiring/hiring-api';
import { aPdf, aPng } from '../../support/pictures';
import '../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const read = (driverId: string, fileId: string) => hiring.ops.get(`/api/ops/drivers/${driverId}/files/${fileId}`);
const uploadResult = (driverId: string, content: Buffer, key = newId()) =>
  hiring.ops
    .post(`/api/ops/drivers/${driverId}/results/cdlis/file`)
    .set('Content-Type', 'application/octet-stream')
    .set('Idempotency-Key', key)
    .send(content);
const resultOf = ({ results }: OpsDriver | OpsDriverFile) => results.find(({ result }) => result === 'cdlis');
const fileOf = async (id: string): Promise<OpsDriverFile> =>
  (await hiring.ops.get(`/api/ops/drivers/${id}/file`).expect(200)).body as OpsDriverFile;

describe('a file', () => {
  it('is readable by operations, and each access is logged for the driver', async () => {
    const driver = await hiring.aDriver();
    const content = await aPng();
    const fileId = await aDriverFile(hiring.db, driver.id, { purpose: 'photo', mediaType: 'image/png', content });

    const response = await read(driver.id, fileId).expect(200);
    await read(driver.id, fileId).expect(200);

    expect((response.body as Buffer).equals(content)).toBe(true);
    expect(response.headers['content-type']).toBe('image/png');
    const log = await driver.get('/api/driver/access-log').expect(200);
    const line = { side: 'operations', action: 'driver-file', about: 'photo' };
    expect((log.body as { data: object[] }).data).toMatchObject([line, line]);
  });

  it('is locked during the scan, deleted if infected, and hidden from others', async () => {
    const driver = await hiring.aDriver();
    const waiting = await aDriverFile(hiring.db, driver.id, { scan: 'waiting' });
    const infected = await aDriverFile(hiring.db, driver.id, { scan: 'infected' });
    const clean = await aDriverFile(hiring.db, driver.id);

    const refused = await read(driver.id, waiting);
    expect([refused.status, problemOf(refused).code]).toEqual([409, 'file-not-scanned']);
    await read(driver.id, infected).expect(404);
    await read((await hiring.aDriver()).id, clean).expect(404);
    await driver.get(`/api/ops/drivers/${driver.id}/files/${clean}`).expect(403);
  });

  it('is shown with its document and the date that the driver entered', async () => {
    const id = (await hiring.aDriver()).id;
    const fileId = await aDriverFile(hiring.db, id, { purpose: 'driverLicense', statedExpiresOn: '2090-05-01' });
    const row: { snapshot: { documents: object } } = await hiring
      .db('driver_pipelines')
      .where({ driver_id: id })
      .first('snapshot');
    const documents = { ...row.snapshot.documents, driverLicense: { status: 'pending', fileId } };
    await hiring
      .db('driver_pipelines')
      .where({ driver_id: id })
      .update({ snapshot: JSON.stringify({ ...row.snapshot, documents }) });

    const file = await fileOf(id);

    expect(file.documents.find(({ document }) => document === 'driverLicense')).toMatchObject({
      status: 'pending',
      isRequired: true,
      expiresOn: null,
      file: { _id: fileId, mediaType: 'application/pdf', scan: 'clean', statedExpiresOn: '2090-05-01' },
    });
    expect(file.waiting).toEqual(['document/driverLicense']);
  });
});

describe('a result', () => {
  it('is received with its file, stored only once if retried, and readable like any other', async () => {
    const { id } = await hiring.aDriver({ state: { stage: 'HRPaperWork' } });
    const key = newId();

    const response = await uploadResult(id, aPdf(), key).expect(200);
    await uploadResult(id, aPdf(), key).expect(200);

    expect(resultOf(response.body as OpsDriver)).toMatchObject({ status: 'received', next: ['accepted', 'refused'] });
    const result = resultOf(await fileOf(id)) as OpsDriverFile['results'][number];
    expect(result.files).toHaveLength(1);
    await read(id, result.files[0]?._id ?? '').expect(200);
    await uploadResult(id, await aPng()).expect(200);
    expect(resultOf(await fileOf(id))).toMatchObject({ status: 'received', files: [{}, {}] });
  });

  it('rejects an empty file, another file type and malware', async () => {
    const { id } = await hiring.aDriver({ state: { stage: 'HRPaperWork' } });
    const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

    for (const [content, code] of [
      [Buffer.alloc(0), 'file-empty'],
      [Buffer.from('just words'), 'file-type-not-allowed'],
      [Buffer.concat([aPdf(), Buffer.from(eicar)]), 'file-infected'],
    ] as const) {
      const refused = await uploadResult(id, content);
      expect([refused.status < 500, problemOf(refused).code]).toEqual([true, code]);
    }
    expect(resultOf(await fileOf(id))).toMatchObject({ status: 'needed', files: [] });
    await uploadResult(hiring.carrier.ids.hr, aPdf()).expect(404);
  });
});
