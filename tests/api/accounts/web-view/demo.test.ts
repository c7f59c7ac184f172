import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { allRoutes } from '#api/routes';
import { SessionView, UserView } from '#domain/accounts/schema';
import { as, problemOf, startTestApi, type TestApi } from '../../../support/api';
import { anExampleWorld } from '../../../support/hiring/example-world';

const minuteMs = 60_000;
let api: TestApi;
let clock = new Date('2026-11-21T12:00:00.000Z');

beforeAll(async () => {
  api = await startTestApi({ now: () => clock, demoLoginsFile: '/nowhere/demo-logins.json' });
});
afterAll(() => api.close());

const enter = (phone = '(512) 555-0142') => request(api.app).post('/api/auth/demo').send({ phone });
async function aVisitor() {
  const entered = await enter();
  const cookie = (entered.get('Set-Cookie') ?? []).map((item) => item.split(';')[0]).join('; ');
  return { ...SessionView.parse(entered.body), cookie };
}

describe('a visitor of the demo', () => {
  it('is a driver of the sandbox, for an hour', async () => {
    const { user } = await aVisitor();

    expect(user).toMatchObject({
      roles: ['applicant'],
      organization: { name: 'Demo sandbox' },
      personalInfo: { phone: null },
      demoExpiresAt: new Date(clock.getTime() + 60 * minuteMs).toISOString(),
      landingPath: `/d/${user._id}`,
    });
  });

  it('enters a valid phone number', async () => {
    expect(problemOf(await enter('12')).code).toBe('invalid-input');
  });

  it('is isolated: two visitors share only the sandbox', async () => {
    const [one, other] = [await aVisitor(), await aVisitor()];

    expect(one.user._id).not.toBe(other.user._id);
    expect(one.user.organization).toEqual(other.user.organization);
  });

  it('expires after an hour, by token and by cookie', async () => {
    const { accessToken, cookie } = await aVisitor();
    clock = new Date(clock.getTime() + 10 * minuteMs);
    const before = await as(api.app, accessToken).get('/api/user');
    const renewed = await request(api.app).post('/api/auth/refresh').set('Cookie', cookie);
    clock = new Date(clock.getTime() + 50 * minuteMs);

    const after = await as(api.app, SessionView.parse(renewed.body).accessToken).get('/api/user');
    const lateCookie = (renewed.get('Set-Cookie') ?? []).map((entry) => entry.split(';')[0]).join('; ');
    const late = await request(api.app).post('/api/auth/refresh').set('Cookie', lateCookie);

    expect([before.status, renewed.status]).toEqual([200, 200]);
    expect([problemOf(after).code, problemOf(late).code]).toEqual(['session-expired', 'session-expired']);
  });
});

describe('real rows', () => {
  const closed = allRoutes.filter(({ permission, demo }) => permission !== 'public' && !demo);

  it('are unreachable: every route that is not declared for the demo rejects its visitor', async () => {
    const { accessToken } = await aVisitor();
    const world = await anExampleWorld(api.db);
    const visitor = as(api.app, accessToken);

    const responses: string[] = [];
    for (const route of closed) {
      const { params = {}, query = {}, body } = route.example(world);
      const path = route.paths[0].replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'missing');
      const response = await visitor[route.method](path)
        .query(query)
        .send(body as object | undefined);
      responses.push(`${route.id}: ${String(response.status)} ${(response.body as { code?: string }).code ?? ''}`);
    }

    expect(responses).toEqual(closed.map(({ id }) => `${id}: 403 forbidden`));
    expect(closed.length).toBeGreaterThan(50);
  });

  it('are not changed by the operations open to the visitor, which name only their own account', async () => {
    const { accessToken, user } = await aVisitor();
    const others = () => api.db('users').whereNot({ id: user._id }).orderBy('id').select();
    const before = await others();

    const response = await as(api.app, accessToken).patch('/api/user').send({ theme: 'dark' });

    expect(UserView.parse(response.body).theme).toBe('dark');
    expect(await others()).toEqual(before);
  });

  it('contain no driver, phone or password of the visitor', async () => {
    const { user } = await aVisitor();

    expect(await api.db('drivers').where({ id: user._id })).toEqual([]);
    expect(await api.db('users').where({ id: user._id }).first('phone', 'password_hash')).toEqual({
      phone: null,
      password_hash: null,
    });
  });
});

describe('an installation without a demo', () => {
  it('returns 404 for this page', async () => {
    const app = api.another({ demoLoginsFile: undefined });

    const response = await request(app).post('/api/auth/demo').send({ phone: '5125550142' });

    expect([response.status, problemOf(response).message]).toEqual([404, 'Page not found.']);
  });
});

describe('too many visitors from one IP address', () => {
  it('are rate limited', async () => {
    const app = api.another();
    const from = () =>
      request(app).post('/api/auth/demo').set('X-Forwarded-For', '203.0.113.9').send({ phone: '5125550142' });
    const statuses: number[] = [];
    for (let visit = 0; visit <= 20; visit += 1) statuses.push((await from()).status);

    expect([statuses.slice(0, 20).every((status) => status === 200), statuses[20]]).toEqual([true, 429]);
  });
});
