import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { Invoice } from '#domain/invoices/schema';
import { anInvoice, anInvoiceLine, aPayment, INVOICE_ID, LATE_INVOICE_ID } from '../../support/billing';
import { ok, refusal } from '../../support/fake-api';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const READ = '/api/invoices/{invoiceId}';

const open = (invoice: Invoice, user = aSafetyOfficer({ position: 'ACCOUNTING' })) =>
  renderApp(`/business/invoice/overdue/${INVOICE_ID}`, { user, api: (api) => api.on('GET', READ, ok(invoice)) });

afterEach(freshBrowser);

describe('an invoice', () => {
  it('explains each cent: period, lines with what was bought, and the balance', async () => {
    const { screen } = await open(anInvoice());

    expect(await screen.findByRole('heading', { name: 'Invoice G-000042' })).toBeVisible();
    expect(screen.getByText('10/01/2026 to 10/31/2026')).toBeVisible();
    const lines = within(screen.getByRole('group', { name: 'Lines' }));
    expect(lines.getByRole('link', { name: 'Certified match, Night drayage' })).toHaveAttribute(
      'href',
      '/business/purchases?from=2026-10-12&to=2026-10-12',
    );
    expect(lines.getByRole('link', { name: '1.5 % of $2,000.00' })).toHaveAttribute(
      'href',
      `/business/invoice/overdue/${LATE_INVOICE_ID}`,
    );
    expect(screen.getByText('$80.00 to pay, due 12/01/2026')).toBeVisible();
    expect(screen.getByText('No payments yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Invoices$/, current: false })).toBeVisible();
  });

  it('lists payments with what became of them', async () => {
    const payments = [
      aPayment({ state: 'processing', method: 'bankTransfer', brand: null, last4: '6789' }),
      aPayment({ _id: INVOICE_ID, state: 'returned', failure: 'insufficientFunds' }),
      aPayment({ _id: LATE_INVOICE_ID, cents: 9_000, creditedCents: 1_000, refundedCents: 500, returnedCents: 200 }),
    ];
    const { screen } = await open(anInvoice({ payments, processingCents: 3_000 }));

    const table = within(await screen.findByRole('group', { name: 'Payments' }));
    expect(table.getByText('Bank account ending in 6789')).toBeVisible();
    expect(table.getByText(/^Returned by the bank/)).toBeVisible();
    expect(table.getByText('Not enough money on the account')).toBeVisible();
    expect(table.getByText('$10.00 became credit')).toBeVisible();
    expect(table.getByText('$5.00 refunded')).toBeVisible();
    expect(table.getByText('$2.00 returned by the bank')).toBeVisible();
    expect(screen.getByText('A payment of $30.00 is in progress and counts when it arrives.')).toBeVisible();
  });

  it('names who paid, but not who entered a payment for operations', async () => {
    const own = aPayment({ _id: INVOICE_ID, by: { _id: INVOICE_ID, name: 'Ana Costa' } });
    const { screen } = await open(anInvoice({ payments: [aPayment({ by: null }), own] }));

    expect(await screen.findByText('Entered by')).toBeVisible();
    expect(screen.getByText('Ana Costa')).toBeVisible();
  });

  it('has no empty column if operations entered all payments', async () => {
    const { screen } = await open(anInvoice({ payments: [aPayment({ by: null })] }));

    expect(await screen.findByText('Paid with')).toBeVisible();
    expect(screen.queryByText('Entered by')).toBeNull();
  });

  it('says what was written off or credited, and does not call it paid', async () => {
    const part = (cents: number) => ({ cents, applications: [{ invoiceId: INVOICE_ID, number: 'G-000042', cents }] });
    const booked = { brand: null, last4: null, reason: 'Agreed' } as const;
    const payments = [
      aPayment({ ...part(1_000) }),
      aPayment({ ...part(2_000), ...booked, _id: LATE_INVOICE_ID, method: 'credit', reference: 'CM-000001' }),
      aPayment({ ...part(5_000), ...booked, _id: INVOICE_ID, method: 'writeOff' }),
    ];
    const { screen } = await open(anInvoice({ status: 'paid', payments, paidCents: 8_000, balanceCents: 0 }));

    const written = "$50.00 of this invoice was written off: it doesn't have to be paid.";
    expect(await screen.findByText(written)).toBeVisible();
    const sums = screen.getByLabelText('Amounts').textContent;
    expect(sums).toContain('Paid$10.00Credit$20.00Written off$50.00Balance$0.00');
  });

  it('announces the late fee and shows the emails about it', async () => {
    const { screen } = await open(
      anInvoice({
        status: 'overdue',
        daysOverdue: 8,
        lateFee: { nextOn: '2026-12-31', nextCents: 120 },
        reminders: [{ kind: 'overdue7', sentAt: '2026-12-08T15:00:00.000Z' }],
      }),
    );

    expect(
      await screen.findByText("If it isn't paid by 12/31/2026, a late fee of $1.20 is added to the next invoice."),
    ).toBeVisible();
    expect(screen.getByText('7 days overdue')).toBeVisible();
  });

  it('shows used credit once, as a line', async () => {
    const credit = anInvoiceLine({ kind: 'credit', text: 'Credit used', sourceId: null, cents: -1_000 });
    const { screen } = await open(anInvoice({ creditUsedCents: 1_000, lines: [credit] }));

    expect(await screen.findAllByText('-$10.00')).toHaveLength(1);
  });

  it('calls credits booked, because no money was received', async () => {
    const { screen } = await open(anInvoice({ payments: [aPayment({ method: 'credit', reason: 'Goodwill' })] }));

    const table = within(await screen.findByRole('group', { name: 'Payments' }));
    expect(table.getByText('Booked')).toBeVisible();
    expect(table.queryByText('Payment received')).toBeNull();
  });

  it('says why it is void, and cannot be paid then', async () => {
    const { screen } = await open(
      anInvoice({ status: 'void', voidedAt: '2026-11-05T15:00:00.000Z', voidReason: 'Billed twice', balanceCents: 0 }),
    );

    expect(
      await screen.findByText('This invoice was voided on 11/05/2026. Nothing is owed for it. Reason: Billed twice'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay invoice' })).toBeNull();
  });

  it('keeps the button with its reason while payments cover the balance', async () => {
    const { screen } = await open(anInvoice({ refusals: [{ action: 'pay', code: 'payment-in-progress' }] }));

    expect(await screen.findByRole('button', { name: 'Pay invoice' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is paid by accounting and administrators', async () => {
    const { screen } = await open(anInvoice(), aSafetyOfficer({ roles: ['business-admin'], position: 'SAFETY' }));

    expect(await screen.findByRole('button', { name: 'Pay invoice' })).toBeEnabled();
  });

  it('is not found for others', async () => {
    const { screen } = await renderApp(`/business/invoice/open/${INVOICE_ID}`, {
      user: aSafetyOfficer({ position: 'ACCOUNTING' }),
      api: (api) => api.on('GET', READ, refusal(404, 'not-found')),
    });

    expect(await screen.findByText(/not found/i)).toBeVisible();
  });
});
