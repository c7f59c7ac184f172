import { afterEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startTestApi, type TestApi } from '../../support/api';
import { aUser, testPassword } from '../../support/builders/people';

let api: TestApi | undefined;
afterEach(() => api?.close());

const limits = { callsPerTenSeconds: 1_000_000, failedSignIns: 3 };
const wrong = 'wrong password 1!';

describe('signing in with wrong passwords', () => {
  it('is limited across all nodes, also for the right password, and only for that account', async () => {
    api = await startTestApi({ limits });
    const [one, two] = [api.app, api.another()];
    const [robin, kim] = [await aUser(api.db), await aUser(api.db)];
    const signIn = (app: typeof one, email: string, password: string) =>
      request(app).post('/api/auth/signIn').send({ email, password });

    const tries = [
      await signIn(one, robin.email, wrong),
      await signIn(two, robin.email.toUpperCase(), wrong),
      await signIn(one, robin.email, wrong),
      await signIn(two, robin.email, testPassword),
    ];

    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
    expect(tries[3]?.body).toMatchObject({ code: 'too-many-tries' });
    expect(tries[3]?.get('Retry-After')).toBeDefined();
    expect((await signIn(one, kim.email, testPassword)).status).toBe(200);
  });

  it('does not count correct passwords', async () => {
    api = await startTestApi({ limits });
    const { email } = await aUser(api.db);
    const responses: number[] = [];

    for (let times = 0; times < limits.failedSignIns + 2; times += 1) {
      responses.push((await request(api.app).post('/api/auth/signIn').send({ email, password: testPassword })).status);
    }

    expect(new Set(responses)).toEqual(new Set([200]));
  });

  it('is counted without storing email addresses', async () => {
    api = await startTestApi({ limits });
    const { email } = await aUser(api.db);

    await request(api.app).post('/api/auth/signIn').send({ email, password: wrong });

    const rows = await api.db('rate_limits').select('key');
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain(email);
  });
});

describe('sign-ups and links from one IP address', () => {
  it.each([
    ['post', '/api/auth/applicant/signUp'],
    ['post', '/api/auth/fleet/signUp'],
    ['patch', '/api/auth/changePassword'],
    ['patch', '/api/auth/confirmEmail'],
  ] as const)(
    'are limited before any query, and another address has its own allowance: %s %s',
    async (method, path) => {
      const allowance = { burst: 2, perSecond: 0.01 };
      api = await startTestApi({ limits: { ...limits, signUps: allowance, links: allowance } });
      const { app, db } = api;
      const from = (address: string) => request(app)[method](path).set('X-Forwarded-For', address).send({});
      const first = [await from('192.0.2.1'), await from('192.0.2.1')];
      const statements: string[] = [];
      db.on('query', ({ sql }: { sql: string }) => statements.push(sql));

      const refused = await from('192.0.2.1');

      expect(first.map(({ status }) => status)).toEqual([400, 400]);
      expect([refused.status, statements]).toEqual([429, []]);
      // The time until the next one, less what has passed since the first.
      const retryAfter = Number(refused.get('Retry-After'));
      expect(retryAfter).toBeGreaterThan(0);
      expect(retryAfter).toBeLessThanOrEqual(100);
      expect((await from('192.0.2.2')).status).toBe(400);
    },
  );
});

describe('the IP address of a caller', () => {
  it('ignores forwarded headers, unless a trusted proxy sets them', async () => {
    api = await startTestApi({ limits });
    const { email } = await aUser(api.db);
    const guess = (app: TestApi['app'], times: number) =>
      request(app)
        .post('/api/auth/signIn')
        .set('X-Forwarded-For', `198.51.100.${String(times)}`)
        .send({ email, password: wrong });
    const direct = api.another({ trustedProxies: ['192.0.2.1'] });
    const responses: number[] = [];
    for (let times = 0; times < 5; times += 1) responses.push((await guess(direct, times)).status);

    expect(responses).toEqual([401, 401, 401, 429, 429]);
    expect((await guess(api.app, 9)).status).toBe(401);
  });
});

describe('an IP address that calls too often', () => {
  it('is rate limited by the process that it calls', async () => {
    api = await startTestApi({ limits: { ...limits, callsPerTenSeconds: 2 } });
    const call = (app = api?.app) => request(app ?? '').get('/api/demo');

    const statuses = [await call(), await call(), await call(), await call(api.another())].map(({ status }) => status);

    expect(statuses).toEqual([200, 200, 429, 200]);
  });
});
