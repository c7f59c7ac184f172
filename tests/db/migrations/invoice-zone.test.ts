import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { anInvoice } from '../../support/builders/invoices';
import { openTestDatabase } from '../../support/database';
import { anOrganization } from '../../support/hiring/hiring-world';
import { migrationConfig, undoUntilBefore } from '../../support/migrations';

const NAME = '120-invoice-zone-and-amounts';

let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

it('gives earlier invoices the zone of their carrier, and they stay records', async () => {
  const organizationId = await anOrganization(db, { time_zone: 'America/Denver' });
  const { id } = await anInvoice(db, { organizationId });

  await undoUntilBefore(db, NAME);
  await db.migrate.latest(migrationConfig);

  const invoice = db('invoices').where({ id });
  expect(await invoice.clone().first('time_zone', 'total_cents')).toEqual({
    time_zone: 'America/Denver',
    total_cents: 5_000,
  });
  await expect(invoice.clone().update({ time_zone: 'America/Chicago' })).rejects.toThrow('is a record');
});
