import { afterEach, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { anEmploymentRow, EMPLOYMENT_ID } from '../../support/driver-files';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const LIST = '/api/business/employments';

const open = (answer: Parameters<FakeApi['on']>[2], search = '') =>
  renderApp(`/business/files${search}`, { user: aSafetyOfficer(), api: (api) => api.on('GET', LIST, answer) });

afterEach(freshBrowser);

it('lists the files of the employments with what is open in each', async () => {
  const { screen } = await open(ok({ total: 1, data: [anEmploymentRow()] }));

  const link = await screen.findByRole('link', { name: 'Nora Quinn' });
  expect(link).toHaveAttribute('href', `/business/files/${EMPLOYMENT_ID}`);
  expect(screen.getByText('2 missing · 1 unknown · 3 due')).toBeVisible();
  expect(screen.getByText('1 requirement')).toBeVisible();
  expect(screen.getByText('12/02/2026')).toBeVisible();
});

it('says that a file without open lines is done', async () => {
  const counts = { missing: 0, expired: 0, unknown: 0, due: 0, late: 0 };
  const { screen } = await open(ok({ total: 1, data: [anEmploymentRow({ counts, bars: 0, nextDueOn: null })] }));

  expect(await screen.findByText('Done')).toBeVisible();
  expect(screen.getByText('No')).toBeVisible();
});

it('keeps its filters in the URL and clears them', async () => {
  const { screen, browser, router, api } = await open(ok({ total: 0, data: [] }));
  expect(await screen.findByText('No employments yet')).toBeVisible();

  await browser.selectOptions(screen.getByRole('combobox', { name: /^Show/ }), 'Driving barred');
  await browser.selectOptions(screen.getByRole('combobox', { name: /^Employments/ }), 'Current and ended');
  expect(await screen.findByText('No files match these filters')).toBeVisible();
  expect(router.state.location.search).toContain('shows=bars');
  await waitFor(() => {
    const query = api.sent('GET', LIST).at(-1)?.query;
    expect([query?.get('shows'), query?.get('state')]).toEqual(['bars', 'all']);
  });

  await browser.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('No employments yet')).toBeVisible();
});

it('shows an error with a retry, and a missing permission without one', async () => {
  const { screen, api, browser } = await open(refusal(503, 'unavailable'));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.on('GET', LIST, ok({ total: 1, data: [anEmploymentRow()] }));
  await browser.click(retry);
  expect(await screen.findByRole('link', { name: 'Nora Quinn' })).toBeVisible();
  freshBrowser();

  const refused = await open(refusal(403, 'forbidden'));
  expect(await refused.screen.findByText('Forbidden resource')).toBeVisible();
  expect(refused.screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('is in the navigation of those who may read files', async () => {
  const { screen } = await open(ok({ total: 0, data: [] }));
  await screen.findByText('No employments yet');
  const nav = within(screen.getAllByRole('navigation')[0] as HTMLElement);
  expect(nav.getByRole('link', { name: 'Driver files' })).toBeVisible();
});
