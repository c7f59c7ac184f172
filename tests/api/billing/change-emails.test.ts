import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { outgoingText } from '#activities/messages/write-account-message';
import { insertPayment } from '#db/invoice-payments/payment-store';
import { arrived, settlePayment } from '#db/invoice-payments/settle-payment';
import { newId } from '#platform/ids';
import { as, startTestApi, type TestApi, testSealer } from '../../support/api';
import { aPurchase } from '../../support/builders/billing';
import { anInvoice, anInvoiceOfAll, aPayment } from '../../support/builders/invoices';
import { anAccessToken, anOrganization, aUser } from '../../support/builders/people';
import { aDriver } from '../../support/hiring/hiring-world';
import { messagesTo } from '../../support/mailbox';

const NOW = '2027-01-10T18:00:00.000Z';

let api: TestApi;
let ops: ReturnType<typeof as>;
let opsId: string;
let organizationId: string;
let email: string;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(NOW) });
  opsId = (await aUser(api.db)).id;
  ops = as(api.app, await anAccessToken(api.db, opsId, new Date(NOW)));
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ id: organizationId } = await anOrganization(api.db));
  ({ email } = await aUser(api.db, { organizationId, roles: ['business'], position: 'ACCOUNTING' }));
});

/** The newest email to ACCOUNTING, as it is sent. */
async function mail(): Promise<string> {
  const sent = (await messagesTo(api.db, email)).at(-1);
  const text = sent && outgoingText(sent, {});
  return `${text?.subject ?? ''}\n${text?.body ?? ''}`;
}

async function act(path: string, body: object): Promise<string> {
  const { status } = await ops.post(path).send({ reason: 'Agreed.', ...body });
  expect(status).toBeLessThan(300);
  return mail();
}

it('a void invoice gives back the credit that it used', async () => {
  const first = await anInvoice(api.db, { organizationId, cents: 5_000 });
  await aPayment(api.db, { organizationId, invoiceId: first.id, cents: 6_000, actorId: opsId });
  const { id, number } = await anInvoice(api.db, {
    organizationId,
    cents: 5_000,
    issuedAt: '2027-02-01T12:00:00.000Z',
  });

  const text = await act(`/api/ops/invoices/${id}/void`, {});

  expect(text).toContain(`Invoice ${number} is void`);
  expect(text).toContain('The $10.00 of credit that it used is credit again.');
  expect(text).toContain(`/business/invoice/void/${id}`);
});

it('a credit names what is due, and the part of a payment in progress that is not needed any more', async () => {
  const { id, number } = await anInvoice(api.db, { organizationId, cents: 5_000 });
  const paymentId = newId();
  const payment = { organizationId, invoiceId: id, method: 'bankTransfer', cents: 4_500, provider: 'sandbox' } as const;
  await api.db.transaction(async (trx) => {
    await insertPayment(trx, { id: paymentId, ...payment, countsOn: '2027-01-10', startedAt: NOW, actorId: opsId });
    const report = { ...arrived, state: 'processing' } as const;
    await settlePayment(
      trx,
      { sealer: testSealer, publicUrl: 'https://x.example' },
      { id: paymentId, report, now: NOW },
    );
  });

  const part = await act(`/api/ops/invoices/${id}/credits`, { cents: 2_000 });

  expect(part).toMatch(new RegExp(`^Credit CM-\\d{6} of \\$20\\.00 for invoice ${number}\n`));
  expect(part).toContain('Still due of the invoice: $30.00.');
  expect(part).toContain('When it arrives, $15.00 of it becomes credit, too.');
  expect(part).toContain(`/business/invoice/open/${id}`);

  const rest = await act(`/api/ops/invoices/${id}/credits`, { cents: 3_000 });
  expect(rest).toContain('Nothing more is due for the invoice.');
  expect(rest).toContain(`/business/invoice/paid/${id}`);
});

it('a credit of a paid invoice is credit', async () => {
  const { id } = await anInvoice(api.db, { organizationId, cents: 5_000 });
  await aPayment(api.db, { organizationId, invoiceId: id, cents: 5_000, actorId: opsId });

  const text = await act(`/api/ops/invoices/${id}/credits`, { cents: 1_000 });

  expect(text).toContain('Nothing more is due for the invoice.');
  expect(text).toContain('$10.00 is credit, which your next invoice uses.');
});

const TAKEN = 'The purchase was on no invoice yet, and you will not be charged for it.';
const LINE = 'The credit is a line of your next invoice.';
const DUE = 'which contains the purchase, is due unchanged.';
it.each([
  ['before its invoice, whole', 'none', undefined, [TAKEN]],
  ['before its invoice, in part', 'none', 400, [LINE]],
  ['on an unpaid invoice', 'open', undefined, [LINE, DUE]],
  ['on a paid invoice', 'paid', undefined, [LINE]],
] as const)('a credited purchase says where its credit is: %s', async (...[, invoice, cents, lines]) => {
  const driverId = await aDriver(api.db);
  const id = await aPurchase(api.db, { organizationId, driverId, product: 'certifiedMatch', cents: 5_000 });
  if (invoice !== 'none') await anInvoiceOfAll(api.db, organizationId);
  if (invoice === 'paid') await aPayment(api.db, { organizationId, invoiceId: null, cents: 5_000, actorId: opsId });

  const text = await act(`/api/ops/purchases/${id}/credit`, { ...(cents !== undefined && { cents }) });

  expect(text).toMatch(/^Credit CM-\d{6} of \$\d+\.00: Certified match, Maria G\.\n/);
  expect([TAKEN, LINE, DUE].filter((line) => text.includes(line))).toEqual(lines);
});
