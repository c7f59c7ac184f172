import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Response } from 'supertest';
import { createLink } from '#db/accounts/link-store';
import { SessionView } from '#domain/accounts/schema';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken, anOrganization, aUser } from '../../support/builders/people';
import { aSignUp } from '../../support/builders/sign-up';
import { newestCode, newestSecret, notTheCode } from '../../support/links';
import { messagesTo } from '../../support/mailbox';

const hourMs = 3_600_000;
let api: TestApi;
let clock = new Date('2026-11-21T12:00:00.000Z');

beforeAll(async () => {
  api = await startTestApi({ now: () => clock });
});
afterAll(() => api.close());

function later(ms: number) {
  clock = new Date(clock.getTime() + ms);
}
/** A separate IP address for every call, because each gets only five codes per hour. */
let network = 0;
const post = (path: string, body: object) =>
  request(api.app)
    .post(path)
    .set('X-Forwarded-For', `203.0.113.${(network += 1)}`)
    .send(body);
const patch = (path: string, body: object) => request(api.app).patch(path).send(body);
const read = (secret: string) => request(api.app).get('/api/auth/confirmEmail').query({ accessToken: secret });
const confirm = (secret: string, body: object) =>
  request(api.app).patch('/api/auth/confirmEmail').query({ accessToken: secret }).send(body);

async function aPendingAccount() {
  const form = aSignUp();
  await post('/api/auth/applicant/signUp', form);
  return { ...form, secret: await newestSecret(api.db, form.email) };
}
async function statusOf(email: string): Promise<unknown> {
  const row: { status: string } | undefined = await api.db('users').where({ email }).first('status');
  return row?.status;
}

describe('confirming an address by its link', () => {
  it('requires the password of the account, signs in, and works once', async () => {
    const { email, password, secret } = await aPendingAccount();

    const response = await read(secret);
    const confirmed = await confirm(secret, { password });
    const again = await confirm(secret, { password });

    expect(response.body).toEqual({ asksFor: 'password' });
    expect(SessionView.parse(confirmed.body).user).toMatchObject({ email, status: 'confirmed' });
    expect([again.status, problemOf(again).code]).toEqual([400, 'link-not-valid']);
    expect((await read(secret)).status).toBe(400);
  });

  it('remains valid after a mistyped password', async () => {
    const { email, password, secret } = await aPendingAccount();

    const refused = await confirm(secret, { password: 'another passphrase 7!' });

    expect([refused.status, problemOf(refused).code]).toEqual([401, 'sign-in-failed']);
    expect(await statusOf(email)).toBe('pending');
    expect((await confirm(secret, { password })).status).toBe(200);
  });

  it('is valid for a day', async () => {
    const { email, password } = await aPendingAccount();
    await post('/api/auth/resendConfirmEmail', { email });
    const newer = await newestSecret(api.db, email);

    later(24 * hourMs + 1);

    expect(problemOf(await confirm(newer, { password })).code).toBe('link-not-valid');
  });

  it.each(['the first', 'the newer'])('is valid beside a newer one, until one of them is used: %s', async (used) => {
    const { email, password, secret } = await aPendingAccount();
    await post('/api/auth/resendConfirmEmail', { email });
    const newer = await newestSecret(api.db, email);
    const [one, other] = used === 'the first' ? [secret, newer] : [newer, secret];

    expect((await confirm(one, { password })).status).toBe(200);
    expect(problemOf(await confirm(other, { password })).code).toBe('link-not-valid');
  });

  it('lets invited staff choose their first password, which must follow the rules', async () => {
    const organization = await anOrganization(api.db);
    const { id: userId, email } = await aUser(api.db, {
      roles: ['business'],
      position: 'HR',
      organizationId: organization.id,
      status: 'pending',
    });
    await api.db('users').where({ id: userId }).update({ password_hash: null });
    const secret = await api.db.transaction((trx) =>
      createLink(trx, { userId, email, purpose: 'invitation', now: clock }),
    );

    const response = await read(secret);
    const weak = await confirm(secret, { password: 'short' });
    const common = await confirm(secret, { password: 'Summer2026!!' });
    const confirmed = await confirm(secret, { password: 'night run to Fontana 7!' });

    expect(response.body).toEqual({ asksFor: 'new-password' });
    expect(problemOf(weak).errors).toMatchObject([{ pointer: '/password' }]);
    expect(problemOf(common).errors).toMatchObject([{ pointer: '/password', code: 'common-password' }]);
    expect(SessionView.parse(confirmed.body).user).toMatchObject({ landingPath: '/business/dashboard' });
  });
});

describe('opening the link in the browser that signed up', () => {
  const cookieOf = (response: Response) =>
    (response.get('Set-Cookie') ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
  const aBrowser = async (form = aSignUp()) => {
    const response = await post('/api/auth/applicant/signUp', form);
    return { ...form, answer: response, cookie: cookieOf(response), secret: await newestSecret(api.db, form.email) };
  };
  const stateOf = async (secret: string, cookie: string) => (await read(secret).set('Cookie', cookie)).body as object;
  const confirmIn = (secret: string, cookie: string) => confirm(secret, {}).set('Cookie', cookie);
  const isRefused = async (refused: Response, email: string) => {
    expect(problemOf(refused).errors).toMatchObject([{ pointer: '/password', code: 'required' }]);
    expect(refused.get('Set-Cookie')).toBeUndefined();
    expect(await statusOf(email)).toBe('pending');
  };

  it('signs in without a password, once', async () => {
    const { email, secret, cookie, answer } = await aBrowser();

    const response = await stateOf(secret, cookie);
    const confirmed = await confirmIn(secret, cookie);
    const again = await confirmIn(secret, cookie);

    expect(answer.get('Set-Cookie')?.[0]).toMatch(/HttpOnly.*SameSite=Strict/);
    expect(response).toEqual({ asksFor: 'nothing' });
    expect(SessionView.parse(confirmed.body).user).toMatchObject({ email, status: 'confirmed' });
    expect(confirmed.get('Set-Cookie')?.join()).toMatch(/gladhand_sign_up=;/);
    expect([again.status, problemOf(again).code]).toEqual([400, 'link-not-valid']);
  });

  it('signs in without a password by a resent link, too', async () => {
    const { email, cookie } = await aBrowser();
    await post('/api/auth/resendConfirmEmail', { email });

    expect((await confirmIn(await newestSecret(api.db, email), cookie)).status).toBe(200);
  });

  it('requires the password in any other browser, also in one with another sign-up', async () => {
    const { email, secret, password } = await aBrowser();
    const stranger = await aBrowser();
    const forged = 'gladhand_sign_up=bWFkZSB1cA';

    for (const cookie of ['', stranger.cookie, forged]) {
      expect(await stateOf(secret, cookie)).toEqual({ asksFor: 'password' });
      await isRefused(await confirmIn(secret, cookie), email);
    }
    expect((await confirm(secret, { password })).status).toBe(200);
  });

  it('requires the password after an hour', async () => {
    const { email, secret, cookie } = await aBrowser();
    later(hourMs);

    expect(await stateOf(secret, cookie)).toEqual({ asksFor: 'password' });
    await isRefused(await confirmIn(secret, cookie), email);
  });

  it('does not sign in to the account that had the address before, and does not reveal it', async () => {
    const owner = await aBrowser();
    const thief = cookieOf(await post('/api/auth/applicant/signUp', aSignUp({ email: owner.email })));

    expect(thief).toHaveLength(owner.cookie.length);
    await isRefused(await confirmIn(owner.secret, thief), owner.email);
  });

  it("is for the product's own pages only", async () => {
    const { email, secret, cookie } = await aBrowser();

    const foreign = await confirmIn(secret, cookie).set('Sec-Fetch-Site', 'cross-site');

    expect(problemOf(foreign).code).toBe('forbidden');
    expect(await statusOf(email)).toBe('pending');
  });
});

describe('requesting another link', () => {
  it('responds the same for everyone, and emails only accounts with a pending link', async () => {
    const waiting = await aPendingAccount();
    const confirmed = await aUser(api.db, { roles: ['applicant'] });
    await api.db('users').where({ id: confirmed.id }).update({ email_confirmed_at: clock });

    const responses = await Promise.all(
      [waiting.email, confirmed.email, 'nobody@example.com'].map((email) =>
        post('/api/auth/resendConfirmEmail', { email }),
      ),
    );

    expect(responses.map(({ status, text }) => [status, text])).toEqual([
      [202, ''],
      [202, ''],
      [202, ''],
    ]);
    expect(await messagesTo(api.db, waiting.email)).toHaveLength(2);
    expect(await messagesTo(api.db, confirmed.email)).toEqual([]);
    expect(await messagesTo(api.db, 'nobody@example.com')).toEqual([]);
  });

  it('emails an account that a texted code confirmed, until its address is confirmed, too', async () => {
    const { email, password } = await aPendingAccount();
    await api.db('users').where({ email }).update({ status: 'confirmed', phone_confirmed_at: clock });

    await post('/api/auth/resendConfirmEmail', { email });
    expect(await messagesTo(api.db, email)).toHaveLength(2);

    await confirm(await newestSecret(api.db, email), { password }).expect(200);
    await post('/api/auth/resendConfirmEmail', { email });
    expect(await messagesTo(api.db, email)).toHaveLength(2);
  });

  it('is limited to five times per hour and email address', async () => {
    const { email } = await aPendingAccount();
    const statuses: number[] = [];

    for (let time = 0; time < 6; time += 1) {
      statuses.push((await post('/api/auth/resendConfirmEmail', { email: email.toUpperCase() })).status);
    }

    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

describe('confirming by text message', () => {
  it('accepts the code with email and password, and signs in', async () => {
    const { email, password, phone } = await aPendingAccount();

    const response = await post('/api/auth/confirmPhone/code', { email, password });
    const code = await newestCode(api.db, phone);
    const wrong = await patch('/api/auth/confirmPhone', { email, password, code: notTheCode(code) });
    const right = await patch('/api/auth/confirmPhone', { email, password, code });

    expect(response.status).toBe(202);
    expect([wrong.status, problemOf(wrong).message]).toEqual([400, 'Code is not valid']);
    expect(SessionView.parse(right.body).user).toMatchObject({ email, status: 'confirmed' });
    expect(await statusOf(email)).toBe('confirmed');
    // The first answer was lost, so the page sends the code again.
    const again = await patch('/api/auth/confirmPhone', { email, password, code });
    expect(SessionView.parse(again.body).user).toMatchObject({ email, status: 'confirmed' });
  });

  it('sends nothing to a caller without the password', async () => {
    const { email, phone } = await aPendingAccount();

    const refused = await post('/api/auth/confirmPhone/code', { email, password: 'another passphrase 7!' });

    expect(refused.status).toBe(401);
    expect(await messagesTo(api.db, phone)).toEqual([]);
  });

  it('identifies a driver from a social network by session', async () => {
    const phone = '+13105550171';
    const { id } = await aUser(api.db, { roles: ['applicant'], status: 'pending', phone });
    const token = await anAccessToken(api.db, id, clock);

    const response = await as(api.app, token).post('/api/auth/confirmPhone/code').send({});
    const code = await newestCode(api.db, phone);
    const right = await as(api.app, token).patch('/api/auth/confirmPhone').send({ code });
    const nobody = await patch('/api/auth/confirmPhone', { code });

    expect([response.status, right.status, nobody.status]).toEqual([202, 200, 401]);
  });
});
