import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { startSession } from '#api/accounts/sessions';
import type { Db } from '#db/handle';
import { down as forgetEnds, up as endSessions } from '#db/migrations/202611222050-end-sessions';
import { down as forgetAdmins, up as nameOpsAdmins } from '#db/migrations/202611222015-name-ops-admins';

import { anOrganization, aUser } from '../support/builders/people';
import { openTestDatabase } from '../support/database';

let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

const rolesOf = async (id: string): Promise<string[] | undefined> =>
  (await db<{ id: string; roles: string[] }>('users').where({ id }).first('roles'))?.roles;

it('makes every member of operations an operations administrator, and no one else', async () => {
  await forgetAdmins(db);
  const organizationId = (await anOrganization(db)).id;
  const [present, out, invited] = [await aUser(db), await aUser(db), await aUser(db, { status: 'pending' })];
  const carrier = await aUser(db, { roles: ['business-admin'], position: 'HR', organizationId });
  await db('users').where({ id: out.id }).update({ is_active: false });

  await nameOpsAdmins(db);

  const people = [present, out, invited, carrier];
  expect(await Promise.all(people.map(({ id }) => rolesOf(id)))).toEqual([
    ['ops', 'ops-admin'],
    ['ops'],
    ['ops'],
    ['business-admin'],
  ]);
});

it('refuses operations administrators who are not members of operations', async () => {
  await expect(aUser(db, { roles: ['ops-admin'] })).rejects.toThrow('users_ops_admins_are_ops');
});

it('sets the start and the last use of existing sign-ins', async () => {
  const { id } = await aUser(db, { roles: ['applicant'] });
  const [first, later] = [new Date('2026-11-20T08:00:00.000Z'), new Date('2026-11-21T08:00:00.000Z')];
  for (const now of [first, later]) await startSession(db, id, { device: { device: null, ipPrefix: null }, now });
  const one = await db<{ family_id: string; user_id: string }>('sessions').where({ user_id: id }).first('family_id');
  await db('sessions').where({ user_id: id }).update({ family_id: one?.family_id });
  await forgetEnds(db);

  await endSessions(db);

  const rows = await db<{ signed_in_at: string; active_at: string }>('sessions')
    .where('user_id', id)
    .orderBy('created_at')
    .select('signed_in_at', 'active_at');
  expect(rows.map((row) => [new Date(row.signed_in_at), new Date(row.active_at)])).toEqual([
    [first, first],
    [first, later],
  ]);
});
