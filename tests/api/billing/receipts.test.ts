import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { outgoingText } from '#activities/messages/write-account-message';
import { startTestApi, type TestApi } from '../../support/api';
import { anInvoice, aPayment } from '../../support/builders/invoices';
import { anOrganization, aUser } from '../../support/builders/people';
import { messagesTo } from '../../support/mailbox';

let api: TestApi;
let organizationId: string;
let email: string;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ id: organizationId } = await anOrganization(api.db));
  ({ email } = await aUser(api.db, { organizationId, roles: ['business'], position: 'ACCOUNTING' }));
});

/** The newest receipt, as it is sent. */
async function receipt(): Promise<string> {
  const sent = (await messagesTo(api.db, email)).findLast(({ template }) => template === 'payment-received');
  return (sent && outgoingText(sent, {})?.body) ?? '';
}

const paid = ['an invoice that it names', 'the invoices that are due first'] as const;

it.each(paid)('the receipt of a part of %s says what is still due, and not that it is paid', async (what) => {
  const { id, number } = await anInvoice(api.db, { organizationId, cents: 8_000 });
  const invoiceId = what === paid[0] ? id : null;
  await aPayment(api.db, { organizationId, cents: 5_000, invoiceId });

  expect(await receipt()).toContain(`Still due of ${number}: $30.00.`);
  expect(await receipt()).not.toContain('Paid: ');
  expect(await receipt()).not.toContain('/business/invoice/paid/');

  await aPayment(api.db, { organizationId, cents: 3_000, invoiceId });

  expect(await receipt()).toContain(`Paid: ${number}.`);
  expect(await receipt()).not.toContain('Still due');
});

it('the receipt of a payment that names no invoice lists those that it paid, and the one of which it paid a part', async () => {
  const first = await anInvoice(api.db, { organizationId, cents: 4_000, issuedAt: '2027-01-01T12:00:00.000Z' });
  const second = await anInvoice(api.db, { organizationId, cents: 4_000, issuedAt: '2027-02-01T12:00:00.000Z' });
  await aPayment(api.db, { organizationId, cents: 5_000, invoiceId: null });

  expect(await receipt()).toContain(`Paid: ${first.number}.\nStill due of ${second.number}: $30.00.`);
});
