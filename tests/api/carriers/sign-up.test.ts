import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { CallOffer, FleetSignedUp } from '#domain/carriers/schema';
import { newId } from '#platform/ids';
import { problemOf, startTestApi, type TestApi } from '../../support/api';
import { aCallTime, anApplication } from '../../support/builders/carriers';
import { aUser } from '../../support/builders/people';
import { messagesTo } from '../../support/mailbox';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const form = (overrides: object = {}) => ({
  mcdotNumber: '2841077',
  companyName: 'Juniper Ridge Haulage',
  zip: '73102',
  fleetSize: 24,
  note: 'We are starting a lane to Denver in March',
  firstName: 'Ana',
  lastName: 'Flores',
  email: `${newId()}@juniper.example`,
  phone: '(405) 555-0134',
  ...overrides,
});
const signUp = (body: object) => request(api.app).post('/api/auth/fleet/signUp').send(body);
const offer = (booking: string) => request(api.app).get('/api/fleet/call-times').query({ booking });
const book = (callTimeId: string, booking: string, timeZone = 'America/Chicago') =>
  request(api.app).post(`/api/fleet/call-times/${callTimeId}/book`).send({ booking, timeZone });

describe("a carrier's sign-up", () => {
  it('is stored for operations with a phone number, and confirmed by email', async () => {
    const sent = form();
    await aCallTime(api.db);

    const response = await signUp(sent);

    const { booking } = FleetSignedUp.parse(response.body);
    expect(response.status).toBe(201);
    expect(await api.db('carrier_applications').where('email', sent.email).first()).toMatchObject({
      dot_number: 2841077,
      company_name: 'Juniper Ridge Haulage',
      phone: '+14055550134',
      status: 'new',
    });
    expect(await messagesTo(api.db, sent.email)).toMatchObject([
      {
        template: 'carrier-received',
        params: { firstName: 'Ana', link: `http://127.0.0.1:8080/fleet/thankyou?booking=${booking}` },
      },
    ]);
  });

  it('offers no time for the call in its email while operations offer none', async () => {
    await api.db('call_times').delete();
    const sent = form();

    await signUp(sent);

    const [message] = await messagesTo(api.db, sent.email);
    expect(message?.params).toEqual({ firstName: 'Ana', company: 'Juniper Ridge Haulage' });
  });

  it('stores no secret', async () => {
    const { booking } = FleetSignedUp.parse((await signUp(form())).body);

    expect(JSON.stringify(await api.db('carrier_applications').select())).not.toContain(booking);
  });

  it('reports every missing or invalid field together', async () => {
    const response = await signUp({ mcdotNumber: 'MC-12', zip: 'abc', email: 'nobody', phone: '12', note: '' });

    const errors = problemOf(response).errors ?? [];
    expect(Object.fromEntries(errors.map(({ pointer, message }) => [pointer, message]))).toEqual({
      '/mcdotNumber': 'MCDOT number is not valid',
      '/companyName': 'This field is required',
      '/zip': 'ZIP code is not valid',
      '/fleetSize': 'This field is required',
      '/firstName': 'This field is required',
      '/lastName': 'This field is required',
      '/email': 'Email is not valid',
    });
  });

  it('requires a valid phone number', async () => {
    const response = await signUp(form({ phone: '123 456' }));

    expect(problemOf(response).errors).toEqual([
      { in: 'body', pointer: '/phone', code: 'phone-not-valid', message: 'Phone number is not valid' },
    ]);
  });

  it('responds the same for an address that has an account', async () => {
    const known = await aUser(api.db);

    const [one, other] = [await signUp(form({ email: known.email })), await signUp(form())];

    expect([one.status, Object.keys(one.body as object)]).toEqual([other.status, Object.keys(other.body as object)]);
    expect((await messagesTo(api.db, known.email)).map(({ template }) => template)).toEqual(['carrier-received']);
  });

  it('limits the emails to one email address', async () => {
    const email = `${newId()}@juniper.example`;
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await signUp(form({ email }))).status);

    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await messagesTo(api.db, email)).toHaveLength(5);
  });
});

describe('booking a call', () => {
  it('shows future free times, and requires the token from the email', async () => {
    await anApplication(api.db, { bookingSecret: 'secret-1' });
    const free = await aCallTime(api.db);
    const past = await aCallTime(api.db, '2026-01-05T15:00:00.000Z');

    const { times, booked } = CallOffer.parse((await offer('secret-1')).body);
    const stranger = await offer('guess');

    expect(times.map(({ _id }) => _id)).toContain(free);
    expect(times.map(({ _id }) => _id)).not.toContain(past);
    expect(booked).toBeNull();
    expect(problemOf(stranger).code).toBe('link-not-valid');
  });

  it("books the time, confirms it by email in the applicant's time zone, and attaches a calendar file", async () => {
    const id = await anApplication(api.db, { bookingSecret: 'secret-2' });
    const time = await aCallTime(api.db, '2099-03-02T16:30:00.000Z');

    const response = await book(time, 'secret-2', 'America/Denver');

    const [mail] = await messagesTo(api.db, `${id}@juniper.example`);
    expect(CallOffer.parse(response.body).booked).toEqual({ startsAt: '2099-03-02T16:30:00.000Z' });
    expect(mail).toMatchObject({
      template: 'call-booked',
      params: { startsAt: '2099-03-02T16:30:00.000Z', timeZone: 'America/Denver' },
      calendar: { method: 'PUBLISH' },
    });
    expect(mail?.calendar?.content).not.toMatch(/ATTENDEE|RSVP/);
    expect(mail?.calendar?.content).toContain('DTSTART:20990302T163000Z');
    expect(mail?.calendar?.content).toContain('DTEND:20990302T170000Z');
  });

  it('reschedules the call with the same UID and a higher sequence, and frees the first time', async () => {
    const id = await anApplication(api.db, { bookingSecret: 'secret-3' });
    const [first, second] = [await aCallTime(api.db), await aCallTime(api.db)];
    await book(first, 'secret-3');

    await book(second, 'secret-3');

    const calendars = (await messagesTo(api.db, `${id}@juniper.example`)).map(({ calendar }) => calendar?.content);
    expect(calendars).toEqual([
      expect.stringMatching(new RegExp(`UID:call-${id}@gladhand[^]*SEQUENCE:1\r`)),
      expect.stringMatching(new RegExp(`UID:call-${id}@gladhand[^]*SEQUENCE:2\r`)),
    ]);
    expect(await api.db('call_times').where('id', first).first('application_id')).toEqual({ application_id: null });
  });

  it('assigns a time to one carrier only, and the other carrier keeps its booking', async () => {
    await anApplication(api.db, { bookingSecret: 'secret-4' });
    await anApplication(api.db, { bookingSecret: 'secret-5' });
    const [wanted, own] = [await aCallTime(api.db), await aCallTime(api.db)];
    await book(own, 'secret-5');

    const responses = await Promise.all([book(wanted, 'secret-4'), book(wanted, 'secret-5')]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.map(({ body }) => (body as { code?: string }).code)).toContain('call-time-taken');
    expect(CallOffer.parse((await offer('secret-5')).body).booked).not.toBeNull();
  });

  it('processes concurrent bookings from two tabs one after the other', async () => {
    const id = await anApplication(api.db, { bookingSecret: 'secret-6' });
    const times = [await aCallTime(api.db), await aCallTime(api.db)];

    const responses = await Promise.all(times.map((time) => book(time, 'secret-6')));

    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await api.db('call_times').where('application_id', id).select('id')).toHaveLength(1);
  });

  it('is closed once operations have decided on the application', async () => {
    const id = await anApplication(api.db, { bookingSecret: 'secret-7' });
    const time = await aCallTime(api.db);
    await api.db('carrier_applications').where({ id }).update({ status: 'declined', settled_at: new Date() });

    expect(CallOffer.parse((await offer('secret-7')).body).times).toEqual([]);
    expect(problemOf(await book(time, 'secret-7')).code).toBe('application-settled');
  });
});
