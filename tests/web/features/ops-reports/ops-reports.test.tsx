import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { anEmptyReport, aReport, aVisit } from '../../support/ops-reports';
import { anOpsMember, aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

// jsdom has no layout, so charts have no size; the tables have the same numbers.
jest.mock('recharts', () => {
  const nothing = () => null;
  const names = ['Bar', 'BarChart', 'Legend', 'Line', 'LineChart', 'Tooltip', 'XAxis', 'YAxis', 'ResponsiveContainer'];
  return Object.fromEntries(names.map((name) => [name, nothing]));
});

const REPORTS = '/api/ops/reports';
const owner = { _id: '018f0000-0000-7000-8000-000000000302', name: 'Dana Whitfield' };
const days = 'from=2026-08-31&to=2026-11-22';

const withReport =
  (response = ok(aReport())) =>
  (api: FakeApi): FakeApi =>
    api
      .on('GET', REPORTS, response)
      .on('GET', '/api/ops/members', ok({ data: [owner] }))
      .on('GET', `${REPORTS}/rows`, ok({ data: [aVisit()], count: 1, next: null }));
const open = (path: string, api = withReport()) => renderApp(path, { user: anOpsMember(), api });

afterEach(freshBrowser);

describe('reports', () => {
  it('link each number to its rows in the same period', async () => {
    const { screen, browser, router } = await open(`/ops/reports?${days}`);
    const number = await screen.findByLabelText('2: Processing, Exited');
    expect(screen.getByText('50%')).toBeVisible();

    await browser.click(number);

    expect(await screen.findByRole('link', { name: 'Nora Lane' })).toBeVisible();
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      number: 'exited',
      stage: 'Processing',
      from: '2026-08-31',
      to: '2026-11-22',
    });
  });

  it('keep period and owner in the URL', async () => {
    const { screen, browser, router } = await open('/ops/reports');
    await screen.findByLabelText('2: Processing, Exited');

    await browser.click(screen.getByLabelText('4 weeks'));
    await browser.selectOptions(screen.getByLabelText('Owner'), 'none');
    await waitFor(() => {
      expect(router.state.location.search).toMatch(/^\?from=\d{4}-\d{2}-\d{2}&owner=none$/);
    });
  });

  it('show a problem for an invalid period', async () => {
    const { screen, api } = await open('/ops/reports?from=2026-11-22&to=2026-11-01');

    expect(await screen.findByText('The end date is before the start date')).toBeVisible();
    expect(api.sent('GET', REPORTS)).toEqual([]);
  });

  it('send no request while a year is incomplete', async () => {
    const { screen, api } = await open('/ops/reports?from=0202-11-01&to=2026-11-22');

    expect(await screen.findByText('Choose dates from 1900 to 2199')).toBeVisible();
    expect(api.sent('GET', REPORTS)).toEqual([]);
  });

  it('show the median time in a stage, including drivers still in it', async () => {
    const { screen } = await open(`/ops/reports?${days}`);

    const link = await screen.findByLabelText('5d: Processing, Left or waiting, median');

    expect(link).toHaveAttribute('href', expect.stringContaining('number=stays&stage=Processing'));
    expect(screen.getByLabelText('1: Processing, Over target')).toBeVisible();
  });

  it('say that the period has no events', async () => {
    const { screen } = await open('/ops/reports', withReport(ok(anEmptyReport())));

    expect(await screen.findByText('No activity in this period')).toBeVisible();
  });

  it('offer a retry when they fail to load', async () => {
    const { screen } = await open('/ops/reports', withReport(refusal(409, 'pipeline-changed')));

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('are forbidden for carriers', async () => {
    const { screen } = await renderApp('/ops/reports', { user: aRecruiter(), api: withReport() });

    expect(await screen.findByRole('heading', { name: 'Forbidden resource' })).toBeVisible();
  });
});

describe('the rows behind a number', () => {
  it('show what is counted, and how each driver entered and left', async () => {
    const { screen } = await open(`/ops/reports/rows?number=exited&stage=Processing&${days}`);

    expect(
      await screen.findByText('Entered between 08/31/2026 and 11/22/2026, then exited · Processing'),
    ).toBeVisible();
    const row = await screen.findByRole('row', { name: /Nora Lane/ });
    expect(within(row).getByText('to Not interested')).toBeVisible();
    expect(screen.getByRole('link', { name: /^‹? ?Reports$/, current: false })).toHaveAttribute(
      'href',
      `/ops/reports?${days}`,
    );
  });

  it('can be downloaded as a file', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:rows', revokeObjectURL: () => undefined });
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { screen, browser, api } = await open(`/ops/reports/rows?number=waiting&${days}`, (fake) =>
      withReport()(fake).on('GET', `${REPORTS}/rows/csv`, ok('Driver')),
    );

    await browser.click(await screen.findByRole('button', { name: /^Download CSV/ }));

    await waitFor(() => {
      expect(save).toHaveBeenCalledTimes(1);
    });
    expect(api.sent('GET', `${REPORTS}/rows/csv`)).toHaveLength(1);
    save.mockRestore();
  });
});
