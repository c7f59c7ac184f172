import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { moveAccount } from '#api/accounts/move-account';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi, testSealer } from '../../support/api';
import { anAccessToken, aUser, testPassword } from '../../support/builders/people';
import { aPhone } from '../../support/builders/sign-up';
import { newestSecret } from '../../support/links';
import { messagesTo } from '../../support/mailbox';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

function move(from: string, to: string) {
  const ctx = { sealer: testSealer, publicUrl: 'https://gladhand.example', now: () => new Date() };
  return api.db.transaction((trx) => moveAccount(trx, ctx, { from, to }));
}
const signIn = (email: string, password: string) => request(api.app).post('/api/auth/signIn').send({ email, password });
async function aDriver() {
  const phone = aPhone();
  const user = await aUser(api.db, { roles: ['applicant'], phone, smsConsentAt: new Date().toISOString() });
  await api
    .db('users')
    .where({ id: user.id })
    .update({ phone_confirmed_at: new Date(), email_confirmed_at: new Date() });
  return { user, phone };
}

describe('an account whose owner lost email and phone', () => {
  it('continues at the new address, and the lost contacts no longer sign in', async () => {
    const { user, phone } = await aDriver();
    const thief = as(api.app, await anAccessToken(api.db, user.id));
    const to = `new${phone}@example.com`;
    const identity = { provider: 'google', subject: newId(), email: user.email, linked_at: new Date() };
    await api.db('social_identities').insert({ id: newId(), user_id: user.id, ...identity });

    await move(user.email, to);

    expect((await thief.get('/api/user')).status).toBe(401);
    expect(problemOf(await signIn(to, testPassword)).code).toBe('sign-in-failed');
    expect(await api.db('social_identities').where({ user_id: user.id })).toEqual([]);
    await request(api.app).post('/api/auth/signInByPhone/code').send({ phone });
    expect((await messagesTo(api.db, phone)).map(({ template }) => template)).toEqual(['email-changed']);
    const token = await newestSecret(api.db, to);
    const password = 'night run to Fontana 7!';
    expect((await request(api.app).patch('/api/auth/changePassword').send({ token, password })).status).toBe(204);
    expect((await signIn(to, password)).status).toBe(200);
  });

  it('returns to the old address by the undo link', async () => {
    const { user, phone } = await aDriver();
    await move(user.email, `new${phone}@example.com`);

    const undo = await newestSecret(api.db, user.email);
    expect((await request(api.app).post('/api/auth/undoContactChange').send({ undo })).status).toBe(204);

    expect((await messagesTo(api.db, user.email)).at(-1)?.template).toBe('recover-password');
  });

  it('is not moved to an address that has an account, nor from one that has none', async () => {
    const [one, other] = [await aDriver(), await aDriver()];

    await expect(move(one.user.email, other.user.email)).rejects.toThrow('already has an account');
    await expect(move('nobody@example.com', 'new@example.com')).rejects.toThrow('has no active, confirmed account');
  });
});
