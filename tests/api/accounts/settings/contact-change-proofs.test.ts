import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { NewUser } from '#db/accounts/user-store';
import { AccountSettings } from '#domain/accounts/settings/schema';
import { as, problemOf, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken, aUser, testPassword } from '../../../support/builders/people';
import { aPhone, aSignUp } from '../../../support/builders/sign-up';
import { newestCode, newestSecret } from '../../../support/links';
import { messagesTo } from '../../../support/mailbox';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
let api: TestApi;
let clock = new Date('2026-11-21T12:00:00.000Z');

beforeAll(async () => {
  api = await startTestApi({ now: () => clock });
});
afterAll(() => api.close());

function later(ms: number) {
  clock = new Date(clock.getTime() + ms);
}
const signedIn = async (userId: string) => as(api.app, await anAccessToken(api.db, userId, clock));
async function aPerson(overrides: Partial<NewUser> = {}) {
  const phone = aPhone();
  const user = await aUser(api.db, { roles: ['applicant'], phone, smsConsentAt: clock.toISOString(), ...overrides });
  await api.db('users').where({ id: user.id }).update({ phone_confirmed_at: clock, email_confirmed_at: clock });
  return { user, phone, me: await signedIn(user.id) };
}
type Caller = Awaited<ReturnType<typeof signedIn>>;
const codeOf = (response: { readonly body: unknown; readonly status: number }) =>
  response.status < 400 ? 'done' : problemOf(response).code;
const changes = {
  'a code for a new number': (me: Caller) => me.post('/api/user/phone/code').send({ phone: aPhone() }),
  'a new number': (me: Caller) => me.put('/api/user/phone').send({ phone: aPhone(), code: '000000' }),
  'a new address': (me: Caller) => me.put('/api/user/email').send({ email: `${aPhone()}@new.example` }),
  'the removal of a social account': (me: Caller) => me.delete('/api/auth/social/linked/google'),
};
async function changePhone(me: Caller): Promise<string> {
  const phone = aPhone();
  await me.post('/api/user/phone/code').send({ phone });
  expect((await me.put('/api/user/phone').send({ phone, code: await newestCode(api.db, phone) })).status).toBe(204);
  return phone;
}
async function changeEmail(me: Caller): Promise<string> {
  const email = `new${aPhone()}@example.com`;
  await me.put('/api/user/email').send({ email });
  const accessToken = await newestSecret(api.db, email);
  expect((await request(api.app).patch('/api/user/email').query({ accessToken })).status).toBe(204);
  return email;
}
const undo = (secret: string) => request(api.app).post('/api/auth/undoContactChange').send({ undo: secret });
const settingsOf = async (userId: string) =>
  AccountSettings.parse((await (await signedIn(userId)).get('/api/user/settings')).body);

describe('changing contacts and sign-in methods', () => {
  it.each(Object.entries(changes))(
    'requires proof of presence for %s, unless it was given recently in this sign-in',
    async (_what, change) => {
      const { me } = await aPerson();
      expect(codeOf(await change(me))).not.toBe('proof-needed');
      later(11 * minuteMs);

      expect(codeOf(await change(me))).toBe('proof-needed');
      expect(codeOf(await me.post('/api/user/proof').send({ password: 'wrong password 1!' }))).toBe('invalid-input');
      expect(codeOf(await change(me))).toBe('proof-needed');
      expect((await me.post('/api/user/proof').send({ password: testPassword })).status).toBe(204);

      expect(codeOf(await change(me))).not.toBe('proof-needed');
    },
  );

  it('accepts only the code sent to the current phone or, without a phone, to the current email', async () => {
    const [withPhone, without] = [await aPerson(), await aPerson()];
    await api
      .db('users')
      .where({ id: without.user.id })
      .update({ password_hash: null, phone: null, phone_confirmed_at: null });
    later(11 * minuteMs);

    const sent = [await withPhone.me.post('/api/user/proof/code'), await without.me.post('/api/user/proof/code')];
    const [texted, mailed] = [await newestCode(api.db, withPhone.phone), await newestCode(api.db, without.user.email)];
    const prove = (me: Caller, code: string) => me.post('/api/user/proof').send({ code });

    expect(sent.map(({ body }: { body: unknown }) => body)).toEqual([{ to: 'phone' }, { to: 'email' }]);
    expect(codeOf(await prove(without.me, texted === mailed ? '000000' : texted))).toBe('code-not-valid');
    expect([codeOf(await prove(withPhone.me, texted)), codeOf(await prove(without.me, mailed))]).toEqual([
      'done',
      'done',
    ]);
    expect(codeOf(await changes['a new address'](without.me))).toBe('done');
  });

  it('does not count a web-view sign-in or a session refresh as proof of presence', async () => {
    const { me } = await aPerson();
    const { body } = (await me.post('/api/auth/tokenLogin/token')) as { body: { token: string } };
    const entered = await request(api.app).post('/api/auth/tokenLogin').send(body);
    const cookie = (entered.get('Set-Cookie') ?? []).map((each) => each.split(';')[0]).join('; ');
    const renewed = await request(api.app).post('/api/auth/refresh').set('Cookie', cookie);

    for (const { body: session } of [entered, renewed] as { body: { accessToken: string } }[])
      expect(codeOf(await changes['a new address'](as(api.app, session.accessToken)))).toBe('proof-needed');
  });

  it('lets a signed-in user confirm the number on file, but not set a first password without proof', async () => {
    const { me, phone, user } = await aPerson();
    await api.db('users').where({ id: user.id }).update({ password_hash: null });
    later(11 * minuteMs);

    expect((await me.post('/api/user/phone/code').send({ phone })).status).toBe(204);
    const first = await me.patch('/api/auth/changePassword').send({ password: 'night run to Fontana 7!' });
    expect(codeOf(first)).toBe('proof-needed');
  });

  it('limits password attempts for the proof', async () => {
    const { me } = await aPerson();
    for (let time = 0; time < 10; time += 1) await me.post('/api/user/proof').send({ password: 'wrong password 1!' });

    expect(codeOf(await me.post('/api/user/proof').send({ password: testPassword }))).toBe('too-many-requests');
  });
});

describe('a changed contact', () => {
  it('is announced to the previous phone and by email, ends other sign-ins, and can be undone for a week', async () => {
    const { user, phone, me } = await aPerson();
    const other = await signedIn(user.id);
    const stolen = await changePhone(me);

    expect([(await me.get('/api/user')).status, (await other.get('/api/user')).status]).toEqual([200, 401]);
    expect((await messagesTo(api.db, user.email)).map(({ template }) => template)).toEqual(['phone-changed']);
    expect((await messagesTo(api.db, phone)).map(({ template }) => template)).toEqual(['phone-changed']);
    later(6 * dayMs);
    const secret = await newestSecret(api.db, user.email);
    expect(await newestSecret(api.db, phone)).toBe(secret);
    const intruder = await signedIn(user.id);

    expect((await undo(secret)).status).toBe(204);

    expect((await intruder.get('/api/user')).status).toBe(401);
    expect(await settingsOf(user.id)).toMatchObject({ phone, isPhoneConfirmed: true });
    expect(codeOf(await undo(secret))).toBe('link-not-valid');
    expect(await api.db('account_audit').where({ user_id: user.id }).pluck('kind')).toContain('contact-restored');
    expect(stolen).not.toBe(phone);
  });

  it('is announced to the previous email and by text, and ends every sign-in except the one that changed it', async () => {
    const { user, phone, me } = await aPerson();
    const other = await signedIn(user.id);
    await changeEmail(me);

    expect([(await me.get('/api/user')).status, (await other.get('/api/user')).status]).toEqual([200, 401]);
    for (const contact of [user.email, phone])
      expect((await messagesTo(api.db, contact)).map(({ template }) => template)).toEqual(['email-changed']);
  });

  it('can be undone even after a second change', async () => {
    const { user, me } = await aPerson();
    const stranger = await changeEmail(me);
    const secret = await newestSecret(api.db, user.email);
    await changeEmail(me);

    expect((await undo(secret)).status).toBe(204);

    expect((await settingsOf(user.id)).email).toBe(user.email);
    expect((await me.get('/api/user')).status).toBe(401);
    expect(stranger).not.toBe(user.email);
  });

  it('is undone together with later changes, whose links then no longer work', async () => {
    const { user, phone, me } = await aPerson();
    const stranger = await changeEmail(me);
    const secret = await newestSecret(api.db, user.email);
    await changePhone(me);
    await changeEmail(me);
    const ofStranger = await newestSecret(api.db, stranger);

    expect((await undo(secret)).status).toBe(204);

    expect(codeOf(await undo(ofStranger))).toBe('link-not-valid');
    expect(await settingsOf(user.id)).toMatchObject({ email: user.email, phone, isPhoneConfirmed: true });
  });

  it('can be undone when someone has signed up with the previous address but never confirmed it', async () => {
    const { user, me } = await aPerson();
    const stranger = await changeEmail(me);
    const secret = await newestSecret(api.db, user.email);
    await request(api.app)
      .post('/api/auth/applicant/signUp')
      .send(aSignUp({ email: user.email }));

    expect((await undo(secret)).status).toBe(204);

    expect((await settingsOf(user.id)).email).toBe(user.email);
    expect((await messagesTo(api.db, stranger)).map(({ template }) => template)).not.toContain('recover-password');
  });

  it('leaves the previous address to an account that has confirmed it since', async () => {
    const { user, me } = await aPerson();
    const stranger = await changeEmail(me);
    const secret = await newestSecret(api.db, user.email);
    const holder = await aUser(api.db, { email: user.email });
    await api.db('users').where({ id: holder.id }).update({ email_confirmed_at: clock });

    expect((await undo(secret)).status).toBe(204);

    expect((await settingsOf(user.id)).email).toBe(stranger);
    expect((await settingsOf(holder.id)).email).toBe(user.email);
  });

  it('when undone, leaves a number unconfirmed that was changed shortly before', async () => {
    const { user, me } = await aPerson();
    const phone = await changePhone(me);
    later(minuteMs);
    await changeEmail(me);

    expect((await undo(await newestSecret(api.db, user.email))).status).toBe(204);

    expect(await settingsOf(user.id)).toMatchObject({ email: user.email, phone, isPhoneConfirmed: false });
  });

  it('when undone, sends a link for a new password, since the other person may know the old one', async () => {
    const { user, me } = await aPerson();
    await changeEmail(me);
    await undo(await newestSecret(api.db, user.email));

    const signIn = (password: string) =>
      request(api.app).post('/api/auth/signIn').send({ email: user.email, password });
    expect(codeOf(await signIn(testPassword))).toBe('sign-in-failed');
    const token = await newestSecret(api.db, user.email);
    const password = 'night run to Fontana 7!';
    expect((await request(api.app).patch('/api/auth/changePassword').send({ token, password })).status).toBe(204);
    expect((await signIn(password)).status).toBe(200);
  });

  it('sends its undo link again when a new password is requested within a week', async () => {
    const { user, me } = await aPerson();
    await changeEmail(me);
    const mailed = await newestSecret(api.db, user.email);
    await api.db('messages').delete();
    const requestLink = (email: string) => request(api.app).post('/api/auth/forgotPassword').send({ email });

    expect((await requestLink(user.email.toUpperCase())).status).toBe(202);
    expect((await messagesTo(api.db, user.email)).map(({ template }) => template)).toEqual(['email-changed']);
    expect(await newestSecret(api.db, user.email)).toBe(mailed);
    later(8 * dayMs);
    await requestLink(user.email);
    expect(await messagesTo(api.db, user.email)).toHaveLength(1);
  });

  it('cannot be undone after a week, or with a made-up token', async () => {
    const { user, me } = await aPerson();
    await changePhone(me);
    later(8 * dayMs);

    expect(codeOf(await undo(await newestSecret(api.db, user.email)))).toBe('link-not-valid');
    expect(codeOf(await undo('made-up'))).toBe('link-not-valid');
  });
});

describe('recovering an account by email', () => {
  const recover = async (email: string) => {
    await request(api.app).post('/api/auth/forgotPassword').send({ email });
    const token = await newestSecret(api.db, email);
    const password = 'night run to Fontana 7!';
    expect((await request(api.app).patch('/api/auth/changePassword').send({ token, password })).status).toBe(204);
  };
  const canSignInByPhone = async (phone: string) => {
    await request(api.app).post('/api/auth/signInByPhone/code').send({ phone });
    const mail = await messagesTo(api.db, phone);
    return mail.some(({ template }) => template === 'code');
  };

  it('blocks sign-in by a number added in the last month until it is confirmed again', async () => {
    const { user, me } = await aPerson();
    const phone = await changePhone(me);
    await api.db('messages').delete();

    await recover(user.email);

    expect(await settingsOf(user.id)).toMatchObject({ phone, isPhoneConfirmed: false });
    expect(await canSignInByPhone(phone)).toBe(false);
    const owner = await signedIn(user.id);
    later(minuteMs);
    await owner.post('/api/user/phone/code').send({ phone });
    await owner.put('/api/user/phone').send({ phone, code: await newestCode(api.db, phone) });
    expect(await settingsOf(user.id)).toMatchObject({ isPhoneConfirmed: true });
    later(minuteMs);
    await api.db('messages').delete();
    expect(await canSignInByPhone(phone)).toBe(true);
  });

  it('trusts a number that was added more than a month ago', async () => {
    const { user, me } = await aPerson();
    await changePhone(me);
    later(31 * dayMs);

    await recover(user.email);

    expect((await settingsOf(user.id)).isPhoneConfirmed).toBe(true);
  });
});
