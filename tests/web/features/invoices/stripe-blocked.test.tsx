import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { anInvoice, INVOICE_ID } from '../../support/billing';
import { ok } from '../../support/fake-api';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import { standInForStripe, type StripeJs } from '../../support/stripe-js';

let stripe: StripeJs;
beforeEach(() => {
  stripe = standInForStripe();
});
afterEach(() => {
  stripe.leave();
  freshBrowser();
});

it('says that the fields are blocked, takes no payment, and loads them again', async () => {
  stripe.isBlocked = true;
  const { api, browser, screen } = await renderApp(`/business/invoice/open/${INVOICE_ID}`, {
    user: aSafetyOfficer({ position: 'ACCOUNTING' }),
    api: (fake) =>
      fake
        .on('GET', '/api/invoices/{invoiceId}', ok(anInvoice()))
        .on(
          'GET',
          '/api/payments/options',
          ok({ provider: 'stripe', publishableKey: 'pk_test_1', methods: ['card', 'bankTransfer'] }),
        ),
  });
  await browser.click(await screen.findByRole('button', { name: 'Pay invoice' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/can't be loaded.*js\.stripe\.com/)).toBeVisible();

  await browser.click(dialog.getByRole('button', { name: 'Pay now' }));
  expect(await dialog.findByText(/still loading/)).toBeVisible();
  expect(api.seen.filter(({ path }) => path.endsWith('/payments'))).toEqual([]);

  stripe.isBlocked = false;
  await browser.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('Stripe: card')).toBeVisible();
  expect(dialog.queryByText(/can't be loaded/)).toBeNull();
});
