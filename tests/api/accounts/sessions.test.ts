import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Response } from 'supertest';
import { SessionView, UserView } from '#domain/accounts/schema';
import { as, problemOf, startTestApi, type TestApi, testSealer } from '../../support/api';
import { anOrganization, aUser, testPassword } from '../../support/builders/people';

const minuteMs = 60_000;
let api: TestApi;
let clock = new Date('2026-11-21T12:00:00.000Z');
const ended: string[] = [];

beforeAll(async () => {
  api = await startTestApi({ now: () => clock, sessionEnded: (familyId) => ended.push(familyId) });
});
afterAll(() => api.close());

function later(ms: number) {
  clock = new Date(clock.getTime() + ms);
}
const signIn = (email: string, password = testPassword) =>
  request(api.app).post('/api/auth/signIn').send({ email, password });
const refresh = (cookie: string) => request(api.app).post('/api/auth/refresh').set('Cookie', cookie);
const cookieOf = (response: Response): string =>
  (response.get('Set-Cookie') ?? []).map((c) => c.split(';')[0]).join('; ');
const tokenOf = (response: Response): string => SessionView.parse(response.body).accessToken;

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
const auditOf = (userId: string): Promise<{ kind: string; ip_prefix: string | null; device: string | null }[]> =>
  api.db('account_audit').where({ user_id: userId }).orderBy('id').select('kind', 'device', 'ip_prefix');

async function aSignIn(overrides: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(api.db, overrides);
  const response = await signIn(user.email);
  return { user, token: tokenOf(response), cookie: cookieOf(response), response };
}

describe('signing in', () => {
  it('returns a token and the user, and the refresh token in an HTTP-only cookie', async () => {
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

  it('ignores the case of the email address', async () => {
    const user = await aUser(api.db);

    expect((await signIn(user.email.toUpperCase())).status).toBe(200);
  });

  it('stores neither of the tokens', async () => {
    const { token, cookie } = await aSignIn();

    const rows = JSON.stringify(await api.db('sessions').select());
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(cookie.split('=')[1]);
  });

  it('responds the same to a wrong password, an unknown email and a closed account', async () => {
    const user = await aUser(api.db);
    const closed = await aUser(api.db);
    await api.db('users').where({ id: closed.id }).update({ is_active: false });

    const responses = [
      await signIn(user.email, 'wrong password 1!'),
      await signIn('nobody@example.com'),
      await signIn(closed.email),
    ];

    const problems = responses.map((response) => ({ ...problemOf(response), instance: '' }));
    expect(problems[0]).toMatchObject({ status: 401, code: 'sign-in-failed', params: {} });
    expect(problems).toEqual([problems[0], problems[0], problems[0]]);
  });

  it('is refused while the organization is not active, with its name', async () => {
    const organization = await anOrganization(api.db, { name: 'Sleepy Haul', isActive: false });
    const user = await aUser(api.db, { roles: ['business'], position: 'HR', organizationId: organization.id });

    const refused = await signIn(user.email);

    expect(problemOf(refused)).toMatchObject({
      status: 403,
      code: 'organization-inactive',
      message: 'Sleepy Haul is not active, please contact support',
    });
  });

  it('requires a confirmed email address, and says so only with the correct password', async () => {
    const organization = await anOrganization(api.db);
    const staff = await aUser(api.db, {
      roles: ['business'],
      position: 'HR',
      organizationId: organization.id,
      status: 'pending',
    });
    const driver = await aUser(api.db, { roles: ['applicant'], status: 'pending' });

    const refused = [await signIn(staff.email), await signIn(driver.email)];
    const stranger = await signIn(driver.email, 'wrong password 1!');

    for (const response of refused) {
      expect([response.status, problemOf(response).message]).toEqual([405, 'Please approve your email']);
    }
    expect([stranger.status, problemOf(stranger).code]).toEqual([401, 'sign-in-failed']);
  });
});

describe('a session', () => {
  it('is required, and an invalid token counts as expired', async () => {
    const none = await request(api.app).get('/api/user');
    const madeUp = await as(api.app, 'made-up').get('/api/user');

    expect([none.status, problemOf(none).code]).toEqual([401, 'not-signed-in']);
    expect([madeUp.status, problemOf(madeUp).message]).toEqual([401, 'Session has been expired']);
  });

  it('lasts 15 minutes and is refreshed with its cookie, which changes', async () => {
    const { token, cookie } = await aSignIn();
    later(16 * minuteMs);

    const expired = await as(api.app, token).get('/api/user');
    const renewed = await refresh(cookie);

    expect(expired.status).toBe(401);
    expect(renewed.status).toBe(200);
    expect(cookieOf(renewed)).not.toBe(cookie);
    expect((await as(api.app, tokenOf(renewed)).get('/api/user')).status).toBe(200);
  });

  it('returns the same new cookie to two tabs that send the old one at the same time', async () => {
    const { cookie, user } = await aSignIn();

    const [one, two] = await Promise.all([refresh(cookie), refresh(cookie)]);
    later(20 * minuteMs);
    const next = await Promise.all([refresh(cookieOf(one)), refresh(cookieOf(two))]);

    expect([one.status, two.status]).toEqual([200, 200]);
    expect([cookieOf(two), tokenOf(two)]).toEqual([cookieOf(one), tokenOf(one)]);
    expect(next.map(({ status }) => status)).toEqual([200, 200]);
    expect(await api.db('sessions').where({ user_id: user.id, rotated_at: null }).count('id as live')).toEqual([
      { live: 1 },
    ]);
  });

  it('is refreshed with the previous cookie for 30 seconds after its change, and gets the newest one', async () => {
    const { cookie } = await aSignIn();
    const renewed = await refresh(cookie);
    later(14_000);
    const newest = await refresh(cookieOf(renewed));
    later(15_000);

    expect(cookieOf(await refresh(cookie))).toBe(cookieOf(newest));
  });

  it('ends when a thief and its owner both refresh with one token', async () => {
    const { cookie } = await aSignIn();
    const [owner, thief] = [await refresh(cookie), await refresh(cookie)];
    later(14 * minuteMs);

    const first = await refresh(cookieOf(owner));
    later(minuteMs);

    expect(first.status).toBe(200);
    expect(problemOf(await refresh(cookieOf(thief))).code).toBe('session-expired');
    expect((await refresh(cookieOf(first))).status).toBe(401);
  });

  it('stores successor tokens encrypted, and only during the 30 seconds in which a retry gets them', async () => {
    const { cookie, user } = await aSignIn();
    const kept = (): Promise<(Buffer | null)[]> => api.db('sessions').where({ user_id: user.id }).pluck('successor');
    const renewed = await refresh(cookie);
    expect((await kept()).join()).not.toContain(tokenOf(renewed));
    later(31_000);

    await refresh(cookieOf(renewed));

    expect((await kept()).map((successor) => successor !== null).sort()).toEqual([false, false, true]);
  });

  it('ends everywhere when a used cookie is sent again', async () => {
    const before = ended.length;
    const { cookie } = await aSignIn();
    const renewed = await refresh(cookie);
    later(31_000);

    const stolen = await refresh(cookie);

    expect([stolen.status, problemOf(stolen).code]).toEqual([401, 'session-expired']);
    expect((await refresh(cookieOf(renewed))).status).toBe(401);
    expect((await as(api.app, tokenOf(renewed)).get('/api/user')).status).toBe(401);
    expect(ended).toHaveLength(before + 1);
  });

  it('notifies the owner by email and in the account activity when a used cookie is sent again', async () => {
    const user = await aUser(api.db);
    const signedIn = await signIn(user.email).set('User-Agent', chrome);
    await refresh(cookieOf(signedIn));
    later(minuteMs);

    await refresh(cookieOf(signedIn));
    await refresh(cookieOf(signedIn));

    const mails: { sealed: Buffer }[] = await api.db('messages').where({ recipient_id: user.id }).select('sealed');
    expect(mails.map(({ sealed }) => JSON.parse(testSealer.open(sealed)) as unknown)).toEqual([
      expect.objectContaining({
        to: user.email,
        template: 'session-stolen',
        params: {
          firstName: 'Robin',
          device: 'Chrome, Windows',
          link: 'http://127.0.0.1:8080/auth/forgotPassword',
        },
      }),
    ]);
    expect((await auditOf(user.id)).map(({ kind }) => kind)).toEqual(['signed-in', 'session-stolen']);
  });

  it('is neither refreshed nor ended by a page of another origin, with any cookie', async () => {
    const { cookie, token } = await aSignIn();
    const foreign: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
    ];

    for (const headers of foreign) {
      expect(problemOf(await refresh(cookie).set(headers)).code).toBe('forbidden');
      const out = await request(api.app).post('/api/auth/signOut').set('Cookie', cookie).set(headers);
      expect(problemOf(out).code).toBe('forbidden');
    }

    expect((await as(api.app, token).get('/api/user')).status).toBe(200);
    expect((await refresh(cookie).set('Sec-Fetch-Site', 'same-origin')).status).toBe(200);
  });

  it('ends immediately on sign-out, with everything derived from that sign-in', async () => {
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

  it('cannot be refreshed without a cookie, nor after a month', async () => {
    const { cookie } = await aSignIn();
    later(31 * 24 * 60 * minuteMs);

    expect((await request(api.app).post('/api/auth/refresh')).status).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
  });
});

describe('the audit of an account', () => {
  it('contains every sign-in, failure and sign-out, with device and network', async () => {
    const user = await aUser(api.db);
    const from = (test: ReturnType<typeof signIn>, address: string) =>
      test.set('User-Agent', chrome).set('X-Forwarded-For', address);

    await from(signIn(user.email, 'wrong password 1!'), '203.0.113.77');
    const signedIn = await from(signIn(user.email), '2001:db8:0:7::1');
    await request(api.app).post('/api/auth/signOut').set('Cookie', cookieOf(signedIn));

    expect(await auditOf(user.id)).toEqual([
      { kind: 'sign-in-failed', device: chrome, ip_prefix: '203.0.113.0/24' },
      { kind: 'signed-in', device: chrome, ip_prefix: '2001:db8:0::/48' },
      expect.objectContaining({ kind: 'signed-out' }),
    ]);
  });

  it('contains nothing about addresses without an account', async () => {
    const rows = () => api.db('account_audit').count();
    const before = await rows();

    await signIn('nobody@nowhere.example');

    expect(await rows()).toEqual(before);
  });
});

describe('the signed-in user', () => {
  it('can change theme and language; other settings stay', async () => {
    const { token } = await aSignIn();

    await as(api.app, token).patch('/api/user').send({ theme: 'dark' });
    const response = await as(api.app, token).patch('/api/user').send({ locale: 'es' });

    expect(UserView.parse(response.body)).toMatchObject({ theme: 'dark', locale: 'es' });
  });

  it("stores the caller's time zone, and only a valid one", async () => {
    const { token } = await aSignIn();

    const good = await as(api.app, token).post('/api/user/timezone').send({ timezone: 'America/Chicago' });
    const bad = await as(api.app, token).post('/api/user/timezone').send({ timezone: 'Mars/Olympus' });

    expect(good.status).toBe(204);
    expect(bad.body).toMatchObject({ errors: [{ in: 'body', pointer: '/timezone', code: 'unknown-time-zone' }] });
    expect(JSON.stringify(bad.body)).not.toContain('Olympus');
    expect(UserView.parse((await as(api.app, token).get('/api/user')).body).timeZone).toBe('America/Chicago');
  });
});
