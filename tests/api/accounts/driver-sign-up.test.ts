import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { problemOf, startTestApi, type TestApi } from '../../support/api';
import { aUser } from '../../support/builders/people';
import { aSignUp } from '../../support/builders/sign-up';
import { messagesTo } from '../../support/mailbox';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const signUp = (form: object) => request(api.app).post('/api/auth/applicant/signUp').send(form);
const accountOf = async (email: string) => api.db('users').where({ email }).first();

describe('signing up as a driver', () => {
  it('creates a pending account with a driver record and a referral code, and emails a link', async () => {
    const form = aSignUp({ firstName: '  Sam ', phone: '(562) 555-0142', smsConsent: true });

    const response = await signUp(form);

    expect([response.status, response.text]).toEqual([202, '']);
    const account = await accountOf(form.email);
    expect(account).toMatchObject({
      first_name: 'Sam',
      phone: '+15625550142',
      roles: ['applicant'],
      status: 'pending',
      phone_confirmed_at: null,
      referral_code: expect.stringMatching(/^[A-Z2-9]{8}$/),
      referred_by: null,
      sms_consent_at: expect.any(String),
    });
    expect(
      await api
        .db('drivers')
        .where('id', account?.id ?? '')
        .first('city', 'state', 'is_available'),
    ).toEqual({
      city: 'Long Beach',
      state: 'CA',
      is_available: false,
    });
    expect(await messagesTo(api.db, form.email)).toMatchObject([
      {
        template: 'confirm-email',
        params: { firstName: 'Sam', link: expect.stringContaining('/auth/confirm?accessToken=') },
      },
    ]);
    expect(
      await api
        .db('account_audit')
        .where('user_id', account?.id ?? '')
        .pluck('kind'),
    ).toEqual(['signed-up']);
  });

  it('stores an optional middle name, trimmed', async () => {
    const [with_, without] = [aSignUp({ middleName: ' Lee ' }), aSignUp({ middleName: '  ' })];

    await signUp(with_);
    await signUp(without);
    const refused = await signUp(aSignUp({ middleName: 'x'.repeat(101) }));

    const middleOf = async (email: string) =>
      api
        .db('drivers')
        .where('id', (await accountOf(email))?.id ?? '')
        .pluck('middle_name');
    expect(await middleOf(with_.email)).toEqual(['Lee']);
    expect(await middleOf(without.email)).toEqual([null]);
    expect(problemOf(refused).errors).toMatchObject([{ pointer: '/middleName' }]);
  });

  it('stores no plain password and sends no text without consent', async () => {
    const form = aSignUp();

    await signUp(form);

    const account = await accountOf(form.email);
    expect(JSON.stringify(account)).not.toContain(form.password);
    expect(account?.password_hash).toMatch(/^\$argon2id\$/);
    expect(account?.sms_consent_at).toBeNull();
  });

  it('rejects a name with links, so that none gets into an email', async () => {
    const form = aSignUp({
      firstName: 'Go to https://evil.example/win\r\n\r\nSign in now',
      lastName: 'www.evil.example',
    });

    const refused = await signUp(form);

    expect(problemOf(refused).errors).toEqual([
      { in: 'body', pointer: '/firstName', code: 'web-address' },
      { in: 'body', pointer: '/lastName', code: 'web-address' },
    ]);
    expect(await messagesTo(api.db, form.email)).toEqual([]);
  });

  it.each(['applicant/signUp', 'fleet/signUp'])('answers a name that fills the request at %s', async (path) => {
    const name = `${'a'.repeat(250_000)}.com`;

    const refused = await request(api.app).post(`/api/auth/${path}`).send({ firstName: name });

    expect(problemOf(refused).errors?.filter(({ pointer }) => pointer === '/firstName')).toEqual([
      expect.objectContaining({ code: 'too-big', message: 'Please use at most 50 characters' }),
    ]);
  });

  it('is limited to fifty per hour and IP address, enough for a class at a driving school', async () => {
    const from = '198.51.100.77';
    await api
      .db('rate_limits')
      .insert({ key: `driver-sign-up/${from}`, hits: 49, reset_at: new Date(Date.now() + 3_600_000) });
    const there = () => signUp(aSignUp()).set('X-Forwarded-For', from);

    const statuses = [(await there()).status, (await there()).status];

    expect(statuses).toEqual([202, 429]);
    expect((await signUp(aSignUp())).status).toBe(202);
  });

  it('stores the referral code, and only one that exists', async () => {
    const friend = aSignUp();
    await signUp(friend);
    const { id, referral_code: code } = (await accountOf(friend.email)) ?? {};
    const form = aSignUp({ referralCode: String(code).toLowerCase() });

    await signUp(form);
    const refused = await signUp(aSignUp({ referralCode: 'NOBODY22' }));

    expect((await accountOf(form.email))?.referred_by).toBe(id);
    expect(refused.status).toBe(400);
    expect(problemOf(refused).errors).toMatchObject([{ pointer: '/referralCode', code: 'referral-code-unknown' }]);
  });

  it('reports every invalid field together, with the specified texts', async () => {
    const refused = await signUp({ firstName: ' ', phone: '', email: 'sam', password: 'short', address: {} });

    const { errors = [] } = problemOf(refused);
    const texts = Object.fromEntries(errors.map(({ pointer, message }) => [pointer, message]));
    expect(texts).toEqual({
      '/firstName': 'This field is required',
      '/lastName': 'This field is required',
      '/phone': 'This field is required',
      '/email': 'Email is not valid',
      '/password': 'Password must contain at least 12 characters including at least 1 digit, 1 letter, and 1 symbol',
      '/address/city': 'Address is not valid',
      '/address/state': 'Address is not valid',
      '/address/latitude': 'Address is not valid',
      '/address/longitude': 'Address is not valid',
    });
  });

  it.each([
    ['a phone that nobody can have', { phone: '123' }, [{ pointer: '/phone', code: 'phone-not-valid' }]],
    [
      'one of the commonest passwords',
      { password: 'Password1234!' },
      [{ pointer: '/password', code: 'common-password' }],
    ],
    [
      'a common word with a year as the password',
      { password: 'Summer2026!!' },
      [{ pointer: '/password', code: 'common-password' }],
    ],
    [
      'a password made of the last name',
      { password: 'Rivera-1984!!' },
      [{ pointer: '/password', code: 'common-password' }],
    ],
    [
      'a city that does not exist',
      { address: { city: 'Atlantis', state: 'CA', latitude: 33.767, longitude: -118.1892 } },
      [{ pointer: '/address', code: 'address-not-valid' }],
    ],
    [
      'coordinates of somewhere else',
      { address: { city: 'Long Beach', state: 'CA', latitude: 40.7, longitude: -74 } },
      [{ pointer: '/address', code: 'address-not-valid' }],
    ],
  ])('refuses %s', async (_what, overrides, errors) => {
    const form = aSignUp(overrides);

    const refused = await signUp(form);

    expect(problemOf(refused).errors).toMatchObject(errors);
    expect(await accountOf(form.email)).toBeUndefined();
  });

  it('puts drivers of a state that is not served on the waitlist', async () => {
    const form = aSignUp({ address: { city: 'Cheyenne', state: 'WY', latitude: 41.14, longitude: -104.82 } });
    await api.db('served_states').where({ state: 'WY' }).delete();

    const refused = await signUp(form);

    expect(problemOf(refused)).toMatchObject({ status: 409, code: 'state-not-served', params: { state: 'WY' } });
    expect(await accountOf(form.email)).toBeUndefined();
  });

  it('changes no existing account, responds the same, and notifies its owner', async () => {
    const owner = await aUser(api.db, { roles: ['applicant'] });

    const response = await signUp(aSignUp({ email: owner.email.toUpperCase(), firstName: 'Mallory' }));

    expect([response.status, response.text]).toEqual([202, '']);
    expect(await accountOf(owner.email)).toMatchObject({ first_name: 'Robin', status: 'confirmed' });
    expect(await messagesTo(api.db, owner.email)).toMatchObject([
      { template: 'already-registered', params: { firstName: 'Robin' } },
    ]);
  });

  it('creates one account from two concurrent sign-ups', async () => {
    const form = aSignUp();

    const responses = await Promise.all([signUp(form), signUp(form)]);

    expect(responses.map(({ status }) => status)).toEqual([202, 202]);
    expect((await messagesTo(api.db, form.email)).map(({ template }) => template).sort()).toEqual([
      'already-registered',
      'confirm-email',
    ]);
  });
});
