import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FILE_QUOTA, QUOTA_DAY_MS, QUOTA_HOLD_MS } from '#domain/driver-files/quota';
import { newId } from '#platform/ids';
import { as, problemOf } from '../../../support/api';
import { anAccessToken } from '../../../support/builders/people';
import { eventually } from '../../../support/eventually';
import { HiringApi } from '../../../support/hiring/hiring-api';
import { aDriver } from '../../../support/hiring/hiring-world';
import { aPdf } from '../../../support/pictures';
import { TusClient } from '../../../support/tus';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const minuteMs = 60_000;
const dayAgo = () => new Date(Date.now() - QUOTA_DAY_MS - minuteMs);

/** A driver who has uploaded this many files of this many bytes each. */
async function aSender({ files = 0, bytes = 1 }: { files?: number; bytes?: number } = {}) {
  const id = await aDriver(hiring.db, { state: { stage: 'Processing', lifecycleStatus: 'onboarding_in_progress' } });
  const token = await anAccessToken(hiring.db, id);
  const sent = { driver_id: id, uploaded_by: id, purpose: 'resume', media_type: 'application/pdf' } as const;
  const kept = { ...sent, size_bytes: bytes, sha256: Buffer.alloc(32), scan: 'clean', created_at: new Date() } as const;
  const rows = Array.from({ length: files }, () => ({ ...kept, id: newId() }));
  if (rows.length > 0) await hiring.db('driver_files').insert(rows);
  return { id, token, tus: new TusClient(hiring.app, token) };
}

const sendInOneRequest = (token: string) =>
  as(hiring.app, token)
    .post('/api/driver-profile/verification/upload-document?type=mvr')
    .set('Content-Type', 'application/octet-stream')
    .send(aPdf());

/** Scans the document and notifies the pipeline. */
const scanned = (driverId: string) =>
  eventually(async () => {
    const row: unknown = await hiring.db('driver_pipelines').where({ driver_id: driverId }).first('snapshot');
    expect(row).toMatchObject({ snapshot: { documents: { mvr: { status: 'pending' } } } });
  });

const underWay = (driverId: string) => hiring.db('files_under_way').where({ driver_id: driverId });

describe('a file beyond the quota', () => {
  it('is rejected before its first byte when the daily or the total quota is used up', async () => {
    const { id, token, tus } = await aSender({ files: 1 });
    const codeOf = async () => problemOf(await tus.begin(aPdf().length, { type: 'mvr' })).code;
    const size = (bytes: number, at = new Date()) =>
      hiring.db('driver_files').where({ driver_id: id }).update({ size_bytes: bytes, created_at: at });

    await size(FILE_QUOTA.bytesADay);
    expect(await codeOf()).toBe('files-of-the-day');
    expect(problemOf(await sendInOneRequest(token)).code).toBe('files-of-the-day');
    await size(FILE_QUOTA.bytesADay, dayAgo());
    expect((await tus.begin(aPdf().length, { type: 'mvr' })).status).toBe(201);
    await size(FILE_QUOTA.totalBytes, dayAgo());
    expect(await codeOf()).toBe('files-full');
  });

  it.each([
    ['the bytes', { files: 1, bytes: FILE_QUOTA.bytesADay - Math.floor(1.5 * aPdf().length) }],
    ['the files', { files: FILE_QUOTA.filesADay - 1 }],
  ])('is also rejected among concurrent uploads: of eight, one uses the rest of %s of the day', async (_, sent) => {
    const { id, token } = await aSender(sent);

    const responses = await Promise.all(Array.from({ length: 8 }, () => sendInOneRequest(token)));

    const codes = responses.map((response) => (response.status === 201 ? 'taken' : problemOf(response).code)).sort();
    expect(codes).toEqual([...Array<string>(7).fill('files-of-the-day'), 'taken']);
    expect(await underWay(id)).toEqual([]);
    await scanned(id);
  });

  it('is rejected while another file that uses the last space is scanned, and accepted when that one is rejected', async () => {
    const { id, token, tus } = await aSender({ files: FILE_QUOTA.filesADay - 1 });
    const events = new EventEmitter();
    const scanning = once(events, 'scanning');
    const scan = async () => {
      events.emit('scanning');
      await once(events, 'go on');
      return 'infected' as const;
    };
    const slow = hiring.api.another({ temporal: hiring.api.deps.temporal, scanner: { scan } });
    const first = tus.at(slow).upload(aPdf(), { type: 'resume' }).then(problemOf);
    await scanning;

    const meanwhile = await sendInOneRequest(token);
    events.emit('go on');

    expect([problemOf(meanwhile).code, (await first).code]).toEqual(['files-of-the-day', 'file-infected']);
    expect(await underWay(id)).toEqual([]);
    expect((await sendInOneRequest(token)).status).toBe(201);
    await scanned(id);
  });

  it('is accepted some minutes after a process crashed with the file that used the last space', async () => {
    const { id, token } = await aSender({ files: FILE_QUOTA.filesADay - 1 });
    const left = { file_id: newId(), driver_id: id, size_bytes: 5 };
    await hiring.db('files_under_way').insert({ ...left, begun_at: new Date() });

    const refused = await sendInOneRequest(token);
    await underWay(id).update({ begun_at: new Date(Date.now() - QUOTA_HOLD_MS - minuteMs) });
    const taken = await sendInOneRequest(token);

    expect([problemOf(refused).code, taken.status]).toEqual(['files-of-the-day', 201]);
    expect(await underWay(id)).toEqual([]);
    await scanned(id);
  });
});
