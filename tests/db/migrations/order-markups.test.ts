import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { migrationSource } from '#db/core/migration-source';
import { openTestDatabase } from '../../support/database';
import { aFacility, anOrderRow, anOrganization } from '../../support/hiring/hiring-world';

const NAME = '073-order-markups';
const config = { migrationSource, tableName: 'schema_migrations' };

let db: Db;
let close: () => Promise<void>;
let orderId: string;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const organizationId = await anOrganization(db);
  orderId = await anOrderRow(db, { organizationId, facilityId: await aFacility(db, { organizationId }) });
});
afterAll(() => close());

async function undoUntilBefore(name: string): Promise<void> {
  for (;;) {
    const [done] = (await db.migrate.list(config)) as [{ name: string }[]];
    if (!done.some((migration) => migration.name === name)) return;
    await db.migrate.down(config);
  }
}

it.each([null, 99])('drops a markup of %s that a carrier sent, and changes nothing else', async (markupRate) => {
  await undoUntilBefore(NAME);
  const before = (await db('job_order_versions').where({ order_id: orderId }).first('content'))?.content;
  await db('job_order_versions')
    .where({ order_id: orderId })
    .update({ content: JSON.stringify({ ...(before as object | undefined), markupRate }) });

  await db.migrate.latest(config);

  expect((await db('job_order_versions').where({ order_id: orderId }).first('content'))?.content).toEqual(before);
});
