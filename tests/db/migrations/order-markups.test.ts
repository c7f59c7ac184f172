import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { openTestDatabase } from '../../support/database';
import { aFacility, anOrderRow, anOrganization } from '../../support/hiring/hiring-world';
import { migrationConfig, undoUntilBefore } from '../../support/migrations';

const NAME = '073-order-markups';

let db: Db;
let close: () => Promise<void>;
let orderId: string;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const organizationId = await anOrganization(db);
  orderId = await anOrderRow(db, { organizationId, facilityId: await aFacility(db, { organizationId }) });
});
afterAll(() => close());

it.each([null, 99])('drops a markup of %s that a carrier sent, and changes nothing else', async (markupRate) => {
  await undoUntilBefore(db, NAME);
  const before = (await db('job_order_versions').where({ order_id: orderId }).first('content'))?.content;
  await db('job_order_versions')
    .where({ order_id: orderId })
    .update({ content: JSON.stringify({ ...(before as object | undefined), markupRate }) });

  await db.migrate.latest(migrationConfig);

  expect((await db('job_order_versions').where({ order_id: orderId }).first('content'))?.content).toEqual(before);
});
