import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type * as Argon2 from '@node-rs/argon2';
import request, { type Response } from 'supertest';

import { problemOf, startTestApi, type TestApi } from '../../support/api';
import { aUser, testPassword } from '../../support/builders/people';
import { aPhone, aSignUp } from '../../support/builders/sign-up';
import { newestSecret } from '../../support/links';

// The module itself: an import would be a copy that cannot be watched.
const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2');

const limits = { callsPerTenSeconds: 1_000_000, failedSignIns: 3 };
const wrong = 'wrong password 1!';
let api: TestApi;
let network = 0;

beforeAll(async () => {
  api = await startTestApi({ limits });
});
afterAll(() => api.close());

const aNetwork = (): string => `198.51.100.${(network += 1)}`;
const post = (path: string, body: object, from = aNetwork()) =>
  request(api.app).post(path).set('X-Forwarded-For', from).send(body);
const signIn = (email: string, password: string, from?: string) =>
  post('/api/auth/signIn', { email, password }, from ?? aNetwork());
const cookiesOf = (response: Response): string =>
  (response.get('Set-Cookie') ?? []).map((cookie) => cookie.split(';')[0]).join('; ');

/** The statements that a call runs, without their values, and how often it ran argon2. */
async function costOf(call: () => PromiseLike<Response>) {
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => {
    if (!sql.includes('rate_limits')) statements.push(sql);
  };
  const runs = [jest.spyOn(argon2, 'hash'), jest.spyOn(argon2, 'verify')].map((spy) => spy.mockClear());
  api.db.on('query', note);
  const { status, text } = await call();
  api.db.off('query', note);
  return {
    status,
    // Each answer to a refusal names its own request.
    text: text.replace(/urn:request:[\w-]+/, ''),
    statements: statements.length,
    argon2Runs: runs.reduce((sum, spy) => sum + spy.mock.calls.length, 0),
  };
}

describe('whether somebody has an account', () => {
  beforeAll(async () => {
    // The hash that strangers are compared with is made once.
    await signIn('nobody@example.com', wrong);
  });

  const person = async () =>
    (await aUser(api.db, { roles: ['applicant'], phone: aPhone() })) as { email: string; phone: string };
  it.each<[string, number, (known: { email: string; phone: string }) => PromiseLike<Response>]>([
    ['sign-up', 1, ({ email }) => post('/api/auth/applicant/signUp', aSignUp({ email }))],
    ['sign-in', 1, ({ email }) => signIn(email, wrong)],
    ['a forgotten password', 0, ({ email }) => post('/api/auth/forgotPassword', { email })],
    ['another confirmation link', 0, ({ email }) => post('/api/auth/resendConfirmEmail', { email })],
    ['a code to sign in', 0, ({ phone }) => post('/api/auth/signInByPhone/code', { phone })],
    ['a sign-in by code', 0, ({ phone }) => post('/api/auth/signInByPhone', { phone, code: '000000' })],
    ['a code to confirm', 1, ({ email }) => post('/api/auth/confirmPhone/code', { email, password: wrong })],
  ])('is not told by %s: not by its answer, nor by the work that it takes', async (_what, argon2Runs, call) => {
    const known = await person();
    const stranger = { email: aSignUp().email, phone: aPhone() };

    const costs = [await costOf(() => call(known)), await costOf(() => call(stranger))];

    expect(costs[0]).toEqual(costs[1]);
    expect(costs[0]?.argon2Runs).toBe(argon2Runs);
    expect(costs[0]?.statements).toBeGreaterThan(0);
  });

  it('is not told by the answer to a waiting account either', async () => {
    const waiting = aSignUp();
    await post('/api/auth/applicant/signUp', waiting);

    const costs = [
      await costOf(() => post('/api/auth/resendConfirmEmail', { email: waiting.email })),
      await costOf(() => post('/api/auth/resendConfirmEmail', { email: 'nobody@example.com' })),
    ];

    expect(costs[0]).toEqual(costs[1]);
  });
});

describe('guessing a password', () => {
  it('is stopped where it comes from, for one account and for many', async () => {
    const { email } = await aUser(api.db);
    const from = aNetwork();
    for (let time = 0; time < 3; time += 1) await signIn(email, wrong, from);

    const stopped = await signIn(email, testPassword, from);
    const sprayed: number[] = [];
    for (let time = 0; time < 30; time += 1) {
      sprayed.push((await signIn(aSignUp().email, wrong, '203.0.113.9')).status);
    }

    expect(stopped.status).toBe(429);
    expect(new Set(sprayed.slice(0, 29))).toEqual(new Set([401]));
    expect((await signIn(aSignUp().email, wrong, '203.0.113.9')).status).toBe(429);
  });

  it('locks nobody out: not from elsewhere, and from a browser of his own not even under attack from everywhere', async () => {
    const { email } = await aUser(api.db);
    const own = cookiesOf(await signIn(email, testPassword));
    for (let time = 0; time < 4; time += 1) await signIn(email, wrong, '203.0.113.20');
    const elsewhere = await signIn(email, testPassword);

    for (let time = 0; time < 30; time += 1) await signIn(email, wrong);
    const newBrowser = await signIn(email, testPassword);
    const ownBrowser = await signIn(email, testPassword, '203.0.113.20').set('Cookie', own);

    expect([elsewhere.status, newBrowser.status, ownBrowser.status]).toEqual([200, 429, 200]);
  });

  it('is not helped by a made-up mark of a browser, nor by that of another account', async () => {
    const [victim, attacker] = [await aUser(api.db), await aUser(api.db)];
    const own = cookiesOf(await signIn(attacker.email, testPassword));
    const from = aNetwork();
    for (let time = 0; time < 3; time += 1) await signIn(victim.email, wrong, from);

    const marks = [own, 'gladhand_device=bWFkZSB1cA', `gladhand_device=${'A'.repeat(200)}`];
    const answers = await Promise.all(
      marks.map((mark) => signIn(victim.email, testPassword, from).set('Cookie', mark)),
    );

    expect(answers.map(({ status }) => status)).toEqual([429, 429, 429]);
  });
});

describe('other ways in', () => {
  it('are not fixed beforehand: a session is never the one that the browser brought along', async () => {
    const [victim, attacker] = [await aUser(api.db), await aUser(api.db)];
    const planted = cookiesOf(await signIn(attacker.email, testPassword));

    const signedIn = await signIn(victim.email, testPassword).set('Cookie', planted);

    expect(cookiesOf(signedIn)).not.toContain(planted.split('; ')[0]);
    const sessions = await api.db('sessions').whereIn('user_id', [victim.id, attacker.id]).distinct('family_id');
    expect(sessions).toHaveLength(2);
  });

  it('are not opened by a link for something else, nor by one that was used', async () => {
    const form = aSignUp();
    await post('/api/auth/applicant/signUp', form);
    const confirmSecret = await newestSecret(api.db, form.email);
    await post('/api/auth/forgotPassword', { email: form.email });
    const recoverSecret = await newestSecret(api.db, form.email);
    const confirm = (accessToken: string) =>
      request(api.app).patch('/api/auth/confirmEmail').query({ accessToken }).send({ password: form.password });
    const recover = (token: string) =>
      request(api.app).patch('/api/auth/changePassword').send({ token, password: form.password });

    const swapped = [await confirm(recoverSecret), await recover(confirmSecret)];
    const right = [await confirm(confirmSecret), await recover(recoverSecret)];
    const replayed = [await confirm(confirmSecret), await recover(recoverSecret)];

    expect(swapped.map((answer) => problemOf(answer).code)).toEqual(['link-not-valid', 'link-not-valid']);
    expect(right.map(({ status }) => status)).toEqual([200, 204]);
    expect(replayed.map((answer) => problemOf(answer).code)).toEqual(['link-not-valid', 'link-not-valid']);
  });

  it('let one of two who open a link at once in', async () => {
    const form = aSignUp();
    await post('/api/auth/applicant/signUp', form);
    const accessToken = await newestSecret(api.db, form.email);
    const confirm = () =>
      request(api.app).patch('/api/auth/confirmEmail').query({ accessToken }).send({ password: form.password });

    const answers = await Promise.all([confirm(), confirm()]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('do not confirm an account with the address of somebody who never signed up', async () => {
    const mallory = aSignUp();
    await post('/api/auth/applicant/signUp', mallory);
    const secret = await newestSecret(api.db, mallory.email);

    const click = await request(api.app)
      .patch('/api/auth/confirmEmail')
      .query({ accessToken: secret })
      .send({ password: 'whatever the owner types 1!' });

    expect(click.status).toBe(401);
    expect(await api.db('users').where({ email: mallory.email }).first('status')).toEqual({ status: 'pending' });
  });
});
