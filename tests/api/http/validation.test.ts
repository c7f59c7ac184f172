import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { z } from 'zod';
import { defineRoute, fileResponse } from '#api/http/define-route';
import { problemOf, startTestApi, type TestApi } from '../../support/api';

const declared = { permission: 'public', scope: 'none', summary: 'A test', problems: [], example: () => ({}) } as const;

/** The bodies that the handler received. */
const sent: unknown[] = [];

const orderRoute = defineRoute({
  ...declared,
  id: 'test.order',
  method: 'post',
  paths: ['/api/test/:id', '/api/other/:id/name'],
  params: z.object({ id: z.uuid() }),
  query: z.object({ limit: z.coerce.number().int().max(100).default(10), note: z.string().optional() }),
  body: z.object({
    title: z.string().max(100),
    facilityId: z.string({ error: 'Choose a facility' }),
    shift: z.enum(['AM', 'PM']),
    schedule: z.array(z.object({ 'from/to~': z.number({ error: 'quarter-hours-only' }) })),
    labels: z.record(z.string(), z.string()).optional(),
  }),
  response: z.object({ id: z.string(), limit: z.number() }),
  handler: ({ params, query, body }) => {
    sent.push(body);
    return Promise.resolve({ id: params.id, limit: query.limit });
  },
});
const undeclaredResponse = defineRoute({
  ...declared,
  id: 'test.undeclared',
  method: 'get',
  paths: ['/api/test-undeclared'],
  response: z.object({ count: z.number() }),
  handler: () => Promise.resolve({ count: 'many' } as unknown as { count: number }),
});
const file = defineRoute({
  ...declared,
  id: 'test.file',
  method: 'get',
  paths: ['/api/test-file'],
  response: fileResponse('text/calendar'),
  handler: () => Promise.resolve({ fileName: 'invite.ics', content: 'BEGIN:VCALENDAR' }),
});

const id = '01935a00-0000-7000-8000-000000000001';
const good = { title: 'Night drayage', facilityId: id, shift: 'AM', schedule: [{ 'from/to~': 5 }] };
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({}, [orderRoute, undeclaredResponse, file]);
});
afterAll(() => api.close());

describe('a declared route', () => {
  it('parses its declared input, with defaults, under each of its paths', async () => {
    const one = await request(api.app).post(`/api/test/${id}`).send(good);
    const other = await request(api.app).post(`/api/other/${id}/name?limit=7`).send(good);

    expect([one.status, one.body]).toEqual([200, { id, limit: 10 }]);
    expect([other.status, other.body]).toEqual([200, { id, limit: 7 }]);
  });

  it('reports every invalid field together with pointer, code and the text of its schema', async () => {
    const bad = { title: 'x'.repeat(101), shift: 'NIGHT-SECRET', schedule: [{ 'from/to~': 5 }, { 'from/to~': 'six' }] };

    const refused = await request(api.app).post('/api/test/not-an-id?limit=1000').send(bad);

    expect([refused.status, refused.type]).toEqual([400, 'application/problem+json']);
    expect(problemOf(refused).errors).toEqual([
      { in: 'params', pointer: '/id', code: 'invalid-format', params: { format: 'uuid' } },
      { in: 'query', pointer: '/limit', code: 'too-big', params: { maximum: 100 } },
      { in: 'body', pointer: '/title', code: 'too-big', params: { maximum: 100 } },
      { in: 'body', pointer: '/facilityId', code: 'required', message: 'Choose a facility' },
      { in: 'body', pointer: '/shift', code: 'invalid-value', params: { allowed: ['AM', 'PM'] } },
      { in: 'body', pointer: '/schedule/1/from~1to~0', code: 'quarter-hours-only' },
    ]);
    expect(refused.text).not.toMatch(/SECRET|six|not-an-id/);
  });

  it('accepts a missing body as empty, and rejects one that is not JSON or too large', async () => {
    const empty = await request(api.app).post(`/api/test/${id}`);
    const notJson = await request(api.app).post(`/api/test/${id}`).type('json').send('{"title":');
    const large = await request(api.app)
      .post(`/api/test/${id}`)
      .send({ title: 'x'.repeat(300_000) });

    expect(empty.body).toMatchObject({ code: 'invalid-input', errors: { length: 4 } });
    expect(notJson.body).toMatchObject({ errors: [{ in: 'body', pointer: '', code: 'not-json' }] });
    expect(large.body).toMatchObject({ errors: [{ in: 'body', pointer: '', code: 'too-large' }] });
  });

  it('rejects half of a surrogate pair, and accepts both halves', async () => {
    const half = await request(api.app)
      .post(`/api/test/${id}`)
      .send({ ...good, title: 'Night \ud83d' });
    expect(half.body).toMatchObject({ errors: [{ in: 'body', pointer: '/title', code: 'control-character' }] });
    const both = await request(api.app)
      .post(`/api/test/${id}`)
      .send({ ...good, title: 'Night \ud83d\ude9a' });
    expect(both.status).toBe(200);
  });

  it.each(['\u0000', '\u0008', '\u001b', '\u007f'])('rejects a control character anywhere (%j)', async (control) => {
    const refused = await request(api.app)
      .post(`/api/test/${id}?note=${encodeURIComponent(`a${control}`)}`)
      .send({ ...good, title: `Night${control}`, facilityId: control, labels: { [`a${control}`]: `b${control}` } });

    expect(refused.status).toBe(400);
    expect(problemOf(refused).errors).toEqual([
      { in: 'query', pointer: '/note', code: 'control-character' },
      { in: 'body', pointer: '/title', code: 'control-character' },
      { in: 'body', pointer: '/facilityId', code: 'control-character' },
      { in: 'body', pointer: '/labels', code: 'control-character' },
      { in: 'body', pointer: `/labels/a${control}`, code: 'control-character' },
    ]);
  });

  it('accepts tabs, line breaks, and letters of every script', async () => {
    const labels = { notes: 'Gate 4\r\n\tAsk for Zoë 李 ਗੁਰਪ੍ਰੀਤ' };
    const response = await request(api.app)
      .post(`/api/test/${id}`)
      .send({ ...good, labels });
    expect(response.status).toBe(200);
  });

  it('removes what nobody sees from every text, before its limits', async () => {
    const title = `\u202aNight\u202c ${'\u200b'.repeat(200)}drayage\ufeff`;

    const response = await request(api.app)
      .post(`/api/test/${id}?note=${encodeURIComponent('\u200e')}`)
      .send({ ...good, title, labels: { password: '\u200bsecret', note: 'e\u0301\u00a0\u2028' } });

    expect([response.status, sent.at(-1)]).toEqual([
      200,
      { ...good, title: 'Night drayage', labels: { password: '\u200bsecret', note: 'é \n' } },
    ]);
  });

  it('rejects a malformed path, a malformed compressed body and an unknown charset', async () => {
    const post = () => request(api.app).post(`/api/test/${id}`).type('json');
    const path = await request(api.app).post('/api/test/%ff').send(good);
    const packed = await post().set('Content-Encoding', 'gzip').send('{"title":"not packed at all"}');
    const letters = await post().set('Content-Type', 'application/json; charset=unheard-of').send('{}');

    expect([path.status, packed.status, letters.status]).toEqual([400, 400, 400]);
    expect(path.body).toMatchObject({ errors: [{ in: 'params', pointer: '', code: 'unreadable' }] });
    expect(packed.body).toMatchObject({ errors: [{ in: 'body', pointer: '', code: 'unreadable' }] });
    expect(letters.body).toMatchObject({ errors: [{ in: 'body', pointer: '', code: 'unreadable' }] });
  });

  it('does not send an undeclared response, and does not say why', async () => {
    const refused = await request(api.app).get('/api/test-undeclared');

    expect(problemOf(refused)).toMatchObject({ status: 500, code: 'internal', message: 'Something went wrong' });
    expect(refused.text).not.toMatch(/many|count|at /);
  });

  it('may return a file', async () => {
    const response = await request(api.app).get('/api/test-file').buffer(true);

    expect(response.get('Content-Type')).toContain('text/calendar');
    expect(response.get('Content-Disposition')).toContain('invite.ics');
    expect(response.text).toBe('BEGIN:VCALENDAR');
  });

  it('responds to an unknown path with a problem that contains the request id', async () => {
    const refused = await request(api.app).get('/api/nowhere').set('X-Request-Id', 'a-given-id-1');

    expect(problemOf(refused)).toMatchObject({
      status: 404,
      message: 'Page not found.',
      instance: 'urn:request:a-given-id-1',
      type: 'http://127.0.0.1:8080/api/docs#not-found',
    });
    expect(refused.get('X-Request-Id')).toBe('a-given-id-1');
  });
});
