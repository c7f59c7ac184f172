import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import request, { type Response } from 'supertest';
import { FILE_QUOTA } from '#domain/driver-files/quota';
import { MINUTE_MS } from '#domain/shared/durations';
import { checkInThread } from '#platform/pdf-check';
import { as, problemOf, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken, aUser, testPassword } from '../../../support/builders/people';
import { eventually } from '../../../support/eventually';
import { aDriver } from '../../../support/hiring/hiring-world';
import { aForm, type FormParts } from '../../../support/pdf-form';
import { aPdf, aPng, aPngThatStates } from '../../../support/pictures';
import { aThreadFile, threadFileOf } from '../../../support/thread-files';

const folder = mkdtempSync(join(tmpdir(), 'gladhand-held-'));
const [begun, released] = [join(folder, 'begun'), join(folder, 'released')];
/** A slow machine has the time that it needs; what grows faster than its file has no verdict in hours. */
const pdfs = checkInThread(threadFileOf('pdf-thread.ts'), 8 * MINUTE_MS);
/** Checks until it is released. */
const heldPdfs = checkInThread(
  aThreadFile(
    `const { existsSync, writeFileSync } = require('node:fs');
     handleInThread(() => {
       writeFileSync(${JSON.stringify(begun)}, '');
       while (!existsSync(${JSON.stringify(released)}));
       return Promise.resolve('safe');
     });`,
  ),
  600_000,
);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ pdfs });
});
afterAll(async () => {
  await Promise.all([pdfs.close(), heldPdfs.close(), api.close()]);
  rmSync(folder, { recursive: true });
});

/** A driver who sends files to be checked, and not stored. */
async function aSender(app = api.app) {
  const id = await aDriver(api.db);
  const driver = as(app, await anAccessToken(api.db, id));
  const send = (content: Buffer): Promise<Response> =>
    driver
      .post('/api/driver-profile/verification/upload-document/demo?type=mvr')
      .set('Content-Type', 'application/octet-stream')
      .send(content)
      .then((response) => response);
  return { id, send };
}
const resultOf = (response: Response) =>
  response.status === 200 ? (response.body as { mediaType: string }).mediaType : problemOf(response).code;

describe('a PDF that takes long to check', () => {
  it('keeps no other call from its answer, nor more than some files of its sender waiting', async () => {
    const app = api.another({ pdfs: heldPdfs });
    const { email } = await aUser(api.db);
    const { send } = await aSender(app);
    const answers: Response[] = [];
    const sent = Array.from({ length: 12 }, () => send(aPdf()).then((response) => answers.push(response)));
    await eventually(() => expect([existsSync(begun), answers.length]).toEqual([true, 1]));

    // The thread is still busy.
    await request(app).get('/healthz').expect(200);
    await request(app).post('/api/auth/signIn').send({ email, password: testPassword }).expect(200);
    expect(answers.map((response) => [response.status, response.get('Retry-After')])).toEqual([[503, '2']]);

    writeFileSync(released, '');
    await Promise.all(sent);
    expect(answers.map(({ status }) => status)).toEqual([503, ...Array<number>(11).fill(200)]);
  });

  it.each([
    ['stream\n', 'application/pdf'],
    ['1 0 obj<</Type/ObjStm>>stream\n', 'file-active'],
    ['1 ', 'application/pdf'],
  ])('is none of 20 MB of %j, which is %s', async (unit, result) => {
    const { send } = await aSender();
    const content = aPdf(`${unit.repeat(Math.floor((20 * 1024 * 1024 - 400) / unit.length))}\n`);

    expect(resultOf(await send(content))).toBe(result);
  });
});

describe('a form', () => {
  const script = '<</S/JavaScript/JS(AFNumber_Format\\(2, 0, 0, 0, "", true\\);)>>';
  it.each<[string, FormParts, string]>([
    ['scripts of its fields', { field: `/AA<</K ${script}/F ${script}>>`, value: '1234' }, 'application/pdf'],
    ['a button that prints', { widget: `/A ${script}`, isPacked: true }, 'application/pdf'],
    ['a script at its opening', { catalog: `/OpenAction ${script}` }, 'file-active'],
    ['another program', { widget: '/A<</S/Launch/F(cmd.exe)>>' }, 'file-active'],
    [
      'pages that only Acrobat can draw',
      { catalog: '/NeedsRendering true', form: '/XFA(x)', isBare: true },
      'file-unreadable',
    ],
  ])('with %s is judged by a parser', async (_name, parts, result) => {
    const { send } = await aSender();

    expect(resultOf(await send(aForm(parts)))).toBe(result);
  });
});

describe('pictures', () => {
  /** The maximum number of pictures that were decoded at one time during the work. */
  async function maxDecodedOf(work: () => Promise<void>): Promise<number> {
    let most = 0;
    let isOver = false;
    const look = () => {
      most = Math.max(most, sharp.counters().process);
      if (!isOver) setImmediate(look);
    };
    look();
    await work();
    isOver = true;
    return most;
  }

  it('are decoded two at a time, so that a sign-in does not wait until all of them are', async () => {
    const senders = await Promise.all(Array.from({ length: 8 }, () => aSender()));
    const { email } = await aUser(api.db);
    const picture = await aPng({ width: 4_000, height: 4_000 });
    const answers: (Response | 'sign-in')[] = [];

    const most = await maxDecodedOf(async () => {
      const sent = senders.flatMap(({ send }) => Array.from({ length: 4 }, () => send(picture)));
      const signIn = request(api.app).post('/api/auth/signIn').send({ email, password: testPassword }).expect(200);
      await Promise.all([
        ...sent.map((answer) => answer.then((response) => answers.push(response))),
        signIn.then(() => answers.push('sign-in')),
      ]);
    });

    expect(most).toBe(2);
    expect(answers.at(-1)).not.toBe('sign-in');
    expect(answers.filter((answer) => answer !== 'sign-in' && ![200, 503].includes(answer.status))).toEqual([]);
  });

  it('of one sender are decoded one at a time, and refused beyond a few that wait', async () => {
    const { send } = await aSender();
    const picture = await aPng({ width: 2_000, height: 2_000 });
    const answers: Response[] = [];

    const most = await maxDecodedOf(async () => {
      await Promise.all(Array.from({ length: 16 }, () => send(picture).then((response) => answers.push(response))));
    });

    expect(most).toBe(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map((response) => [response.status, response.get('Retry-After')])).toEqual(
      refused.map(() => [503, '2']),
    );
  });

  it('are refused if they are larger than the memory that one may take', async () => {
    const { send } = await aSender();

    expect(resultOf(await send(aPngThatStates({ width: 8_000, height: 8_000 })))).toBe('picture-too-large');
    expect(resultOf(await send(aPngThatStates({ width: 8_000, height: 3_000 })))).toBe('file-broken');
  });
});

it('counts a document that is only checked like one that is stored', async () => {
  const { id, send } = await aSender();
  const resetAt = new Date(Date.now() + 3_600_000).toISOString();
  const hits = 2 * FILE_QUOTA.filesADay - 1;
  await api.db('rate_limits').insert({ key: `files/${id}`, hits, reset_at: resetAt });

  expect(resultOf(await send(Buffer.from('MZ')))).toBe('file-type-not-allowed');
  expect(resultOf(await send(aPdf()))).toBe('files-of-the-day');
});
