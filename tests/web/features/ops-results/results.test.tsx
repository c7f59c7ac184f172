import { File as NodeFile } from 'node:buffer';
import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { ScreeningItem } from '#domain/screening/schema';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { anOpsDriver } from '../../support/ops-drivers';
import { anOpsMember, aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const { _id: driverId, name } = anOpsDriver();
const organization = { _id: '018f0000-0000-7000-8000-000000000b01', name: 'Blue Ridge Haulage' };
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const aResult = (more: Partial<ScreeningItem> = {}): ScreeningItem => ({
  key: '1',
  driverId,
  name,
  stage: 'HRPaperWork',
  result: 'mvr',
  organization: null,
  status: 'needed',
  since: ago(4),
  orderedAt: null,
  targetDays: 3,
  provider: null,
  fileId: null,
  next: ['ordered', 'received'],
  ...more,
});
const waiting = aResult({
  key: '2',
  result: 'psp',
  organization,
  status: 'waiting',
  orderedAt: ago(5),
  targetDays: 2,
  provider: 'psp',
  next: ['received'],
});
const received = aResult({ key: '3', result: 'cdlis', status: 'received', next: ['accepted', 'refused'] });
const counts = { needed: 1, ordered: 0, waiting: 1, received: 1, accepted: 0, refused: 0 };

const withResults = (api: FakeApi): FakeApi =>
  api.on('GET', '/api/ops/results', ({ query }) => {
    const all = [aResult(), waiting, received];
    const wanted = query.get('status');
    return ok({ data: all.filter(({ status }) => wanted === null || status === wanted), next: null, counts });
  });
const open = (path: string, api = withResults) => renderApp(path, { user: anOpsMember(), api });

afterEach(freshBrowser);

describe('results', () => {
  it('have a tab for each status that occurs, and for the one that is shown', async () => {
    const { screen } = await open('/ops/results?status=refused');

    await screen.findByRole('tab', { name: /^Needed/ });
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent.replace(/\W*\d+$/, ''));
    expect(names).toEqual(['To do', 'Needed', 'Awaiting response', 'Needs review', 'Accepted', 'Rejected']);
  });

  it('show the driver, the carrier, the status and the age', async () => {
    const { screen } = await open('/ops/results');

    const row = within(await screen.findByRole('row', { name: /PSP report/ }));
    expect(row.getByText('for Blue Ridge Haulage')).toBeVisible();
    expect(row.getByText(/5d, target 2d/)).toBeVisible();
    expect(row.getByText('PSP')).toBeVisible();
    expect(screen.getByRole('tab', { name: /Needs review/ })).toHaveTextContent('1');
  });

  it('keep their filters in the URL, and say when nothing matches', async () => {
    const { screen, browser, router } = await open('/ops/results');

    await browser.click(await screen.findByRole('tab', { name: /Accepted/ }));
    expect(await screen.findByText('No results match these filters')).toBeVisible();
    await browser.selectOptions(screen.getByRole('combobox', { name: 'Result' }), 'mvr');
    await browser.selectOptions(screen.getByRole('combobox', { name: 'Ordered from' }), 'stateRecords');

    await waitFor(() => {
      const address = Object.fromEntries(new URLSearchParams(router.state.location.search));
      expect(address).toEqual({ status: 'accepted', result: 'mvr', provider: 'stateRecords' });
    });
  });

  it('can be ordered with a button in their row', async () => {
    const { screen, api, browser } = await open('/ops/results');
    api.on('POST', '/api/ops/results/order', ok({ ordered: 1, refused: [] }));

    const needed = within(await screen.findByRole('row', { name: /Motor vehicle record/ }));
    const waits = within(screen.getByRole('row', { name: /PSP report/ }));
    expect(waits.queryByRole('button', { name: /^Order/ })).not.toBeInTheDocument();
    await browser.click(needed.getByRole('button', { name: /^Order/ }));

    expect(await screen.findByText('1 result ordered')).toBeVisible();
    expect(api.sent('POST', '/api/ops/results/order')[0]?.body).toEqual({
      results: [{ driverId, result: 'mvr', organizationId: null }],
    });
  });

  it('can be ordered together, with a report of those that failed', async () => {
    const { screen, api, browser } = await open('/ops/results');
    const ref = { driverId, result: 'mvr', organizationId: null };
    const consents = ['background-check-authorization'];
    api.on(
      'POST',
      '/api/ops/results/order',
      ok({ ordered: 0, refused: [{ ref, name, code: 'result-consent-missing', consents }] }),
    );

    await screen.findByRole('row', { name: /PSP report/ });
    for (const box of screen.getAllByRole('checkbox').slice(1, 3)) await browser.click(box);
    expect(screen.getByText('1 already ordered or received')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Order 1 result' }));

    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => {
      expect(dialog.getByText("The driver hasn't signed the consent that this order needs")).toBeVisible();
    });
    expect(dialog.getByText('Authorization for background reports')).toBeVisible();
    expect(api.sent('POST', '/api/ops/results/order')[0]?.body).toEqual({ results: [ref] });
  });

  it('cannot be ordered above the limit, and the page says so', async () => {
    const many = Array.from({ length: 101 }, (_, index) => aResult({ key: String(index) }));
    const { screen, browser } = await open('/ops/results', (api) =>
      api.on('GET', '/api/ops/results', ok({ data: many, next: null, counts })),
    );

    await screen.findAllByRole('row', { name: new RegExp(name) });
    const [all] = screen.getAllByRole('checkbox');
    if (all !== undefined) await browser.click(all);
    expect(screen.getByRole('button', { name: 'Order 101 results' })).toBeDisabled();
    expect(screen.getByText('At most 100 at a time. Select fewer.')).toBeVisible();
    const [, first] = screen.getAllByRole('checkbox');
    if (first !== undefined) await browser.click(first);

    expect(screen.getByRole('button', { name: 'Order 100 results' })).toBeEnabled();
    expect(screen.queryByText('At most 100 at a time. Select fewer.')).toBeNull();
  });

  it('can be decided, and a refusal stays in the row', async () => {
    const { screen, api, browser } = await open('/ops/results?status=received');
    api.on('POST', '/api/ops/results/status', refusal(409, 'result-changed'));

    await browser.click(await screen.findByRole('button', { name: `Accept CDLIS record · ${name}` }));

    expect(await screen.findByText('This result has changed in the meantime')).toBeVisible();
    expect(api.sent('POST', '/api/ops/results/status')[0]?.body).toEqual({
      driverId,
      result: 'cdlis',
      organizationId: null,
      status: 'accepted',
    });
  });

  it('show an error with a retry', async () => {
    const { screen } = await open('/ops/results', (api) =>
      api.on('GET', '/api/ops/results', refusal(503, 'unavailable')),
    );

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('are forbidden for carriers', async () => {
    const { screen } = await renderApp('/ops/results', { user: aRecruiter(), api: withResults });

    expect(await screen.findByRole('heading', { name: 'Forbidden resource' })).toBeVisible();
  });
});

describe('files of the Clearinghouse', () => {
  const withCarrier = (api: FakeApi): FakeApi =>
    withResults(api).on('GET', '/api/ops/clearinghouse', ok({ data: [{ ...organization, ordered: 2, sent: 1 }] }));

  it('are listed with the queries of each carrier, and an uploaded response is reported line by line', async () => {
    const { screen, api, browser } = await open('/ops/results', withCarrier);
    const lines = [
      { line: 1, outcome: 'received', driverId },
      { line: 2, outcome: 'malformed', driverId: null },
    ];
    api.on('POST', '/api/ops/clearinghouse/{id}/answer', ok({ received: 1, lines }));

    await browser.click(await screen.findByRole('button', { name: 'Clearinghouse files' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('2 not in a file yet · 1 in a file, awaiting response')).toBeInTheDocument();
    // jsdom's own files cannot be sent through Node's fetch.
    const file = new NodeFile(['x'], 'answer.txt', { type: 'text/plain' });
    await browser.upload(dialog.getByLabelText(/Upload response/), file as File);

    expect(await dialog.findByText('1 result received')).toBeInTheDocument();
    expect(dialog.getByText(/Line 2: unreadable/)).toBeInTheDocument();
  });

  it('have an empty state without ordered queries', async () => {
    const { screen, browser } = await open('/ops/results', (api) =>
      withResults(api).on('GET', '/api/ops/clearinghouse', ok({ data: [] })),
    );

    await browser.click(await screen.findByRole('button', { name: 'Clearinghouse files' }));

    const notice = await screen.findByText('No Clearinghouse queries ordered');
    await waitFor(() => {
      expect(notice).toBeVisible();
    });
  });
});
