import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { openTestDatabase } from '../../support/database';
import { aFacility, anOrganization } from '../../support/hiring/hiring-world';
import { migrationConfig, undoUntilBefore } from '../../support/migrations';

const NAME = '098-carrier-agreements';

let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

it('takes the zone of the first facility; without one, that of the middle of the country', async () => {
  const organizationId = await anOrganization(db);
  const days = { first: '2026-01-01T00:00:00.000Z', second: '2026-02-01T00:00:00.000Z' };
  await aFacility(db, { organizationId, time_zone: 'America/Denver', created_at: days.second });
  await aFacility(db, { organizationId, time_zone: 'America/New_York', created_at: days.first });
  const without = await anOrganization(db);

  await undoUntilBefore(db, NAME);
  await db.migrate.latest(migrationConfig);

  const zones = await db('organizations').whereIn('id', [organizationId, without]).select('id', 'time_zone');
  expect(new Map(zones.map(({ id, time_zone }) => [id, time_zone]))).toEqual(
    new Map([
      [organizationId, 'America/New_York'],
      [without, 'America/Chicago'],
    ]),
  );
});
