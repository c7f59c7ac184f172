import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { SessionView } from '#domain/accounts/schema';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anOrganization, aUser, testPassword } from '../../support/builders/people';
import { aPhone } from '../../support/builders/sign-up';
import { newestSecret } from '../../support/links';
import { messagesTo } from '../../support/mailbox';

const chosen = 'night run to Fontana 7!';
let api: TestApi;
const ended: string[] = [];

beforeAll(async () => {
  api = await startTestApi({ sessionEnded: (familyId) => ended.push(familyId) });
});
afterAll(() => api.close());

const forgot = (email: string) => request(api.app).post('/api/auth/forgotPassword').send({ email });
const change = (body: object) => request(api.app).patch('/api/auth/changePassword').send(body);
const signIn = (email: string, password: string) => request(api.app).post('/api/auth/signIn').send({ email, password });
const tokenFor = async (email: string, password = testPassword): Promise<string> =>
  SessionView.parse((await signIn(email, password)).body).accessToken;
const auditOf = (userId: string): Promise<string[]> =>
  api.db('account_audit').where({ user_id: userId }).orderBy('id').pluck('kind');

describe('a forgotten password', () => {
  it('is replaced through the emailed link, once, and every sign-in ends', async () => {
    const { id, email } = await aUser(api.db);
    const token = await tokenFor(email);

    const response = await forgot(email.toUpperCase());
    const secret = await newestSecret(api.db, email);
    const changed = await change({ reset: true, token: secret, password: chosen });
    const again = await change({ reset: true, token: secret, password: 'another passphrase 7!' });

    expect([response.status, response.text, changed.status]).toEqual([202, '', 204]);
    expect(problemOf(again).code).toBe('link-not-valid');
    expect((await as(api.app, token).get('/api/user')).status).toBe(401);
    expect(ended).toHaveLength(1);
    expect((await signIn(email, testPassword)).status).toBe(401);
    expect((await signIn(email, chosen)).status).toBe(200);
    expect(await auditOf(id)).toEqual(['signed-in', 'password-recovered', 'sign-in-failed', 'signed-in']);
    expect((await messagesTo(api.db, email)).map(({ template }) => template)).toEqual([
      'recover-password',
      'password-changed',
    ]);
  });

  it('confirms the account with the address, and removes the phone number that was signed up with it', async () => {
    const phone = aPhone();
    const { id, email } = await aUser(api.db, { roles: ['applicant'], status: 'pending', phone });
    await api.db('users').where({ id }).update({ phone_confirmed_at: new Date() });

    await forgot(email);
    await change({ token: await newestSecret(api.db, email), password: chosen });

    expect(await api.db('users').where({ id }).first('status', 'phone', 'phone_confirmed_at')).toEqual({
      status: 'confirmed',
      phone: null,
      phone_confirmed_at: null,
    });
  });

  it('keeps the phone of an account whose address was confirmed before', async () => {
    const phone = aPhone();
    const { id, email } = await aUser(api.db, { roles: ['applicant'], phone });
    await api.db('users').where({ id }).update({ email_confirmed_at: new Date() });

    await forgot(email);
    await change({ token: await newestSecret(api.db, email), password: chosen });

    expect(await api.db('users').where({ id }).first('phone')).toEqual({ phone });
  });

  it('gets the same response for everyone, and sends no email to unknown, closed or invited accounts', async () => {
    const organization = await anOrganization(api.db);
    const closed = await aUser(api.db);
    const invited = await aUser(api.db, {
      roles: ['business'],
      position: 'HR',
      organizationId: organization.id,
      status: 'pending',
    });
    await api.db('users').where({ id: closed.id }).update({ is_active: false });
    await api.db('users').where({ id: invited.id }).update({ password_hash: null });

    const emails = ['nobody@example.com', closed.email, invited.email];
    const responses = await Promise.all(emails.map((email) => forgot(email)));

    expect(responses.map(({ status, text }) => `${status}${text}`)).toEqual(['202', '202', '202']);
    for (const email of emails) expect(await messagesTo(api.db, email)).toEqual([]);
  });

  it('requires a strong new one, and a link', async () => {
    const weak = await change({ reset: true, token: 'made-up', password: 'short' });
    const common = await change({ reset: true, token: 'made-up', password: 'Password1234!' });
    const none = await change({ reset: true, password: chosen });

    expect(problemOf(weak).errors).toMatchObject([{ pointer: '/password' }]);
    expect(problemOf(common).errors).toMatchObject([{ pointer: '/password', code: 'common-password' }]);
    expect(problemOf(none).code).toBe('link-not-valid');
  });
});

describe('a guessable password', () => {
  it('is rejected at the emailed link, which stays valid, and while signed in', async () => {
    const { email } = await aUser(api.db, { lastName: 'Fontana' });
    await forgot(email);
    const token = await newestSecret(api.db, email);
    const here = as(api.app, await tokenFor(email));
    const replace = (password: string) =>
      here.patch('/api/auth/changePassword').send({ oldPassword: testPassword, password });

    const refused = [
      await change({ token, password: 'Abcdefgh123!' }),
      await change({ token, password: 'Fontana-2026!' }),
      await replace('Fontana-2026!'),
      await replace('Peterbilt379!'),
    ];

    for (const each of refused)
      expect(problemOf(each).errors).toMatchObject([{ pointer: '/password', code: 'common-password' }]);
    expect((await change({ token, password: 'tulips on the overpass 7!' })).status).toBe(204);
  });
});

describe('changing the password', () => {
  it('requires the old one, keeps this sign-in and ends the others', async () => {
    const { id, email } = await aUser(api.db);
    const [here, elsewhere] = [await tokenFor(email), await tokenFor(email)];

    const changed = await as(api.app, here)
      .patch('/api/auth/changePassword')
      .send({ oldPassword: testPassword, password: chosen });

    expect(changed.status).toBe(204);
    expect((await as(api.app, here).get('/api/user')).status).toBe(200);
    expect((await as(api.app, elsewhere).get('/api/user')).status).toBe(401);
    expect((await signIn(email, chosen)).status).toBe(200);
    expect(await auditOf(id)).toContain('password-changed');
  });

  it('discards a new address that someone else requested', async () => {
    const { email } = await aUser(api.db);
    const [thief, owner] = [await tokenFor(email), await tokenFor(email)];
    const stranger = `new-${email}`;
    await as(api.app, thief).put('/api/user/email').send({ email: stranger });
    const accessToken = await newestSecret(api.db, stranger);

    const changed = await as(api.app, owner)
      .patch('/api/auth/changePassword')
      .send({ reset: false, oldPassword: testPassword, password: chosen });

    const taken = await request(api.app).patch('/api/user/email').query({ accessToken });
    expect([changed.status, problemOf(taken).code]).toEqual([204, 'link-not-valid']);
  });

  it('is refused without the old one, and without a session', async () => {
    const { email } = await aUser(api.db);
    const token = await tokenFor(email);
    const send = (body: object) => as(api.app, token).patch('/api/auth/changePassword').send(body);

    const missing = await send({ password: chosen });
    const wrong = await send({ oldPassword: 'another passphrase 7!', password: chosen });
    const stranger = await change({ oldPassword: testPassword, password: chosen });

    expect(problemOf(missing).errors).toMatchObject([{ pointer: '/oldPassword', code: 'required' }]);
    expect(problemOf(wrong).errors).toMatchObject([{ pointer: '/oldPassword', code: 'password-not-right' }]);
    expect([stranger.status, problemOf(stranger).code]).toEqual([401, 'not-signed-in']);
  });

  it('lets a user without a password choose a first one', async () => {
    const { id, email } = await aUser(api.db, { roles: ['applicant'] });
    const token = await tokenFor(email);
    await api.db('users').where({ id }).update({ password_hash: null });

    const changed = await as(api.app, token).patch('/api/auth/changePassword').send({ password: chosen });

    expect(changed.status).toBe(204);
    expect((await signIn(email, chosen)).status).toBe(200);
  });

  it('limits attempts at the old password from a stolen session', async () => {
    const { email } = await aUser(api.db);
    const token = await tokenFor(email);
    const send = (oldPassword: string) =>
      as(api.app, token).patch('/api/auth/changePassword').send({ oldPassword, password: chosen });

    for (let time = 0; time < 10; time += 1) await send('another passphrase 7!');

    expect((await send(testPassword)).status).toBe(429);
  });
});
