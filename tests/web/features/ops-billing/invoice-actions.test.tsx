import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { today } from '#web/shared/form/today';
import { anInvoice, INVOICE_ID } from '../../support/billing';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { anOpsMember } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const open = (extend: (api: FakeApi) => FakeApi = (api) => api, invoice = anInvoice()) =>
  renderApp(`/ops/billing/invoices/${INVOICE_ID}`, {
    user: anOpsMember(),
    api: (api) => extend(api.on('GET', '/api/invoices/{invoiceId}', ok(invoice))),
  });

type Opened = Awaited<ReturnType<typeof open>>;

/** Opens the dialog of an action from the menu of further actions. */
async function choose({ screen, browser }: Opened, action: string) {
  await browser.click(await screen.findByRole('button', { name: 'More actions for invoice G-000042' }));
  await browser.click(screen.getByRole('button', { name: action }));
  return within(await screen.findByRole('dialog'));
}

afterEach(freshBrowser);

describe('an invoice of operations', () => {
  it('takes a transfer with its reference, after a preview of the new balance', async () => {
    const path = '/api/ops/invoices/{invoiceId}/transfers';
    const paid = anInvoice({ status: 'open', paidCents: 3_000, balanceCents: 5_000 });
    const { screen, browser, api } = await open((fake) => fake.on('POST', path, { status: 201, body: paid }));
    await browser.click(await screen.findByRole('button', { name: 'Enter transfer' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('New balance: $0.00.')).toBeVisible();
    const amount = dialog.getByLabelText('Amount');
    await browser.clear(amount);
    await browser.type(amount, '90');
    expect(dialog.getByText('$10.00 more than the balance: this will be refused.')).toBeVisible();
    await browser.clear(amount);
    await browser.type(amount, '30');
    expect(dialog.getByText('New balance: $50.00.')).toBeVisible();
    await browser.type(dialog.getByLabelText('Reference'), 'Check 1187');
    await browser.click(dialog.getByRole('button', { name: 'Enter transfer' }));

    expect(await screen.findByText('Transfer entered')).toBeVisible();
    expect(api.sent('POST', path)[0]?.body).toEqual({ cents: 3_000, receivedOn: today(), reference: 'Check 1187' });
  });

  it('takes a credit; what exceeds the balance becomes credit of the carrier', async () => {
    const path = '/api/ops/invoices/{invoiceId}/credits';
    const opened = await open((fake) => fake.on('POST', path, { status: 201, body: anInvoice() }));
    const dialog = await choose(opened, 'Give credit');
    await opened.browser.type(dialog.getByLabelText('Amount'), '85.50');
    expect(dialog.getByText("New balance: $0.00. $5.50 becomes the carrier's credit.")).toBeVisible();
    await opened.browser.click(dialog.getByRole('button', { name: 'Give credit' }));
    expect(opened.api.sent('POST', path)).toEqual([]);
    await opened.browser.type(dialog.getByLabelText('Reason'), 'Wrong driver');
    await opened.browser.click(dialog.getByRole('button', { name: 'Give credit' }));

    expect(await opened.screen.findByText('Credit given')).toBeVisible();
    expect(opened.api.sent('POST', path)[0]?.body).toEqual({ cents: 8_550, reason: 'Wrong driver' });
  });

  it.each([
    ['Void invoice', '/api/ops/invoices/{invoiceId}/void', 'Invoice voided'],
    ['Write off', '/api/ops/invoices/{invoiceId}/write-off', 'Balance written off'],
  ])('%s needs a reason and leaves nothing owed', async (action, path, done) => {
    const opened = await open((fake) => fake.on('POST', path, ok(anInvoice({ balanceCents: 0 }))));
    const dialog = await choose(opened, action);
    expect(dialog.getByText('New balance: $0.00.')).toBeVisible();
    await opened.browser.type(dialog.getByLabelText('Reason'), 'Agreed by phone');
    await opened.browser.click(dialog.getByRole('button', { name: action }));

    expect(await opened.screen.findByText(done)).toBeVisible();
    expect(opened.api.sent('POST', path)[0]?.body).toEqual({ reason: 'Agreed by phone' });
  });

  it('keeps the entries after a refusal', async () => {
    const path = '/api/ops/invoices/{invoiceId}/void';
    const opened = await open((fake) => fake.on('POST', path, refusal(409, 'invoice-has-payments')));
    const dialog = await choose(opened, 'Void invoice');
    await opened.browser.type(dialog.getByLabelText('Reason'), 'Billed twice');
    await opened.browser.click(dialog.getByRole('button', { name: 'Void invoice' }));

    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Billed twice');
  });

  it('shows what is not possible now, with the reason', async () => {
    const refusals = [{ action: 'enterTransfer', code: 'invoice-not-open' }];
    const { screen } = await open(undefined, anInvoice({ status: 'paid', balanceCents: 0, refusals }));

    expect(await screen.findByRole('button', { name: 'Enter transfer' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: /Long Beach Drayage/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/ops/billing/carriers/'),
    );
  });
});
