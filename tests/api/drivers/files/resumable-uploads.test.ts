import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { UploadProgress } from '#api/deps';
import { findDriverFile, readDriverFile } from '#db/driver-files/driver-file-store';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { as, problemOf } from '../../../support/api';
import { anAccessToken } from '../../../support/builders/people';
import { eventually } from '../../../support/eventually';
import { HiringApi } from '../../../support/hiring/hiring-api';
import { aDriver } from '../../../support/hiring/hiring-world';
import { aPdf, aPhonePicture, aPng } from '../../../support/pictures';
import { idIn, TusClient } from '../../../support/tus';
import { testFilesFolder } from '../../../support/vault';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

async function aSender() {
  const id = await aDriver(hiring.db, { state: { stage: 'Processing', lifecycleStatus: 'onboarding_in_progress' } });
  const token = await anAccessToken(hiring.db, id);
  return { id, token, tus: new TusClient(hiring.app, token) };
}
async function stateOf(driverId: string): Promise<DriverPipelineState> {
  const row: { snapshot: DriverPipelineState } | undefined = await hiring
    .db('driver_pipelines')
    .where({ driver_id: driverId })
    .first('snapshot');
  if (row === undefined) throw new Error('no pipeline');
  return row.snapshot;
}
async function kept(fileId: string) {
  const file = await findDriverFile(hiring.db, fileId);
  if (file === undefined) throw new Error('no file');
  return { file, content: await readDriverFile(hiring.api.deps, file) };
}
/** Random, so that it can be searched for. */
const aLargePdf = (bytes = 900_000) => aPdf(`%${randomBytes(bytes / 2).toString('hex')}\n`);

describe('a file that is uploaded in parts', () => {
  it('becomes the current document, and is scanned', async () => {
    const { id, tus } = await aSender();
    const content = aPdf();

    const response = await tus.upload(content, { type: 'mvr' });

    expect([response.status, Object.keys(JSON.parse(response.text) as object)]).toEqual([200, ['_id']]);
    const fileId = (JSON.parse(response.text) as { _id: string })._id;
    expect((await stateOf(id)).documents.mvr).toMatchObject({ fileId });
    await eventually(async () => {
      expect((await stateOf(id)).documents.mvr).toEqual({ fileId, status: 'pending' });
    });
    expect((await kept(fileId)).file).toMatchObject({ scan: 'clean', purpose: 'mvr', mediaType: 'application/pdf' });
    expect((await kept(fileId)).content.equals(content)).toBe(true);
  });

  it('is stored once if its last request is repeated, and no repeat reports an empty file', async () => {
    const { id, tus } = await aSender();
    const content = aLargePdf(400_000);
    const url = await tus.create(content.length, { type: 'mvr' });
    const responses = await Promise.all(Array.from({ length: 8 }, () => tus.send(url, 0, content)));

    const refusals = responses.filter(({ status }) => status >= 400).map(({ text }) => text);
    expect(refusals.filter((text) => !text.includes('upload-changed'))).toEqual([]);
    expect(responses.map(({ status }) => status)).toContain(200);
    expect((await kept(idIn(url))).content.equals(content)).toBe(true);
    expect(await hiring.db('driver_files').where({ driver_id: id })).toHaveLength(1);
  });

  it('continues after an interruption, on another node, and reports its progress to the sender', async () => {
    const { id, tus } = await aSender();
    const content = aLargePdf();
    const sent: [string, UploadProgress][] = [];
    const other = hiring.api.another({
      temporal: hiring.api.deps.temporal,
      uploadProgress: (userId, progress) => sent.push([userId, progress]),
    });
    const url = await tus.create(content.length, { type: 'mvr' });
    await tus.send(url, 0, content.subarray(0, 300_000)).expect(204);

    expect(await tus.at(other).offset(url)).toBe(300_000);
    await tus.at(other).send(url, 300_000, content.subarray(300_000, 700_000)).expect(204);
    const lost = await tus.send(url, 300_000, content.subarray(300_000, 310_000));
    expect([lost.status, problemOf({ body: JSON.parse(lost.text) }).code]).toEqual([409, 'upload-changed']);
    expect(JSON.parse(lost.text)).toMatchObject({ instance: expect.stringMatching(/^urn:request:[\w-]{8,}$/) });
    await tus.send(url, await tus.offset(url), content.subarray(700_000)).expect(200);

    expect((await kept(idIn(url))).content.equals(content)).toBe(true);
    expect(sent.map(([userId]) => userId)).toEqual(sent.map(() => id));
    expect(sent.at(-1)?.[1]).toEqual({ type: 'mvr', percent: Math.floor((700_000 / content.length) * 100) });
  });

  it('keeps the received bytes when the connection breaks during a request', async () => {
    const { tus, token } = await aSender();
    const content = aLargePdf();
    const url = await tus.create(content.length, { type: 'mvr' });
    const server = createServer(hiring.app).listen(0, '127.0.0.1');
    await once(server, 'listening');

    const { port } = server.address() as AddressInfo;
    const breaking = httpRequest({
      port,
      path: url,
      method: 'PATCH',
      headers: {
        Authorization: `Bearer ${token}`,
        'Tus-Resumable': '1.0.0',
        'Upload-Offset': '0',
        'Content-Type': 'application/offset+octet-stream',
        'Content-Length': String(content.length),
      },
    });
    breaking.on('error', () => undefined);
    breaking.write(content.subarray(0, 400_000));
    await eventually(async () => {
      expect(await tus.offset(url)).toBeGreaterThan(200_000);
    });
    breaking.destroy();

    await eventually(async () => {
      expect(await tus.offset(url)).toBe(400_000);
    });
    await tus.send(url, 400_000, content.subarray(400_000)).expect(200);
    expect((await kept(idIn(url))).content.equals(content)).toBe(true);
    server.close();
  });

  it('requests the last part again if no file was created, and notifies the pipeline once', async () => {
    const { id, tus } = await aSender();
    const content = aLargePdf();
    const half = content.subarray(0, 500_000);
    // A node that does not reach Temporal.
    const away = hiring.api.another();
    const url = await tus.create(content.length, { type: 'mvr' });
    await tus.send(url, 0, half).expect(204);

    await tus.at(away).send(url, 500_000, content.subarray(500_000)).expect(503);
    const again = await tus.offset(url);
    expect(again).toBeLessThan(content.length);
    await tus.send(url, again, content.subarray(again)).expect(200);

    expect(await tus.offset(url)).toBe(content.length);
    expect((await kept(idIn(url))).content.equals(content)).toBe(true);
    expect((await stateOf(id)).documents.mvr.fileId).toBe(idIn(url));
    const events = await hiring.db('workflow_events').where({ driver_id: id, type: 'documentUploaded' });
    expect(events).toHaveLength(1);
  });

  it('is unreadable in the database and the folder, during and after the upload', async () => {
    const { id, tus } = await aSender();
    const content = aLargePdf(100_000);
    const secret = content.subarray(1_000, 1_040);
    const url = await tus.create(content.length, { type: 'mvr' });
    await tus.send(url, 0, content.subarray(0, 60_000)).expect(204);

    const parts: { sealed: Buffer }[] = await hiring
      .db('upload_parts')
      .where({ upload_id: idIn(url) })
      .select('sealed');
    expect(parts.map(({ sealed }) => sealed.includes(secret))).toEqual([false]);
    await tus.send(url, 60_000, content.subarray(60_000)).expect(200);

    expect(await hiring.db('upload_parts').where({ upload_id: idIn(url) })).toEqual([]);
    const folder = join(testFilesFolder, 'drivers', id);
    const files = readdirSync(folder);
    expect(files).toHaveLength(1);
    for (const file of files) {
      const bytes = readFileSync(join(folder, file));
      expect([bytes.includes(secret), bytes.includes('%PDF')]).toEqual([false, false]);
    }
  });

  it('replaces the file under review: a decision on the earlier file no longer counts', async () => {
    const { id, tus } = await aSender();
    await tus.upload(aPdf(), { type: 'driverLicense' });
    await eventually(async () => {
      expect((await stateOf(id)).documents.driverLicense.status).toBe('pending');
    });
    const seen = (await stateOf(id)).documents.driverLicense.fileId;

    const response = await tus.upload(aPdf('% newer\n'), { type: 'driverLicense', expiresOn: '2090-01-31' });

    const { fileId } = (await stateOf(id)).documents.driverLicense;
    expect([response.status, fileId === seen]).toEqual([200, false]);
    expect((await kept(fileId ?? '')).file.statedExpiresOn).toBe('2090-01-31');
    await eventually(async () => {
      expect((await stateOf(id)).documents.driverLicense.status).toBe('pending');
    });
    const verdict = await hiring.ops
      .post(`/api/ops/drivers/${id}/documents/driverLicense/review`)
      .send({ fileId: seen, isApproved: true, expiresOn: '2090-01-31' });
    expect([verdict.status, problemOf(verdict).code]).toEqual([409, 'pipeline-changed']);
  });
});

describe('a picture', () => {
  it('is stored upright and without its location', async () => {
    const { id, tus } = await aSender();

    const response = await tus.upload(await aPhonePicture(), { type: 'photo' });

    const { content, file } = await kept((JSON.parse(response.text) as { _id: string })._id);
    expect(await sharp(content).metadata()).not.toHaveProperty('exif');
    expect(await sharp(content).metadata()).toMatchObject({ width: 400, height: 600 });
    expect(file).toMatchObject({ purpose: 'photo', scan: 'clean', mediaType: 'image/jpeg' });
    expect(await stateOf(id)).toMatchObject({ tasks: { photo: 'pending' }, sent: { photo: file.id } });
  });
});

describe('a rejected file', () => {
  const harmful = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-');

  interface Refused {
    readonly name: string;
    readonly type: string;
    readonly content: () => Buffer | Promise<Buffer>;
    readonly code: string;
  }
  const page = () => Buffer.from(`<script></script>${aPdf().toString()}`);
  const half = async () => (await aPhonePicture()).subarray(0, 900);
  const refused: readonly Refused[] = [
    {
      name: 'a program named like a license',
      type: 'driverLicense',
      content: () => Buffer.from('MZ program'),
      code: 'file-type-not-allowed',
    },
    { name: 'an HTML page with a PDF in it', type: 'mvr', content: page, code: 'file-type-not-allowed' },
    { name: 'a PDF as a photo', type: 'photo', content: () => aPdf(), code: 'picture-needed' },
    {
      name: 'a picture too small to read',
      type: 'driverLicense',
      content: () => aPng({ width: 300, height: 200 }),
      code: 'picture-too-small',
    },
    {
      name: 'a PDF with a script',
      type: 'mvr',
      content: () => aPdf('2 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n'),
      code: 'file-active',
    },
    { name: 'half a PDF', type: 'mvr', content: () => aPdf().subarray(0, 40), code: 'file-broken' },
    { name: 'half a picture', type: 'photo', content: half, code: 'file-broken' },
    { name: 'a harmful resume', type: 'resume', content: () => aPdf(`%${harmful}\n`), code: 'file-infected' },
  ];

  it.each(refused)('$name', async ({ type, content, code }) => {
    const { id, tus } = await aSender();

    const response = await tus.upload(await content(), { type, filename: 'license.pdf' });

    expect([response.status, response.get('content-type')]).toEqual([400, 'application/problem+json']);
    expect(problemOf({ body: response.body as unknown }).code).toBe(code);
    expect(await hiring.db('driver_files').where({ driver_id: id })).toEqual([]);
    expect(await hiring.db('uploads').where({ person_id: id })).toEqual([]);
  });

  it('is rejected before its first byte if it is empty, too large, of an unknown kind or expired', async () => {
    const { tus } = await aSender();
    const codes = async (size: number, metadata: Record<string, string>) =>
      problemOf(await tus.begin(size, metadata).expect(400)).code;

    expect(await codes(0, { type: 'mvr' })).toBe('file-empty');
    expect(await codes(20 * 1024 * 1024 + 1, { type: 'mvr' })).toBe('file-too-large');
    expect(await codes(5, { type: 'passport' })).toBe('invalid-input');
    expect(await codes(5, { type: 'driverLicense', expiresOn: '2020-01-01' })).toBe('proof-expired');
  });

  it.each(['Upload-Defer-Length', 'Upload-Concat'])(
    'is rejected if it requires an unsupported tus extension: %s',
    async (header) => {
      const { tus } = await aSender();

      const refused = await tus
        .begin(5, { type: 'mvr' })
        .unset('Upload-Length')
        .set(header, header === 'Upload-Concat' ? 'partial' : '1');

      expect([refused.status, problemOf({ body: JSON.parse(refused.text) as unknown }).code]).toEqual([
        400,
        'invalid-input',
      ]);
    },
  );

  it('is not read beyond its declared length', async () => {
    const { tus } = await aSender();
    const url = await tus.create(10, { type: 'mvr' });

    expect((await tus.send(url, 0, Buffer.alloc(11))).status).toBe(400);
    expect(await tus.offset(url)).toBe(0);
  });

  it('is rejected by the scan and deleted, and the driver is notified if it is a document', async () => {
    const { id, tus } = await aSender();

    await tus.upload(aPdf(`%${harmful}\n`), { type: 'mvr' });

    await eventually(async () => {
      expect((await stateOf(id)).documents.mvr.status).toBe('rejected');
    });
    const { fileId } = (await stateOf(id)).documents.mvr;
    expect(await findDriverFile(hiring.db, fileId ?? '')).toMatchObject({ scan: 'infected' });
    await expect(kept(fileId ?? '')).rejects.toThrow('ENOENT');
    expect(await hiring.db('messages').where({ recipient_id: id, template: 'pipeline-rejected' })).toHaveLength(1);
  });
});

describe('an upload', () => {
  it('is visible to its owner only', async () => {
    const { tus } = await aSender();
    const stranger = (await aSender()).tus;
    const url = await tus.create(10, { type: 'mvr' });

    expect((await stranger.head(url)).status).toBe(404);
    expect((await stranger.send(url, 0, Buffer.alloc(5))).status).toBe(404);
    expect((await stranger.cancel(url)).status).toBe(404);
    expect((await stranger.head('/api/uploads/nothing')).status).toBe(404);
    expect(await tus.offset(url)).toBe(0);
  });

  it('requires a signed-in driver', async () => {
    const staff = new TusClient(hiring.app, await anAccessToken(hiring.db, hiring.carrier.ids.hr));
    const nobody = new TusClient(hiring.app, 'made-up');

    expect(problemOf(await staff.begin(5, { type: 'mvr' })).code).toBe('forbidden');
    expect(problemOf(await nobody.begin(5, { type: 'mvr' })).code).toBe('session-expired');
  });

  it('can be canceled, and is canceled by a new upload', async () => {
    const { id, tus } = await aSender();
    const first = await tus.create(10, { type: 'mvr' });
    const second = await tus.create(10, { type: 'mvr' });
    const other = await tus.create(10, { type: 'resume' });

    expect((await tus.head(first)).status).toBe(404);
    await tus.cancel(second).expect(204);
    expect((await tus.head(second)).status).toBe(404);
    expect((await hiring.db('uploads').where({ person_id: id })).map(({ id: left }: { id: string }) => left)).toEqual([
      idIn(other),
    ]);
  });
});

it('also accepts a file in one request', async () => {
  const { id, token } = await aSender();
  const driver = as(hiring.app, token);
  const send = (path: string, body: Buffer, key = 'one') =>
    driver
      .post(`/api/driver-profile/verification/${path}`)
      .set('Content-Type', 'application/octet-stream')
      .set('Idempotency-Key', key)
      .send(body);

  const document = await send('upload-document?type=mvr&expiresOn=2090-05-01', aPdf()).expect(201);
  const repeat = await send('upload-document?type=mvr&expiresOn=2090-05-01', aPdf()).expect(201);
  const reused = await send('upload-document?type=mvr&expiresOn=2090-05-01', aPdf('% other\n'));
  const photo = await send('uploadAvatar', await aPhonePicture(), 'two').expect(201);

  expect(repeat.body).toEqual(document.body);
  expect(problemOf(reused).code).toBe('idempotency-key-reused');
  expect(await stateOf(id)).toMatchObject({
    documents: { mvr: { fileId: (document.body as { _id: string })._id } },
    sent: { photo: (photo.body as { _id: string })._id },
  });
  expect(problemOf(await send('upload-document?type=mvr', Buffer.alloc(21 * 1024 * 1024, 1), 'three')).code).toBe(
    'file-too-large',
  );
  expect(problemOf(await send('upload-document', aPdf(), 'four')).errors).toMatchObject([{ pointer: '/type' }]);
  expect(problemOf(await driver.post('/api/driver-profile/verification/uploadAvatar').expect(400)).code).toBe(
    'file-empty',
  );
});
