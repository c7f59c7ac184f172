import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Response } from 'supertest';
import type { Role } from '#domain/accounts/roles';
import { SessionView } from '#domain/accounts/schema';
import { INPUT_AGE_HEADER } from '#domain/accounts/session-ends';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken, anOrganization, aUser, testPassword } from '../../support/builders/people';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const now = new Date('2026-11-22T12:00:00.000Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

let api: TestApi;
let organizationId: string;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  organizationId = (await anOrganization(api.db)).id;
});
afterAll(() => api.close());

const cookieOf = (response: Response): string =>
  (response.get('Set-Cookie') ?? []).map((each) => each.split(';')[0]).join('; ');
const refresh = (cookie: string) => request(api.app).post('/api/auth/refresh').set('Cookie', cookie);
const administrator: readonly Role[] = ['business', 'business-admin'];

/** A carrier administrator, whose sign-in ends after 30 idle minutes. */
async function anAdministrator() {
  const user = await aUser(api.db, { roles: administrator, position: 'HR', organizationId });
  const response = await request(api.app).post('/api/auth/signIn').send({ email: user.email, password: testPassword });
  const { accessToken } = SessionView.parse(response.body);
  return { userId: user.id, me: as(api.app, accessToken), cookie: cookieOf(response) };
}

const sessionsOf = (userId: string) => api.db('sessions').where({ user_id: userId });
const lastUsed = (userId: string, at: Date) =>
  sessionsOf(userId).update({ signed_in_at: ago(2 * hourMs), active_at: at });
const setLongerLimits = (userId: string) =>
  api
    .db('users')
    .where({ id: userId })
    .update({ roles: ['business'] });
const reasonOf = (response: Response): unknown => problemOf(response).params['ended'];

describe('a sign-in that was found to be over', () => {
  it.each(['a call', 'a refresh'])('by %s stays ended, even if the role then has longer limits', async (way) => {
    const { userId, me, cookie } = await anAdministrator();
    await lastUsed(userId, ago(30 * minuteMs));
    const seen = way === 'a call' ? await me.get('/api/user') : await refresh(cookie);

    await setLongerLimits(userId);

    const after = [await me.get('/api/user').set(INPUT_AGE_HEADER, '0'), await refresh(cookie)];
    expect([seen, ...after].map((each) => [each.status, reasonOf(each)])).toEqual([
      [401, 'idle'],
      [401, 'idle'],
      [401, 'idle'],
    ]);
  });

  it('keeps its reason, is no longer listed, and opens no web-view', async () => {
    const { userId, me } = await anAdministrator();
    const secret = (await me.post('/api/auth/tokenLogin/token')).body as { token: string };
    await sessionsOf(userId).update({ signed_in_at: ago(12 * hourMs), active_at: now });
    const seen = await me.get('/api/user');

    await setLongerLimits(userId);

    const opened = await request(api.app).post('/api/auth/tokenLogin').send(secret);
    expect([reasonOf(seen), problemOf(opened).code]).toEqual(['absolute', 'link-not-valid']);
    expect(await sessionsOf(userId).select('ended_as', 'revoked_at')).toEqual([
      { ended_as: 'absolute', revoked_at: now.toISOString() },
    ]);
  });

  it('is not ended by an idle tab while another tab is in use', async () => {
    const { userId, me, cookie } = await anAdministrator();
    await lastUsed(userId, ago(29 * minuteMs));
    const next = cookieOf(await refresh(cookie).set(INPUT_AGE_HEADER, '0'));
    await sessionsOf(userId)
      .whereNotNull('rotated_at')
      .update({ active_at: ago(30 * minuteMs) });

    const late = await me.get('/api/user');

    expect([late.status, reasonOf(late)]).toEqual([401, 'idle']);
    expect((await refresh(next)).status).toBe(200);
  });
});

describe('a change of the administrator role', () => {
  it('ends the sign-ins that are over by the previous limits, even if not checked yet', async () => {
    const chief = await anAdministrator();
    const [over, going] = [await anAdministrator(), await anAdministrator()];
    await lastUsed(over.userId, ago(31 * minuteMs));
    await lastUsed(going.userId, ago(29 * minuteMs));

    for (const { userId } of [over, going]) {
      await chief.me.patch(`/api/staff/${userId}`).send({ isAdmin: false }).expect(204);
    }

    const responses = [await over.me.get('/api/user'), await refresh(over.cookie), await going.me.get('/api/user')];
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 200]);
  });
});

describe('a sign-in whose carrier was deactivated', () => {
  it('says so when it is renewed, and others that were ended say nothing', async () => {
    const carrier = await anOrganization(api.db);
    const { id: opsId } = await aUser(api.db, { roles: ['ops'] });
    const signedIn = async (of: string) => {
      const user = await aUser(api.db, { roles: administrator, position: 'HR', organizationId: of });
      const { email } = user;
      const response = await request(api.app).post('/api/auth/signIn').send({ email, password: testPassword });
      return {
        userId: user.id,
        me: as(api.app, SessionView.parse(response.body).accessToken),
        cookie: cookieOf(response),
      };
    };
    const [closed, open] = [await signedIn(carrier.id), await signedIn(organizationId)];

    const ops = as(api.app, await anAccessToken(api.db, opsId));
    await ops.post(`/api/ops/organizations/${carrier.id}/deactivate`).send({ reason: 'The authority was revoked' });
    await sessionsOf(open.userId).update({ revoked_at: now });

    expect(reasonOf(await refresh(closed.cookie))).toBe('carrierInactive');
    expect((await closed.me.get('/api/user')).status).toBe(401);
    expect(reasonOf(await refresh(open.cookie))).toBeUndefined();
  });
});
