import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { z } from 'zod';
import { SessionView } from '#domain/accounts/schema';
import { AuditLine, SignInView } from '#domain/accounts/settings/schema';
import { as, problemOf, startTestApi, type TestApi } from '../../../support/api';
import { aSession, aUser, testPassword } from '../../../support/builders/people';
import { newestSecret } from '../../../support/links';

let api: TestApi;
const ended: string[] = [];

beforeAll(async () => {
  api = await startTestApi({ sessionEnded: (familyId) => ended.push(familyId) });
});
afterAll(() => api.close());

async function signIn(email: string, device: string) {
  const response = await request(api.app)
    .post('/api/auth/signIn')
    .set('User-Agent', device)
    .set('X-Forwarded-For', '203.0.113.77')
    .send({ email, password: testPassword });
  return as(api.app, SessionView.parse(response.body).accessToken);
}
const signInsOf = async (me: ReturnType<typeof as>) =>
  z.array(SignInView).parse((await me.get('/api/user/sessions')).body);

describe("a person's sign-ins", () => {
  it('are listed with device, network and last use; the current one is marked', async () => {
    const { email } = await aUser(api.db);
    await signIn(email, 'phone');
    const laptop = await signIn(email, 'laptop');

    const signIns = await signInsOf(laptop);

    expect(signIns.map(({ device, ipPrefix, isCurrent }) => ({ device, ipPrefix, isCurrent }))).toEqual([
      { device: 'laptop', ipPrefix: '203.0.113.0/24', isCurrent: true },
      { device: 'phone', ipPrefix: '203.0.113.0/24', isCurrent: false },
    ]);
  });

  it('are ended one by one, immediately and in open tabs', async () => {
    const { email } = await aUser(api.db);
    const phone = await signIn(email, 'phone');
    const laptop = await signIn(email, 'laptop');
    const lost = (await signInsOf(laptop)).find(({ isCurrent }) => !isCurrent);

    const response = await laptop.delete(`/api/user/sessions/${lost?._id ?? ''}`);

    expect(response.status).toBe(204);
    expect(ended.at(-1)).toBe(lost?._id);
    expect((await phone.get('/api/user')).status).toBe(401);
    expect((await signInsOf(laptop)).map(({ device }) => device)).toEqual(['laptop']);
  });

  it('are all ended together, the current one included', async () => {
    const { email } = await aUser(api.db);
    const [phone, laptop] = [await signIn(email, 'phone'), await signIn(email, 'laptop')];

    await laptop.delete('/api/user/sessions');

    expect([(await phone.get('/api/user')).status, (await laptop.get('/api/user')).status]).toEqual([401, 401]);
  });

  it.each([
    ['one by one', (sign: SignInView) => `/api/user/sessions/${sign._id}`],
    ['together', () => '/api/user/sessions'],
  ])('discard a requested new address when they are ended %s', async (_how, pathOf) => {
    const { email } = await aUser(api.db);
    const [thief, owner] = [await signIn(email, 'thief'), await signIn(email, 'owner')];
    const stranger = `new-${email}`;
    await thief.put('/api/user/email').send({ email: stranger });
    const accessToken = await newestSecret(api.db, stranger);
    const lost = (await signInsOf(owner)).find(({ isCurrent }) => !isCurrent);
    if (lost === undefined) throw new Error('The other sign-in is missing');

    expect((await owner.delete(pathOf(lost))).status).toBe(204);

    const taken = await request(api.app).patch('/api/user/email').query({ accessToken });
    expect(problemOf(taken).code).toBe('link-not-valid');
  });

  it('cannot be ended by another account', async () => {
    const [owner, stranger] = [await aUser(api.db), await aUser(api.db)];
    const { token, familyId } = await aSession(api.db, owner.id);
    const other = await aSession(api.db, stranger.id);

    const refused = await as(api.app, other.token).delete(`/api/user/sessions/${familyId}`);

    expect(problemOf(refused).code).toBe('not-found');
    expect((await as(api.app, token).get('/api/user')).status).toBe(200);
  });
});

describe("an account's audit", () => {
  it('is read page by page, the newest first', async () => {
    const { email } = await aUser(api.db);
    for (const device of ['one', 'two', 'three']) await signIn(email, device);
    const me = await signIn(email, 'four');
    const page = async (query: object) =>
      z
        .object({ data: z.array(AuditLine), next: z.string().nullable() })
        .parse((await me.get('/api/user/audit').query({ limit: 3, ...query })).body);

    const first = await page({});
    const second = await page({ after: first.next });

    expect([...first.data, ...second.data].map(({ kind, device }) => `${kind} ${String(device)}`)).toEqual([
      'signed-in four',
      'signed-in three',
      'signed-in two',
      'signed-in one',
    ]);
    expect(second.next).toBeNull();
    expect(first.data[0]).toMatchObject({ ipPrefix: '203.0.113.0/24', by: null });
  });

  it('rejects an unknown cursor', async () => {
    const { token } = await aSession(api.db, (await aUser(api.db)).id);
    const forged = Buffer.from(JSON.stringify(['x'])).toString('base64url');

    const response = await as(api.app, token).get('/api/user/audit').query({ after: forged });

    expect(problemOf(response).code).toBe('invalid-input');
  });

  it('shows the sign-in before the current one', async () => {
    const { email } = await aUser(api.db);
    const first = await signIn(email, 'phone');
    const none: unknown = (await first.get('/api/last-login/device-info')).body;
    const second = await signIn(email, 'laptop');

    expect(none).toEqual({ lastLogin: null });
    expect((await second.get('/api/last-login/device-info')).body).toMatchObject({
      lastLogin: { device: 'phone', ipPrefix: '203.0.113.0/24' },
    });
  });
});
