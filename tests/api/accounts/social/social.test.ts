import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createSocial } from '#api/accounts/social/oauth-client';
import { recoverAccount } from '#db/accounts/password-store';
import { SessionView } from '#domain/accounts/schema';
import { LinkedProvidersView, SocialSignInState } from '#domain/accounts/social/schema';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken, aUser, testPassword } from '../../../support/builders/people';
import { newestSecret } from '../../../support/links';
import { messagesTo } from '../../../support/mailbox';
import { aBrowser, type Browser, visit } from '../../../support/social/browser';
import { type LocalProvider, type ProviderClaims, startLocalProvider } from '../../../support/social/local-provider';

const publicUrl = 'http://127.0.0.1:8080';
const callbackOf = (provider: string) => `${publicUrl}/api/auth/social/${provider}/callback`;

let identityProvider: LocalProvider;
let api: TestApi;

beforeAll(async () => {
  identityProvider = await startLocalProvider(['google', 'facebook', 'indeed'].map(callbackOf));
  const { oidc, profile } = identityProvider;
  api = await startTestApi({ publicUrl, social: createSocial({ google: oidc, facebook: profile, indeed: profile }) });
});
afterAll(async () => {
  await api.close();
  await identityProvider.stop();
});

function someClaims(overrides: Partial<ProviderClaims> = {}): ProviderClaims {
  const sub = newId();
  return {
    sub,
    email: `${sub}@example.com`,
    email_verified: true,
    given_name: 'Maria',
    family_name: 'Lopez',
    first_name: 'Maria',
    last_name: 'Lopez',
    ...overrides,
  };
}
const isRegistered = (browser: Browser) => browser.get('/api/auth/applicant/firebase/isRegistered');
const login = (browser: Browser) => browser.post('/api/auth/applicant/firebase/login');
const register = (browser: Browser, body: object = theRest) =>
  browser.post('/api/auth/applicant/firebase/register').send(body);
const linkByPassword = (browser: Browser, password: string) =>
  browser.post('/api/auth/social/link-by-password').send({ password });
const theRest = {
  phone: '(512) 555-0142',
  address: { city: 'Austin', state: 'TX', latitude: 30.2672, longitude: -97.7431 },
  smsConsent: true,
};

/** A browser that has just returned from the provider as this person. */
async function back(person: ProviderClaims, provider: 'google' | 'facebook' | 'indeed' = 'google') {
  await identityProvider.signInAs(person);
  const browser = aBrowser(api.app);
  const end = await visit(browser, provider);
  return { browser, end };
}

describe('the providers on the sign-in page', () => {
  it('are those with configured keys', async () => {
    const response = await aBrowser(api.app).get('/api/auth/social');

    expect(response.body).toEqual({ providers: ['google', 'facebook', 'indeed'] });
  });

  it('close the window with a message if they are unknown or have no keys', async () => {
    for (const name of ['apple', 'myspace']) {
      const response = await aBrowser(api.app).get(`/api/auth/social/${name}/start`);

      expect([response.status, response.get('Location')]).toEqual([303, '/auth/social?problem=provider-not-valid']);
    }
  });
});

describe.each(['google', 'facebook', 'indeed'] as const)('a sign-in with %s', (provider) => {
  it('a new driver completes the sign-up with a phone number and is confirmed', async () => {
    const person = someClaims();

    const { browser, end } = await back(person, provider);
    const standing = SocialSignInState.parse((await isRegistered(browser)).body);
    const signedUp = await register(browser);

    expect(end).toBe(`/auth/social?provider=${provider}`);
    expect(standing).toEqual({
      provider,
      email: person['email'],
      firstName: 'Maria',
      lastName: 'Lopez',
      isRegistered: false,
      linkBy: null,
    });
    expect(SessionView.parse(signedUp.body).user).toMatchObject({
      email: person['email'],
      roles: ['applicant'],
      status: 'confirmed',
      personalInfo: { phone: '+15125550142' },
      landingPath: '/driver/onboarding',
    });
  });

  it('signs in the driver the next time', async () => {
    const person = someClaims();
    await register((await back(person, provider)).browser);

    const { browser } = await back(person, provider);
    const standing = SocialSignInState.parse((await isRegistered(browser)).body);
    const signedIn = await login(browser);

    expect(standing).toMatchObject({ isRegistered: true, linkBy: null });
    expect(SessionView.parse(signedIn.body).user.email).toBe(person['email']);
  });
});

describe('the data of the social account', () => {
  it('may lack a first name, which becomes one space', async () => {
    const { browser } = await back(someClaims({ given_name: undefined, family_name: undefined }));

    expect(SessionView.parse((await register(browser)).body).user).toMatchObject({ firstName: ' ', lastName: '' });
  });

  it.each([
    ['no address', { email: undefined }],
    ['an address that it has not verified', { email_verified: false }],
    ['an address without a word on it', { email_verified: undefined }],
  ])('is not enough with %s', async (_what, claims) => {
    const { end, browser } = await back(someClaims(claims));

    expect(end).toBe('/auth/social?problem=social-email-missing');
    expect(problemOf(await isRegistered(browser)).message).toBe("can't get firebase idToken");
  });

  it('is not requested when the visitor declines', async () => {
    const browser = aBrowser(api.app);
    const start = await browser.get('/api/auth/social/google/start');
    const state = new URL(start.get('Location') ?? '').searchParams.get('state') ?? '';

    const declined = await browser.get('/api/auth/social/google/callback').query({ error: 'access_denied', state });

    expect(declined.get('Location')).toBe('/auth/social?problem=social-interrupted');
  });
});

describe('an address that has an account already', () => {
  it('is linked with the password of that account, and then signs in its owner', async () => {
    const user = await aUser(api.db, { roles: ['applicant'] });
    const person = someClaims({ email: user.email.toUpperCase() });
    const { browser } = await back(person);

    const standing = SocialSignInState.parse((await isRegistered(browser)).body);
    const wrong = await linkByPassword(browser, 'not the password 1!');
    const right = await linkByPassword(browser, testPassword);
    const later = await login((await back(person)).browser);

    expect(standing).toMatchObject({ isRegistered: false, linkBy: ['password'] });
    expect(problemOf(wrong)).toMatchObject({ status: 401, code: 'sign-in-failed' });
    expect(SessionView.parse(right.body).user._id).toBe(user.id);
    expect(SessionView.parse(later.body).user._id).toBe(user.id);
    const audit = await api.db('account_audit').where({ user_id: user.id }).orderBy('at').pluck('kind');
    expect(audit).toEqual(expect.arrayContaining(['sign-in-failed', 'provider-linked', 'signed-in']));
  });

  it('is linked by another provider of that account', async () => {
    const email = `${newId()}@example.com`;
    const onGoogle = someClaims({ email });
    const onFacebook = someClaims({ email });
    await register((await back(onGoogle)).browser);
    const { browser } = await back(onFacebook, 'facebook');

    const standing = SocialSignInState.parse((await isRegistered(browser)).body);
    await identityProvider.signInAs(onGoogle);
    await visit(browser, 'google', '?linking=1');
    const { user } = SessionView.parse((await login(browser)).body);
    const later = await login((await back(onFacebook, 'facebook')).browser);

    expect(standing.linkBy).toEqual(['google']);
    expect(user.email).toBe(email);
    expect(SessionView.parse(later.body).user._id).toBe(user._id);
  });

  it('is never taken over by a sign-up', async () => {
    const user = await aUser(api.db, { roles: ['applicant'] });
    const { browser } = await back(someClaims({ email: user.email }));

    const refused = await register(browser);

    expect(problemOf(refused)).toMatchObject({ status: 409, code: 'email-taken' });
    expect(await api.db('social_identities').where({ user_id: user.id })).toEqual([]);
  });
});

describe('the social accounts of an account', () => {
  it('are linked and unlinked by its owner', async () => {
    const user = await aUser(api.db, { roles: ['applicant'] });
    const token = await anAccessToken(api.db, user.id);
    const owner = as(api.app, token);
    const { browser } = await back(someClaims(), 'indeed');
    const bearer = `Bearer ${token}`;

    const linked = await browser.post('/api/auth/social/linked').set('Authorization', bearer);
    const unlinked = await owner.delete('/api/auth/social/linked/indeed');

    expect(LinkedProvidersView.parse(linked.body)).toMatchObject({
      hasPassword: true,
      linked: [{ provider: 'indeed' }],
    });
    expect(LinkedProvidersView.parse(unlinked.body).linked).toEqual([]);
    const audit = await api.db('account_audit').where({ user_id: user.id }).orderBy('at').pluck('kind');
    expect(audit.filter((kind) => kind !== 'signed-in')).toEqual(['provider-linked', 'provider-unlinked']);
  });

  it('notify the owner when one is linked, who can object or recover the account', async () => {
    const user = await aUser(api.db, { roles: ['applicant'] });
    await api.db('users').where({ id: user.id }).update({ email_confirmed_at: new Date() });
    const linkOne = async () => {
      const { browser } = await back(someClaims(), 'indeed');
      const bearer = `Bearer ${await anAccessToken(api.db, user.id)}`;
      expect((await browser.post('/api/auth/social/linked').set('Authorization', bearer)).status).toBe(200);
    };
    const linked = () => api.db('social_identities').where({ user_id: user.id }).select('provider');

    await linkOne();
    expect((await messagesTo(api.db, user.email)).map(({ template }) => template)).toEqual(['network-linked']);
    const undo = await newestSecret(api.db, user.email);
    await request(api.app).post('/api/auth/undoContactChange').send({ undo });
    expect(await linked()).toEqual([]);

    await linkOne();
    await request(api.app).post('/api/auth/forgotPassword').send({ email: user.email });
    const token = await newestSecret(api.db, user.email);
    await request(api.app).patch('/api/auth/changePassword').send({ token, password: 'night run to Fontana 7!' });
    expect(await linked()).toEqual([]);
  });

  it('notify the owner when one is unlinked, which ends other sign-ins and can be undone', async () => {
    const user = await aUser(api.db, { roles: ['applicant'] });
    const person = someClaims();
    await linkByPassword((await back(someClaims({ ...person, email: user.email }))).browser, testPassword);
    await api.db('messages').delete();
    const [owner, other] = [
      as(api.app, await anAccessToken(api.db, user.id)),
      as(api.app, await anAccessToken(api.db, user.id)),
    ];

    expect((await owner.delete('/api/auth/social/linked/google')).status).toBe(200);

    expect([(await owner.get('/api/user')).status, (await other.get('/api/user')).status]).toEqual([200, 401]);
    expect((await messagesTo(api.db, user.email)).map(({ template }) => template)).toEqual(['network-unlinked']);
    const undo = await newestSecret(api.db, user.email);
    expect((await request(api.app).post('/api/auth/undoContactChange').send({ undo })).status).toBe(204);
    const { browser } = await back(someClaims({ ...person, email: user.email }));
    expect(SessionView.parse((await login(browser)).body).user._id).toBe(user.id);
  });

  it('notify the owner even when one is linked during sign-in, which ends other sign-ins', async () => {
    const email = `${newId()}@example.com`;
    const onGoogle = someClaims({ email });
    const first = SessionView.parse((await register((await back(onGoogle)).browser)).body);
    const { browser } = await back(someClaims({ email }), 'facebook');
    await api.db('messages').delete();
    const owner = await aUser(api.db, { roles: ['applicant'] });

    await linkByPassword((await back(someClaims({ email: owner.email }))).browser, testPassword);
    expect((await messagesTo(api.db, owner.email)).map(({ template }) => template)).toEqual(['network-linked']);

    await identityProvider.signInAs(onGoogle);
    await visit(browser, 'google', '?linking=1');
    expect((await login(browser)).status).toBe(200);
    expect((await messagesTo(api.db, email)).map(({ template }) => template)).toEqual(['network-linked']);
    expect((await as(api.app, first.accessToken).get('/api/user')).status).toBe(401);
  });

  it('do not prove presence: account changes require confirmation again after a social sign-in', async () => {
    const person = someClaims();
    await register((await back(person)).browser);
    const { accessToken } = SessionView.parse((await login((await back(person)).browser)).body);

    const refused = await as(api.app, accessToken).delete('/api/auth/social/linked/google');

    expect(problemOf(refused).code).toBe('proof-needed');
  });

  it('keep at least one sign-in method, even when two are unlinked together', async () => {
    const email = `${newId()}@example.com`;
    const signedUp = await register((await back(someClaims({ email }))).browser);
    const { accessToken } = SessionView.parse(signedUp.body);
    const { browser } = await back(someClaims({ email }), 'facebook');
    await browser.post('/api/auth/social/linked').set('Authorization', `Bearer ${accessToken}`);
    const owner = as(api.app, accessToken);

    const responses = await Promise.all([
      owner.delete('/api/auth/social/linked/google'),
      owner.delete('/api/auth/social/linked/facebook'),
    ]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = LinkedProvidersView.parse((await owner.get('/api/auth/social/linked')).body);
    expect([kept.hasPassword, kept.linked.length]).toEqual([false, 1]);
  });

  it('belong to one account each', async () => {
    const person = someClaims();
    await register((await back(person)).browser);
    const other = await aUser(api.db, { roles: ['applicant'] });
    const { browser } = await back(person);

    const refused = await browser
      .post('/api/auth/social/linked')
      .set('Authorization', `Bearer ${await anAccessToken(api.db, other.id)}`);

    expect(problemOf(refused)).toMatchObject({ status: 409, code: 'provider-linked' });
  });
});

describe('a closed account', () => {
  it('cannot be signed in to with a social account', async () => {
    const person = someClaims();
    const signedUp = await register((await back(person)).browser);
    await api
      .db('users')
      .where({ id: SessionView.parse(signedUp.body).user._id })
      .update({ is_active: false });

    const refused = await login((await back(person)).browser);

    expect(problemOf(refused).message).toBe('user not found in social credential');
  });
});

describe("an address that its owner recovers from a stranger's sign-up", () => {
  it('loses the social accounts that the stranger linked', async () => {
    const stranger = await aUser(api.db, { roles: ['applicant'], status: 'pending' });
    const bearer = `Bearer ${await anAccessToken(api.db, stranger.id)}`;
    const person = someClaims();
    const linked = await (await back(person)).browser.post('/api/auth/social/linked').set('Authorization', bearer);

    await api.db.transaction((trx) =>
      recoverAccount(trx, { userId: stranger.id, passwordHash: 'of the owner', now: new Date() }),
    );
    const refused = await login((await back(person)).browser);

    expect(linked.status).toBe(200);
    expect(problemOf(refused).code).toBe('social-user-missing');
  });
});
