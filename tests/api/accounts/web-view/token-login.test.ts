import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { SessionView } from '#domain/accounts/schema';
import { WebViewToken } from '#domain/accounts/web-view/schema';
import { createLogger } from '#platform/logger';
import { as, problemOf, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken, anOrganization, aUser, testPassword } from '../../../support/builders/people';
import { newestSecret } from '../../../support/links';

const minuteMs = 60_000;
let api: TestApi;
let clock = new Date('2026-11-21T12:00:00.000Z');

beforeAll(async () => {
  api = await startTestApi({ now: () => clock });
});
afterAll(() => api.close());

const tokenLogin = (token: string) => request(api.app).post('/api/auth/tokenLogin').send({ token });
const aCaller = async (userId: string) => as(api.app, await anAccessToken(api.db, userId, clock));
async function aSecret(userId: string, by?: ReturnType<typeof as>) {
  const caller = by ?? (await aCaller(userId));
  return WebViewToken.parse((await caller.post('/api/auth/tokenLogin/token')).body).token;
}

describe('the token of a web-view', () => {
  it('signs in its user in a separate session', async () => {
    const user = await aUser(api.db, { roles: ['applicant'] });

    const response = await tokenLogin(await aSecret(user.id));

    expect(SessionView.parse(response.body).user._id).toBe(user.id);
    expect(response.get('Set-Cookie')?.join(';')).toMatch(/gladhand_refresh=[^;]+;/);
    expect(await api.db('sessions').where({ user_id: user.id }).countDistinct('family_id as families')).toEqual([
      { families: 2 },
    ]);
  });

  it('works once', async () => {
    const secret = await aSecret((await aUser(api.db)).id);

    const responses = await Promise.all([tokenLogin(secret), tokenLogin(secret)]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(problemOf(await tokenLogin(secret)).code).toBe('link-not-valid');
  });

  it('works for five minutes', async () => {
    const secret = await aSecret((await aUser(api.db)).id);
    clock = new Date(clock.getTime() + 6 * minuteMs);

    expect(problemOf(await tokenLogin(secret)).code).toBe('link-not-valid');
  });

  it('cannot be guessed, or derived from an id, an access token or a stored hash', async () => {
    const user = await aUser(api.db);
    const accessToken = await anAccessToken(api.db, user.id, clock);
    await aSecret(user.id);
    const rows: { token_hash: Buffer }[] = await api
      .db('web_view_tokens')
      .where({ user_id: user.id })
      .select('token_hash');
    const hashes = rows.map(({ token_hash: hash }) => hash);

    for (const forged of ['made-up', user.id, accessToken, ...hashes.map((hash) => hash.toString('base64url'))]) {
      expect(problemOf(await tokenLogin(forged)).code).toBe('link-not-valid');
    }
  });

  it('rejects closed accounts and organizations', async () => {
    const organization = await anOrganization(api.db);
    const staff = await aUser(api.db, { roles: ['business'], position: 'HR', organizationId: organization.id });
    const user = await aUser(api.db);
    const [staffs, users] = [await aSecret(staff.id), await aSecret(user.id)];
    await api.db('organizations').where({ id: organization.id }).update({ is_active: false });
    await api.db('users').where({ id: user.id }).update({ is_active: false });

    expect(problemOf(await tokenLogin(staffs)).code).toBe('organization-inactive');
    expect(problemOf(await tokenLogin(users)).code).toBe('link-not-valid');
  });
});

describe('the token of a web-view whose sign-in ended', () => {
  const chosen = 'night run to Fontana 7!';
  const codesOf = async (...secrets: string[]) =>
    Promise.all(secrets.map(async (secret) => problemOf(await tokenLogin(secret)).code));

  it('is invalid after signing out, or once the sign-in was ended elsewhere', async () => {
    const user = await aUser(api.db);
    const [here, there] = [await aCaller(user.id), await aCaller(user.id)];
    const [first, second] = [await aSecret(user.id, here), await aSecret(user.id, there)];

    await there.post('/api/auth/signOut');
    expect(await codesOf(second)).toEqual(['link-not-valid']);
    const open: { family_id: string }[] = await api
      .db('sessions')
      .where({ user_id: user.id, revoked_at: null })
      .select('family_id');
    expect((await (await aCaller(user.id)).delete(`/api/user/sessions/${open[0]?.family_id ?? ''}`)).status).toBe(204);

    expect(await codesOf(first)).toEqual(['link-not-valid']);
  });

  it('is invalid after signing out everywhere', async () => {
    const user = await aUser(api.db);
    const secret = await aSecret(user.id);

    await (await aCaller(user.id)).delete('/api/user/sessions');

    expect(await codesOf(secret)).toEqual(['link-not-valid']);
  });

  it('is invalid after a new password, also that of the remaining sign-in', async () => {
    const user = await aUser(api.db);
    const here = await aCaller(user.id);
    const secrets = [await aSecret(user.id, here), await aSecret(user.id)];

    const change = { oldPassword: testPassword, password: chosen };
    expect((await here.patch('/api/auth/changePassword').send(change)).status).toBe(204);

    expect(await codesOf(...secrets)).toEqual(['link-not-valid', 'link-not-valid']);
    expect((await tokenLogin(await aSecret(user.id, here))).status).toBe(200);
  });

  it('is invalid after the owner recovered an account that a stranger had created', async () => {
    const user = await aUser(api.db, { roles: ['applicant'], status: 'confirmed' });
    const secret = await aSecret(user.id);
    await request(api.app).post('/api/auth/forgotPassword').send({ email: user.email });

    const token = await newestSecret(api.db, user.email);
    const recovered = await request(api.app).patch('/api/auth/changePassword').send({ token, password: chosen });

    expect(recovered.status).toBe(204);
    expect(await codesOf(secret)).toEqual(['link-not-valid']);
  });
});

describe('the page of a web-view', () => {
  it('appears in no log and is not sent to other sites', async () => {
    const lines = new PassThrough();
    const app = api.another({ log: createLogger({ level: 'info', name: 'test', destination: lines }) });

    const response = await request(app).get('/auth/tokenLogin/c2VjcmV0?language=en');
    lines.end();

    const log = await text(lines);
    expect(log).toContain('/auth/tokenLogin/[redacted]');
    expect(log).not.toContain('c2VjcmV0');
    expect(response.get('Referrer-Policy')).toBe('no-referrer');
  });
});
