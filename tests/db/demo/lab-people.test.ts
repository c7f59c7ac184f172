import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { addOpsMembers, findStaff } from '../../../lab/core/people';
import { openTestDatabase } from '../../support/database';
import { aHiringWorld, aUser } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

it('benchmarks and chaos runs act as active users, even if a deactivated user comes first by id', async () => {
  await aHiringWorld(db);
  await expect(findStaff(db)).rejects.toThrow('The world has no active member of operations');
  const former = await aUser(db, { roles: ['ops'], is_active: false });
  const present = await aUser(db, { roles: ['ops'] });
  expect(former < present).toBe(true);

  expect((await findStaff(db)).ops.userId).toBe(present);
  const added = await addOpsMembers(db, 2);

  expect(
    await db('users')
      .whereIn(
        'id',
        added.map(({ userId }) => userId),
      )
      .pluck('is_active'),
  ).toEqual([true, true]);
});
