import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { NewUser } from '#db/accounts/user-store';
import { UserView } from '#domain/accounts/schema';
import { AccountSettings } from '#domain/accounts/settings/schema';
import type { AccountMessage } from '#domain/messages/account-messages';
import { as, problemOf, startTestApi, type TestApi, testSealer } from '../../../support/api';
import { anAccessToken, aUser } from '../../../support/builders/people';
import { aDriver } from '../../../support/hiring/hiring-world';

const minuteMs = 60_000;
let api: TestApi;
let clock = new Date('2026-11-21T12:00:00.000Z');
let address = 0;

beforeAll(async () => {
  api = await startTestApi({ now: () => clock });
});
afterAll(() => api.close());

function later(ms: number) {
  clock = new Date(clock.getTime() + ms);
}
async function aPerson(overrides: Partial<NewUser> = {}) {
  const user = await aUser(api.db, { roles: ['applicant'], ...overrides });
  const token = await anAccessToken(api.db, user.id, clock);
  return { user, me: as(api.app, token) };
}
type Person = Awaited<ReturnType<typeof aPerson>>;
const settingsOf = async ({ me }: Person) => AccountSettings.parse((await me.get('/api/user/settings')).body);
async function auditOf(userId: string) {
  const rows: { kind: string }[] = await api
    .db('account_audit')
    .where({ user_id: userId })
    .orderBy('id')
    .select('kind');
  return rows.map(({ kind }) => kind);
}
/** Returns the queued messages, decrypted as in the worker. */
async function messagesTo(to: string): Promise<AccountMessage[]> {
  const rows: { sealed: Buffer }[] = await api.db('messages').orderBy('id').select('sealed');
  return rows
    .map(({ sealed }) => JSON.parse(testSealer.open(sealed)) as AccountMessage)
    .filter((message) => message.to === to);
}
async function linkTo(to: string): Promise<string> {
  const params = (await messagesTo(to)).at(-1)?.params;
  if (params === undefined || !('link' in params)) throw new Error('No link was emailed');
  return new URL(params.link).searchParams.get('accessToken') ?? '';
}
async function codeTo(to: string): Promise<string> {
  const params = (await messagesTo(to)).at(-1)?.params;
  if (params === undefined || !('code' in params)) throw new Error('No code was texted');
  return params.code;
}
function requestCode({ me }: Person, phone: string) {
  address += 1;
  return me
    .post('/api/user/phone/code')
    .set('X-Forwarded-For', `198.51.100.${String(address)}`)
    .send({ phone });
}
const confirm = (accessToken: string) => request(api.app).patch('/api/user/email').query({ accessToken });

describe('the personal information', () => {
  it('stores the trimmed name and the consent to text messages', async () => {
    const person = await aPerson();

    const response = await person.me.patch('/api/user').send({ firstName: ' Maria ', smsConsent: true });

    expect(UserView.parse(response.body)).toMatchObject({ firstName: 'Maria', lastName: 'Reyes' });
    expect(await settingsOf(person)).toMatchObject({ smsConsent: true, hasPassword: true });
    await person.me.patch('/api/user').send({ smsConsent: false });
    expect(await settingsOf(person)).toMatchObject({ smsConsent: false });
  });

  it('is shown to carriers and operations, with the middle name', async () => {
    const driverId = await aDriver(api.db);
    const me = as(api.app, await anAccessToken(api.db, driverId, clock));
    const record = () => api.db('drivers').where({ id: driverId }).first('first_name', 'middle_name', 'last_name');
    const settings = async () => AccountSettings.parse((await me.get('/api/user/settings')).body);

    await me.patch('/api/user').send({ firstName: 'Ana', middleName: ' Lucía ', lastName: 'Gómez' }).expect(200);
    await me.patch('/api/user').send({ theme: 'dark' }).expect(200);
    expect(await record()).toEqual({ first_name: 'Ana', middle_name: 'Lucía', last_name: 'Gómez' });
    expect(await settings()).toMatchObject({ middleName: 'Lucía' });

    await me.patch('/api/user').send({ middleName: null }).expect(200);
    expect(await record()).toEqual({ first_name: 'Ana', middle_name: null, last_name: 'Gómez' });
    const refused = await me.patch('/api/user').send({ middleName: 'x'.repeat(101) });
    expect(problemOf(refused).errors).toMatchObject([{ pointer: '/middleName' }]);
  });

  it('is rejected without a name', async () => {
    const { me } = await aPerson();

    expect((await me.patch('/api/user').send({ firstName: '  ' })).body).toMatchObject({
      errors: [{ pointer: '/firstName', message: 'This field is required' }],
    });
  });

  it('stores whether the person wants the daily email', async () => {
    const person = await aPerson();
    expect(await settingsOf(person)).toMatchObject({ wantsDigest: true });

    await person.me.patch('/api/user').send({ wantsDigest: false });

    expect(await settingsOf(person)).toMatchObject({ wantsDigest: false });
  });

  it('stores that the welcome was read', async () => {
    const person = await aPerson();

    await person.me.post('/api/user/welcome-info');

    expect(await settingsOf(person)).toMatchObject({ isWelcomeRead: true, isCertifiedWelcomeRead: false });
  });

  it('stores the welcome of a certified driver separately from the one at sign-up', async () => {
    const person = await aPerson();

    await person.me.post('/api/user/welcome-info').send({ welcome: 'certified' });

    expect(await settingsOf(person)).toMatchObject({ isWelcomeRead: false, isCertifiedWelcomeRead: true });
  });
});

describe('a new phone number', () => {
  it('is accepted with the texted code, written with or without +1', async () => {
    const person = await aPerson({ status: 'pending' });
    await requestCode(person, '562-555-0101');
    const code = await codeTo('+15625550101');

    const changed = await person.me.put('/api/user/phone').send({ phone: '(562) 555-0101', code });

    expect(changed.status).toBe(204);
    expect(await settingsOf(person)).toMatchObject({ phone: '+15625550101', isPhoneConfirmed: true });
    expect(UserView.parse((await person.me.get('/api/user')).body).status).toBe('confirmed');
    expect(await auditOf(person.user.id)).toEqual(['signed-in', 'phone-changed']);
  });

  it('is rejected with a wrong code, and the code no longer works after five attempts', async () => {
    const person = await aPerson();
    await requestCode(person, '+15625550102');
    const code = await codeTo('+15625550102');
    const wrong = code === '000000' ? '000001' : '000000';
    const change = (typed: string) => person.me.put('/api/user/phone').send({ phone: '+15625550102', code: typed });

    for (let tries = 0; tries < 5; tries += 1) {
      expect(problemOf(await change(wrong)).message).toBe('Code is not valid');
    }

    // Also with the right code: the page says that it was disabled.
    expect(problemOf(await change(code))).toMatchObject({ code: 'code-disabled', message: 'Code is not valid' });
    expect((await settingsOf(person)).phone).toBeNull();
  });

  it('gets five codes per hour and account, to any numbers', async () => {
    const person = await aPerson();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1)
      statuses.push(
        (await person.me.post('/api/user/phone/code').send({ phone: `+1562555012${String(time)}` })).status,
      );

    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('can also be confirmed at the path from the specification', async () => {
    const person = await aPerson();
    await requestCode(person, '+15625550139');
    const check = (code: string) =>
      person.me.patch('/api/driver-profile/verification/phone').send({ phone: '+15625550139', code });
    const code = await codeTo('+15625550139');

    expect(problemOf(await check(code === '000000' ? '000001' : '000000')).code).toBe('code-not-valid');
    expect((await check(code)).status).toBe(204);
    expect(await settingsOf(person)).toMatchObject({ phone: '+15625550139', isPhoneConfirmed: true });
  });

  it('is confirmed once, also for a person who sends the code again because no answer came', async () => {
    const person = await aPerson();
    await requestCode(person, '+15625550140');
    const code = await codeTo('+15625550140');
    const confirm = () => person.me.put('/api/user/phone').send({ phone: '+15625550140', code });

    expect((await confirm()).status).toBe(204);
    const audit = await auditOf(person.user.id);
    expect((await confirm()).status).toBe(204);
    expect(await auditOf(person.user.id)).toEqual(audit);
  });

  it("is rejected with another person's code", async () => {
    const [owner, thief] = [await aPerson(), await aPerson()];
    await requestCode(owner, '+15625550103');

    const stolen = await thief.me
      .put('/api/user/phone')
      .send({ phone: '+15625550103', code: await codeTo('+15625550103') });

    expect(problemOf(stolen).code).toBe('code-not-valid');
  });

  it('gets another code after 30 seconds, and five per hour', async () => {
    const person = await aPerson();
    const statuses = [
      (await requestCode(person, '+15625550104')).status,
      (await requestCode(person, '+15625550104')).status,
    ];
    for (let times = 0; times < 5; times += 1) {
      later(31_000);
      statuses.push((await requestCode(person, '+15625550104')).status);
    }

    expect(statuses).toEqual([204, 429, 204, 204, 204, 204, 429]);
  });

  it('is limited to five codes per hour and IP address, to any numbers', async () => {
    const { me } = await aPerson();
    const requestFrom = (phone: string) =>
      me.post('/api/user/phone/code').set('X-Forwarded-For', '203.0.113.9').send({ phone });
    const statuses: number[] = [];
    for (const last of [1, 2, 3, 4, 5, 6]) statuses.push((await requestFrom(`+1562555020${String(last)}`)).status);

    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('is rejected if invalid', async () => {
    const person = await aPerson();

    expect((await requestCode(person, '555')).body).toMatchObject({
      errors: [{ pointer: '/phone', message: 'Phone number is not valid' }],
    });
  });
});

describe('a new email address', () => {
  it('takes effect when the emailed link is opened, once, and notifies the old address', async () => {
    const person = await aPerson();
    const email = 'maria.new@example.com';
    await person.me.put('/api/user/email').send({ email });
    expect(await settingsOf(person)).toMatchObject({ email: person.user.email, pendingEmail: email });
    const token = await linkTo(email);

    const [taken, again] = [await confirm(token), await confirm(token)];

    expect(taken.status).toBe(204);
    expect(problemOf(again).code).toBe('link-not-valid');
    expect(await settingsOf(person)).toMatchObject({ email, pendingEmail: null });
    expect((await messagesTo(person.user.email)).map(({ template }) => template)).toEqual(['email-changed']);
    expect(await auditOf(person.user.id)).toEqual(['signed-in', 'email-changed']);
  });

  it.each(['the address of the account', 'another address'])('counts as confirmed afterward: %s', async (which) => {
    const person = await aPerson();
    await api
      .db('users')
      .where({ id: person.user.id })
      .update({ status: 'confirmed', email_confirmed_at: null, phone_confirmed_at: clock });
    const email = which === 'another address' ? 'maria.other@example.com' : person.user.email;
    await person.me.put('/api/user/email').send({ email });

    await confirm(await linkTo(email)).expect(204);

    const row = await api.db('users').where({ id: person.user.id }).first('email', 'email_confirmed_at');
    expect(row).toMatchObject({ email, email_confirmed_at: expect.any(String) as unknown });
  });

  it('is valid for a day, and only the newest link works', async () => {
    const person = await aPerson();
    await person.me.put('/api/user/email').send({ email: 'first@example.com' });
    const first = await linkTo('first@example.com');
    await person.me.put('/api/user/email').send({ email: 'second@example.com' });
    const second = await linkTo('second@example.com');

    const older = await confirm(first);
    later(25 * 60 * minuteMs);
    const late = await confirm(second);

    expect([problemOf(older).code, problemOf(late).code]).toEqual(['link-not-valid', 'link-not-valid']);
    expect(
      (await settingsOf({ ...person, me: as(api.app, await anAccessToken(api.db, person.user.id, clock)) })).email,
    ).toBe(person.user.email);
  });

  it('gets the same response when it belongs to another account, whose owner is notified', async () => {
    const [person, other] = [await aPerson(), await aPerson()];

    const known = await person.me.put('/api/user/email').send({ email: other.user.email.toUpperCase() });
    const unknown = await person.me.put('/api/user/email').send({ email: 'unknown@example.com' });

    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect((await messagesTo(other.user.email)).map(({ template }) => template)).toEqual(['address-in-use']);
  });

  it('gets five emails per hour, and five per account', async () => {
    const [one, two] = [await aPerson(), await aPerson()];
    const requestFrom = ({ me }: Person, email: string) => me.put('/api/user/email').send({ email });
    const statuses: number[] = [];
    for (const number of [1, 2, 3, 4, 5, 6])
      statuses.push((await requestFrom(one, `victim.${String(number)}@example.com`)).status);
    for (let times = 0; times < 5; times += 1) statuses.push((await requestFrom(two, 'victim.1@example.com')).status);

    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 204, 204, 204, 204, 429]);
  });

  it('goes to the first account that confirms it', async () => {
    const [one, two] = [await aPerson(), await aPerson()];
    const email = 'contested@example.com';
    await one.me.put('/api/user/email').send({ email });
    const first = await linkTo(email);
    await two.me.put('/api/user/email').send({ email });
    const second = await linkTo(email);

    expect([(await confirm(second)).status, problemOf(await confirm(first)).code]).toEqual([204, 'link-not-valid']);
  });
});

describe("a driver's referral link", () => {
  const shareBy = ({ me }: Person) => me.post('/api/link-sharing/lead-sms');

  it('is texted to the driver with a code that stays the same', async () => {
    const person = await aPerson({ phone: '+15625550130', smsConsentAt: '2026-01-05T15:00:00.000Z' });

    await shareBy(person);
    await shareBy(person);

    const links = (await messagesTo('+15625550130')).map(({ params }) => ('link' in params ? params.link : ''));
    expect(links[0]).toMatch(/^http:\/\/127\.0\.0\.1:8080\/auth\/registerAsDriver\?referralCode=[A-Z2-9]{8}$/);
    expect(links[1]).toBe(links[0]);
  });

  it('requires a phone number and consent', async () => {
    const noNumber = await shareBy(await aPerson());
    const noConsent = await shareBy(await aPerson({ phone: '+15625550131' }));

    expect([problemOf(noNumber).code, problemOf(noConsent).code]).toEqual(['phone-missing', 'sms-consent-missing']);
  });
});
