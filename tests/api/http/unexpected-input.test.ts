import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { Found } from '#domain/find/schema';
import { newId } from '#platform/ids';
import { as, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken, anOrganization, aUser } from '../../support/builders/people';
import { aSignUp } from '../../support/builders/sign-up';
import { aDriver } from '../../support/hiring/hiring-world';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const rightsOf = (where: { id: string } | { email: string }) =>
  api
    .db('users')
    .where(where)
    .first('roles', 'position', 'organization_id', 'status', 'is_active', 'email_confirmed_at');

const wished = (organizationId: string) => ({
  roles: ['ops', 'ops-admin'],
  role: 'ops',
  position: 'HR',
  organizationId,
  organization_id: organizationId,
  status: 'confirmed',
  isActive: true,
  emailConfirmedAt: '2026-01-05T15:00:00.000Z',
  id: newId(),
  _id: newId(),
});

describe('unexpected fields', () => {
  it('give no rights at sign-up', async () => {
    const { id: organizationId } = await anOrganization(api.db);
    const form = { ...wished(organizationId), ...aSignUp() };

    await request(api.app).post('/api/auth/applicant/signUp').send(form).expect(202);

    expect(await rightsOf({ email: form.email })).toMatchObject({
      roles: ['applicant'],
      position: null,
      organization_id: null,
      status: 'pending',
      email_confirmed_at: null,
    });
  });

  it('give no rights when a person changes their account', async () => {
    const { id: organizationId } = await anOrganization(api.db);
    const { id } = await aUser(api.db, { roles: ['applicant'] });
    const before: unknown = await rightsOf({ id });
    const driver = as(api.app, await anAccessToken(api.db, id));

    const response = await driver
      .patch('/api/user')
      .send({ ...wished(organizationId), firstName: 'Kim', lastName: 'Diaz' });

    expect(response.ok).toBe(true);
    expect(await rightsOf({ id })).toEqual(before);
    expect(await api.db('users').where({ id }).first('first_name')).toEqual({ first_name: 'Kim' });
  });
});

describe('text with special characters of the database', () => {
  it.each(["O'Brien'); drop table users; --", '100% _of_ them', 'back\\slash', '$1', '"; select pg_sleep(9)'])(
    'is stored and found as text: %s',
    async (text) => {
      const id = await aDriver(api.db);
      await api.db('drivers').where({ id }).update({ last_name: text });
      const ops = as(api.app, await anAccessToken(api.db, (await aUser(api.db)).id));

      const found = (await ops.post('/api/ops/find').send({ text }).expect(200)).body as Found;
      const others = (
        await ops
          .post('/api/ops/find')
          .send({ text: `${text}q` })
          .expect(200)
      ).body as Found;

      // Signs do not count in names, so others may be found, too.
      expect(found.drivers.map(({ _id }) => _id)).toContain(id);
      expect(others.drivers).toEqual([]);
      expect(await api.db('users').first('id')).toBeDefined();
    },
  );
});
