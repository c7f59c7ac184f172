import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { z } from 'zod';
import type { NewUser } from '#db/accounts/user-store';
import { AuditLine } from '#domain/accounts/settings/schema';
import { StaffMember } from '#domain/accounts/staff/schema';
import type { AccountMessage } from '#domain/messages/account-messages';
import { as, problemOf, startTestApi, type TestApi, testSealer } from '../../../support/api';
import { anAccessToken, anOrganization, aUser, testPassword } from '../../../support/builders/people';
import { aFacility } from '../../../support/hiring/hiring-world';

let api: TestApi;
let clock = new Date('2026-11-21T12:00:00.000Z');
const ended: string[] = [];
const hourMs = 3_600_000;

beforeAll(async () => {
  api = await startTestApi({ now: () => clock, sessionEnded: (familyId) => ended.push(familyId) });
});
afterAll(() => api.close());

async function aCarrier() {
  const organization = await anOrganization(api.db, { name: 'Blue Mesa Freight' });
  const admin = await aUser(api.db, {
    roles: ['business', 'business-admin'],
    position: 'HR',
    organizationId: organization.id,
  });
  const recruiter = await aUser(api.db, {
    roles: ['business'],
    position: 'RECRUITER',
    organizationId: organization.id,
    lastName: 'Zeta',
  });
  return { organization, admin, recruiter, desk: await deskOf(admin) };
}
const deskOf = async ({ id }: Pick<NewUser, 'id'>) => as(api.app, await anAccessToken(api.db, id, clock));
type Desk = Awaited<ReturnType<typeof deskOf>>;

const someone = (more: object = {}) => ({
  email: `new-${String(Math.floor(performance.now() * 1000))}@bluemesa.example`,
  firstName: 'Alex',
  lastName: 'Moss',
  ...more,
});
async function invited(desk: Desk, more: object = {}) {
  const body = someone({ position: 'SAFETY', ...more });
  const response = await desk.post('/api/staff').send(body);
  return { id: z.object({ _id: z.uuid() }).parse(response.body)._id, email: body.email };
}
const staffOf = async (desk: Desk, path = '/api/staff') => z.array(StaffMember).parse((await desk.get(path)).body);
const memberOf = async (desk: Desk, id: string) => (await staffOf(desk)).find(({ _id }) => _id === id);
async function auditOf(desk: Desk, id: string) {
  const page = z.object({ data: z.array(AuditLine) }).parse((await desk.get(`/api/staff/${id}/audit`)).body);
  return page.data;
}
const signIn = (email: string, device = 'phone') =>
  request(api.app).post('/api/auth/signIn').set('User-Agent', device).send({ email, password: testPassword });
async function mailsTo(to: string): Promise<AccountMessage[]> {
  const rows: { sealed: Buffer }[] = await api.db('messages').orderBy('id').select('sealed');
  return rows
    .map(({ sealed }) => JSON.parse(testSealer.open(sealed)) as AccountMessage)
    .filter((mail) => mail.to === to);
}
const linkIn = (mail: AccountMessage | undefined): string =>
  mail !== undefined && 'link' in mail.params
    ? (new URL(mail.params.link).searchParams.get('accessToken') ?? '')
    : 'no link';
const open = (accessToken: string) =>
  request(api.app).patch('/api/auth/confirmEmail').query({ accessToken }).send({ password: testPassword });

describe('an invitation', () => {
  it('creates an account with position and facilities, which its email activates', async () => {
    const { organization, desk } = await aCarrier();
    const facilityId = await aFacility(api.db, { organizationId: organization.id });

    const { id, email } = await invited(desk, { facilityIds: [facilityId] });

    expect(await memberOf(desk, id)).toMatchObject({
      position: 'SAFETY',
      isAdmin: false,
      state: 'invited',
      invitedAt: clock.toISOString(),
      facilities: [{ _id: facilityId }],
      lastSignIn: null,
    });
    expect(await mailsTo(email)).toMatchObject([
      { template: 'invitation', params: { firstName: 'Alex', organization: 'Blue Mesa Freight', as: 'SAFETY' } },
    ]);
    expect((await open(linkIn((await mailsTo(email))[0]))).status).toBe(200);
    expect(await memberOf(desk, id)).toMatchObject({ state: 'active', invitedAt: null });
  });

  it('does not reveal accounts elsewhere: nothing that the carrier sees differs', async () => {
    const [{ desk }, other] = [await aCarrier(), await aCarrier()];
    const [driver, colleague] = [await aUser(api.db, { roles: ['applicant'] }), other.recruiter];
    const asSeen = async (email: string) => {
      const invite = await desk.post('/api/staff').send({ ...someone({ position: 'SAFETY' }), email });
      const { _id: id } = z.object({ _id: z.uuid() }).parse(invite.body);
      const path = `/api/staff/${id}`;
      const row = async () => (await desk.get('/api/staff')).body as { _id: string }[];
      const seen = [
        invite,
        (await row()).find(({ _id }) => _id === id),
        await desk.patch(path).send({ position: 'HR' }),
        await desk.post(`${path}/invitation`),
        await desk.post(`${path}/deactivate`),
        await desk.delete(`${path}/invitation`),
        (await row()).find(({ _id }) => _id === id),
        await desk.post(`${path}/invitation`),
        await desk.post('/api/staff').send({ ...someone({ position: 'SAFETY' }), email }),
        (await row()).find(({ _id }) => _id === id),
        ((await desk.get(`${path}/audit`)).body as { data: object[] }).data.map((line) => ({ ...line, _id: '' })),
      ].map((each) =>
        each !== undefined && 'status' in each
          ? [each.status, each.body as unknown, Object.keys(each.headers as object)]
          : each,
      );
      return JSON.stringify(seen)
        .replaceAll(id, 'ID')
        .replaceAll(email, 'EMAIL')
        .replace(/urn:request:[\w-]+/g, 'urn');
    };

    const unknownEmail = `nobody-${String(performance.now())}@example.com`;
    const unknown = await asSeen(unknownEmail);

    expect(await asSeen(driver.email)).toBe(unknown);
    expect(await asSeen(colleague.email.toUpperCase())).toBe(unknown);
  });

  it('is created once when several colleagues invite an address concurrently', async () => {
    const { desk } = await aCarrier();
    const driver = await aUser(api.db, { roles: ['applicant'] });
    const body = { ...someone({ position: 'SAFETY' }), email: driver.email };

    const responses = await Promise.all([1, 2, 3, 4, 5, 6].map(() => desk.post('/api/staff').send(body)));

    const refused = responses.filter(({ status }) => status === 409).map((response) => problemOf(response).code);
    expect(refused).toEqual(Array.from({ length: 5 }, () => 'email-taken'));
    expect((await staffOf(desk)).filter(({ email }) => email === driver.email)).toHaveLength(1);
  });

  it('is refused for a colleague who left, with the way to reactivate the account', async () => {
    const { desk, recruiter } = await aCarrier();
    const body = { ...someone({ position: 'SAFETY' }), email: recruiter.email };
    const inviteAgain = async () => problemOf(await desk.post('/api/staff').send(body)).code;

    const whileActive = await inviteAgain();
    await api.db('users').where({ id: recruiter.id }).update({ is_active: false });

    expect([whileActive, await inviteAgain()]).toEqual(['email-taken', 'colleague-deactivated']);
  });

  it('notifies the owner of an account elsewhere, whose account stays as it is', async () => {
    const { desk } = await aCarrier();
    const driver = await aUser(api.db, { roles: ['applicant'] });

    const { id } = await invited(desk, { email: driver.email });

    expect(await mailsTo(driver.email)).toMatchObject([
      { template: 'invited-elsewhere', params: { organization: 'Blue Mesa Freight' } },
    ]);
    expect((await signIn(driver.email)).status).toBe(200);
    await api
      .db('users')
      .where({ id: driver.id })
      .update({ email: `gone-${driver.email}` });
    await desk.post(`/api/staff/${id}/invitation`);
    const mail = (await mailsTo(driver.email)).at(-1);
    expect(mail).toMatchObject({ template: 'invitation' });
    expect((await open(linkIn(mail))).status).toBe(200);
    expect(await memberOf(desk, id)).toMatchObject({ state: 'active', email: driver.email });
  });

  it('succeeds for two carriers that invite a person at the same time', async () => {
    const [one, two] = [await aCarrier(), await aCarrier()];
    const body = someone({ position: 'HR' });

    const responses = await Promise.all([one, two].map(({ desk }) => desk.post('/api/staff').send(body)));

    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect((await mailsTo(body.email)).map(({ template }) => template).sort()).toEqual([
      'invitation',
      'invited-elsewhere',
    ]);
  });

  it('reaches each carrier once when several colleagues at two of them invite a person at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [one, two] = [await aCarrier(), await aCarrier()];
      const body = someone({ position: 'HR' });

      const responses = await Promise.all(
        [one, two, two, one, two, two].map(({ desk }) => desk.post('/api/staff').send(body)),
      );

      expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    }
  });

  it("is refused for an address of the carrier's own staff, and limited to twenty per hour and carrier", async () => {
    const [one, two] = [await aCarrier(), await aCarrier()];
    const taken = someone({ position: 'HR' });
    await one.desk.post('/api/staff').send(taken);
    const codes: string[] = [];
    for (let times = 0; times < 20; times += 1)
      codes.push(problemOf(await one.desk.post('/api/staff').send(taken)).code);

    expect([new Set(codes.slice(0, 19)), codes[19]]).toEqual([new Set(['email-taken']), 'too-many-requests']);
    expect((await two.desk.post('/api/staff').send(someone({ position: 'HR' }))).status).toBe(201);
  });

  it("is refused for another carrier's facility, and leaves nothing behind", async () => {
    const [{ desk }, other] = [await aCarrier(), await aCarrier()];
    const facilityId = await aFacility(api.db, { organizationId: other.organization.id });
    const body = someone({ position: 'HR', facilityIds: [facilityId] });

    const refused = await desk.post('/api/staff').send(body);

    expect(refused.body).toMatchObject({ errors: [{ pointer: '/facilityIds', code: 'unknown-facility' }] });
    expect(await mailsTo(body.email)).toEqual([]);
    expect(await staffOf(desk)).toHaveLength(2);
  });

  it('is sent again with a new link; the one before no longer works', async () => {
    const { desk } = await aCarrier();
    const { id, email } = await invited(desk);

    await desk.post(`/api/staff/${id}/invitation`);

    const [first, second] = await mailsTo(email);
    expect(problemOf(await open(linkIn(first))).code).toBe('link-not-valid');
    expect((await open(linkIn(second))).status).toBe(200);
  });

  it('can be resent five times per hour', async () => {
    const { desk } = await aCarrier();
    const { id } = await invited(desk);
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) statuses.push((await desk.post(`/api/staff/${id}/invitation`)).status);

    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('can be withdrawn, and sent again', async () => {
    const { desk } = await aCarrier();
    const { id, email } = await invited(desk);

    await desk.delete(`/api/staff/${id}/invitation`);

    expect(await memberOf(desk, id)).toMatchObject({ state: 'invitation-withdrawn' });
    expect(problemOf(await open(linkIn((await mailsTo(email))[0]))).code).toBe('link-not-valid');
    await desk.post(`/api/staff/${id}/invitation`);
    expect(await memberOf(desk, id)).toMatchObject({ state: 'invited' });
    expect((await open(linkIn((await mailsTo(email)).at(-1)))).status).toBe(200);
    expect(problemOf(await desk.delete(`/api/staff/${id}/invitation`)).code).toBe('staff-state-changed');
  });

  it('is valid for seven days', async () => {
    const { desk, admin } = await aCarrier();
    const { id } = await invited(desk);
    clock = new Date(clock.getTime() + 7 * 24 * hourMs - 1);
    expect(await memberOf(await deskOf(admin), id)).toMatchObject({ state: 'invited' });
    clock = new Date(clock.getTime() + 1);

    expect(await memberOf(await deskOf(admin), id)).toMatchObject({ state: 'invitation-expired' });
  });
});

describe('a member of staff', () => {
  it('can be given another position, which applies to the next call', async () => {
    const { desk, recruiter } = await aCarrier();
    const ofRecruiter = await deskOf(recruiter);
    const mayInvite = async () => (await ofRecruiter.get('/api/staff')).status;
    const before = await mayInvite();

    await desk.patch(`/api/staff/${recruiter.id}`).send({ position: 'HR', isAdmin: true });

    expect([before, await mayInvite()]).toEqual([403, 200]);
    expect(await memberOf(desk, recruiter.id)).toMatchObject({ position: 'HR', isAdmin: true });
    const changes = (await auditOf(desk, recruiter.id)).filter(({ kind }) => kind !== 'signed-in');
    expect(changes.map(({ kind, details, by }) => ({ kind, details, by }))).toEqual([
      { kind: 'role-changed', details: { isAdmin: true }, by: { name: 'Robin Reyes' } },
      { kind: 'position-changed', details: { from: 'RECRUITER', to: 'HR' }, by: { name: 'Robin Reyes' } },
    ]);
  });

  it('is signed out immediately when deactivated, until reactivated', async () => {
    const { desk, recruiter } = await aCarrier();
    const ofRecruiter = await deskOf(recruiter);

    const response = await desk.post(`/api/staff/${recruiter.id}/deactivate`);

    expect(response.status).toBe(204);
    expect((await ofRecruiter.get('/api/user')).status).toBe(401);
    expect(ended).not.toHaveLength(0);
    expect(problemOf(await signIn(recruiter.email)).code).toBe('sign-in-failed');
    expect(await memberOf(desk, recruiter.id)).toMatchObject({ state: 'deactivated' });
    await desk.post(`/api/staff/${recruiter.id}/reactivate`);
    expect((await signIn(recruiter.email)).status).toBe(200);
  });

  it('is listed with the device of the last sign-in', async () => {
    const { desk, recruiter } = await aCarrier();
    await signIn(recruiter.email, 'old phone');
    await signIn(recruiter.email, 'new phone');

    expect(await memberOf(desk, recruiter.id)).toMatchObject({
      lastSignIn: { device: 'new phone', at: clock.toISOString() },
    });
  });

  it('cannot change their own account, so that someone always manages the staff', async () => {
    const { desk, admin } = await aCarrier();

    const refused = [
      await desk.post(`/api/staff/${admin.id}/deactivate`),
      await desk.patch(`/api/staff/${admin.id}`).send({ isAdmin: false }),
    ];

    expect(refused.map((response) => problemOf(response).code)).toEqual(['own-account', 'own-account']);
  });

  it('remains as administrator when two deactivate each other at the same time', async () => {
    const { organization, desk, admin } = await aCarrier();
    const second = await aUser(api.db, {
      roles: ['business', 'business-admin'],
      position: 'HR',
      organizationId: organization.id,
    });
    const other = await deskOf(second);

    await Promise.all([
      desk.post(`/api/staff/${second.id}/deactivate`),
      other.post(`/api/staff/${admin.id}/deactivate`),
    ]);

    const active = await api.db('users').where({ organization_id: organization.id, is_active: true }).pluck('roles');
    expect(active.filter((roles: string[]) => roles.includes('business-admin'))).toHaveLength(1);
  });
});

describe("another carrier's staff", () => {
  it('returns 404 for every call', async () => {
    const [{ desk }, other] = [await aCarrier(), await aCarrier()];
    const pending = await invited(other.desk);
    const path = `/api/staff/${pending.id}`;

    const responses = [
      await desk.patch(path).send({ position: 'HR' }),
      await desk.post(`${path}/deactivate`),
      await desk.post(`${path}/reactivate`),
      await desk.post(`${path}/invitation`),
      await desk.delete(`${path}/invitation`),
      await desk.get(`${path}/audit`),
    ];

    expect(responses.map((response) => problemOf(response).code)).toEqual(Array(6).fill('not-found'));
    expect(await mailsTo(pending.email)).toHaveLength(1);
    expect(await memberOf(other.desk, pending.id)).toMatchObject({ state: 'invited', position: 'SAFETY' });
    expect(await memberOf(desk, pending.id)).toBeUndefined();
  });
});

const anOpsAdmin = () => aUser(api.db, { roles: ['ops', 'ops-admin'] });

describe("operations' own staff", () => {
  it('is invited, deactivated and listed by operations only', async () => {
    const ops = await deskOf(await anOpsAdmin());
    const { desk, recruiter } = await aCarrier();
    const body = someone();

    const response = await ops.post('/api/ops/staff').send(body);

    expect(response.status).toBe(201);
    const listed = await staffOf(ops, '/api/ops/staff');
    expect(listed).toContainEqual(expect.objectContaining({ email: body.email, state: 'invited', position: null }));
    expect(listed.map(({ _id }) => _id)).not.toContain(recruiter.id);
    expect(problemOf(await ops.post(`/api/ops/staff/${recruiter.id}/deactivate`)).code).toBe('not-found');
    expect(problemOf(await desk.get('/api/ops/staff')).code).toBe('forbidden');
    expect(await mailsTo(body.email)).toMatchObject([{ params: { organization: 'Gladhand' } }]);
    expect((await open(linkIn((await mailsTo(body.email))[0]))).status).toBe(200);
  });

  it('has a lead from operations, chosen by operations only', async () => {
    const [boss, member, leader] = [await anOpsAdmin(), await aUser(api.db), await aUser(api.db, { lastName: 'Lead' })];
    const out = await aUser(api.db);
    await api.db('users').where({ id: out.id }).update({ is_active: false });
    const invitee = await aUser(api.db, { status: 'pending' });
    const { desk, recruiter } = await aCarrier();
    const ops = await deskOf(boss);
    const path = `/api/ops/staff/${member.id}`;
    const leadOf = async () => (await staffOf(ops, '/api/ops/staff')).find(({ _id }) => _id === member.id)?.lead;

    await ops.patch(path).send({ leadId: leader.id }).expect(204);
    expect(await leadOf()).toEqual({ _id: leader.id, name: 'Robin Lead' });
    for (const leadId of [member.id, recruiter.id, out.id, invitee.id]) {
      const refused = await ops.patch(path).send({ leadId });
      expect(problemOf(refused).errors).toMatchObject([{ pointer: '/leadId', code: 'unknown-lead' }]);
    }
    const strangers = [
      await desk.patch(path).send({ leadId: null }),
      await ops.patch(`/api/ops/staff/${recruiter.id}`).send({ leadId: leader.id }),
      await ops.patch(`/api/ops/staff/${boss.id}`).send({ leadId: leader.id }),
    ];
    expect(strangers.map((response) => problemOf(response).code)).toEqual(['forbidden', 'not-found', 'own-account']);
    expect(await leadOf()).toMatchObject({ _id: leader.id });

    await ops.post(`/api/ops/staff/${leader.id}/deactivate`).expect(204);
    expect(await leadOf()).toBeNull();
    await ops.patch(path).send({ leadId: null }).expect(204);
    await ops.post(`/api/ops/staff/${leader.id}/reactivate`).expect(204);
    expect(await leadOf()).toBeNull();
    const audit = (await ops.get(`${path}/audit`)).body as { data: { kind: string }[] };
    expect(audit.data.map(({ kind }) => kind)).toEqual(['lead-changed', 'lead-changed']);
  });

  it('has administrators whom an administrator appointed, until revoked, and at least one remains', async () => {
    const [admin, member] = [await anOpsAdmin(), await aUser(api.db)];
    const [desk, other] = [await deskOf(admin), await deskOf(member)];
    const path = `/api/ops/staff/${member.id}`;
    const isAdmin = async () => (await staffOf(desk, '/api/ops/staff')).find(({ _id }) => _id === member.id)?.isAdmin;
    expect(problemOf(await other.post('/api/ops/staff').send(someone())).code).toBe('forbidden');

    await desk.patch(path).send({ isAdmin: true }).expect(204);
    expect(await isAdmin()).toBe(true);
    await other.post('/api/ops/staff').send(someone()).expect(201);
    expect(problemOf(await other.patch(path).send({ isAdmin: false })).code).toBe('own-account');
    expect(problemOf(await other.post(`${path}/deactivate`)).code).toBe('own-account');

    const both = await Promise.all([
      desk.patch(path).send({ isAdmin: false }),
      other.patch(`/api/ops/staff/${admin.id}`).send({ isAdmin: false }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 403]);
    const left = await api.db('users').whereIn('id', [admin.id, member.id]).pluck('roles');
    expect(left.filter((roles: string[]) => roles.includes('ops-admin'))).toHaveLength(1);
    expect(left.every((roles: string[]) => roles.includes('ops'))).toBe(true);
  });
});

describe('a change of a member', () => {
  const start = { position: 'RECRUITER', isAdmin: false, facilityIds: [] } as const;

  it.each([
    { theirs: { position: 'HR' }, mine: { position: 'SAFETY' } },
    { theirs: { isAdmin: true }, mine: { position: 'HR' } },
    { theirs: { facilityIds: [] }, mine: { isAdmin: true }, hasFacility: true },
  ])('is refused if another administrator changed the member in the meantime: $theirs', async (changes) => {
    const { theirs, mine, hasFacility = false } = changes;
    const { organization, recruiter, desk } = await aCarrier();
    const facilityIds = hasFacility ? [await aFacility(api.db, { organizationId: organization.id })] : [];
    const change = (body: object) => desk.patch(`/api/staff/${recruiter.id}`).send(body);
    const was = { ...start, facilityIds };
    await change({ facilityIds }).expect(204);

    await change({ ...theirs, was }).expect(204);
    const stored = await memberOf(desk, recruiter.id);
    expect(problemOf(await change({ ...mine, was }))).toMatchObject({ status: 409, code: 'record-changed' });
    expect(await memberOf(desk, recruiter.id)).toEqual(stored);
    // The same change by both, and a client that does not say what it read, are no conflict.
    await change({ ...theirs, was }).expect(204);
    await change(mine).expect(204);
  });
});
