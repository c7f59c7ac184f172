import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Response } from 'supertest';

import { SessionView, UserView } from '#domain/accounts/schema';

import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anOrganization, aUser, testPassword } from '../../support/builders/people';

const minuteMs = 60_000;
let api: TestApi;
let clock = new Date('2026-11-21T12:00:00.000Z');
const ended: string[] = [];

beforeAll(async () => {
  api = await startTestApi({ now: () => clock, sessionEnded: (familyId) => ended.push(familyId) });
});
afterAll(() => api.close());

const later = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};
const signIn = (email: string, password = testPassword) =>
  request(api.app).post('/api/auth/signIn').send({ email, password });
const refresh = (cookie: string) => request(api.app).post('/api/auth/refresh').set('Cookie', cookie);
const cookieOf = (response: Response): string =>
  (response.get('Set-Cookie') ?? []).map((c) => c.split(';')[0]).join('');
const tokenOf = (response: Response): string => SessionView.parse(response.body).accessToken;

const aSignIn = async (overrides: Parameters<typeof aUser>[1] = {}) => {
  const user = await aUser(api.db, overrides);
  const response = await signIn(user.email);
  return { user, token: tokenOf(response), cookie: cookieOf(response), response };
};

describe('signing in', () => {
  it('answers a token and the user, and puts the refresh token where scripts cannot read it', async () => {
    const organization = await anOrganization(api.db);
    const { user, response } = await aSignIn({
      roles: ['business'],
      position: 'RECRUITER',
      organizationId: organization.id,
    });

    const session = SessionView.parse(response.body);
    expect(session.user).toMatchObject({
      _id: user.id,
      roles: ['business'],
      position: 'RECRUITER',
      organization: { _id: organization.id, name: organization.name, isActive: true },
      landingPath: '/business/my-jobs',
    });
    expect(response.get('Set-Cookie')?.[0]).toMatch(/HttpOnly.*SameSite=Strict/);
    expect(response.get('Cache-Control')).toBe('no-store');
  });

  it('takes the e-mail in any case', async () => {
    const user = await aUser(api.db);

    expect((await signIn(user.email.toUpperCase())).status).toBe(200);
  });

  it('stores neither of the tokens', async () => {
    const { token, cookie } = await aSignIn();

    const rows = JSON.stringify(await api.db('sessions').select());
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(cookie.split('=')[1]);
  });

  it('answers a wrong password, an unknown e-mail and a closed account alike', async () => {
    const user = await aUser(api.db);
    const closed = await aUser(api.db);
    await api.db('users').where({ id: closed.id }).update({ is_active: false });

    const answers = [
      await signIn(user.email, 'wrong password 1!'),
      await signIn('nobody@example.com'),
      await signIn(closed.email),
    ];

    const problems = answers.map((answer) => ({ ...problemOf(answer), instance: '' }));
    expect(problems[0]).toMatchObject({ status: 401, code: 'sign-in-failed', params: {} });
    expect(problems).toEqual([problems[0], problems[0], problems[0]]);
  });

  it('is refused while the organization is not active, with its name', async () => {
    const organization = await anOrganization(api.db, { name: 'Sleepy Haul', isActive: false });
    const user = await aUser(api.db, { roles: ['business'], position: 'HR', organizationId: organization.id });

    const refused = await signIn(user.email);

    expect(problemOf(refused)).toMatchObject({
      status: 403,
      code: 'organization-not-active',
      message: 'Sleepy Haul is not active, please contact support',
    });
  });

  it('asks staff to approve their e-mail first, and lets drivers in to do so', async () => {
    const organization = await anOrganization(api.db);
    const staff = await aUser(api.db, {
      roles: ['business'],
      position: 'HR',
      organizationId: organization.id,
      status: 'pending',
    });
    const driver = await aUser(api.db, { roles: ['applicant'], status: 'pending' });

    const refused = await signIn(staff.email);
    const welcome = await signIn(driver.email);

    expect([refused.status, problemOf(refused).message]).toEqual([405, 'Please approve your email']);
    expect(SessionView.parse(welcome.body).user).toMatchObject({ isActive: false, landingPath: '/driver/onboarding' });
  });
});

describe('a session', () => {
  it('is needed, and a made-up one has expired', async () => {
    const none = await request(api.app).get('/api/user');
    const madeUp = await as(api.app, 'made-up').get('/api/user');

    expect([none.status, problemOf(none).code]).toEqual([401, 'not-signed-in']);
    expect([madeUp.status, problemOf(madeUp).message]).toEqual([401, 'Session has been expired']);
  });

  it('lasts a quarter of an hour and is renewed by its cookie, which changes', async () => {
    const { token, cookie } = await aSignIn();
    later(16 * minuteMs);

    const expired = await as(api.app, token).get('/api/user');
    const renewed = await refresh(cookie);

    expect(expired.status).toBe(401);
    expect(renewed.status).toBe(200);
    expect(cookieOf(renewed)).not.toBe(cookie);
    expect((await as(api.app, tokenOf(renewed)).get('/api/user')).status).toBe(200);
  });

  it('survives two tabs that send the same cookie at once', async () => {
    const { cookie } = await aSignIn();

    const [one, two] = await Promise.all([refresh(cookie), refresh(cookie)]);

    expect([one.status, two.status]).toEqual([200, 200]);
  });

  it('ends everywhere when a used cookie comes back', async () => {
    const { cookie } = await aSignIn();
    const renewed = await refresh(cookie);
    later(minuteMs);

    const stolen = await refresh(cookie);

    expect([stolen.status, problemOf(stolen).code]).toEqual([401, 'session-expired']);
    expect((await refresh(cookieOf(renewed))).status).toBe(401);
    expect((await as(api.app, tokenOf(renewed)).get('/api/user')).status).toBe(401);
    expect(ended).toHaveLength(1);
  });

  it('ends at once by signing out, with all that came from that sign-in', async () => {
    const { token, cookie, user } = await aSignIn();
    const otherDevice = tokenOf(await signIn(user.email));
    const renewed = await refresh(cookie);

    const out = await request(api.app).post('/api/auth/signOut').set('Cookie', cookieOf(renewed));

    expect(out.status).toBe(204);
    expect(out.get('Set-Cookie')?.[0]).toMatch(/gladhand_refresh=;/);
    for (const dead of [token, tokenOf(renewed)]) expect((await as(api.app, dead).get('/api/user')).status).toBe(401);
    expect((await as(api.app, otherDevice).get('/api/user')).status).toBe(200);
  });

  it('ends when the organization or the account is closed', async () => {
    const organization = await anOrganization(api.db);
    const { token, cookie } = await aSignIn({ roles: ['business'], position: 'HR', organizationId: organization.id });
    await api.db('organizations').where({ id: organization.id }).update({ is_active: false });

    expect((await as(api.app, token).get('/api/user')).status).toBe(401);
    expect((await refresh(cookie)).status).toBe(403);
  });

  it('cannot be renewed without a cookie, nor after a month', async () => {
    const { cookie } = await aSignIn();
    later(31 * 24 * 60 * minuteMs);

    expect((await request(api.app).post('/api/auth/refresh')).status).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
  });
});

describe('the signed-in user', () => {
  it('chooses look and language, and what is not named stays', async () => {
    const { token } = await aSignIn();

    await as(api.app, token).patch('/api/user').send({ theme: 'dark' });
    const answer = await as(api.app, token).patch('/api/user').send({ locale: 'es' });

    expect(UserView.parse(answer.body)).toMatchObject({ theme: 'dark', locale: 'es' });
  });

  it('reports his time zone, and only one that exists', async () => {
    const { token } = await aSignIn();

    const good = await as(api.app, token).post('/api/user/timezone').send({ timezone: 'America/Chicago' });
    const bad = await as(api.app, token).post('/api/user/timezone').send({ timezone: 'Mars/Olympus' });

    expect(good.status).toBe(204);
    expect(bad.body).toMatchObject({ errors: [{ in: 'body', pointer: '/timezone', code: 'unknown-time-zone' }] });
    expect(JSON.stringify(bad.body)).not.toContain('Olympus');
    expect(UserView.parse((await as(api.app, token).get('/api/user')).body).timeZone).toBe('America/Chicago');
  });
});
