import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { listZonedInvoices } from '#db/invoices/invoice-list';
import { anInvoice, aPayment } from '../../support/builders/invoices';
import { openTestDatabase } from '../../support/database';
import { anOrganization } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

it('an invoice that leaves the filter between two parts of a file makes it skip no other one', async () => {
  const organizationId = await anOrganization(db);
  const ids: string[] = [];
  for (const month of ['02', '03', '04', '05']) {
    ids.push((await anInvoice(db, { organizationId, issuedAt: `2027-${month}-01T12:00:00.000Z` })).id);
  }
  const scope = { organizationId, status: ['open' as const, 'overdue' as const], now: '2027-05-10T12:00:00.000Z' };
  const part = async (after?: string) =>
    (await listZonedInvoices(db, scope, { limit: 2, after })).map(({ _id }) => _id);

  const first = await part();
  await aPayment(db, { organizationId, invoiceId: ids[0] ?? '', cents: 5_000, on: '2027-05-10' });
  const second = await part(first.at(-1));

  expect([...first, ...second]).toEqual(ids);
});
