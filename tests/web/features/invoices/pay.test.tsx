import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { PaymentOptions } from '#domain/payments/invoice-payments-schema';
import { anInvoice, aPayment, INVOICE_ID } from '../../support/billing';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const PAY = '/api/invoices/{invoiceId}/payments';
const SOURCES = '/api/sandbox-payments/sources';
const sandbox: PaymentOptions = { provider: 'sandbox', publishableKey: null, methods: ['card', 'bankTransfer'] };
const good = { number: '4242 4242 4242 4242', expiry: '07/99', cvc: '123' };

const service = (api: FakeApi) =>
  api
    .on('GET', '/api/invoices/{invoiceId}', ok(anInvoice()))
    .on('GET', '/api/payments/options', ok(sandbox))
    .on(
      'POST',
      '/api/payments/funding-token',
      ok({ token: 'leave', url: SOURCES, expiresAt: '2099-01-01T00:00:00.000Z' }),
    )
    .on('POST', SOURCES, { status: 201, body: { source: 'word' } })
    .on('POST', PAY, { status: 201, body: aPayment({ cents: 8_000, appliedCents: 8_000 }) });

async function open(extend: (api: FakeApi) => FakeApi = (api) => api) {
  const opened = await renderApp(`/business/invoice/open/${INVOICE_ID}`, {
    user: aSafetyOfficer({ position: 'ACCOUNTING' }),
    api: (api) => extend(service(api)),
  });
  await opened.browser.click(await opened.screen.findByRole('button', { name: 'Pay invoice' }));
  const dialog = within(await opened.screen.findByRole('dialog'));
  return { ...opened, dialog };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function payByCard({ dialog, browser }: Opened, entry = good) {
  await browser.type(await dialog.findByLabelText('Card number'), entry.number);
  await browser.type(dialog.getByLabelText('Expires (MM/YY)'), entry.expiry);
  await browser.type(dialog.getByLabelText('Security code'), entry.cvc);
  await browser.click(dialog.getByRole('button', { name: 'Pay now' }));
}

async function amount({ dialog, browser }: Opened, text: string) {
  const field = await dialog.findByLabelText('Amount');
  await browser.clear(field);
  await browser.type(field, text);
}

afterEach(freshBrowser);

describe('paying an invoice', () => {
  it('sends the card to the payment service; our API receives its token and the balance', async () => {
    const opened = await open();
    await payByCard(opened);

    expect(await opened.screen.findByText('We received $80.00.')).toBeVisible();
    const [handed] = opened.api.sent('POST', SOURCES);
    expect([handed?.headers.get('Authorization'), handed?.body]).toEqual([
      'Bearer leave',
      { method: 'card', number: '4242424242424242', expiry: '07/99', cvc: '123' },
    ]);
    const [paid] = opened.api.sent('POST', PAY);
    expect(paid?.body).toEqual({ method: 'card', cents: 8_000, source: 'word' });
    expect(paid?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
    const others = opened.api.seen.filter(({ path }) => path !== SOURCES);
    expect(JSON.stringify(others)).not.toContain('4242424242424242');
  });

  it('says what stays open, and that more than the balance becomes credit', async () => {
    const opened = await open((api) =>
      api.on('POST', PAY, {
        status: 201,
        body: aPayment({ cents: 10_000, appliedCents: 8_000, creditedCents: 2_000 }),
      }),
    );
    const { dialog } = opened;
    expect(await dialog.findByText('Pays the invoice in full.')).toBeVisible();
    await amount(opened, '30.5');
    expect(dialog.getByText('$49.50 stays open.')).toBeVisible();
    await amount(opened, '100');
    expect(dialog.getByText(/^\$20\.00 more than the balance\. The rest becomes credit/)).toBeVisible();
    await payByCard(opened);

    expect(await opened.screen.findByText('$20.00 became credit')).toBeVisible();
    expect(opened.api.sent('POST', PAY)[0]?.body).toMatchObject({ cents: 10_000 });
  });

  it('is in progress after a bank transfer', async () => {
    const processing = aPayment({ method: 'bankTransfer', state: 'processing', cents: 8_000, appliedCents: 0 });
    const { screen, dialog, browser, api } = await open((fake) =>
      fake.on('POST', PAY, { status: 201, body: processing }),
    );
    await browser.click(await dialog.findByRole('radio', { name: 'Bank account' }));
    await browser.type(dialog.getByLabelText('Routing number'), '110000000');
    await browser.type(dialog.getByLabelText('Account number'), '000123456789');
    await browser.click(dialog.getByRole('button', { name: 'Pay now' }));

    expect(await screen.findByRole('dialog', { name: 'Your payment is in progress' })).toBeVisible();
    expect(screen.getByText(/^Your bank is sending \$80\.00/)).toBeVisible();
    expect(api.sent('POST', SOURCES)[0]?.body).toEqual({
      ...{ method: 'bankTransfer', routingNumber: '110000000', accountNumber: '000123456789' },
    });
  });

  it('asks for another card after a failure, with a new token', async () => {
    const failed = aPayment({ state: 'failed', failure: 'insufficientFunds', cents: 8_000 });
    const opened = await open((api) => api.on('POST', PAY, { status: 201, body: failed }));
    await payByCard(opened);

    expect(await opened.screen.findByText('Not enough money on the account')).toBeVisible();
    opened.api.on('POST', PAY, { status: 201, body: aPayment({ cents: 8_000 }) });
    await payByCard({ ...opened, dialog: within(opened.screen.getByRole('dialog')) });

    expect(await opened.screen.findByText('We received $80.00.')).toBeVisible();
    expect(opened.api.sent('POST', SOURCES)).toHaveLength(2);
  });

  it('says not to pay again while the result is unknown', async () => {
    const opened = await open((api) =>
      api.on('POST', PAY, { status: 201, body: aPayment({ state: 'unknown', cents: 8_000 }) }),
    );
    await payByCard(opened);

    expect(await opened.screen.findByText(/Please don't pay again until then/)).toBeVisible();
  });

  it('validates all fields before sending', async () => {
    const opened = await open();
    await amount(opened, '0');
    await payByCard(opened, { number: '4242 4242 4242 4241', expiry: '01/20', cvc: '12' });

    expect(await opened.dialog.findByText('Card number is not valid')).toBeVisible();
    expect(opened.dialog.getByText('This card has expired')).toBeVisible();
    expect(opened.dialog.getByText('Security code is not valid')).toBeVisible();
    expect(opened.dialog.getByLabelText('Amount')).toHaveAttribute('aria-invalid', 'true');
    expect(opened.api.sent('POST', '/api/payments/funding-token')).toEqual([]);
  });

  it('resends a payment without an answer as it was: same key, same token', async () => {
    const opened = await open((api) => api.on('POST', PAY, refusal(503, 'unreachable')));
    await payByCard(opened);
    const retry = await opened.screen.findByRole('button', { name: 'Try again' });
    opened.api.on('POST', PAY, { status: 201, body: aPayment({ cents: 8_000 }) });
    await opened.browser.click(retry);

    expect(await opened.screen.findByText('We received $80.00.')).toBeVisible();
    const sent = opened.api.sent('POST', PAY);
    const keys = new Set(sent.map(({ headers }) => headers.get('Idempotency-Key')));
    expect([sent.length > 1, keys.size, opened.api.sent('POST', SOURCES).length]).toEqual([true, 1, 1]);
  });

  it('shows the refusal of the payment service at its field', async () => {
    const opened = await open((api) =>
      api.on(
        'POST',
        SOURCES,
        refusal(400, 'invalid-input', { errors: [{ pointer: '/number', code: 'card-number-not-valid' }] }),
      ),
    );
    await payByCard(opened);

    expect(await opened.dialog.findByText('Card number is not valid')).toBeVisible();
    expect(opened.api.sent('POST', PAY)).toEqual([]);
  });

  it('says how to pay when no payment service is connected', async () => {
    const { dialog } = await open((api) =>
      api.on('GET', '/api/payments/options', ok({ provider: null, publishableKey: null, methods: [] })),
    );

    expect(await dialog.findByText(/Pay by check or transfer/)).toBeVisible();
    expect(dialog.queryByLabelText('Card number')).toBeNull();
  });
});
