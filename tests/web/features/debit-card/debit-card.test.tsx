import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { PaymentCard } from '#domain/payments/schema';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { aPaymentCard } from '../../support/own-file';
import { aDriver, anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const state = (card: PaymentCard | null, isOpen = true) => ({ isOpen, isSandbox: isOpen, card });

const service = (api: FakeApi) =>
  api
    .on(
      'POST',
      '/api/payment/generateCardFundingSourceToken',
      ok({ token: 'leave', url: '/api/sandbox-payments/cards', expiresAt: '2099-01-01T00:00:00.000Z' }),
    )
    .on('POST', '/api/sandbox-payments/cards', { status: 201, body: { source: 'word' } })
    .on('PUT', '/api/payment/card', ok(state(aPaymentCard())));

const openCard = (card: PaymentCard | null, extend: (api: FakeApi) => FakeApi = (api) => api) =>
  renderApp('/driver/addDebitCard', {
    user: aDriver(),
    api: (api) => extend(service(api).on('GET', '/api/payment/card', ok(state(card)))),
  });

type Opened = Awaited<ReturnType<typeof openCard>>;

async function type({ screen, browser }: Opened, entry: { number: string; expiry: string; cvc: string }) {
  await browser.type(await screen.findByLabelText('Card number'), entry.number);
  await browser.type(screen.getByLabelText('Expires (MM/YY)'), entry.expiry);
  await browser.type(screen.getByLabelText('Security code'), entry.cvc);
  await browser.click(screen.getByRole('button', { name: 'Save card' }));
}

const good = { number: '4000 0566 5566 5556', expiry: '07/99', cvc: '123' };

afterEach(freshBrowser);

describe('a debit card', () => {
  it('goes to the payment service; our API receives only its token', async () => {
    const opened = await openCard(null);
    await type(opened, good);

    expect(await opened.screen.findByText('Visa ending in 5556')).toBeVisible();
    expect(opened.screen.queryByLabelText('Card number')).not.toBeInTheDocument();
    const [handed] = opened.api.sent('POST', '/api/sandbox-payments/cards');
    expect([handed?.headers.get('Authorization'), handed?.body]).toEqual([
      'Bearer leave',
      { number: '4000056655665556', expiry: '07/99', cvc: '123' },
    ]);
    expect(opened.api.sent('PUT', '/api/payment/card')[0]?.body).toEqual({ source: 'word' });
    const requests = opened.api.seen.filter(({ path }) => path !== '/api/sandbox-payments/cards');
    expect(JSON.stringify(requests)).not.toContain('4000056655665556');
  });

  it('is known to the home page as soon as it is saved', async () => {
    const opened = await openCard(null);
    const requests = () => opened.api.seen.filter(({ path }) => path === '/api/driver/me').length;
    await waitFor(() => expect(requests()).toBeGreaterThan(0));
    const before = requests();

    await type(opened, good);

    await waitFor(() => expect(requests()).toBeGreaterThan(before));
  });

  it('is validated before sending, all fields together, and keeps the entries', async () => {
    const opened = await openCard(null);
    const { screen } = opened;
    await type(opened, { number: '4000 0566 5566 5557', expiry: '01/20', cvc: '12' });

    expect(await screen.findByText('Card number is not valid')).toBeVisible();
    expect(screen.getByText('This card has expired')).toBeVisible();
    expect(screen.getByText('Security code is not valid')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveValue('4000 0566 5566 5557');
    expect(opened.api.sent('POST', '/api/payment/generateCardFundingSourceToken')).toEqual([]);
  });

  it('gets its groups and its slash from a number pad, and keeps what has them', async () => {
    const { screen, browser } = await openCard(null);
    const [number, expiry] = [await screen.findByLabelText('Card number'), screen.getByLabelText('Expires (MM/YY)')];

    await browser.type(number, '4000056655665556');
    await browser.type(expiry, '1228');
    expect([number, expiry].map((field) => (field as HTMLInputElement).value)).toEqual([
      '4000 0566 5566 5556',
      '12/28',
    ]);

    await browser.clear(expiry);
    await browser.type(expiry, '1/27');
    expect(expiry).toHaveValue('1/27');
  });

  it('requires every field', async () => {
    const { screen, browser } = await openCard(null);
    await browser.click(await screen.findByRole('button', { name: 'Save card' }));

    expect(await screen.findAllByText('This field is required')).toHaveLength(3);
  });

  it("shows the payment service's errors at the field or above the form", async () => {
    const opened = await openCard(null, (api) =>
      api.on(
        'POST',
        '/api/sandbox-payments/cards',
        refusal(400, 'invalid-input', { errors: [{ pointer: '/number', code: 'card-number-not-valid' }] }),
      ),
    );
    await type(opened, good);
    expect(await opened.screen.findByText('Card number is not valid')).toBeVisible();

    opened.api.on('POST', '/api/sandbox-payments/cards', refusal(409, 'card-declined'));
    await opened.browser.type(opened.screen.getByLabelText('Security code'), '{Backspace}4');
    await opened.browser.click(opened.screen.getByRole('button', { name: 'Save card' }));

    expect(await opened.screen.findByRole('alert')).toHaveTextContent('The bank declined this card');
  });

  it('must be a debit card', async () => {
    const opened = await openCard(null, (api) => api.on('PUT', '/api/payment/card', refusal(409, 'card-not-debit')));
    await type(opened, good);

    expect(await opened.screen.findByRole('alert')).toHaveTextContent("This isn't a debit card");
  });

  it('is replaced, or kept on cancel', async () => {
    const opened = await openCard(aPaymentCard({ brand: 'mastercard', last4: '4444' }));
    const { screen, browser } = opened;
    await browser.click(await screen.findByRole('button', { name: 'Use another card' }));
    await browser.click(screen.getByRole('button', { name: 'Keep current card' }));
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();

    await browser.click(screen.getByRole('button', { name: 'Use another card' }));
    await type(opened, good);

    expect(await screen.findByText('Visa ending in 5556')).toBeVisible();
  });

  it('is removed after a confirmation', async () => {
    const { screen, browser, api } = await openCard(aPaymentCard(), (fake) =>
      fake.on('DELETE', '/api/payment/card', ok(state(null))),
    );
    await browser.click(await screen.findByRole('button', { name: 'Remove card' }));
    const dialog = await screen.findByRole('dialog');
    const [decisive] = [...dialog.querySelectorAll('button')].filter((button) => button.textContent === 'Remove card');
    if (decisive === undefined) throw new Error('The dialog has no button that removes');
    await browser.click(decisive);

    await waitFor(() => {
      expect(screen.queryByText('Visa ending in 5556')).not.toBeInTheDocument();
    });
    expect(api.sent('DELETE', '/api/payment/card')).toHaveLength(1);
    expect(await screen.findByLabelText('Card number')).toBeVisible();
  });

  it('shows that it has expired', async () => {
    const { screen } = await openCard(aPaymentCard({ isExpired: true }));

    expect(await screen.findByText('This card has expired. Please use another one.')).toBeVisible();
  });

  it('cannot be added when no payment service is connected', async () => {
    const { screen } = await openCard(null, (api) => api.on('GET', '/api/payment/card', ok(state(null, false))));

    expect(await screen.findByText("Cards can't be added yet")).toBeVisible();
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
  });

  it('can be added before certification', async () => {
    const { screen } = await renderApp('/driver/addDebitCard', {
      user: anApplyingDriver(),
      api: (api) => service(api).on('GET', '/api/payment/card', ok(state(null))),
    });

    expect(await screen.findByLabelText('Card number')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your application' })).toBeVisible();
  });

  it('offers a retry when loading fails', async () => {
    const { screen } = await openCard(null, (api) => api.on('GET', '/api/payment/card', refusal(503, 'unavailable')));

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
