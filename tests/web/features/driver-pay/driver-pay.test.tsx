import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { Payout, PayoutDetails, PayoutList } from '#domain/payouts/schema';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import { aPayLine } from '../../support/timesheets';

const PAYOUT_ID = '01935a00-0000-7000-8000-00000000aa01';
const aPayout = (over: Partial<Payout> = {}): Payout => ({
  _id: PAYOUT_ID,
  carrier: 'Long Beach Drayage',
  title: 'Night drayage',
  weekStartsOn: '2026-11-02',
  weekEndsOn: '2026-11-08',
  number: 1,
  cents: 60_088,
  state: 'paid',
  stateSince: '2026-11-10T12:00:00.000Z',
  needsCard: false,
  failure: null,
  card: { brand: 'visa', last4: '5556' },
  ...over,
});
const list = (data: Payout[], over: Partial<PayoutList> = {}): PayoutList => ({
  ...{ data, count: data.length, openCents: 0, paidThisYearCents: 60_088, isOpen: true },
  ...over,
});
const openPay = (answer: PayoutList, extend: (api: FakeApi) => FakeApi = (api) => api) =>
  renderApp('/driver/pay', {
    user: aDriver(),
    api: (api) =>
      extend(api.on('GET', '/api/payment/payouts', ok(answer)).on('GET', '/api/payment/rates', ok({ data: [] }))),
  });

afterEach(freshBrowser);

describe("a driver's pay", () => {
  it('shows each week, where the money is, and the lines of each day', async () => {
    const details: PayoutDetails = {
      ...aPayout(),
      days: [
        { day: '2026-11-03', minutes: 480, lines: [aPayLine()], differenceCents: 500, cents: 20_500, note: null },
        { day: '2026-11-04', minutes: 0, lines: [], differenceCents: 700, cents: 700, note: 'The load was late' },
      ],
    };
    const { screen, browser } = await openPay(list([aPayout()]), (api) =>
      api.on('GET', '/api/payment/payouts/{payoutId}', ok(details)),
    );

    expect(await screen.findByText('Not paid yet: $0.00. Paid this year: $600.88.')).toBeVisible();
    expect(screen.getByText('$600.88')).toBeVisible();
    expect(screen.getByText('Sent on Tue, Nov 10 to the card ending in 5556.')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: /^Days of / }));

    const day = within(await screen.findByRole('region', { name: 'Tue, Nov 3' }));
    expect(day.getAllByRole('listitem')).toHaveLength(1);
    expect(day.getByText('Change of earlier pay: $5.00')).toBeVisible();
    expect(screen.getByText('The load was late')).toBeVisible();
    expect(screen.queryByText('No pay lines yet.')).toBeNull();
  });

  it.each([
    [
      'waits for a card',
      { state: 'queued', card: null },
      'Add a debit card',
      'We send it as soon as you add a debit card.',
    ],
    ['was refused', { state: 'failed', failure: 'cardRefused' }, 'Replace the card', /^The bank refused the card/],
  ] as const)('that %s links to the card', async (...[, over, link, text]) => {
    const { screen } = await openPay(list([aPayout({ ...over, needsCard: true })]));

    expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', '/driver/addDebitCard');
    expect(screen.getByText(text)).toBeVisible();
  });

  it('names a further payment of a week, and loads more weeks', async () => {
    const older = aPayout({ _id: PAYOUT_ID.replace(/1$/, '2'), weekStartsOn: '2026-10-26', weekEndsOn: '2026-11-01' });
    const { screen, browser } = await openPay(list([]), (api) =>
      api.on('GET', '/api/payment/payouts', ({ query }) =>
        ok(list([query.get('skip') === '1' ? older : aPayout({ number: 2 })], { count: 2, isOpen: false })),
      ),
    );

    expect(await screen.findByRole('heading', { name: /, payment 2$/ })).toBeVisible();
    expect(screen.getByText(/Payouts haven't started yet/)).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Show more' }));

    expect(await screen.findByRole('heading', { name: /Oct 26/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says so if there is none yet', async () => {
    const { screen } = await openPay(list([]));

    expect(await screen.findByText('No pay yet')).toBeVisible();
  });

  it('offers to try again after an error', async () => {
    const { screen } = await renderApp('/driver/pay', {
      user: aDriver(),
      api: (api) => api.on('GET', '/api/payment/payouts', refusal(503, 'unavailable')),
    });

    expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
  });
});
