import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { Payment, PaymentOptions } from '#domain/payments/invoice-payments-schema';
import { anInvoice, aPayment, INVOICE_ID, PAYMENT_ID } from '../../support/billing';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import { standInForStripe, type StripeJs } from '../../support/stripe-js';

const PAGE = `/business/invoice/open/${INVOICE_ID}`;
const PAY = '/api/invoices/{invoiceId}/payments';
const CHECK = '/api/payments/{paymentId}/check';
const options: PaymentOptions = { provider: 'stripe', publishableKey: 'pk_test_1', methods: ['card', 'bankTransfer'] };
const paid = aPayment({ cents: 8_000, appliedCents: 8_000 });
const waiting = aPayment({ state: 'actionNeeded', cents: 8_000, appliedCents: 0, clientSecret: 'pi_1_secret' });
const answer = (payment: Payment) => ({ status: 201, body: payment });

let stripe: StripeJs;
beforeEach(() => {
  stripe = standInForStripe();
});
afterEach(() => {
  stripe.leave();
  freshBrowser();
});

const visit = (extend: (api: FakeApi) => FakeApi = (api) => api, address = PAGE) =>
  renderApp(address, {
    user: aSafetyOfficer({ position: 'ACCOUNTING' }),
    api: (api) =>
      extend(
        api
          .on('GET', '/api/invoices/{invoiceId}', ok(anInvoice()))
          .on('GET', '/api/payments/options', ok(options))
          .on('POST', PAY, answer(paid))
          .on('POST', CHECK, ok(paid)),
      ),
  });

type Opened = Awaited<ReturnType<typeof visit>>;

const dialogOf = async ({ screen }: Opened) => within(await screen.findByRole('dialog'));

/** Opens the form and waits for Stripe's fields. */
async function open(extend?: (api: FakeApi) => FakeApi) {
  const opened = await visit(extend);
  await opened.browser.click(await opened.screen.findByRole('button', { name: 'Pay invoice' }));
  const dialog = await dialogOf(opened);
  await dialog.findByText('Stripe: card');
  return { ...opened, dialog };
}

async function press(opened: Opened, name: string) {
  await opened.browser.click(await opened.screen.findByRole('button', { name }));
}

describe("paying in Stripe's fields", () => {
  it('loads them only for the payment, and sends their token', async () => {
    const opened = await visit();
    await opened.screen.findByRole('button', { name: 'Pay invoice' });
    expect(document.querySelector('script[src*="stripe"]')).toBeNull();
    await press(opened, 'Pay invoice');
    await (await dialogOf(opened)).findByText('Stripe: card');
    await press(opened, 'Pay now');

    expect(await opened.screen.findByText('We received $80.00.')).toBeVisible();
    expect(stripe.scripts).toEqual(['https://js.stripe.com/endive/stripe.js']);
    expect(stripe.mounted).toEqual([expect.objectContaining({ amount: 8_000, currency: 'usd', mode: 'payment' })]);
    expect(stripe.returns).toEqual([`${window.location.origin}${window.location.pathname}`]);
    const [sent] = opened.api.sent('POST', PAY);
    expect(sent?.body).toEqual({ method: 'card', cents: 8_000, source: 'ctoken_1' });
    expect(opened.screen.queryByLabelText('Card number')).toBeNull();
  });

  it('mounts other fields for a bank account, and the payment is neither paid nor failed at first', async () => {
    const processing = aPayment({ method: 'bankTransfer', state: 'processing', cents: 8_000, appliedCents: 0 });
    const opened = await open((api) => api.on('POST', PAY, answer(processing)));
    await opened.browser.click(opened.dialog.getByRole('radio', { name: 'Bank account' }));
    expect(await opened.dialog.findByText('Stripe: us_bank_account')).toBeVisible();
    expect(opened.dialog.queryByText('Stripe: card')).toBeNull();
    await press(opened, 'Pay now');

    expect(await opened.screen.findByRole('dialog', { name: 'Your payment is in progress' })).toBeVisible();
    expect(opened.api.sent('POST', PAY)[0]?.body).toMatchObject({ method: 'bankTransfer' });
  });

  it('sends Stripe another amount, and refuses less than Stripe takes', async () => {
    const opened = await open();
    const field = opened.dialog.getByLabelText('Amount');
    await opened.browser.clear(field);
    await opened.browser.type(field, '0.49');
    await press(opened, 'Pay now');
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(opened.api.sent('POST', PAY)).toEqual([]);

    await opened.browser.clear(field);
    await opened.browser.type(field, '30');
    await press(opened, 'Pay now');
    await opened.screen.findByText(/We received/);
    expect(stripe.amounts.at(-1)).toBe(3_000);
    expect(opened.api.sent('POST', PAY)[0]?.body).toMatchObject({ cents: 3_000 });
  });

  it('shows what Stripe says about incomplete fields, and sends nothing', async () => {
    stripe.submitted = { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
    const opened = await open();
    await press(opened, 'Pay now');

    expect(await opened.dialog.findByText('Your card number is incomplete.')).toBeVisible();
    expect(opened.api.sent('POST', PAY)).toEqual([]);
  });

  it('asks for another card after a decline, in new fields and with a new token', async () => {
    const failed = aPayment({ state: 'failed', failure: 'declined', cents: 8_000 });
    const opened = await open((api) => api.on('POST', PAY, answer(failed)));
    await press(opened, 'Pay now');
    expect(await opened.screen.findByText('The bank declined the payment')).toBeVisible();
    await (await dialogOf(opened)).findByText('Stripe: card');
    opened.api.on('POST', PAY, answer(paid));
    await press(opened, 'Pay now');

    expect(await opened.screen.findByText('We received $80.00.')).toBeVisible();
    const sources = opened.api.sent('POST', PAY).map(({ body }) => (body as { source: string }).source);
    expect(sources).toEqual(['ctoken_1', 'ctoken_2']);
  });

  it('pays once after a double click, and once without an answer', async () => {
    const opened = await open((api) => api.on('POST', PAY, refusal(503, 'unreachable')));
    await opened.browser.dblClick(opened.dialog.getByRole('button', { name: 'Pay now' }));
    const retry = await opened.screen.findByRole('button', { name: 'Try again' });
    opened.api.on('POST', PAY, answer(paid));
    await opened.browser.click(retry);

    await opened.screen.findByText('We received $80.00.');
    const sent = opened.api.sent('POST', PAY);
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect([new Set(keys).size, stripe.returns.length]).toEqual([1, 1]);
  });

  it('makes a new token once the payer has changed the fields', async () => {
    const opened = await open((api) => api.on('POST', PAY, refusal(503, 'unreachable')));
    await press(opened, 'Pay now');
    await opened.screen.findByRole('button', { name: 'Try again' });
    stripe.change();
    opened.api.on('POST', PAY, answer(paid));
    await press(opened, 'Pay now');

    await opened.screen.findByText('We received $80.00.');
    expect(opened.api.sent('POST', PAY).at(-1)?.body).toMatchObject({ source: 'ctoken_2' });
  });
});

describe('fields that do not load', () => {
  it('are reported, and can be loaded again', async () => {
    stripe.hasNoFields = true;
    const opened = await visit();
    await press(opened, 'Pay invoice');
    const dialog = await dialogOf(opened);
    expect(await dialog.findByText(/can't be loaded/)).toBeVisible();
    stripe.hasNoFields = false;
    await opened.browser.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Stripe: card')).toBeVisible();
    expect(dialog.queryByText(/can't be loaded/)).toBeNull();
  });
});

describe('a payment that the bank wants confirmed', () => {
  it("is confirmed in the bank's window, with no dialog around it", async () => {
    const opened = await open((api) => api.on('POST', PAY, answer(waiting)));
    stripe.atBank = async () => {
      await waitFor(() => expect(opened.screen.queryByRole('dialog')).toBeNull());
      return {};
    };
    await press(opened, 'Pay now');
    expect(await opened.screen.findByText(/^Confirm the payment of \$80\.00 with your bank/)).toBeVisible();
    await press(opened, 'Confirm payment');

    expect(await opened.screen.findByText('We received $80.00.')).toBeVisible();
    expect(stripe.secrets).toEqual(['pi_1_secret']);
    expect(opened.api.sent('POST', CHECK)).toHaveLength(1);
  });

  it('can be paid otherwise if the bank refuses the payer', async () => {
    const opened = await open((api) =>
      api.on('POST', PAY, answer(waiting)).on('POST', CHECK, ok(aPayment({ state: 'failed', failure: 'declined' }))),
    );
    stripe.atBank = () => ({ error: { type: 'card_error', code: 'payment_intent_authentication_failure' } });
    await press(opened, 'Pay now');
    await press(opened, 'Confirm payment');

    expect(await opened.screen.findByText('The bank declined the payment')).toBeVisible();
    expect(await (await dialogOf(opened)).findByText('Stripe: card')).toBeVisible();
  });

  it('waits further if the network is away, or the payer closed the window', async () => {
    const opened = await open((api) => api.on('POST', PAY, answer(waiting)).on('POST', CHECK, ok(waiting)));
    stripe.atBank = () => ({ error: { type: 'api_connection_error' } });
    await press(opened, 'Pay now');
    await press(opened, 'Confirm payment');
    expect(await opened.screen.findByRole('alert')).toBeVisible();
    stripe.atBank = () => ({});
    await press(opened, 'Confirm payment');
    expect(await opened.screen.findByText(/^Confirm the payment of \$80\.00/)).toBeVisible();
    await press(opened, 'Confirm later');
    expect(opened.screen.queryByRole('dialog')).toBeNull();
  });

  it('is confirmed after the page was loaded again, with a secret of that moment', async () => {
    const stored = { ...waiting, clientSecret: null };
    const opened = await visit((api) =>
      api
        .on('GET', '/api/invoices/{invoiceId}', ok(anInvoice({ payments: [stored] })))
        .on('POST', CHECK, ok({ ...waiting, clientSecret: 'pi_1_later' })),
    );
    stripe.atBank = () => {
      opened.api.on('POST', CHECK, ok(paid));
      return {};
    };
    await press(opened, 'Confirm payment');
    const dialog = await dialogOf(opened);
    await opened.browser.click(await dialog.findByRole('button', { name: 'Confirm payment' }));

    expect(await opened.screen.findByText('We received $80.00.')).toBeVisible();
    expect(stripe.secrets).toEqual(['pi_1_later']);
  });

  it("is looked up after the bank's own page led back, and its secret leaves the address", async () => {
    const stored = { ...waiting, clientSecret: null };
    const back = `${PAGE}?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret&redirect_status=succeeded`;
    const opened = await visit(
      (api) =>
        api.on('GET', '/api/invoices/{invoiceId}', ok(anInvoice({ payments: [stored] }))).on('POST', CHECK, () => {
          api.on(
            'GET',
            '/api/invoices/{invoiceId}',
            ok(anInvoice({ status: 'paid', balanceCents: 0, payments: [paid] })),
          );
          return ok(paid);
        }),
      back,
    );

    expect(await opened.screen.findByText('Payment received')).toBeVisible();
    expect(opened.router.state.location.search).toBe('');
    expect(opened.api.sent('POST', CHECK).map(({ path }) => path)).toEqual([`/api/payments/${PAYMENT_ID}/check`]);
  });
});
