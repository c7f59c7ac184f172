import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type * as Argon2 from '@node-rs/argon2';
import request, { type Response } from 'supertest';
import { problemOf, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken, aUser, testPassword } from '../../support/builders/people';
import { aPhone, aSignUp } from '../../support/builders/sign-up';
import { newestSecret } from '../../support/links';

// The module object itself: an import would be a copy that cannot be spied on.
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

/** Returns the SQL statements of a call, without values, and its number of argon2 runs. */
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
    // Each refusal contains its own request id.
    text: text.replace(/urn:request:[\w-]+/, ''),
    statements: statements.length,
    argon2Runs: runs.reduce((sum, spy) => sum + spy.mock.calls.length, 0),
  };
}

describe('the existence of an account', () => {
  beforeAll(async () => {
    // The hash for unknown accounts is computed once.
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
  ])('is not revealed by %s, neither by the response nor by the amount of work', async (_what, argon2Runs, call) => {
    const known = await person();
    const stranger = { email: aSignUp().email, phone: aPhone() };

    const costs = [await costOf(() => call(known)), await costOf(() => call(stranger))];

    expect(costs[0]).toEqual(costs[1]);
    expect(costs[0]?.argon2Runs).toBe(argon2Runs);
    expect(costs[0]?.statements).toBeGreaterThan(0);
  });

  it('is not revealed by the response to a pending account either', async () => {
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
  it('is limited by IP address, for one account and for many', async () => {
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

  it('never locks out the owner, neither from elsewhere nor in a known browser during an attack', async () => {
    const { email } = await aUser(api.db);
    const own = cookiesOf(await signIn(email, testPassword));
    for (let time = 0; time < 4; time += 1) await signIn(email, wrong, '203.0.113.20');
    const elsewhere = await signIn(email, testPassword);

    for (let time = 0; time < 30; time += 1) await signIn(email, wrong);
    const newBrowser = await signIn(email, testPassword);
    const ownBrowser = await signIn(email, testPassword, '203.0.113.20').set('Cookie', own);

    expect([elsewhere.status, newBrowser.status, ownBrowser.status]).toEqual([200, 429, 200]);
  });

  it('is not helped by a made-up device cookie, or by that of another account', async () => {
    const [victim, attacker] = [await aUser(api.db), await aUser(api.db)];
    const own = cookiesOf(await signIn(attacker.email, testPassword));
    const from = aNetwork();
    for (let time = 0; time < 3; time += 1) await signIn(victim.email, wrong, from);

    const marks = [own, 'gladhand_device=bWFkZSB1cA', `gladhand_device=${'A'.repeat(200)}`];
    const responses = await Promise.all(
      marks.map((mark) => signIn(victim.email, testPassword, from).set('Cookie', mark)),
    );

    expect(responses.map(({ status }) => status)).toEqual([429, 429, 429]);
  });
});

describe('made-up links', () => {
  const recover = (token: string, from = aNetwork()) =>
    request(api.app)
      .patch('/api/auth/changePassword')
      .set('X-Forwarded-For', from)
      .send({ reset: true, token, password: 'night run to Fontana 7!' });

  it('are rejected without hashing a password', async () => {
    const cost = await costOf(() => recover('made-up'));

    expect([cost.status, cost.argon2Runs]).toEqual([400, 0]);
  });

  it('are counted by IP address, together with those of other kinds', async () => {
    const from = '203.0.113.40';
    for (let time = 0; time < 15; time += 1) await recover('made-up', from);
    const confirm = () =>
      request(api.app)
        .patch('/api/auth/confirmEmail')
        .query({ accessToken: 'made-up' })
        .set('X-Forwarded-For', from)
        .send({ password: testPassword });

    const statuses: number[] = [];
    for (let time = 0; time < 16; time += 1) statuses.push((await confirm()).status);

    expect([new Set(statuses.slice(0, 15)), statuses[15]]).toEqual([new Set([400]), 429]);
    expect((await recover('made-up', from)).status).toBe(429);
    expect((await recover('made-up')).status).toBe(400);
  });
});

describe('an office behind one IP address', () => {
  it('signs in all concurrent requests', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => aUser(api.db)));
    const app = api.another({ limits: { ...limits, failedSignIns: 10 } });

    const responses = await Promise.all(
      people.map(({ email }) =>
        request(app)
          .post('/api/auth/signIn')
          .set('X-Forwarded-For', '203.0.113.50')
          .send({ email, password: testPassword }),
      ),
    );

    expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(200));
  });

  it('signs in all concurrent requests even when each of fifty mistypes once', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => aUser(api.db)));
    const app = api.another({ limits: { ...limits, failedSignIns: 10 } });
    const once = (email: string, password: string) =>
      request(app).post('/api/auth/signIn').set('X-Forwarded-For', '203.0.113.51').send({ email, password });

    const statuses = await Promise.all(
      people.map(async ({ email }) => [(await once(email, wrong)).status, (await once(email, testPassword)).status]),
    );

    expect(statuses).toEqual(Array(50).fill([401, 200]));
  });
});

describe('an owner whose attempts strangers have used up', () => {
  it('signs in by an emailed link in the browser that opened it and in no other', async () => {
    const { email } = await aUser(api.db);
    for (let time = 0; time < 31; time += 1) await signIn(email, wrong);
    const refused = await signIn(email, testPassword);
    expect(problemOf(refused)).toMatchObject({ status: 429, code: 'too-many-tries' });

    await post('/api/auth/forgotPassword', { email });
    const password = 'night run to Fontana 7!';
    const change = { token: await newestSecret(api.db, email), password };
    const recovered = await request(api.app).patch('/api/auth/changePassword').send(change);

    const here = post('/api/auth/signIn', { email, password }).set('Cookie', cookiesOf(recovered));
    expect((await here).status).toBe(200);
    expect((await signIn(email, password)).status).toBe(429);
  });
});

describe('counters', () => {
  it('are reset after concurrent correct sign-ins', async () => {
    const { email } = await aUser(api.db);
    const from = aNetwork();

    const responses = await Promise.all(Array.from({ length: 8 }, () => signIn(email, testPassword, from)));
    const wrongAttempts = [await signIn(email, wrong, from), await signIn(email, wrong, from)];

    expect(new Set(responses.map(({ status }) => status))).toContain(200);
    expect(wrongAttempts.map(({ status }) => status)).toEqual([401, 401]);
    expect((await signIn(email, testPassword, from)).status).toBe(200);
  });

  it('count per account when a phone is confirmed by session, and not at all without a session', async () => {
    const confirm = (token: string | undefined, from = aNetwork()) => {
      const call = request(api.app).patch('/api/auth/confirmPhone').set('X-Forwarded-For', from);
      return (token === undefined ? call : call.set('Authorization', `Bearer ${token}`)).send({ code: '000000' });
    };
    const driver = async () => {
      const { id } = await aUser(api.db, { roles: ['applicant'], status: 'pending', phone: aPhone() });
      return anAccessToken(api.db, id);
    };
    const [first, second] = [await driver(), await driver()];

    const strangers = [];
    for (let time = 0; time < 35; time += 1) strangers.push(problemOf(await confirm(undefined)).code);
    for (let time = 0; time < 30; time += 1) await confirm(first);

    expect(new Set(strangers)).toEqual(new Set(['not-signed-in']));
    expect(problemOf(await confirm(first)).code).toBe('too-many-tries');
    expect(problemOf(await confirm(second)).code).toBe('code-disabled');
  });

  it('ignore a request without a social proof', async () => {
    const tries = [];
    for (let time = 0; time < 5; time += 1)
      tries.push(problemOf(await post('/api/auth/social/link-by-password', { password: wrong }, '203.0.113.60')).code);

    expect(new Set(tries)).toEqual(new Set(['social-token-missing']));
    expect(await api.db('rate_limits').whereLike('key', 'sign-in/address/203.0.113.60%').select()).toEqual([]);
  });
});

describe('other sign-in methods', () => {
  it('do not reuse a session that the browser sent', async () => {
    const [victim, attacker] = [await aUser(api.db), await aUser(api.db)];
    const planted = cookiesOf(await signIn(attacker.email, testPassword));

    const signedIn = await signIn(victim.email, testPassword).set('Cookie', planted);

    expect(cookiesOf(signedIn)).not.toContain(planted.split('; ')[0]);
    const sessions = await api.db('sessions').whereIn('user_id', [victim.id, attacker.id]).distinct('family_id');
    expect(sessions).toHaveLength(2);
  });

  it('reject a link for another purpose, and a used one', async () => {
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

    expect(swapped.map((response) => problemOf(response).code)).toEqual(['link-not-valid', 'link-not-valid']);
    expect(right.map(({ status }) => status)).toEqual([200, 204]);
    expect(replayed.map((response) => problemOf(response).code)).toEqual(['link-not-valid', 'link-not-valid']);
  });

  it('admit one of two concurrent uses of a link', async () => {
    const form = aSignUp();
    await post('/api/auth/applicant/signUp', form);
    const accessToken = await newestSecret(api.db, form.email);
    const confirm = () =>
      request(api.app).patch('/api/auth/confirmEmail').query({ accessToken }).send({ password: form.password });

    const responses = await Promise.all([confirm(), confirm()]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('do not confirm an account at an address that never signed up', async () => {
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
