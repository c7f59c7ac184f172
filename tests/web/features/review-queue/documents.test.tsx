import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import type { WaitingDocument } from '#domain/driver-dossier/documents-schema';
import type { ReviewSummary } from '#domain/review-queue/schema';
import { applyChange } from '#web/shared/realtime/connect';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { anOpsMember } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const DAY = 86_400_000;
const NORA = '018f0000-0000-7000-8000-000000000301';
const certificate: WaitingDocument = {
  _id: '018f0000-0000-7000-8000-000000000601',
  driverId: NORA,
  name: 'Nora Lane',
  document: 'additionalDocument',
  title: 'Forklift certificate',
  sentAt: new Date(Date.now() - 3 * DAY).toISOString(),
};
const license: WaitingDocument = {
  ...certificate,
  _id: '018f0000-0000-7000-8000-000000000602',
  document: 'driverLicense',
  title: null,
  sentAt: new Date(Date.now() - DAY).toISOString(),
};
const summary: ReviewSummary = { waiting: 7, oldestSentAt: null, documents: 2, claims: [] };

const withDocuments =
  (data: readonly WaitingDocument[] = [certificate, license], next: string | null = null) =>
  (api: FakeApi): FakeApi =>
    api
      .on('GET', '/api/ops/documents', ok({ data, next }))
      .on('GET', '/api/ops/reviews', ok({ data: [], next: null }))
      .on('GET', '/api/ops/reviews/summary', ok(summary));
const open = (search: string, api: (fake: FakeApi) => FakeApi) =>
  renderApp(`/ops/reviews/documents${search}`, { user: anOpsMember(), api });

afterEach(() => {
  freshBrowser();
});

describe('documents of driver files that wait for a review', () => {
  it('are listed with driver, name and age, and lead to the documents of the driver', async () => {
    const { screen } = await open('', withDocuments());

    await screen.findAllByRole('link', { name: 'Nora Lane' });
    const table = screen.getByRole('table', { name: 'Documents of driver files' });
    const rows = [...table.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['Nora LaneForklift certificate (Additional document)3d', 'Nora LaneDriver License1d']);
    const [link] = screen.getAllByRole('link', { name: 'Nora Lane' });
    expect(link).toHaveAttribute('href', `/ops/drivers/${NORA}?part=documents`);
  });

  it('are counted beside the reviews of applications', async () => {
    const { screen, browser } = await open('', withDocuments());

    expect(await screen.findByRole('link', { name: /Documents of driver files\s*2/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const others = screen.getByRole('link', { name: /^Applications\s*7/ });
    expect(others).not.toHaveAttribute('aria-current');
    await browser.click(others);
    expect(await screen.findByText('No review open')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Documents of driver files/ })).not.toHaveAttribute('aria-current');
  });

  it('are filtered by kind in the URL, and load page by page', async () => {
    const pages = [ok({ data: [license], next: 'cursor' }), ok({ data: [certificate], next: null })];
    const { screen, browser, api } = await open('?kind=license', (fake) =>
      withDocuments()(fake).on('GET', '/api/ops/documents', () => pages.shift() ?? ok({ data: [], next: null })),
    );

    await browser.click(await screen.findByRole('button', { name: /more/i }));
    await waitFor(() => {
      expect(api.seen.some(({ query }) => query.get('after') === 'cursor' && query.get('kind') === 'license')).toBe(
        true,
      );
    });
    await browser.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'mvr');
    await waitFor(() => {
      expect(api.seen.some(({ query }) => query.get('kind') === 'mvr')).toBe(true);
    });
  });

  it('are read again at the click on the pill after a file changed', async () => {
    const { screen, api, client, browser } = await open('', withDocuments([license]));
    await screen.findByRole('link', { name: 'Nora Lane' });
    const before = api.sent('GET', '/api/ops/documents').length;

    act(() => {
      applyChange(client, { topic: 'driver', id: NORA });
    });
    await browser.click(await screen.findByRole('button', { name: /1/ }));

    await waitFor(() => {
      expect(api.sent('GET', '/api/ops/documents').length).toBeGreaterThan(before);
    });
  });

  it('are read again when somebody comes back from a review', async () => {
    const { screen, browser, api } = await open('', withDocuments([license]));
    await screen.findByRole('link', { name: 'Nora Lane' });
    await browser.click(screen.getByRole('link', { name: /^Applications/ }));
    await screen.findByText('No review open');
    api.on('GET', '/api/ops/documents', ok({ data: [], next: null }));

    await browser.click(screen.getByRole('link', { name: /^Documents of driver files/ }));

    expect(await screen.findByText('No documents waiting')).toBeVisible();
  });

  it('have empty states, with and without a filter', async () => {
    const { screen, browser } = await open('', withDocuments([]));

    expect(await screen.findByText('No documents waiting')).toBeVisible();
    await browser.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'mvr');
    expect(await screen.findByText('No matching documents waiting')).toBeVisible();
  });

  it('have an error with a retry, and a forbidden state', async () => {
    const responses = [refusal(503, 'unavailable'), refusal(403, 'forbidden')];
    const { screen, browser } = await open('', (api) =>
      withDocuments()(api).on('GET', '/api/ops/documents', () => responses.shift() ?? refusal(403, 'forbidden')),
    );

    await browser.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Forbidden resource')).toBeVisible();
  });
});
