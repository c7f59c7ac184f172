import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { monthsBefore } from '#domain/shared/periods';
import { utcDate } from '#domain/shared/zoned-time';
import { addColleagues, addOpsMembers, findFreeDrivers, findStaff } from '../../../lab/core/people';
import { openTestDatabase } from '../../support/database';
import { aDriver, aHiringWorld, anOrganization, aStaffMember, aUser } from '../../support/hiring/hiring-world';

const yearsAgo = (years: number): string => monthsBefore(utcDate(new Date()), 12 * years);

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

it('drivers to be hired are old enough for interstate jobs', async () => {
  const old = await aDriver(db, { driver: { birth_date: yearsAgo(22) } });
  await aDriver(db, { driver: { birth_date: yearsAgo(20) } });
  // Twenty-one today in UTC, which may be tomorrow at the driver's home.
  await aDriver(db, { driver: { birth_date: yearsAgo(21) } });
  const others = await db('drivers').where('birth_date', '<', yearsAgo(22)).pluck('id');

  const free = await findFreeDrivers(db, others.length + 1);

  expect(free.map(({ userId }) => userId)).toEqual([...others, old].toSorted());
  await expect(findFreeDrivers(db, free.length + 1)).rejects.toThrow('free drivers');
});

it('colleagues share carrier and position, and are other people', async () => {
  const organizationId = await anOrganization(db);
  const safety = await aStaffMember(db, { organizationId, position: 'SAFETY' });
  const ids = (await addColleagues(db, safety, 2)).map(({ userId }) => userId);
  expect(new Set([safety, ...ids]).size).toBe(3);
  expect(await db('users').whereIn('id', ids).select('organization_id', 'position')).toEqual(
    Array(2).fill({ organization_id: organizationId, position: 'SAFETY' }),
  );
});
