import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { anInvoiceItem, aPageOf, aSummary, INVOICE_ID } from '../../support/billing';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const LIST = '/api/invoices';

const open = (address: string, extend: (api: FakeApi) => FakeApi = (api) => api) =>
  renderApp(address, {
    user: aSafetyOfficer({ position: 'ACCOUNTING' }),
    api: (api) =>
      extend(api.on('GET', '/api/invoices/summary', ok(aSummary())).on('GET', LIST, ok(aPageOf(anInvoiceItem())))),
  });

afterEach(freshBrowser);

describe('the list of invoices', () => {
  it('begins with open ones, and has a tab with a number for each status', async () => {
    const { screen, router } = await open('/business/invoice');

    expect(await screen.findByRole('link', { name: 'G-000042' })).toHaveAttribute(
      'href',
      `/business/invoice/open/${INVOICE_ID}`,
    );
    expect(router.state.location.pathname).toBe('/business/invoice/open');
    const tabs = within(screen.getByRole('navigation', { name: 'Invoices by status' }));
    expect(await tabs.findByRole('link', { name: /^Overdue\s*1$/ })).toHaveAttribute(
      'href',
      '/business/invoice/overdue',
    );
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Open2',
      'Overdue1',
      'Paid7',
      'Void0',
    ]);
  });

  it('shows the sums of all rows, and how late an invoice is', async () => {
    const late = anInvoiceItem({ status: 'overdue', daysOverdue: 12, paidCents: 2_000, balanceCents: 6_000 });
    const { screen } = await open('/business/invoice/overdue', (api) => api.on('GET', LIST, ok(aPageOf(late))));

    expect(await screen.findByText(/^12 days overdue/)).toBeVisible();
    const totals = screen.getByLabelText('Totals');
    expect(totals).toHaveTextContent('Total$80.00Paid$20.00Balance$60.00');
  });

  it('keeps filters and order in the URL and sends them', async () => {
    const { screen, api, browser, router } = await open('/business/invoice/paid?from=2026-10-01&to=2026-10-31');
    await browser.type(await screen.findByLabelText('Invoice number'), '0042');
    await browser.selectOptions(screen.getByLabelText('Sort by'), 'Largest first');

    await waitFor(() => {
      const query = api.sent('GET', LIST).at(-1)?.query;
      expect(Object.fromEntries(query ?? [])).toMatchObject({
        ...{ status: 'paid', number: '0042', sort: 'largest' },
        ...{ issuedFrom: '2026-10-01', issuedTo: '2026-10-31' },
      });
      expect(router.state.location.search).toContain('number=0042');
      expect(router.state.location.search).toContain('sort=largest');
    });
  });

  it('offers to clear filters that match nothing', async () => {
    const { screen, browser, router } = await open('/business/invoice/open?number=9', (api) =>
      api.on('GET', LIST, ({ query }) => ok(query.get('number') === null ? aPageOf(anInvoiceItem()) : aPageOf())),
    );
    expect(await screen.findByText('No invoices match the filters')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Clear filters' }));

    expect(await screen.findByRole('link', { name: 'G-000042' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('has no sums of void invoices, which count in none', async () => {
    const list = aPageOf(anInvoiceItem({ status: 'void', balanceCents: 0 }));
    const { screen } = await open('/business/invoice/void', (api) => api.on('GET', LIST, ok(list)));

    expect(await screen.findByRole('link', { name: 'G-000042' })).toBeVisible();
    expect(screen.queryByLabelText('Totals')).toBeNull();
  });

  it('says why it is empty', async () => {
    const { screen } = await open('/business/invoice/void', (api) => api.on('GET', LIST, ok(aPageOf())));

    expect(await screen.findByText('No void invoices')).toBeVisible();
  });

  it('exports the filtered rows as CSV and for QuickBooks', async () => {
    Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:shown'), revokeObjectURL: jest.fn() });
    // jsdom opens no links.
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { screen, api, browser } = await open('/business/invoice/open?from=2026-10-01', (fake) =>
      fake.on('GET', '/api/invoices/csv', ok('a')).on('GET', '/api/invoices/iif', ok('b')),
    );
    await browser.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await browser.click(screen.getByRole('button', { name: 'Export for QuickBooks' }));

    await waitFor(() => {
      expect(api.sent('GET', '/api/invoices/iif')).toHaveLength(1);
    });
    for (const path of ['/api/invoices/csv', '/api/invoices/iif'])
      expect(Object.fromEntries(api.sent('GET', path)[0]?.query ?? [])).toEqual({
        status: 'open',
        issuedFrom: '2026-10-01',
      });
  });

  it('says what credit the next invoice uses', async () => {
    const { screen } = await open('/business/invoice/open', (api) =>
      api.on('GET', '/api/invoices/summary', ok(aSummary({ creditCents: 1_250 }))),
    );

    expect(await screen.findByText('You have $12.50 of credit, which your next invoice uses.')).toBeVisible();
  });

  it('does not exist for another status', async () => {
    const { screen } = await open('/business/invoice/late');

    expect(await screen.findByText(/page doesn't exist/i)).toBeVisible();
  });

  it('is refused to other positions', async () => {
    const { screen } = await renderApp('/business/invoice/open', {
      user: aSafetyOfficer(),
      api: (api) =>
        api.on('GET', '/api/invoices/summary', refusal(403, 'forbidden')).on('GET', LIST, refusal(403, 'forbidden')),
    });

    expect(await screen.findByText('Forbidden resource')).toBeVisible();
  });
});
