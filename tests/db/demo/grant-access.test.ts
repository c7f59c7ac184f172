import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { readFileAccess } from '#db/dq-access/file-access';
import { copyRows } from '../../../demo/copy';
import { tablesOf } from '../../../demo/tables';
import { makeWorld, type World } from '../../../demo/world';
import { grantAccess } from '../../../lab/chaos/grant-access';
import { openTestDatabase } from '../../support/database';

let db: Db;
let close: () => Promise<void>;
let world: World;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const now = Date.parse('2026-11-21T12:00:00.000Z');
  world = makeWorld({ drivers: 60, carriers: 2, orders: 0, seed: 5, now });
  for (const [table, rows] of tablesOf(world, 'x')) await copyRows(db, table, rows);
});
afterAll(() => close());

it('chaos runs grant files of drivers whose access the generated world has already, whatever its state', async () => {
  const organizationId = world.carriers[0]?.id ?? '';
  const states = await db('dq_accesses').where({ organization_id: organizationId }).pluck('state');
  const driverIds = world.drivers.map(({ id }) => id);

  await grantAccess(db, organizationId, driverIds);

  expect(new Set(states)).toEqual(new Set(['requested', 'approved', 'rejected', 'revoked']));
  const grants = await db('dq_accesses').where({ organization_id: organizationId }).pluck('state');
  expect(grants).toEqual(driverIds.map(() => 'approved'));
  for (const driverId of driverIds) {
    expect(await readFileAccess(db, { organizationId, driverId })).toMatchObject({
      state: 'approved',
      endsOn: '2099-01-01',
    });
  }
});
