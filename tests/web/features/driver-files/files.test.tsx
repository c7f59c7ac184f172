import { afterEach, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { anEmploymentRow, EMPLOYMENT_ID } from '../../support/driver-files';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aRecruiter, aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const LIST = '/api/business/employments';
const OTHER_ID = '018f0000-0000-7000-8000-000000000850';

const open = (answer: Parameters<FakeApi['on']>[2], search = '', user = aSafetyOfficer()) =>
  renderApp(`/business/files${search}`, { user, api: (api) => api.on('GET', LIST, answer) });

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
  const answer = ok({ total: 1, data: [anEmploymentRow({ counts, bars: 0, nextDueOn: null })] });
  const { screen } = await open(answer, '', aRecruiter({ position: 'HR' }));

  expect(await screen.findByText('Done')).toBeVisible();
  expect(screen.getByText('No')).toBeVisible();
});

it('says that a file was not checked yet', async () => {
  const { screen } = await open(
    ok({ total: 1, data: [anEmploymentRow({ counts: null, bars: null, nextDueOn: null })] }),
  );

  expect(await screen.findByText('Not checked yet')).toBeVisible();
  expect(screen.queryByText('Done')).toBeNull();
  expect(screen.queryByText('No')).toBeNull();
});

it('keeps its filters in the URL and clears them', async () => {
  const { screen, browser, router, api } = await open(ok({ total: 0, data: [] }));
  expect(await screen.findByText('No employments yet')).toBeVisible();

  await browser.selectOptions(screen.getByRole('combobox', { name: /^Show/ }), 'Driving barred');
  await browser.selectOptions(screen.getByRole('combobox', { name: /^Employments/ }), 'Current and ended');
  expect(await screen.findByText('No files match these filters')).toBeVisible();
  await waitFor(() => {
    expect(router.state.location.search).toContain('shows=bars');
  });
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

it('adds an employment of a driver whom the carrier has hired', async () => {
  const byHand = anEmploymentRow({ _id: OTHER_ID, order: null, driver: { _id: OTHER_ID, name: 'Omar Reyes' } });
  const { screen, browser, api } = await open(ok({ total: 2, data: [anEmploymentRow(), byHand] }));
  const message = 'These dates overlap 03/01/2025 to 05/31/2025 (another employment with this carrier)';
  const errors = [{ pointer: '/hiredOn', code: 'employment-overlaps', message }];
  api.on('POST', LIST, refusal(400, 'invalid-input', { errors }));
  await browser.click(await screen.findByRole('button', { name: 'Add employment' }));
  const dialog = within(await screen.findByRole('dialog'));
  const add = dialog.getByRole('button', { name: 'Add employment' });
  await browser.click(add);
  await waitFor(() => expect(dialog.getAllByText('This field is required')).toHaveLength(3));

  await browser.click(dialog.getByRole('combobox', { name: /^Driver/ }));
  expect(await screen.findByTitle('Nora Quinn')).toBeVisible();
  expect(screen.queryByTitle('Omar Reyes')).toBeNull();
  await browser.type(dialog.getByRole('combobox', { name: /^Driver/ }), 'nor');
  await waitFor(() => expect(api.sent('GET', LIST).map(({ query }) => query.get('search'))).toContain('nor'));
  await browser.click(await screen.findByTitle('Nora Quinn'));
  await browser.type(dialog.getByLabelText('Hire date'), '2025-03-01');
  await browser.type(dialog.getByLabelText('Last day of employment'), '2025-09-30');
  await browser.click(add);
  await waitFor(() => expect(dialog.getByLabelText('Hire date')).toHaveAccessibleDescription(message));

  api.on('POST', LIST, ok(anEmploymentRow()));
  await browser.click(add);
  expect(await screen.findByText('Employment added')).toBeVisible();
  expect(api.sent('POST', LIST).at(-1)?.body).toMatchObject({
    driverId: anEmploymentRow().driver._id,
    hiredOn: '2025-03-01',
    endedOn: '2025-09-30',
  });
});

it('offers no employment to people who may not record', async () => {
  const { screen } = await renderApp('/business/files', {
    user: aRecruiter(),
    api: (api) => api.on('GET', LIST, ok({ total: 1, data: [anEmploymentRow()] })),
  });
  await screen.findByRole('link', { name: 'Nora Quinn' });
  expect(screen.queryByRole('button', { name: 'Add employment' })).toBeNull();
});
