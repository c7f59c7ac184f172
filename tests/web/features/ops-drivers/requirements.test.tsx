import { afterEach, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { anOpsDriver, anOpsDriverFile } from '../../support/ops-drivers';
import { anOpsMember } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import { aRequirementLine, someRequirements } from '../../support/requirements';

const path = '/api/ops/drivers/{id}';
const carrier = { _id: '018f0000-0000-7000-8000-000000000920', name: 'Long Beach Drayage' };
const license = aRequirementLine({
  code: 'licence',
  title: "Driver's license, front and back",
  scope: 'driver',
  status: 'done',
  why: 'proven',
  provenOn: '2025-01-02',
  dueOn: '2029-05-01',
  acts: null,
  enters: null,
});
const age = aRequirementLine({
  code: 'age-21-interstate',
  title: 'At least 21 years old: interstate job',
  status: 'notApplicable',
  why: 'conditionNotMet',
  unmet: 'interstate',
  dueOn: null,
  acts: null,
  enters: null,
});

const open = (requirements: Parameters<FakeApi['on']>[2], more = '') =>
  renderApp(`/ops/drivers/${anOpsDriver()._id}?part=requirements${more}`, {
    user: anOpsMember(),
    api: (api) =>
      api
        .on('GET', '/api/ops/members', ok({ data: [] }))
        .on('GET', '/api/ops/organizations', ok({ data: [], count: 0 }))
        .on('GET', path, ok(anOpsDriver()))
        .on('GET', `${path}/file`, ok(anOpsDriverFile()))
        .on('GET', `${path}/timeline`, ok({ data: [], next: null }))
        .on('GET', `${path}/requirements`, requirements),
  });

afterEach(freshBrowser);

it('shows what is missing, why, when it is due and who acts, and collapses the rest', async () => {
  const { screen, browser } = await open(ok(someRequirements({ data: [aRequirementLine(), license, age] })));

  const missing = within((await screen.findByText('Road test or equivalent')).closest('li') as HTMLElement);
  expect(missing.getByText('49 CFR 391.31, 391.33')).toBeVisible();
  expect(missing.getByText('Not on file · was due by 11/02/2026')).toBeVisible();
  expect(missing.getByText('Carrier must act')).toBeVisible();
  expect(missing.getByText('Missing')).toBeVisible();
  await browser.click(screen.getByText('1 done'));
  expect(screen.getByText('Met as of 01/02/2025, valid until 05/01/2029')).toBeVisible();
  await browser.click(screen.getByText('1 not required here'));
  expect(screen.getByText('Applies only if: Interstate job')).toBeVisible();
});

it('loads one employer or one job, which is kept in the URL', async () => {
  const job = { _id: '018f0000-0000-7000-8000-000000000921', title: 'Night drayage', organizationId: carrier._id };
  const { screen, browser, router, api } = await open(ok(someRequirements({ data: [] })));
  expect(await screen.findByText('Nothing is missing')).toBeVisible();
  const choice = () => screen.getByRole('combobox', { name: /^For/ });
  const query = () => api.sent('GET', `${path}/requirements`).at(-1)?.query;

  api.on('GET', `${path}/requirements`, ok(someRequirements({ data: [], organization: carrier })));
  await browser.selectOptions(choice(), 'All jobs at Long Beach Drayage');
  expect(router.state.location.search).toContain(`employer=${carrier._id}`);
  await waitFor(() => expect(query()?.get('organizationId')).toBe(carrier._id));

  api.on('GET', `${path}/requirements`, ok(someRequirements({ data: [], organization: carrier, order: job })));
  await browser.selectOptions(choice(), 'Long Beach Drayage: Night drayage');
  expect(router.state.location.search).toContain(`job=${job._id}`);
  expect(router.state.location.search).not.toContain('employer=');
  await waitFor(() => {
    expect([query()?.get('orderId'), query()?.get('organizationId')]).toEqual([job._id, null]);
  });
  await waitFor(() => {
    expect(choice()).toHaveDisplayValue('Long Beach Drayage: Night drayage');
  });

  await browser.selectOptions(choice(), "The driver's own file");
  expect(router.state.location.search).not.toContain('job=');
});

it('shows a job in the URL that the driver has no application for, and drops a deleted one', async () => {
  const job = { _id: '018f0000-0000-7000-8000-000000000929', title: 'Far away', organizationId: carrier._id };
  const answer = someRequirements({ organization: carrier, order: job });
  const { screen } = await open(ok(answer), `&job=${job._id}`);
  expect(await screen.findByRole('combobox', { name: /^For/ })).toHaveDisplayValue('Long Beach Drayage: Far away');
  freshBrowser();

  const gone = await open(refusal(404, 'not-found'), `&job=${job._id}`);
  const retry = await gone.screen.findByRole('button', { name: 'Try again' });
  gone.api.on('GET', `${path}/requirements`, ok(someRequirements()));
  await gone.browser.click(retry);
  expect(await gone.screen.findByText('Road test or equivalent')).toBeVisible();
  expect(gone.router.state.location.search).not.toContain('job=');
});

it('records a date that no other source has for an employer, and removes it', async () => {
  const fact = {
    _id: '018f0000-0000-7000-8000-000000000930',
    kind: 'roadTest' as const,
    on: '2026-11-02',
    endsOn: null,
    organization: carrier,
    author: { _id: '018f0000-0000-7000-8000-000000000302', name: 'Dana Whitfield' },
    enteredAt: '2026-11-03T12:00:00.000Z',
  };
  const { screen, api, browser } = await open(ok(someRequirements({ organization: carrier, facts: [fact] })));
  api.on('POST', `${path}/facts`, ok(someRequirements())).on('DELETE', `${path}/facts/{factId}`, ok());
  await browser.click(await screen.findByRole('button', { name: /^Enter a date.*Road test/ }));
  const dialog = within(await screen.findByRole('dialog'));

  await browser.click(dialog.getByRole('button', { name: 'Save date' }));
  await waitFor(() => expect(dialog.getByText('This field is required')).toBeVisible());
  await browser.type(dialog.getByLabelText(/^Date/), '2026-11-02');
  await browser.click(dialog.getByRole('button', { name: 'Save date' }));

  expect(await screen.findByText('Date saved')).toBeVisible();
  const body = { kind: 'roadTest', on: '2026-11-02', endsOn: null, organizationId: carrier._id };
  expect(api.sent('POST', `${path}/facts`)[0]?.body).toEqual(body);
  await browser.click(screen.getByText('1 date entered by operations'));
  await browser.click(screen.getByRole('button', { name: /^Withdraw.*Road test/ }));
  await browser.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Entry withdrawn')).toBeVisible();
});

it('shows an error with a retry', async () => {
  const { screen, api, browser, router } = await open(refusal(503, 'unavailable'), `&employer=${carrier._id}`);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.on('GET', `${path}/requirements`, ok(someRequirements()));

  await browser.click(retry);

  expect(await screen.findByText('Road test or equivalent')).toBeVisible();
  expect(router.state.location.search).toContain(`employer=${carrier._id}`);
});
