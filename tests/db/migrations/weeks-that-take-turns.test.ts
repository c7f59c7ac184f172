import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { OrderContent } from '#domain/job-orders/content/schema';
import { weekDefaults } from '#domain/job-orders/defaults';
import { anOrderForm } from '../../support/builders/order-form';
import { openTestDatabase } from '../../support/database';
import { aFacility, anOrderRow, anOrganization } from '../../support/hiring/hiring-world';
import { migrationConfig, undoUntilBefore } from '../../support/migrations';

const NAME = '033-weeks-that-take-turns';

/** An order as it was stored before weeks could take turns. */
const { schedules: _none, ...before } = OrderContent.parse(anOrderForm({ schedule: { ...weekDefaults } }));
/** An order that an API of the next release stored before the migration ran. */
const rotating = { ...before, schedules: [{ ...weekDefaults, sa: { isAvailable: true, from: 20, to: 4 } }] };

let db: Db;
let close: () => Promise<void>;
let oldId: string;
let rotatingId: string;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const organizationId = await anOrganization(db);
  const facilityId = await aFacility(db, { organizationId });
  oldId = await anOrderRow(db, { organizationId, facilityId });
  rotatingId = await anOrderRow(db, { organizationId, facilityId });
  await undoUntilBefore(db, NAME);
  await store(oldId, before);
  await store(rotatingId, rotating);
});
afterAll(() => close());

const versionsOf = (orderId: string) => db('job_order_versions').where({ order_id: orderId });
const store = (orderId: string, content: object) => versionsOf(orderId).update({ content: JSON.stringify(content) });
const stored = async (orderId: string): Promise<unknown> => (await versionsOf(orderId).first('content'))?.content;

it('gives orders that were stored before one week, and changes nothing else', async () => {
  await db.migrate.up({ ...migrationConfig, name: NAME });

  expect(await stored(oldId)).toEqual({ ...before, schedules: [] });
  expect(await stored(rotatingId)).toEqual(rotating);
});

it('keeps the rows when it is undone, and can run again', async () => {
  await db.migrate.down({ ...migrationConfig, name: NAME });
  expect(await stored(oldId)).toEqual(before);

  await db.migrate.latest(migrationConfig);

  expect(await stored(oldId)).toEqual({ ...before, schedules: [] });
  expect(await stored(rotatingId)).toEqual({ ...before, schedules: [] });
});
