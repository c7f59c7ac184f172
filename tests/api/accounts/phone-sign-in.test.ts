import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { SessionView } from '#domain/accounts/schema';
import { problemOf, startTestApi, type TestApi } from '../../support/api';
import { aUser } from '../../support/builders/people';
import { aPhone } from '../../support/builders/sign-up';
import { newestCode, notTheCode } from '../../support/links';
import { messagesTo } from '../../support/mailbox';

let api: TestApi;
let clock = new Date('2026-11-21T12:00:00.000Z');
/** Requests from separate IP addresses, so that only the limit of the number applies. */
let network = 0;

beforeAll(async () => {
  api = await startTestApi({ now: () => clock });
});
afterAll(() => api.close());

function later(ms: number) {
  clock = new Date(clock.getTime() + ms);
}
const requestCode = (phone: string, from = `198.51.100.${(network += 1)}`) =>
  request(api.app).post('/api/auth/signInByPhone/code').set('X-Forwarded-For', from).send({ phone });
const signIn = (phone: string, code: string) => request(api.app).post('/api/auth/signInByPhone').send({ phone, code });
const aDriver = (overrides: Parameters<typeof aUser>[1] = {}) =>
  aUser(api.db, { roles: ['applicant'], phone: aPhone(), ...overrides });
const phoneOf = ({ phone }: { phone?: string }): string => phone ?? '';

describe('signing in by phone', () => {
  it('accepts the texted code once, and confirms the phone', async () => {
    const driver = await aDriver({ status: 'pending' });
    const phone = phoneOf(driver);

    const response = await requestCode(phone.replace('+1', ''));
    const code = await newestCode(api.db, phone);
    const signedIn = await signIn(phone, code);
    const again = await signIn(phone, code);

    expect([response.status, response.text]).toEqual([202, '']);
    expect(SessionView.parse(signedIn.body).user).toMatchObject({ _id: driver.id, status: 'confirmed' });
    expect(problemOf(again)).toMatchObject({ status: 400, code: 'code-disabled', message: 'Code is not valid' });
    expect(await api.db('users').where({ id: driver.id }).first('phone_confirmed_at')).toEqual({
      phone_confirmed_at: clock.toISOString(),
    });
  });

  it('can be repeated for two minutes by the browser that requested the code, whose response may have been lost', async () => {
    const phone = phoneOf(await aDriver());
    const own = ((await requestCode(phone)).get('Set-Cookie') ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
    const code = await newestCode(api.db, phone);
    const repeat = () => signIn(phone, code).set('Cookie', own);
    await repeat().expect(200);

    later(90_000);
    SessionView.parse((await repeat().expect(200)).body);
    expect(problemOf(await signIn(phone, code)).code).toBe('code-disabled');
    expect(problemOf(await signIn(phone, notTheCode(code)).set('Cookie', own)).code).toBe('code-not-valid');
    later(40_000);
    expect(problemOf(await repeat()).code).toBe('code-disabled');
  });

  it('returns the same text for a wrong code and for one disabled by five wrong attempts', async () => {
    const phone = phoneOf(await aDriver());
    await requestCode(phone);
    const code = await newestCode(api.db, phone);
    const tries = [];

    for (let time = 0; time < 5; time += 1) tries.push(problemOf(await signIn(phone, notTheCode(code))));
    const late = problemOf(await signIn(phone, code));

    expect(tries.map((problem) => problem.code)).toEqual([...Array<string>(4).fill('code-not-valid'), 'code-disabled']);
    expect(late.code).toBe('code-disabled');
    expect(new Set([...tries, late].map(({ message }) => message))).toEqual(new Set(['Code is not valid']));
  });

  it('stays possible in the requesting browser, even if strangers guess', async () => {
    const phone = phoneOf(await aDriver());
    const response = await requestCode(phone);
    const own = (response.get('Set-Cookie') ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
    const code = await newestCode(api.db, phone);
    const strangers = [];

    for (let time = 0; time < 6; time += 1) strangers.push(problemOf(await signIn(phone, notTheCode(code))).code);
    const madeUp = await signIn(phone, code).set('Cookie', 'gladhand_code=made-up');

    expect(strangers.slice(-2)).toEqual(['code-disabled', 'code-disabled']);
    expect(problemOf(madeUp).code).toBe('code-disabled');
    expect((await signIn(phone, code).set('Cookie', own)).status).toBe(200);
  });

  it('is possible with another browser than the requesting one', async () => {
    const phone = phoneOf(await aDriver());
    await requestCode(phone);

    expect((await signIn(phone, await newestCode(api.db, phone))).status).toBe(200);
  });

  it('is limited by the IP address of the guesses', async () => {
    const app = api.another({ limits: { callsPerTenSeconds: 1e6, failedSignIns: 3 } });
    const phone = aPhone();
    const guess = (from: string, number = phone) =>
      request(app).post('/api/auth/signInByPhone').set('X-Forwarded-For', from).send({ phone: number, code: '000000' });

    const here = [];
    for (let time = 0; time < 4; time += 1) here.push((await guess('203.0.113.31')).status);
    const many = [];
    for (let time = 0; time < 31; time += 1) many.push((await guess('203.0.113.32', aPhone())).status);

    expect(here).toEqual([400, 400, 400, 429]);
    expect((await guess('203.0.113.33')).status).toBe(400);
    expect([new Set(many.slice(0, 30)), many[30]]).toEqual([new Set([400]), 429]);
  });

  it('expires after ten minutes', async () => {
    const phone = phoneOf(await aDriver());
    await requestCode(phone);
    const code = await newestCode(api.db, phone);

    later(10 * 60_000);

    expect(problemOf(await signIn(phone, code)).code).toBe('code-disabled');
  });

  it('responds the same for a number without an account, and sends no text', async () => {
    const stranger = aPhone();

    const response = await requestCode(stranger);
    const refused = await signIn(stranger, '123456');

    expect([response.status, response.text]).toEqual([202, '']);
    expect(['code-not-valid', 'code-disabled']).toContain(problemOf(refused).code);
    expect(await messagesTo(api.db, stranger)).toEqual([]);
  });

  it('belongs to the account that confirmed the number, and to none while several only entered it', async () => {
    const first = await aDriver();
    const phone = phoneOf(first);
    await aDriver({ phone });

    await requestCode(phone);
    const whileAmbiguous = await messagesTo(api.db, phone);
    await api.db('users').where({ id: first.id }).update({ phone_confirmed_at: clock });
    later(30_000);
    await requestCode(phone);
    const signedIn = await signIn(phone, await newestCode(api.db, phone));

    expect(whileAmbiguous).toEqual([]);
    expect(SessionView.parse(signedIn.body).user._id).toBe(first.id);
  });

  it('is refused for closed accounts and for staff', async () => {
    const closed = await aDriver();
    const staff = await aUser(api.db, { phone: aPhone() });
    await api.db('users').where({ id: closed.id }).update({ is_active: false });

    await requestCode(phoneOf(closed));
    await requestCode(phoneOf(staff));

    expect([...(await messagesTo(api.db, phoneOf(closed))), ...(await messagesTo(api.db, phoneOf(staff)))]).toEqual([]);
  });
});

describe('requesting a code', () => {
  it('is possible again after 30 seconds, and five times per hour and number', async () => {
    const phone = phoneOf(await aDriver());
    const statuses = [(await requestCode(phone)).status, (await requestCode(phone)).status];

    for (let time = 0; time < 5; time += 1) {
      later(30_000);
      statuses.push((await requestCode(phone)).status);
    }
    later(3_600_000);
    statuses.push((await requestCode(phone)).status);

    expect(statuses).toEqual([202, 429, 202, 202, 202, 202, 429, 202]);
  });

  it('that is too early says when it is possible, and leaves the code and the browser that asked for it as they are', async () => {
    const phone = phoneOf(await aDriver());
    const first = await requestCode(phone);
    const code = await newestCode(api.db, phone);
    later(12_000);

    const early = await requestCode(phone);
    for (let time = 0; time < 6; time += 1) await signIn(phone, notTheCode(code));
    const cookie = (first.get('Set-Cookie') ?? []).map((each) => each.split(';')[0]).join('; ');

    expect(problemOf(early)).toMatchObject({ status: 429, code: 'too-many-requests', params: { seconds: 18 } });
    expect(early.get('Set-Cookie')).toBeUndefined();
    expect((await signIn(phone, code).set('Cookie', cookie)).status).toBe(200);
  });

  it('is not affected by other drivers at the same IP address, up to a hundred per hour', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await requestCode(aPhone(), '192.0.2.7')).status);
    expect(statuses).toEqual(Array(12).fill(202));

    await api.db('rate_limits').whereLike('key', 'code/address/192.0.2.7%').update({ hits: 100 });

    expect((await requestCode(aPhone(), '192.0.2.7')).status).toBe(429);
  });

  it('is rejected for an invalid number', async () => {
    const refused = await requestCode('12345');

    expect(problemOf(refused).errors).toMatchObject([{ pointer: '/phone', message: 'Phone number is not valid' }]);
  });
});
