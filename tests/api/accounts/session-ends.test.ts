import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Response } from 'supertest';
import type { NewUser } from '#db/accounts/user-store';
import { SessionView } from '#domain/accounts/schema';
import { INPUT_AGE_HEADER } from '#domain/accounts/session-ends';
import { SessionTimes } from '#domain/accounts/settings/schema';
import { WebViewToken } from '#domain/accounts/web-view/schema';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anOrganization, aUser, testPassword } from '../../support/builders/people';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const now = new Date('2026-11-22T12:00:00.000Z');

let api: TestApi;
let organizationId: string;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  organizationId = (await anOrganization(api.db)).id;
});
afterAll(() => api.close());

type Kind = 'operations' | 'business-admin' | 'recruiter' | 'driver';
const kinds: Readonly<Record<Kind, () => Partial<NewUser>>> = {
  operations: () => ({ roles: ['ops'] }),
  'business-admin': () => ({ roles: ['business', 'business-admin'], position: 'HR', organizationId }),
  recruiter: () => ({ roles: ['business'], position: 'RECRUITER', organizationId }),
  driver: () => ({ roles: ['applicant'] }),
};

const cookieOf = (response: Response): string =>
  (response.get('Set-Cookie') ?? []).map((each) => each.split(';')[0]).join('; ');

/** A user who signed in and was last active this long ago; the access token is still valid. */
async function aSignIn(kind: Kind, { signedIn, active }: { signedIn: number; active: number }) {
  const user = await aUser(api.db, kinds[kind]());
  const response = await request(api.app).post('/api/auth/signIn').send({ email: user.email, password: testPassword });
  await age(user.id, { signedIn, active });
  const { accessToken } = SessionView.parse(response.body);
  return { userId: user.id, accessToken, me: as(api.app, accessToken), cookie: cookieOf(response) };
}

const ago = (ms: number) => new Date(now.getTime() - ms);
const age = (userId: string, { signedIn, active }: { signedIn: number; active: number }) =>
  api
    .db('sessions')
    .where({ user_id: userId })
    .update({ signed_in_at: ago(signedIn), active_at: ago(active) });
const refresh = (cookie: string) => request(api.app).post('/api/auth/refresh').set('Cookie', cookie);
/** Returns the start of each session of a user. */
async function beginnings(userId: string): Promise<Date[]> {
  const rows: { signed_in_at: string }[] = await api.db('sessions').where({ user_id: userId }).select('signed_in_at');
  return rows.map(({ signed_in_at: at }) => new Date(at));
}
async function activeAt(userId: string): Promise<Date> {
  const row: { active_at: string } | undefined = await api
    .db('sessions')
    .where({ user_id: userId, rotated_at: null })
    .first('active_at');
  return new Date(row?.active_at ?? 0);
}

/** Returns the results of a call and a refresh: `goes on`, or the reason for the end. */
async function outcomes(kind: Kind, ages: { signedIn: number; active: number }): Promise<unknown[]> {
  const { me, cookie } = await aSignIn(kind, ages);
  const responses = [await me.get('/api/user'), await refresh(cookie)];
  return responses.map((response) => (response.status === 200 ? 'goes on' : problemOf(response).params['ended']));
}

describe('an idle sign-in', () => {
  it.each([
    ['operations', 30 * minuteMs],
    ['business-admin', 30 * minuteMs],
    ['recruiter', 12 * hourMs],
  ] as const)('of %s ends after its idle timeout: calls and refreshes are refused', async (kind, idleMs) => {
    expect(await outcomes(kind, { signedIn: idleMs, active: idleMs - secondMs })).toEqual(['goes on', 'goes on']);
    expect(await outcomes(kind, { signedIn: idleMs, active: idleMs })).toEqual(['idle', 'idle']);
  });

  it('continues for a driver', async () => {
    expect(await outcomes('driver', { signedIn: 29 * dayMs, active: 29 * dayMs })).toEqual(['goes on', 'goes on']);
  });

  it('is not listed', async () => {
    const { userId } = await aSignIn('operations', { signedIn: hourMs, active: 30 * minuteMs });
    const other = await request(api.app)
      .post('/api/auth/signIn')
      .send({ email: `${userId}@example.com`, password: testPassword });

    const mine = await as(api.app, SessionView.parse(other.body).accessToken).get('/api/user/sessions');
    expect(mine.body).toMatchObject([{ isCurrent: true }]);
  });
});

describe('a sign-in in constant use', () => {
  it.each([
    ['operations', 12 * hourMs],
    ['business-admin', 12 * hourMs],
    ['recruiter', 7 * dayMs],
    ['driver', 30 * dayMs],
  ] as const)('of %s ends after its maximum time', async (kind, absoluteMs) => {
    expect(await outcomes(kind, { signedIn: absoluteMs - secondMs, active: 0 })).toEqual(['goes on', 'goes on']);
    expect(await outcomes(kind, { signedIn: absoluteMs, active: 0 })).toEqual(['absolute', 'absolute']);
  });

  it('has a fixed start, which a refresh does not change', async () => {
    const { userId, cookie } = await aSignIn('operations', { signedIn: 11 * hourMs, active: minuteMs });

    await refresh(cookie).expect(200);

    expect(await beginnings(userId)).toEqual([ago(11 * hourMs), ago(11 * hourMs)]);
    expect(await activeAt(userId)).toEqual(ago(minuteMs));
  });
});

describe('a change of position', () => {
  it('applies immediately: a recruiter who becomes an administrator has the shorter limits', async () => {
    const { userId, me, cookie } = await aSignIn('recruiter', { signedIn: hourMs, active: 31 * minuteMs });
    await me.get('/api/user').expect(200);

    await api
      .db('users')
      .where({ id: userId })
      .update({ roles: ['business', 'business-admin'] });

    expect(problemOf(await me.get('/api/user')).params).toEqual({ ended: 'idle' });
    expect(problemOf(await refresh(cookie)).params).toEqual({ ended: 'idle' });
  });
});

describe('activity', () => {
  const inputAge = (seconds: number | string) => ({ [INPUT_AGE_HEADER]: String(seconds) });

  it("is the keyboard, pointer and touch input that the page reports, by the server's clock", async () => {
    const { userId, me } = await aSignIn('operations', { signedIn: hourMs, active: 20 * minuteMs });

    await me.get('/api/user').set(inputAge(5)).expect(200);

    expect(await activeAt(userId)).toEqual(ago(5 * secondMs));
  });

  it('does not include calls that a page or program makes on its own, nor malformed headers', async () => {
    const { userId, me, cookie } = await aSignIn('operations', { signedIn: hourMs, active: 20 * minuteMs });

    await me.get('/api/user').expect(200);
    await me
      .get('/api/user')
      .set(inputAge(25 * 60))
      .expect(200);
    for (const nonsense of ['-5', 'now', '1e3', '99999999', '2026-11-22']) {
      await me.get('/api/user').set(inputAge(nonsense)).expect(200);
    }
    await refresh(cookie).expect(200);

    expect(await activeAt(userId)).toEqual(ago(20 * minuteMs));
  });

  it('is ignored after the sign-in has ended', async () => {
    const { userId, me, cookie } = await aSignIn('operations', { signedIn: hourMs, active: 30 * minuteMs });

    expect((await me.get('/api/user').set(inputAge(0))).status).toBe(401);
    expect((await refresh(cookie).set(inputAge(0))).status).toBe(401);
    expect(await activeAt(userId)).toEqual(ago(30 * minuteMs));
  });

  it('is also reported with a refresh, and by a tab that still has the previous token', async () => {
    const { userId, me, cookie } = await aSignIn('operations', { signedIn: hourMs, active: 20 * minuteMs });

    await refresh(cookie).set(inputAge(60)).expect(200);
    expect(await activeAt(userId)).toEqual(ago(minuteMs));
    await me.get('/api/user').set(inputAge(3)).expect(200);

    expect(await activeAt(userId)).toEqual(ago(3 * secondMs));
  });

  it('counts for both of two tabs that refresh at the same instant', async () => {
    const { userId, cookie } = await aSignIn('operations', { signedIn: hourMs, active: 20 * minuteMs });

    const [one, two] = await Promise.all([refresh(cookie).set(inputAge(2)), refresh(cookie).set(inputAge(2))]);

    expect([one.status, two.status]).toEqual([200, 200]);
    expect(cookieOf(two)).toBe(cookieOf(one));
    expect(await activeAt(userId)).toEqual(ago(2 * secondMs));
  });
});

describe('the remaining time of a sign-in', () => {
  const timesOf = async (kind: Kind, ages: { signedIn: number; active: number }, header: Record<string, string> = {}) =>
    SessionTimes.parse((await (await aSignIn(kind, ages)).me.get('/api/user/session').set(header)).body);

  it('is in seconds, and reading it does not count as activity', async () => {
    const ages = { signedIn: hourMs, active: 29 * minuteMs };

    expect(await timesOf('operations', ages)).toEqual({ idleSeconds: 60, absoluteSeconds: 11 * 60 * 60 });
    expect(await timesOf('operations', ages, { [INPUT_AGE_HEADER]: '0' })).toMatchObject({ idleSeconds: 30 * 60 });
    expect(await timesOf('driver', ages)).toMatchObject({ idleSeconds: null });
  });
});

describe('a web-view', () => {
  const secretOf = async (me: ReturnType<typeof as>) =>
    WebViewToken.parse((await me.post('/api/auth/tokenLogin/token')).body).token;
  const open = (token: string) => request(api.app).post('/api/auth/tokenLogin').send({ token });

  it('has the start of the sign-in that opened it, and so the same maximum time', async () => {
    const { userId, me } = await aSignIn('driver', { signedIn: 29 * dayMs, active: 0 });

    await open(await secretOf(me)).expect(200);

    expect(await beginnings(userId)).toEqual([ago(29 * dayMs), ago(29 * dayMs)]);
  });

  it('is not opened by a token of an ended sign-in', async () => {
    const { userId, me } = await aSignIn('operations', { signedIn: hourMs, active: 0 });
    const secret = await secretOf(me);
    await age(userId, { signedIn: hourMs, active: 30 * minuteMs });

    expect(problemOf(await open(secret)).code).toBe('link-not-valid');
  });
});
