import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { anInvoiceItem, aPageOf, aSummary, INVOICE_ID, LATE_INVOICE_ID, someWork } from '../../support/billing';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { aRecruiter, aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const anAccountant = () => aSafetyOfficer({ position: 'ACCOUNTING' });

const late = anInvoiceItem({
  ...{ _id: LATE_INVOICE_ID, number: 'G-000041', status: 'overdue', dueOn: '2026-10-31', daysOverdue: 30 },
});

const open = (extend: (api: FakeApi) => FakeApi = (api) => api) =>
  renderApp('/business/accounting', {
    user: anAccountant(),
    api: (api) =>
      extend(
        api
          .on('GET', '/api/invoices/summary', ok(aSummary()))
          .on('GET', '/api/billing/accounting', ok(someWork()))
          .on('GET', '/api/invoices', ({ query }) =>
            ok(query.get('status') === 'overdue' ? aPageOf(late) : aPageOf(anInvoiceItem())),
          ),
      ),
  });

afterEach(freshBrowser);

describe('the start page of accounting', () => {
  it('shows what is overdue and due, each leading to its rows', async () => {
    const { screen } = await open();

    const figures = within(await screen.findByRole('list', { name: 'Amounts and waiting work' }));
    expect(figures.getByRole('link', { name: 'Overdue $90.00 1 invoice' })).toHaveAttribute(
      'href',
      '/business/invoice/overdue',
    );
    expect(figures.getByRole('link', { name: 'To pay $120.00 next due 12/01/2026' })).toHaveAttribute(
      'href',
      '/business/invoice/open',
    );
    expect(figures.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText(/^Highest bar: /)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'G-000041' })).toHaveAttribute(
      'href',
      `/business/invoice/overdue/${LATE_INVOICE_ID}`,
    );
    expect(await screen.findByRole('link', { name: 'G-000042' })).toHaveAttribute(
      'href',
      `/business/invoice/open/${INVOICE_ID}`,
    );
  });

  it('shows timesheets, payments under way and credit when there are any', async () => {
    const timesheets = { waiting: 4, oldestOn: '2026-11-20' };
    const { screen } = await open((api) =>
      api
        .on('GET', '/api/billing/accounting', ok(someWork({ timesheets })))
        .on('GET', '/api/invoices/summary', ok(aSummary({ processingCents: 2_500, creditCents: 700 }))),
    );

    const figures = within(await screen.findByRole('list', { name: 'Amounts and waiting work' }));
    expect(figures.getByRole('link', { name: 'Timesheets to approve 4 since 11/20/2026' })).toHaveAttribute(
      'href',
      '/business/timesheets?week=2026-11-20',
    );
    expect(figures.getByText('$25.00')).toBeVisible();
    expect(figures.getByText('$7.00')).toBeVisible();
  });

  it('compares this month with last, and says what comes next', async () => {
    const { screen } = await open();

    expect(await screen.findByText('$110.00, $10.00 more than last month')).toBeVisible();
    expect(screen.getByText('$110.00 in 3 lines')).toBeVisible();
  });

  it('draws twelve months, with a table for screen readers', async () => {
    const { screen } = await open();

    const rows = within(await screen.findByRole('table', { name: 'The last twelve months' })).getAllByRole('row');
    expect(rows).toHaveLength(13);
    expect(rows.at(-1)).toHaveTextContent('11/2026$110.00$55.00');
    expect(document.querySelectorAll('svg.gh-accounting-chart rect')).toHaveLength(24);
  });

  it('begins the navigation of accounting', async () => {
    const { screen } = await open();

    const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(
      nav
        .getAllByRole('link')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ).toEqual(['Accounting', 'Invoices', 'Timesheets', 'Dashboard']);
    expect(nav.queryByRole('link', { name: 'My jobs' })).toBeNull();
  });

  it('offers a retry when loading fails', async () => {
    const { screen } = await open((api) => api.on('GET', '/api/invoices/summary', refusal(503, 'unavailable')));

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

it('has invoices in the first row of administrators, and their own jobs in the account menu', async () => {
  const user = aRecruiter({ position: 'HR', roles: ['business', 'business-admin'] });
  const { screen } = await renderApp('/business/agreement', { user, api: (api) => api });

  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(nav.getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', '/business/invoice');
  expect(nav.queryByRole('link', { name: 'My jobs' })).toBeNull();
});

describe('after signing in', () => {
  const signInAs = async (address: string, user = anAccountant()) => {
    const opened = await renderApp(address, {
      api: (api) =>
        api
          .on('POST', '/api/auth/signIn', ok({ accessToken: 'token-1', expiresAt: '2099-01-01T00:00:00.000Z', user }))
          .on('GET', '/api/user', ok(user))
          .on('GET', '/api/note/business/mentions', ok({ data: [], count: 0, unread: 0 }))
          .on('GET', '/api/invoices/summary', ok(aSummary()))
          .on('GET', '/api/billing/accounting', ok(someWork()))
          .on('GET', '/api/invoices', ok(aPageOf())),
    });
    await opened.browser.type(await opened.screen.findByLabelText('Email'), user.email);
    await opened.browser.type(opened.screen.getByLabelText('Password'), 'correct horse 1!');
    await opened.browser.click(opened.screen.getByRole('button', { name: 'Sign in' }));
    return opened;
  };

  it('accounting starts on its own page', async () => {
    const { screen, router } = await signInAs('/auth/login/email');

    expect(await screen.findByRole('heading', { name: 'Accounting' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/business/accounting');
  });

  it('a page that required the sign-in comes first', async () => {
    const { screen } = await signInAs('/auth/login/email?redirect=%2Fbusiness%2Finvoice%2Fpaid');

    expect(await screen.findByText('No paid invoices')).toBeVisible();
  });
});
