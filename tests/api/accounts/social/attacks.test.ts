import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createSocial } from '#api/accounts/social/oauth-client';
import { newId } from '#platform/ids';
import { problemOf, startTestApi, type TestApi } from '../../../support/api';
import { aUser } from '../../../support/builders/people';
import {
  aBrowser,
  type Browser,
  followProvider,
  leave,
  locationOf,
  pathOf,
  visit,
} from '../../../support/social/browser';
import { type LocalProvider, startLocalProvider } from '../../../support/social/local-provider';

const publicUrl = 'http://127.0.0.1:8080';
const minuteMs = 60_000;

let clock = new Date('2026-11-21T12:00:00.000Z');
let provider: LocalProvider;
let api: TestApi;

beforeAll(async () => {
  provider = await startLocalProvider(
    ['google', 'apple', 'facebook'].map((name) => `${publicUrl}/api/auth/social/${name}/callback`),
  );
  const { oidc, profile } = provider;
  const social = createSocial({ google: oidc, apple: { ...oidc }, facebook: profile });
  api = await startTestApi({
    publicUrl,
    social,
    now: () => clock,
    limits: { callsPerTenSeconds: 1e6, failedSignIns: 3 },
  });
  await provider.signInAs({ sub: newId(), email: 'mallory@example.com', email_verified: true });
});
afterAll(async () => {
  await api.close();
  await provider.stop();
});

const openCallback = async (browser: Browser, response: string) => locationOf(await browser.get(pathOf(response)));
const signInState = (browser: Browser) => browser.get('/api/auth/applicant/firebase/isRegistered');
/** The same response with one parameter replaced. */
function withParam(response: string, name: string, value: string) {
  const url = new URL(response);
  url.searchParams.set(name, value);
  return url.href;
}
/** Starts a sign-in flow and returns the provider's response, which the browser has not opened yet. */
const aResponse = async (browser: Browser, provider: 'google' | 'apple' | 'facebook' = 'google') =>
  followProvider(await leave(browser, provider));

describe("a provider's response", () => {
  it('is accepted only from the browser that started the sign-in flow', async () => {
    const response = await aResponse(aBrowser(api.app));
    const victim = aBrowser(api.app);

    expect(await openCallback(victim, response)).toBe('/auth/social?problem=social-interrupted');
    expect((await signInState(victim)).status).toBe(400);
  });

  it('is rejected from a browser that started another sign-in flow', async () => {
    const attackers = await aResponse(aBrowser(api.app));
    const victim = aBrowser(api.app);
    await leave(victim, 'google');

    expect(await openCallback(victim, attackers)).toBe('/auth/social?problem=social-interrupted');
  });

  it('is rejected with the code of another sign-in flow, because the verifier differs', async () => {
    const attackers = await aResponse(aBrowser(api.app));
    const victim = aBrowser(api.app);
    const own = await aResponse(victim);
    const code = new URL(attackers).searchParams.get('code') ?? '';

    expect(await openCallback(victim, withParam(own, 'code', code))).toBe('/auth/social?problem=social-token-missing');
  });

  it('must carry the nonce of the sign-in flow', async () => {
    const browser = aBrowser(api.app);
    const start = withParam(await leave(browser, 'google'), 'nonce', 'another nonce');

    expect(await openCallback(browser, await followProvider(start))).toBe('/auth/social?problem=social-token-missing');
  });

  it('is rejected as the response of another provider', async () => {
    const browser = aBrowser(api.app);
    const response = await aResponse(browser, 'facebook');

    const mixedUp = await openCallback(browser, response.replace('/social/facebook/', '/social/google/'));

    expect(mixedUp).toBe('/auth/social?problem=social-interrupted');
  });

  it('is accepted once', async () => {
    const browser = aBrowser(api.app);
    const response = await aResponse(browser);

    expect(await openCallback(browser, response)).toBe('/auth/social?provider=google');
    expect(await openCallback(browser, response)).toBe('/auth/social?problem=social-interrupted');
  });

  it('expires after ten minutes', async () => {
    const browser = aBrowser(api.app);
    const response = await aResponse(browser);
    clock = new Date(clock.getTime() + 11 * minuteMs);

    expect(await openCallback(browser, response)).toBe('/auth/social?problem=social-interrupted');
  });

  it('redirects only to a page of the product, whatever its parameters', async () => {
    const browser = aBrowser(api.app);
    const start = await leave(browser, 'google', '?redirect=https://evil.example&redirect_uri=https://evil.example');
    const response = withParam(await followProvider(start), 'redirect', 'https://evil.example');

    expect(new URL(start).searchParams.get('redirect_uri')).toBe(`${publicUrl}/api/auth/social/google/callback`);
    expect(await openCallback(browser, response)).toBe('/auth/social?provider=google');
  });

  it("is reloaded from the product's site after a post from another site, so that the browser sends its cookie", async () => {
    const browser = aBrowser(api.app);
    const { searchParams } = new URL(await aResponse(browser, 'apple'));
    const name = JSON.stringify({ name: { firstName: 'Tim', lastName: 'Ode' } });
    // The browser sends no cookie from another site.
    const posted = await request(api.app)
      .post('/api/auth/social/apple/callback')
      .type('form')
      .send({ ...Object.fromEntries(searchParams), user: name });

    const end = await browser.get(posted.get('Location') ?? '');

    expect(posted.status).toBe(303);
    expect(locationOf(end)).toBe('/auth/social?provider=apple');
    expect((await signInState(browser)).body).toMatchObject({ firstName: 'Tim', lastName: 'Ode' });
  });
});

describe("a provider's proof", () => {
  const login = (browser: Browser) => browser.post('/api/auth/applicant/firebase/login');
  const aProof = async () => {
    const browser = aBrowser(api.app);
    await visit(browser, 'google');
    return browser;
  };

  it('is in a cookie that scripts, other sites and other pages cannot read', async () => {
    const browser = aBrowser(api.app);
    const response = await browser.get(pathOf(await aResponse(browser)));

    const proof = (response.get('Set-Cookie') ?? []).find((cookie) => cookie.startsWith('gladhand_social_proof='));
    expect(proof).toMatch(/Path=\/api\/auth; .*HttpOnly; SameSite=Strict/);
    expect(response.get('Cache-Control')).toBe('no-store');
    const secret = proof?.split(/[=;]/)[1] ?? '';
    expect(JSON.stringify(await api.db('social_proofs').select())).not.toContain(secret);
  });

  it('is rejected for a page of another site', async () => {
    const browser = await aProof();

    const refused = await login(browser).set('Sec-Fetch-Site', 'cross-site');

    expect([refused.status, problemOf(refused).code]).toEqual([403, 'forbidden']);
  });

  it('signs in once', async () => {
    const body = { phone: '5125550142', address: { city: 'Austin', state: 'TX', latitude: 30.2, longitude: -97.7 } };
    const browser = await aProof();
    const proof = (await browser.get(pathOf(await aResponse(browser)))).get('Set-Cookie')?.join(';') ?? '';
    const register = () =>
      request(api.app).post('/api/auth/applicant/firebase/register').set('Cookie', proof).send(body);

    const first = await register();
    const replayed = await register();

    expect([first.status, replayed.status]).toEqual([200, 400]);
  });

  it('is rejected if it is made up or older than 30 minutes', async () => {
    const madeUp = await request(api.app)
      .post('/api/auth/applicant/firebase/login')
      .set('Cookie', 'gladhand_social_proof=made-up');
    const browser = await aProof();
    clock = new Date(clock.getTime() + 31 * minuteMs);

    expect(problemOf(madeUp).code).toBe('social-token-missing');
    expect(problemOf(await login(browser)).code).toBe('social-token-missing');
  });

  it('reveals nothing about accounts to others', async () => {
    const user = await aUser(api.db, { roles: ['applicant'] });

    const response = await request(api.app)
      .get('/api/auth/applicant/firebase/isRegistered')
      .query({ email: user.email });

    expect(problemOf(response)).toMatchObject({ status: 400, code: 'social-token-missing' });
  });

  it('permits no more password attempts than the sign-in', async () => {
    const user = await aUser(api.db, { roles: ['applicant'] });
    await provider.signInAs({ sub: newId(), email: user.email, email_verified: true });
    const browser = await aProof();
    const guess = () => browser.post('/api/auth/social/link-by-password').send({ password: 'a guess 123456!' });

    const responses = [await guess(), await guess(), await guess(), await guess()].map(({ status }) => status);

    expect(responses).toEqual([401, 401, 401, 429]);
  });
});
