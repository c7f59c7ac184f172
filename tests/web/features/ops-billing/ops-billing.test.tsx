import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { anAgingRow, anInvoiceItem, aPageOf, aPayment, aRun, aSummary } from '../../support/billing';
import { INVOICE_ID, PAYMENT_ID, RUN_ID, someRunResults } from '../../support/billing';
import { ORGANIZATION_ID } from '../../support/carrier-orders';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { anOpsMember } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const { organizationId: _id, organization: _name, oldestDueOn: _day, ...totals } = anAgingRow();

const open = (address: string, extend: (api: FakeApi) => FakeApi) =>
  renderApp(address, { user: anOpsMember(), api: extend });

afterEach(freshBrowser);

describe('what carriers owe', () => {
  const rows = (...data: ReturnType<typeof anAgingRow>[]) => ok({ data, count: data.length, totals });

  it('is shown by age, with the sums of all, and opens a carrier', async () => {
    const { screen, router } = await open('/ops/billing', (api) =>
      api.on('GET', '/api/ops/billing/aging', rows(anAgingRow())),
    );

    const table = within(await screen.findByRole('table', { name: 'By age' }));
    expect(await table.findByRole('link', { name: 'Long Beach Drayage' })).toHaveAttribute(
      'href',
      `/ops/billing/carriers/${ORGANIZATION_ID}`,
    );
    expect(router.state.location.pathname).toBe('/ops/billing/carriers');
    for (const amount of ['$10.00', '$20.00', '$30.00', '$40.00', '$100.00'])
      expect(table.getByRole('cell', { name: amount })).toBeVisible();
    expect(screen.getByLabelText('Totals')).toHaveTextContent('Over 90 days$40.00');
    expect(screen.getByRole('link', { name: 'Billing', current: 'page' })).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Billing' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'By age',
      'Runs',
      'Deposits',
      'Disputes',
      'Payouts',
      'Purchases',
      'Prices',
    ]);
  });

  it('names disabled carriers, and those that paid and can be enabled again', async () => {
    const paid = anAgingRow({ organizationId: RUN_ID, isDisabled: true, isEnableOffered: true });
    const { screen } = await open('/ops/billing/carriers', (api) =>
      api.on('GET', '/api/ops/billing/aging', rows(anAgingRow({ isDisabled: true }), paid)),
    );

    expect(await screen.findByText(/^Disabled/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Paid: enable again/ })).toHaveAttribute('href', `/ops/carriers/${RUN_ID}`);
  });

  it('may be nothing', async () => {
    const { screen } = await open('/ops/billing/carriers', (api) => api.on('GET', '/api/ops/billing/aging', rows()));

    expect(await screen.findByText('No open balances')).toBeVisible();
  });
});

describe('the billing of a carrier', () => {
  const read = (api: FakeApi) =>
    api
      .on('GET', '/api/invoices/summary', ok(aSummary({ creditCents: 2_000 })))
      .on('GET', '/api/invoices', ok(aPageOf(anInvoiceItem())))
      .on('GET', '/api/payments', ok({ data: [aPayment({ canRefundCents: 2_000 })], next: null }));

  it('has all invoices with filters, and the amounts', async () => {
    const { screen, api, browser } = await open(`/ops/billing/carriers/${ORGANIZATION_ID}`, read);

    expect(await screen.findByRole('heading', { name: 'Long Beach Drayage' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'G-000042' })).toHaveAttribute(
      'href',
      `/ops/billing/invoices/${INVOICE_ID}`,
    );
    await browser.selectOptions(screen.getByLabelText('Status'), 'Overdue');

    await waitFor(() => {
      const queries = api.sent('GET', '/api/invoices').map(({ query }) => Object.fromEntries(query));
      expect(queries.at(-1)).toMatchObject({ organizationId: ORGANIZATION_ID, status: 'overdue', sort: 'newest' });
    });
  });

  it('refunds credit with a reason, after showing what is left', async () => {
    const { screen, api, browser } = await open(`/ops/billing/carriers/${ORGANIZATION_ID}`, (fake) =>
      read(fake).on('POST', '/api/ops/payments/{paymentId}/refunds', { status: 201, body: aPayment() }),
    );
    await browser.click(await screen.findByRole('button', { name: 'Refund the payment of $30.00' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund payment' }));
    const amount = dialog.getByLabelText('Amount');
    await browser.clear(amount);
    await browser.type(amount, '12.50');
    expect(dialog.getByText('Credit left of this payment: $7.50.')).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(api.sent('POST', '/api/ops/payments/{paymentId}/refunds')).toEqual([]);
    await browser.type(dialog.getByLabelText('Reason'), 'Paid twice');
    await browser.click(dialog.getByRole('button', { name: 'Refund' }));

    expect(await screen.findByText('Refund sent')).toBeVisible();
    const [sent] = api.sent('POST', '/api/ops/payments/{paymentId}/refunds');
    expect([sent?.path, sent?.body]).toEqual([
      `/api/ops/payments/${PAYMENT_ID}/refunds`,
      { cents: 1_250, reason: 'Paid twice' },
    ]);
  });
});

describe('runs', () => {
  it('are listed with their state and what failed', async () => {
    const { screen } = await open('/ops/billing/runs', (api) =>
      api.on(
        'GET',
        '/api/ops/billing/runs',
        ok({ data: [aRun(), aRun({ _id: INVOICE_ID, failedCount: 0 })], next: null }),
      ),
    );

    expect(await screen.findByText(/^1 carrier failed/)).toBeVisible();
    expect(screen.getByText(/Finished/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Sun, Nov 1/ })[0]).toHaveAttribute(
      'href',
      `/ops/billing/runs/${RUN_ID}`,
    );
  });

  it('show the reason of a failure and bill that carrier again', async () => {
    const [failed] = someRunResults().results;
    const { screen, api, browser } = await open(`/ops/billing/runs/${RUN_ID}`, (fake) =>
      fake
        .on('GET', '/api/ops/billing/runs/{runId}', ok(someRunResults()))
        .on(
          'POST',
          '/api/ops/billing/runs/{runId}/organizations/{organizationId}/again',
          ok({ ...failed, state: 'invoiced', failure: null, canRunAgain: false }),
        ),
    );

    expect(await screen.findByText('A price is missing for one of the days')).toBeVisible();
    expect(screen.getByRole('link', { name: 'G-000042' })).toHaveAttribute(
      'href',
      `/ops/billing/invoices/${INVOICE_ID}`,
    );
    await browser.click(screen.getByRole('button', { name: 'Run again: Long Beach Drayage' }));

    expect(await screen.findByText('Long Beach Drayage was billed')).toBeVisible();
    expect(api.sent('GET', '/api/ops/billing/runs/{runId}').length).toBeGreaterThan(1);
  });

  it('say when a carrier failed again', async () => {
    const [failed] = someRunResults().results;
    const { screen, browser, api } = await open(`/ops/billing/runs/${RUN_ID}`, (fake) =>
      fake
        .on('GET', '/api/ops/billing/runs/{runId}', ok(someRunResults()))
        .on('POST', '/api/ops/billing/runs/{runId}/organizations/{organizationId}/again', ok(failed)),
    );
    const button = await screen.findByRole('button', { name: 'Run again: Long Beach Drayage' });
    await browser.click(button);
    expect(await screen.findByText('Long Beach Drayage failed again')).toBeVisible();

    const path = '/api/ops/billing/runs/{runId}/organizations/{organizationId}/again';
    api.on('POST', path, refusal(409, 'billing-not-failed'));
    await browser.click(button);
    await waitFor(() => {
      expect(api.sent('POST', path)).toHaveLength(2);
    });
  });
});

it('payouts that failed are sent again', async () => {
  const payout = {
    ...{ _id: RUN_ID, carrier: 'Long Beach Drayage', title: 'Night drayage', number: 1, cents: 60_000, attempt: 1 },
    ...{
      weekStartsOn: '2026-11-02',
      weekEndsOn: '2026-11-08',
      state: 'failed',
      failure: 'cardRefused',
      needsCard: true,
    },
    ...{ stateSince: '2026-11-10T12:00:00.000Z', createdAt: '2026-11-10T12:00:00.000Z', card: null },
    ...{ driverId: INVOICE_ID, driver: 'Maria Gomez' },
  };
  const none = { count: 0, cents: 0 };
  const totals = { queued: none, paid: none, failed: { count: 1, cents: 60_000 } };
  const { screen, browser, api } = await open('/ops/billing/payouts?state=failed', (fake) =>
    fake
      .on('GET', '/api/ops/billing/payouts', ok({ data: [payout], count: 1, totals, isOpen: false }))
      .on('POST', '/api/ops/billing/payouts/{payoutId}/retry', ok(payout)),
  );

  expect(await screen.findByText(/The bank refused the card/)).toBeVisible();
  expect(screen.getByText(/No payment provider is set up/)).toBeVisible();
  expect(screen.getAllByRole('columnheader').at(-1)).toHaveTextContent('Actions');
  expect(api.sent('GET', '/api/ops/billing/payouts')[0]?.query.get('state')).toBe('failed');
  await browser.click(screen.getByRole('button', { name: 'Send the payout of Maria Gomez again' }));
  expect(await screen.findByText('The payout is sent again')).toBeVisible();
});
