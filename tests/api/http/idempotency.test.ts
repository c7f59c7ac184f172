import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { defineRoute } from '#api/http/define-route';
import { ProblemError } from '#domain/problems';
import { as, problemOf, startTestApi, type TestApi, testSealer } from '../../support/api';
import { anAccessToken, aUser } from '../../support/builders/people';

/** The fate of each request: its effect is stored, then it may crash or be refused. */
let fates: ('fine' | 'dies' | 'refused' | 'overtaken')[] = [];
let runs: { updateId: string; isRepeat: boolean }[] = [];
let overtaking: Promise<unknown> = Promise.resolve();

const create = defineRoute({
  id: 'test.create',
  method: 'post',
  paths: ['/api/test/:place'],
  permission: 'signed-in',
  scope: 'self',
  summary: 'Make an organization',
  params: z.object({ place: z.string() }),
  body: z.object({ name: z.string() }),
  response: z.object({ _id: z.uuid(), run: z.number() }),
  status: 201,
  problems: [],
  example: () => ({}),
  handler: async ({ body, ctx }) => {
    const { idempotency } = ctx;
    const fate = fates.shift() ?? 'fine';
    runs.push({ updateId: idempotency.updateId, isRepeat: idempotency.isRepeat });
    if (fate === 'overtaken') await overtaking;
    if (fate === 'refused' || fate === 'overtaken') throw new ProblemError('forbidden');
    const _id = idempotency.derivedId('organization');
    await ctx.db('organizations').insert({ id: _id, name: body.name }).onConflict('id').ignore();
    if (fate === 'dies') throw new Error('the process died after the effect');
    return { _id, run: runs.length };
  },
});

/** Returns data that is stored encrypted elsewhere. */
const show = defineRoute({
  ...create,
  id: 'test.show',
  paths: ['/api/secret'],
  params: z.object({}),
  body: z.object({}),
  response: z.object({ updateId: z.string(), license: z.string() }),
  storesResponse: false,
  handler: ({ ctx }) => Promise.resolve({ updateId: ctx.idempotency.updateId, license: 'H5331918' }),
});

let api: TestApi;
let robin: ReturnType<typeof as>;
let kim: ReturnType<typeof as>;

beforeAll(async () => {
  api = await startTestApi({}, [create, show]);
  robin = as(api.app, await anAccessToken(api.db, (await aUser(api.db)).id));
  kim = as(api.app, await anAccessToken(api.db, (await aUser(api.db)).id));
});
afterAll(() => api.close());
beforeEach(async () => {
  fates = [];
  runs = [];
  await api.db('organizations').delete();
});

const send = (person: typeof robin, key: string, { name = 'Blue Mesa', place = 'here' } = {}) =>
  person.post(`/api/test/${place}`).set('Idempotency-Key', key).send({ name });
const organizations = () => api.db('organizations').select('id');

describe('a write with an Idempotency-Key', () => {
  it('runs once and returns the same response again', async () => {
    const first = await send(robin, 'key-1');
    const second = await send(robin, 'key-1');

    expect(first.status).toBe(201);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(runs).toHaveLength(1);
  });

  it('is rejected with another body or path under the same key', async () => {
    await send(robin, 'key-2');

    const otherBody = await send(robin, 'key-2', { name: 'Red Mesa' });
    const otherPath = await send(robin, 'key-2', { place: 'there' });

    expect([otherBody.status, problemOf(otherBody).code]).toEqual([422, 'idempotency-key-reused']);
    expect([otherPath.status, problemOf(otherPath).code]).toEqual([422, 'idempotency-key-reused']);
  });

  it('stores its response encrypted, and only a keyed hash of the request', async () => {
    const { body } = (await send(robin, 'key-8')) as { body: { _id: string } };

    const kept: Record<string, Buffer> = await api
      .db('idempotency_keys')
      .where({ key: 'key-8' })
      .first('response', 'body_hash');
    expect(kept['response']?.toString('latin1')).not.toContain(body._id);
    const named = JSON.stringify({ params: { place: 'here' }, body: { name: 'Blue Mesa' } });
    expect(kept['body_hash']).not.toEqual(createHash('sha256').update(named).digest());
    expect(testSealer.isHmacOf(kept['body_hash'] ?? Buffer.alloc(0), named)).toBe(true);
  });

  it('stores no response if its route opts out, and runs as the same command again', async () => {
    const call = () => robin.post('/api/secret').set('Idempotency-Key', 'key-9').send({}).expect(201);

    const responses = [(await call()).body as unknown, (await call()).body as unknown];

    expect(responses[1]).toEqual(responses[0]);
    expect(await api.db('idempotency_keys').where({ key: 'key-9' }).first('status', 'response')).toEqual({
      status: null,
      response: null,
    });
  });

  it("is independent of another user's equal key", async () => {
    const mine = await send(robin, 'key-3');
    const theirs = await send(kim, 'key-3', { name: 'Red Mesa' });

    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(await organizations()).toHaveLength(2);
  });

  it('has one effect if the process crashes between effect and response, and is recognized as a retry', async () => {
    fates = ['dies', 'fine'];

    const first = await send(robin, 'key-4');
    const second = await send(robin, 'key-4');

    expect([first.status, second.status]).toEqual([500, 201]);
    expect(runs.map(({ isRepeat }) => isRepeat)).toEqual([false, true]);
    expect(new Set(runs.map(({ updateId }) => updateId)).size).toBe(1);
    expect(await organizations()).toHaveLength(1);
  });

  it('has one effect and one response when it is sent many times together', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(robin, 'key-5')));

    expect(new Set(responses.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await organizations()).toHaveLength(1);
  });

  it('gets the response of a concurrent equal request that finished first', async () => {
    fates = ['overtaken', 'fine'];
    let overtake: (second: unknown) => void = () => undefined;
    overtaking = new Promise((resolve) => {
      overtake = resolve;
    });

    const first = send(robin, 'key-7').then((response) => response);
    while (runs.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const second = await send(robin, 'key-7');
    overtake(second);

    const overtaken = await first;
    expect([overtaken.status, overtaken.body]).toEqual([second.status, second.body]);
    expect(overtaken.status).toBe(201);
    expect(await organizations()).toHaveLength(1);
  });

  it('may be corrected after a refusal, which stored nothing', async () => {
    fates = ['refused', 'fine'];

    const refused = await send(robin, 'key-6');
    const corrected = await send(robin, 'key-6', { name: 'Red Mesa' });

    expect([refused.status, corrected.status]).toEqual([403, 201]);
  });

  it('runs every time without a key', async () => {
    const first = await robin.post('/api/test/here').send({ name: 'Blue Mesa' });
    const second = await robin.post('/api/test/here').send({ name: 'Blue Mesa' });

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await organizations()).toHaveLength(2);
  });

  it('rejects an invalid key', async () => {
    const refused = await send(robin, 'two words');

    expect(problemOf(refused)).toMatchObject({
      status: 400,
      errors: [{ in: 'header', pointer: '/Idempotency-Key', code: 'invalid-key' }],
    });
  });
});
