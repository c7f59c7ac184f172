import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { ActivatedCarrier, ApplicationList, type OpsOrganization, OrganizationList } from '#domain/carriers/schema';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { aCallTime, anApplication } from '../../support/builders/carriers';
import { anAccessToken, anOrganization, aUser, testPassword } from '../../support/builders/people';
import { messagesTo } from '../../support/mailbox';

let api: TestApi;
let ops: ReturnType<typeof as>;
let opsId: string;
const ended: string[] = [];
beforeAll(async () => {
  api = await startTestApi({ sessionEnded: (familyId, why) => ended.push(`${familyId} ${String(why)}`) });
  ({ id: opsId } = await aUser(api.db));
  ops = as(api.app, await anAccessToken(api.db, opsId));
});
afterAll(() => api.close());

const administrator = (email = `${newId()}@juniper.example`) => ({
  name: 'Juniper Ridge Haulage',
  firstName: 'Ana',
  lastName: 'Flores',
  email,
  position: 'HR',
});
const activate = (id: string, body: object = administrator()) =>
  ops.post(`/api/ops/carrier-applications/${id}/activate`).send(body);
const applications = async (status: string) =>
  ApplicationList.parse((await ops.get('/api/ops/carrier-applications').query({ status, limit: 100 })).body);
const organizationNamed = async (search: string): Promise<OpsOrganization[]> =>
  OrganizationList.parse((await ops.get('/api/ops/organizations').query({ search })).body).data;

describe('applications of carriers', () => {
  it('are listed oldest first, with the census data of the DOT number', async () => {
    await api.db('fmcsa_carriers').insert({ dot_number: 4_100_200, legal_name: 'JUNIPER', search_name: 'juniper' });
    const later = await anApplication(api.db, { dotNumber: 4_100_201, now: new Date('2026-11-02T00:00:00Z') });
    const first = await anApplication(api.db, { dotNumber: 4_100_200, now: new Date('2026-11-01T00:00:00Z') });

    const { data } = await applications('new');

    expect(data.slice(0, 2)).toMatchObject([
      { _id: first, mcdotNumber: '4100200', census: { legalName: 'JUNIPER' }, callAt: null },
      { _id: later, census: null },
    ]);
  });

  it('become an organization whose first administrator is invited', async () => {
    const id = await anApplication(api.db);
    const admin = administrator();

    const { organizationId } = ActivatedCarrier.parse((await activate(id, admin)).body);

    expect((await applications('activated')).data.map(({ _id }) => _id)).toContain(id);
    expect(await api.db('organizations').where('id', organizationId).first()).toMatchObject({ is_active: true });
    expect(await api.db('users').where('email', admin.email).first()).toMatchObject({
      roles: ['business-admin'],
      position: 'HR',
      organization_id: organizationId,
      status: 'pending',
      password_hash: null,
    });
    expect(await messagesTo(api.db, admin.email)).toMatchObject([
      { template: 'invitation', params: { organization: 'Juniper Ridge Haulage', as: 'applicant' } },
    ]);
  });

  it('are decided once, even by two concurrent requests', async () => {
    const id = await anApplication(api.db);

    const responses = await Promise.all([activate(id), activate(id)]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(problemOf(await ops.post(`/api/ops/carrier-applications/${id}/decline`)).code).toBe('application-settled');
  });

  it('return the same organization for a retry with the same key', async () => {
    const [id, key, admin] = [await anApplication(api.db), newId(), administrator()];

    const one = await activate(id, admin).set('Idempotency-Key', key);
    const again = await activate(id, admin).set('Idempotency-Key', key);

    expect(again.body).toEqual(one.body);
  });

  it('store nothing if the administrator or the carrier exists', async () => {
    const { email } = await aUser(api.db);
    const id = await anApplication(api.db, { dotNumber: 4_200_300 });
    const taken = await activate(id, administrator(email));
    await activate(await anApplication(api.db, { dotNumber: 4_200_300 }));
    const twice = await activate(id);

    expect([problemOf(taken).code, problemOf(twice).code]).toEqual(['email-taken', 'carrier-taken']);
    expect((await applications('new')).data.map(({ _id }) => _id)).toContain(id);
    expect(await api.db('organizations').where('dot_number', 4_200_300).select('id')).toHaveLength(1);
  });

  it('can be declined, which cancels a booked call', async () => {
    const id = await anApplication(api.db, { bookingSecret: 'to-decline' });
    const callTime = await aCallTime(api.db);
    await request(api.app)
      .post(`/api/fleet/call-times/${callTime}/book`)
      .send({ booking: 'to-decline', timeZone: 'America/Chicago' });

    const response = await ops.post(`/api/ops/carrier-applications/${id}/decline`);

    const mails = await messagesTo(api.db, `${id}@juniper.example`);
    expect(response.status).toBe(204);
    expect(mails.map(({ template }) => template)).toEqual(['call-booked', 'call-cancelled']);
    expect(mails[1]?.calendar?.content).toMatch(/METHOD:CANCEL[^]*SEQUENCE:2\r/);
    expect(await api.db('call_times').where('id', callTime).first('application_id')).toEqual({ application_id: null });
  });

  it('return 404 for an unknown id', async () => {
    expect((await activate(newId())).status).toBe(404);
  });
});

describe('organizations', () => {
  const staffOf = async (organizationId: string) => {
    const user = await aUser(api.db, { roles: ['business'], position: 'HR', organizationId });
    return { user, token: await anAccessToken(api.db, user.id) };
  };

  it('are found by part of their name, with the number of their staff', async () => {
    const { id } = await anOrganization(api.db, { name: 'Copper Kettle Lines' });
    await staffOf(id);

    expect(await organizationNamed('kettle')).toMatchObject([
      { _id: id, name: 'Copper Kettle Lines', isActive: true, staff: 1, activeOrders: 0, mcdotNumber: null },
    ]);
  });

  it('are deactivated: staff is signed out immediately and cannot sign in, and no one else is affected', async () => {
    const { id } = await anOrganization(api.db, { name: 'Closing Carrier' });
    const { user, token } = await staffOf(id);
    const stranger = await staffOf((await anOrganization(api.db)).id);

    const reason = 'The operating authority was revoked';
    const admin = await aUser(api.db, { roles: ['business', 'business-admin'], position: 'HR', organizationId: id });
    const withoutReason = await ops.post(`/api/ops/organizations/${id}/deactivate`).send({ reason: ' ' });
    expect(problemOf(withoutReason).errors).toMatchObject([{ pointer: '/reason' }]);

    const response = await ops.post(`/api/ops/organizations/${id}/deactivate`).send({ reason });

    const families: { family_id: string }[] = await api.db('sessions').where('user_id', user.id).select('family_id');
    const signIn = await request(api.app).post('/api/auth/signIn').send({ email: user.email, password: testPassword });
    expect(response.status).toBe(204);
    const page = await ops.get(`/api/ops/organizations/${id}`);
    expect(page.body).toMatchObject({ isActive: false, deactivation: { reason, at: expect.any(String) } });
    const mails = await api.db('messages').where({ recipient_id: admin.id }).select('template');
    expect(mails).toEqual([{ template: 'carrier-deactivated' }]);
    expect(problemOf(await as(api.app, token).get('/api/user')).code).toBe('session-expired');
    expect(problemOf(signIn).message).toBe('Closing Carrier is not active, please contact support');
    expect(ended).toEqual(families.map(({ family_id }) => `${family_id} carrierInactive`));
    expect((await as(api.app, stranger.token).get('/api/user')).status).toBe(200);
    expect(await api.db('account_audit').where({ user_id: user.id, kind: 'session-ended' }).first()).toMatchObject({
      actor_id: opsId,
      organization_id: id,
      details: { reason: 'organization-deactivated' },
    });
  });

  it('notify the workflows once, and again when they are reactivated', async () => {
    const { id } = await anOrganization(api.db);
    const turn = (which: string) => ops.post(`/api/ops/organizations/${id}/${which}`).send({ reason: 'A reason' });
    for (const which of ['deactivate', 'deactivate', 'reactivate', 'reactivate']) await turn(which);

    const words: { topic: string; payload: unknown }[] = await api
      .db('outbox')
      .orderBy('id')
      .select('topic', 'payload');
    const word = { topic: 'organizationActivityChanged', payload: { organizationId: id } };
    expect(words.filter(({ payload }) => JSON.stringify(payload).includes(id))).toEqual([word, word]);
    expect((await api.db('organizations').where({ id }).first<{ is_active: boolean }>()).is_active).toBe(true);
  });
});
