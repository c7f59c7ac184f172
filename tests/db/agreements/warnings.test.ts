import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { testSealer } from '../../support/api';
import { AgreementHistory } from '../../support/builders/agreements';
import { anInvoice, aPayment } from '../../support/builders/invoices';
import { openTestDatabase } from '../../support/database';
import { anOrganization, aStaffMember } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

/** The numbers that the warnings of a reader say, the first one first. */
async function warningsSent(recipientId: string): Promise<number[]> {
  const template = 'agreement-payment-warning';
  const rows = await db('messages')
    .where({ recipient_id: recipientId, template })
    .orderBy('created_at')
    .select('sealed');
  return rows.map(({ sealed }) => {
    const { params } = JSON.parse(testSealer.open(sealed ?? Buffer.alloc(0))) as { params: { warnings: number } };
    return params.warnings;
  });
}

it('a warning says how often the carrier was warned about what is overdue now, not about what it has paid', async () => {
  const organizationId = await anOrganization(db);
  const readerId = await aStaffMember(db, { organizationId, position: 'ACCOUNTING' });
  const paid = await anInvoice(db, { organizationId, cents: 5_000, issuedAt: '2026-10-01T12:00:00.000Z' });
  await aPayment(db, { organizationId, invoiceId: paid.id, cents: 5_000, on: '2026-12-10' });
  await anInvoice(db, { organizationId, cents: 7_000, issuedAt: '2027-02-01T12:00:00.000Z' });
  const history = new AgreementHistory(organizationId, '2026-06-15T15:00:00.000Z').play('acceptAgreement', 'fleet');
  for (const day of ['2026-12-01', '2027-03-10', '2027-03-12']) {
    history.passTo(`${day}T15:00:00.000Z`);
    await history.play('warnAboutPayment', 'ops').store(db);
  }

  expect(await warningsSent(readerId)).toEqual([1, 1, 2]);
});
