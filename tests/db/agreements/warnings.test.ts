import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { writeAccountMessage } from '#activities/messages/write-account-message';
import type { Db } from '#db/core/handle';
import type { AccountMessage } from '#domain/messages/account-messages';
import { testSealer } from '../../support/api';
import { AgreementHistory } from '../../support/builders/agreements';
import { anInvoice, aPayment } from '../../support/builders/invoices';
import { openTestDatabase } from '../../support/database';
import { anOrganization, aStaffMember, aUser } from '../../support/hiring/hiring-world';

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

/** The emails of a reader: sentences and link. */
async function emailsOf(recipientId: string): Promise<string[]> {
  const rows = await db('messages').where({ recipient_id: recipientId }).orderBy('created_at').select('sealed');
  return rows.map(({ sealed }) => {
    const { lines, link } = writeAccountMessage(
      JSON.parse(testSealer.open(sealed ?? Buffer.alloc(0))) as AccountMessage,
    );
    return [...lines, link].join('\n');
  });
}

it('warnings and the deactivation say what is overdue, the oldest invoice, how to pay it and whom to ask', async () => {
  const organizationId = await anOrganization(db);
  const adminId = await aStaffMember(db, { organizationId, position: 'HR', roles: ['business', 'business-admin'] });
  const oldest = await anInvoice(db, { organizationId, cents: 5_000, issuedAt: '2026-10-01T12:00:00.000Z' });
  await anInvoice(db, { organizationId, cents: 7_000, issuedAt: '2026-11-01T12:00:00.000Z' });
  await aPayment(db, { organizationId, invoiceId: oldest.id, cents: 1_000, on: '2026-10-10' });
  const people = { ops: await aUser(db, { roles: ['ops'] }) };
  const history = new AgreementHistory(organizationId, '2026-06-15T15:00:00.000Z', { people });
  history.play('acceptAgreement', 'fleet');
  const operator = { supportEmail: 'help@example.com' };
  for (const day of ['2027-01-11', '2027-01-13']) {
    history.passTo(`${day}T15:00:00.000Z`);
    await history.play('warnAboutPayment', 'ops').store(db, operator);
  }
  await history.play('disableCarrier', 'ops').store(db, operator);

  const emails = (await emailsOf(adminId)).filter((text) => text.includes('overdue'));
  const debt = `$110.00 is overdue. The oldest unpaid invoice is ${oldest.number}, which was due on`;
  const link = `http://localhost/business/invoice/overdue/${oldest.id}`;
  expect(emails).toEqual([
    expect.stringMatching(/warning 1\. Please pay at the link below, or contact us: help@example\.com\./),
    expect.stringMatching(/warning 2\. Please pay at the link below, or contact us: help@example\.com\./),
    expect.stringContaining(`Pay it by check or bank transfer, with ${oldest.number} as the reference.`),
  ]);
  expect(emails.filter((text) => text.includes(debt))).toHaveLength(3);
  expect(emails.map((text) => text.endsWith(link))).toEqual([true, true, false]);
  expect(emails[2]).toContain('Bank details, all open invoices and questions: help@example.com');
});
