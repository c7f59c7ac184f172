import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { aHiringReport, aHiringRow, anEmptyHiringReport } from '../../support/hiring-reports';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

// jsdom has no layout, so charts have no size; the tables have the same numbers.
jest.mock('recharts', () => {
  const nothing = () => null;
  const names = ['Bar', 'BarChart', 'Legend', 'Line', 'LineChart', 'Tooltip', 'XAxis', 'YAxis', 'ResponsiveContainer'];
  return Object.fromEntries(names.map((name) => [name, nothing]));
});

const BASE = '/api/reports/organization/{orgId}';
const days = 'from=2026-08-31&to=2026-11-22';
const { order } = aHiringRow();

const withReport =
  (response = ok(aHiringReport())) =>
  (api: FakeApi): FakeApi =>
    api
      .on('GET', BASE, response)
      .on('GET', `${BASE}/orders`, ok([{ ...order, facility: 'Dallas yard' }]))
      .on('GET', `${BASE}/rows`, ok({ data: [aHiringRow()], count: 1, next: null }))
      .on('GET', '/api/facility/organization/{orgId}', ok([]));
const open = (path: string, api = withReport()) => renderApp(path, { user: aRecruiter(), api });

afterEach(freshBrowser);

describe("the carrier's reports", () => {
  it('are in the navigation', async () => {
    const { screen } = await open(`/business/reports?${days}`);

    expect(await screen.findByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/business/reports');
  });

  it('show time to hire, and link each number to its rows', async () => {
    const { screen, browser, router } = await open(`/business/reports?${days}`);
    expect(await screen.findByLabelText('9.5d: From first contact to hire, median')).toBeVisible();
    expect(screen.getByLabelText('5: Driver, Invitation, Replies')).toBeVisible();

    await browser.click(screen.getByLabelText('4: In review, Waiting'));

    expect(await screen.findByRole('link', { name: 'Nora Lane' })).toHaveAttribute(
      'href',
      `/business/driver/${aHiringRow().driver._id}/profile?orderId=${order._id}`,
    );
    expect(screen.getByText(/^Waiting at the end of 11\/22\/2026 · In review$/)).toBeVisible();
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      number: 'waiting',
      stage: 'inReview',
      from: '2026-08-31',
      to: '2026-11-22',
    });
  });

  it('keep period and order in the URL', async () => {
    const { screen, browser, router, api } = await open(`/business/reports?${days}`);
    await screen.findByLabelText('12: First contacts');

    await browser.selectOptions(screen.getByLabelText('Job order'), order._id);

    await waitFor(() => {
      expect(new URLSearchParams(router.state.location.search).get('order')).toBe(order._id);
    });
    await waitFor(() => {
      const request = api.sent('GET', `/api/reports/organization/${aRecruiter().organization?._id ?? ''}`).at(-1);
      expect(request?.query.get('order')).toBe(order._id);
    });
  });

  it('say that nothing happened in a period', async () => {
    const { screen } = await open('/business/reports', withReport(ok(anEmptyHiringReport())));

    expect(await screen.findByText('No activity in this period')).toBeVisible();
  });

  it('show a refusal', async () => {
    const { screen } = await open('/business/reports', withReport(refusal(403, 'forbidden')));

    expect(await screen.findByText('Forbidden resource')).toBeVisible();
  });
});

describe('the rows of a figure', () => {
  it('show how a round ended, and lead back to the report', async () => {
    const row = aHiringRow({
      name: null,
      closedAt: '2026-11-20T12:00:00.000Z',
      endedAt: '2026-11-20T12:00:00.000Z',
      by: 'driver',
      reason: 'pay',
    });
    const { screen } = await open(`/business/reports/rows?number=closed&by=driver&reason=pay&${days}`, (api) =>
      withReport()(api).on('GET', `${BASE}/rows`, ok({ data: [row], count: 1, next: null })),
    );

    expect(await screen.findByText('Driver · Pay')).toBeVisible();
    expect(screen.getByText(/^Closed between .* · ended by: Driver · Pay$/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Regional driver/ })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Reports');
  });
});
