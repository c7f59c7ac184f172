import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { findBillingFaults } from '../../../lab/chaos/billing-findings';
import { aCharge, anInvoiceOfAll } from '../../support/builders/invoices';
import { anOrganization } from '../../support/builders/people';
import { openTestDatabase } from '../../support/database';

let db: Db;
let close: () => Promise<void>;
let organizationId: string;
let chargeId: string;
beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
  ({ id: organizationId } = await anOrganization(db));
  chargeId = await aCharge(db, { organizationId });
  await anInvoiceOfAll(db, organizationId);
});
afterEach(() => close());

it('finds nothing after a run that billed everything', async () => {
  expect(await findBillingFaults(db)).toEqual({ doubled: [], missing: [], gaps: [], broken: [] });
});

it('finds a charge that is billed twice', async () => {
  const { id: other } = await anOrganization(db);
  await aCharge(db, { organizationId: other });
  await anInvoiceOfAll(db, other);
  const invoice = await db('invoices').where({ organization_id: other }).first('id');
  await db('invoice_lines').insert({
    invoice_id: invoice?.id ?? '',
    position: 2,
    charge_id: chargeId,
    kind: 'match',
    details: JSON.stringify({}),
    occurred_at: '2026-12-15T18:00:00.000Z',
    is_fee: false,
    cents: 5_000,
  });

  const { doubled, broken } = await findBillingFaults(db);

  expect(doubled).toEqual([`charge ${chargeId} is on 2 invoices`]);
  expect(broken.map((text) => text.split(':')[0])).toEqual([
    'an invoice is the sum of its lines',
    'a charge is on one invoice that is not void',
  ]);
});

it('finds a charge that is on no invoice, a number that no invoice has, and a run that is not finished', async () => {
  const missed = await aCharge(db, { organizationId });
  await db('invoice_counters').where({ series: 'invoice' }).update({ last: 2 });
  const { id: other } = await anOrganization(db);
  await aCharge(db, { organizationId: other });
  await anInvoiceOfAll(db, other);
  await db('billing_runs').insert({ id: chargeId, started_at: '2027-01-01T12:00:00.000Z' });

  const { missing, gaps, broken } = await findBillingFaults(db);

  expect(missing).toEqual([`charge ${missed} is on no invoice`]);
  expect(gaps).toEqual(['no invoice has the number 2']);
  expect(broken.map((text) => text.split(':')[0])).toEqual([
    'numbers of invoices have no gap',
    `run ${chargeId} is not finished`,
  ]);
});
