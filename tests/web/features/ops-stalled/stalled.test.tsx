import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { StalledItem } from '#domain/stalled/schema';
import { formatDate } from '#web/shared/i18n/format';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { anOpsDriver } from '../../support/ops-drivers';
import { anOpsMember, aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const SEARCH = '/api/ops/stalled/search';
const SUMMARY = '/api/ops/stalled/summary';
const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const id = (last: string) => `018f0000-0000-7000-8000-00000000${last}`;

const nora: StalledItem = {
  kind: 'driver',
  _id: id('0301'),
  title: 'Nora Lane',
  place: 'Dallas, TX',
  stage: 'Interview',
  enteredAt: ago(20),
  targetDays: 8,
  dueAt: ago(12),
  daysOver: 12,
  isEscalated: true,
  waitsFor: 'ops',
  next: 'makeCall',
  owner: { _id: id('0302'), name: 'Dana Whitfield' },
  lastContactAt: null,
  snoozedUntil: null,
  driverId: id('0301'),
  orderId: null,
};
const application: StalledItem = {
  ...nora,
  kind: 'candidacy',
  _id: id('0401'),
  title: 'Ivan Petrov',
  place: 'Lone Star Freight',
  stage: 'inReview',
  targetDays: 0,
  isEscalated: true,
  waitsFor: 'carrier',
  next: 'addReviewer',
  driverId: id('0402'),
  orderId: id('0403'),
};
const order: StalledItem = {
  ...nora,
  kind: 'order',
  _id: id('0501'),
  title: 'Night drayage',
  place: 'Lone Star Freight',
  stage: 'pending',
  next: 'acceptOrder',
  owner: null,
  driverId: null,
  orderId: id('0501'),
};

const withRows =
  (rows: readonly StalledItem[]) =>
  (api: FakeApi): FakeApi =>
    api
      .on('POST', SEARCH, ({ body }) =>
        ok({ data: (body as { kind?: string }).kind === undefined ? rows : [], next: null }),
      )
      .on(
        'POST',
        SUMMARY,
        ok({ count: rows.length, medianDaysOver: rows.length === 0 ? null : 4, escalated: 2, drivers: 2 }),
      )
      .on('GET', '/api/ops/saved-views', ok({ data: [] }))
      .on('GET', '/api/ops/members', ok({ data: [{ _id: id('0302'), name: 'Dana Whitfield' }] }))
      .on('GET', '/api/ops/drivers/{id}', ok(anOpsDriver()));
const open = (path: string, rows: readonly StalledItem[] = [nora, application, order]) =>
  renderApp(path, { user: anOpsMember(), api: withRows(rows) });

afterEach(freshBrowser);

describe('the stalled list', () => {
  it('is the start page of operations, and shows each item with its age, party and next step', async () => {
    const { screen, router } = await open('/ops');

    const row = await screen.findByRole('row', { name: /Nora Lane/ });
    expect(router.state.location.pathname).toBe('/ops/stalled');
    expect(within(row).getByText('20d, target 8d')).toBeVisible();
    expect(within(row).getByText('12d')).toBeVisible();
    expect(within(row).getByText('More than 2× target')).toBeVisible();
    expect(within(row).getByText('Operations')).toBeVisible();
    expect(within(row).getByText('Make the screening call')).toBeVisible();
    expect(within(row).getByText('Never')).toBeVisible();
    const carriers = within(screen.getByRole('row', { name: /Ivan Petrov/ }));
    expect(carriers.getByText('Job application · Lone Star Freight')).toBeVisible();
    expect(carriers.getByText('Carrier adds a reviewer')).toBeVisible();
    expect(
      within(screen.getByRole('row', { name: /Night drayage/ })).getByRole('link', { name: /Decide/ }),
    ).toHaveAttribute('href', `/ops/orders/pending?order=${order._id}`);
  });

  it('has a summary whose numbers filter it, and keeps filters and order in the URL', async () => {
    const { screen, browser, router, api } = await open('/ops/stalled');
    const band = within(await screen.findByRole('navigation', { name: 'Totals over target' }));

    await browser.click(band.getByRole('link', { name: '2 more than 2× target' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe('?escalated=true');
    });
    await waitFor(() => {
      expect(api.sent('POST', SEARCH).at(-1)?.body).toMatchObject({ escalated: true, snoozed: 'hide', sort: 'due' });
    });
    await browser.click(band.getByRole('link', { name: 'median 4d over target' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe('?over=4');
    });
    await browser.click(band.getByRole('link', { name: '3 over target' }));
    await band.findByRole('link', { name: '3 over target', current: true });
    // Longest over target first: the number of days decreases by row.
    expect(screen.getByRole('columnheader', { name: /^Over target/ })).toHaveAttribute('aria-sort', 'descending');
    await browser.click(await screen.findByRole('button', { name: /Last contact/ }));
    await waitFor(() => {
      expect(screen.getByRole('columnheader', { name: /^Last contact/ })).toHaveAttribute('aria-sort', 'ascending');
    });
    await waitFor(() => {
      expect(router.state.location.search).toBe('?sort=lastContact');
    });
    await browser.selectOptions(screen.getByRole('combobox', { name: /^Next step/ }), 'makeCall');
    await waitFor(() => {
      expect(api.sent('POST', SEARCH).at(-1)?.body).toMatchObject({ next: 'makeCall', sort: 'lastContact' });
    });
  });

  it('shows no target for a follow-up, which is due on its contact date', async () => {
    const times = { enteredAt: ago(20.1), targetDays: 10, dueAt: ago(9.9), daysOver: 9, isEscalated: false };
    const followUp: StalledItem = { ...nora, ...times, stage: 'Retarget', next: 'contactAgain' };
    const { screen } = await open('/ops/stalled', [followUp]);
    const row = within(await screen.findByRole('row', { name: /Nora Lane/ }));

    expect(row.getByTitle(/^since/)).toHaveTextContent(/^20d$/);
    expect(row.getByText('9d')).toBeVisible();
    expect(row.getByText(`follow-up was due ${formatDate(followUp.dueAt)}`)).toBeVisible();
    expect(row.getByRole('button', { name: /^Record follow-up/ })).toBeVisible();
  });

  it('counts an item as late from the first minute over target, and ignores unknown filters in the URL', async () => {
    const justOver = { ...nora, enteredAt: ago(8.1), dueAt: ago(0.1), daysOver: 0, isEscalated: false };
    const { screen, api } = await open('/ops/stalled?owner=me&over=123456', [justOver]);
    const row = within(await screen.findByRole('row', { name: /Nora Lane/ }));

    expect(row.getByTitle(/^since/)).toHaveTextContent('8d, target 8d (Overdue)');
    expect(api.sent('POST', SEARCH)[0]?.body).toMatchObject({ minDaysOver: 10_000 });
    expect(api.sent('POST', SEARCH)[0]?.body).not.toHaveProperty('owner');
  });

  it('links to the carrier without reviewers', async () => {
    const { screen } = await open('/ops/stalled', [application]);
    const row = within(await screen.findByRole('row', { name: /Ivan Petrov/ }));

    expect(row.getByRole('link', { name: /^Open carriers/ })).toHaveAttribute(
      'href',
      '/ops/carriers/organizations?search=Lone+Star+Freight',
    );
  });

  it('says that nothing is stalled, or that no item matches, with a button to clear the filters', async () => {
    const nothing = await open('/ops/stalled', []);
    expect(await nothing.screen.findByText('Nothing is over target')).toBeVisible();
    nothing.screen.unmount();

    const { screen, browser, router } = await open('/ops/stalled?kind=order&stage=pending');
    expect(await screen.findByText('Nothing over target matches these filters')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Clear filters' }));

    expect(await screen.findByRole('row', { name: /Nora Lane/ })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('opens with the upcoming items of the daily email, says so, and clears the filter', async () => {
    const dueBy = new Date(Date.now() + DAY / 2).toISOString();
    const today = { ...order, dueAt: dueBy, daysOver: 0, isEscalated: false };
    const api = (fake: FakeApi) => withRows([today])(fake);
    const {
      screen,
      api: sent,
      browser,
      router,
    } = await renderApp(`/ops/stalled?owner=none&dueAfter=${ago(0.2)}&dueBy=${dueBy}`, { user: anOpsMember(), api });
    const row = await screen.findByRole('row', { name: /Night drayage/ });

    expect(within(row).getByText(/^due /)).toBeVisible();
    expect(screen.getByRole('link', { name: '1 due' })).toBeVisible();
    expect(sent.sent('POST', SEARCH)[0]?.body).toMatchObject({ owner: 'none', dueBy });
    await browser.click(screen.getByRole('button', { name: 'Show all' }));

    await waitFor(() => {
      expect(router.state.location.search).toBe('?owner=none');
    });
    expect(screen.queryByText(/Due after/)).not.toBeInTheDocument();
  });

  it('opens the dialogs of operations, and offers actions on the selected drivers', async () => {
    const { screen, browser } = await open('/ops/stalled');
    const row = within(await screen.findByRole('row', { name: /Nora Lane/ }));

    await browser.click(row.getByRole('button', { name: /^Record call/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(dialog.getByRole('button', { name: 'Cancel' }));
    await browser.click(row.getByRole('checkbox'));
    await browser.click(within(screen.getByRole('row', { name: /Night drayage/ })).getByRole('checkbox'));

    expect(await screen.findByRole('region', { name: 'Selected drivers' })).toBeVisible();
  });

  it('shows an error with a retry, and is forbidden for carriers', async () => {
    const failing = await renderApp('/ops/stalled', {
      user: anOpsMember(),
      api: (api) => withRows([])(api).on('POST', SEARCH, refusal(503, 'unavailable')),
    });
    expect(await failing.screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    failing.screen.unmount();

    const { screen } = await renderApp('/ops/stalled', { user: aRecruiter(), api: withRows([]) });
    expect(await screen.findByRole('heading', { name: 'Forbidden resource' })).toBeVisible();
  });
});
