import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { invoiceTexts } from '#activities/messages/invoice-texts';
import type { Db } from '#db/core/handle';
import { insertPayment } from '#db/invoice-payments/payment-store';
import { arrived, settlePayment } from '#db/invoice-payments/settle-payment';
import { readOverdueSince } from '#db/invoices/overdue-since';
import { listRemindable, remind } from '#db/invoices/reminders';
import type { InvoiceTemplates } from '#domain/invoices/messages';
import type { PaymentState } from '#domain/payments/states';
import { newId } from '#platform/ids';
import { testSealer } from '../../support/api';
import { anInvoice, aPayment } from '../../support/builders/invoices';
import { anOrganization, aUser } from '../../support/builders/people';
import { openTestDatabase } from '../../support/database';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

const deps = () => ({ db, sealer: testSealer, publicUrl: 'https://gladhand.example' });

let organizationId: string;
let userId: string;
let invoiceId: string;
beforeEach(async () => {
  ({ id: organizationId } = await anOrganization(db));
  ({ id: userId } = await aUser(db, { organizationId, roles: ['business'], position: 'ACCOUNTING' }));
  // Due on January 31.
  ({ id: invoiceId } = await anInvoice(db, { organizationId, cents: 10_000 }));
});

/** A bank transfer through the provider that is being processed. */
async function startTransfer(cents: number, startedAt: string): Promise<string> {
  const id = newId();
  const named = { id, organizationId, invoiceId, method: 'bankTransfer' as const, provider: 'stripe', actorId: userId };
  await db.transaction((trx) => insertPayment(trx, { ...named, cents, startedAt, countsOn: startedAt.slice(0, 10) }));
  await report(id, 'processing', startedAt);
  return id;
}

const report = (id: string, state: PaymentState, now: string) =>
  db.transaction((trx) => settlePayment(trx, deps(), { id, report: { ...arrived, state }, now }));

const overdueSince = (at: string) => readOverdueSince(db, organizationId, new Date(at));

async function messages<Template extends keyof InvoiceTemplates>(template: Template): Promise<string[]> {
  const rows = await db('messages').where({ template, recipient_id: userId }).whereNotNull('sealed').pluck('sealed');
  return rows.map((sealed) => {
    const { params } = JSON.parse(testSealer.open(sealed as Buffer)) as { params: InvoiceTemplates[Template] };
    return invoiceTexts[template](params).lines.join(' ');
  });
}

describe('a bank transfer that is processed for days over the due date', () => {
  it('does not make the invoice overdue until it fails', async () => {
    const id = await startTransfer(10_000, '2027-01-30T18:00:00.000Z');
    expect(await overdueSince('2027-02-03T18:00:00.000Z')).toBeNull();
    await report(id, 'failed', '2027-02-04T18:00:00.000Z');
    expect(await overdueSince('2027-02-04T18:00:00.000Z')).toBe('2027-02-01');
  });

  it('of a part leaves the rest overdue, and the reminder names the rest', async () => {
    await startTransfer(6_000, '2027-01-30T18:00:00.000Z');
    const at = '2027-02-07T18:00:00.000Z';
    expect(await overdueSince(at)).toBe('2027-02-01');
    const [invoice] = (await listRemindable(db, at)).filter(({ id }) => id === invoiceId);
    if (invoice === undefined) throw new Error('The invoice is not listed');
    await remind(deps(), invoice, at);
    expect(await messages('invoice-reminder')).toMatchObject([expect.stringContaining('40.00')]);
  });

  it('that is started after the list was read holds up the reminder', async () => {
    const at = '2027-02-07T18:00:00.000Z';
    const [invoice] = (await listRemindable(db, at)).filter(({ id }) => id === invoiceId);
    if (invoice === undefined) throw new Error('The invoice is not listed');
    await startTransfer(10_000, at);
    await remind(deps(), invoice, at);
    expect(await messages('invoice-reminder')).toEqual([]);
  });
});

it('a payment that failed after something else paid the invoice does not ask the carrier to pay again', async () => {
  const id = await startTransfer(10_000, '2027-01-30T18:00:00.000Z');
  await aPayment(db, { organizationId, invoiceId, cents: 10_000, on: '2027-01-30' });
  await report(id, 'failed', '2027-02-03T18:00:00.000Z');
  const [failed] = await messages('payment-failed');
  expect(failed).toContain('you do not have to pay again');
  expect(failed).not.toContain('Please pay again');
});
