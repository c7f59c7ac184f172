import { afterAll, beforeAll, expect, it } from '@jest/globals';
import request from 'supertest';
import { z } from 'zod';
import { defineRoute } from '#api/http/define-route';
import { newToken } from '#platform/tokens';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken, aUser } from '../../support/builders/people';
import { capturedLog } from '../../support/captured-log';

interface Line {
  readonly msg: string;
  readonly problem?: string;
  readonly userId?: string;
  readonly req?: { readonly path: string };
  readonly err?: { readonly type: string; readonly message: string; readonly stack: string };
}

const { lines, log } = capturedLog();
const failing = defineRoute({
  id: 'test.fail',
  method: 'post',
  paths: ['/api/test/fail'],
  permission: 'signed-in',
  scope: 'self',
  summary: 'Fail',
  body: z.object({ name: z.string() }),
  problems: [],
  example: () => ({}),
  handler: async ({ body, ctx }) => {
    await ctx.db('organizations').insert({ id: 'no id', name: body.name });
  },
});

const forbidden = defineRoute({
  id: 'test.forbidden',
  method: 'get',
  paths: ['/api/test/forbidden'],
  permission: 'ops:read',
  scope: 'none',
  summary: 'Look',
  response: z.object({}),
  problems: [],
  example: () => ({}),
  handler: () => Promise.resolve({}),
});

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ log }, [failing, forbidden]);
});
afterAll(() => api.close());

it('logs an error by type, message and stack, without the input of the caller', async () => {
  const robin = as(api.app, await anAccessToken(api.db, (await aUser(api.db)).id));

  const response = await robin.post('/api/test/fail?email=robin@example.com').send({ name: 'Secret Freight' });

  expect(problemOf(response).code).toBe('internal');
  const failed = lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'request failed');
  expect(failed).toMatchObject([
    {
      problem: 'internal',
      req: { path: '/api/test/fail' },
      err: {
        type: expect.any(String),
        message: expect.stringContaining('insert into "organizations"'),
        code: '22P02',
        stack: expect.stringContaining('node_modules'),
      },
    },
  ]);
  expect(lines.join('')).not.toMatch(/Secret Freight|robin@example\.com|no id/);
});

it('logs the user who was refused', async () => {
  const { id } = await aUser(api.db, { roles: ['applicant'] });
  const robin = as(api.app, await anAccessToken(api.db, id));

  expect(problemOf(await robin.get('/api/test/forbidden')).code).toBe('forbidden');

  const refused = lines
    .map((line) => JSON.parse(line) as Line)
    .filter(({ req }) => req?.path === '/api/test/forbidden');
  expect(refused).toMatchObject([{ problem: 'forbidden', userId: id }]);
});

it.each(['/auth//tokenLogin/', '/auth/tokenLogin%2F', '/auth/%74okenLogin/', '/api/unknown/'])(
  'leaves a token out of the path %s…',
  async (start) => {
    const secret = newToken();

    await request(api.app).get(`${start}${secret}`);

    expect(lines.at(-1)).toContain('[redacted]');
    expect(lines.at(-1)).not.toContain(secret);
  },
);
