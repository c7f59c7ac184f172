import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { aUser } from '../../support/builders/people';
import { openTestDatabase } from '../../support/database';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

it('refuses operations administrators who are not members of operations', async () => {
  await expect(aUser(db, { roles: ['ops-admin'] })).rejects.toThrow('users_ops_admins_are_ops');
});
