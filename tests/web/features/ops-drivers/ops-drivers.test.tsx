import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { anOpsDriver, anOpsDriverFile, anOpsDriverItem } from '../../support/ops-drivers';
import { anOpsMember, aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const LIST = '/api/ops/drivers';
const { _id, name } = anOpsDriver();
const owner = { _id: '018f0000-0000-7000-8000-000000000302', name: 'Dana Whitfield' };

const withDrivers = (api: FakeApi): FakeApi =>
  api
    .on('POST', `${LIST}/search`, ({ body }) => {
      const isNobody = (body as { stage?: string }).stage === 'Certified';
      return ok({ data: isNobody ? [] : [anOpsDriverItem()], more: false });
    })
    .on('GET', '/api/ops/members', ok({ data: [owner] }));
const withDriver =
  (more: Parameters<typeof anOpsDriver>[0] = {}) =>
  (api: FakeApi): FakeApi =>
    withDrivers(api)
      .on('GET', `${LIST}/{id}`, ok(anOpsDriver(more)))
      .on('GET', `${LIST}/{id}/file`, ok(anOpsDriverFile()))
      .on('GET', `${LIST}/{id}/timeline`, ok({ data: [], next: null }));
const open = (path: string, api: (fake: FakeApi) => FakeApi) => renderApp(path, { user: anOpsMember(), api });

afterEach(freshBrowser);

describe('the list of drivers', () => {
  it('shows the next step and the waiting time of each driver, and keeps its filters in the URL', async () => {
    const { screen, browser, router } = await open('/ops/drivers', withDrivers);
    const row = await screen.findByRole('row', { name: new RegExp(name) });
    expect(within(row).getByText(/12d/)).toBeVisible();
    expect(within(row).getByText('Waiting on us')).toBeVisible();
    expect(within(row).getByText('Make the screening call')).toBeVisible();

    await browser.type(screen.getByRole('searchbox', { name: 'Name' }), 'Nora');
    await browser.selectOptions(screen.getByRole('combobox', { name: /^Stage/ }), 'Certified');
    await browser.click(screen.getByRole('switch', { name: 'Over target only' }));

    expect(await screen.findByText('No drivers match these filters')).toBeVisible();
    await waitFor(() => {
      expect(router.state.location.search).toBe('?stage=Certified&overdue=true');
    });
  });

  it('keeps the name for Back, but not in the URL', async () => {
    const { screen, browser, router } = await open('/ops/drivers', withDriver());
    await browser.type(await screen.findByRole('searchbox', { name: 'Name' }), 'Nora');
    await browser.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect(screen.queryByRole('searchbox', { name: 'Name' })).toBeNull());
    expect(router.state.location.search).toBe('');
    await act(() => router.navigate(-1));

    expect(await screen.findByRole('searchbox', { name: 'Name' })).toHaveValue('Nora');
  });

  it('opens with the filters of the daily email, shows them, and clears them', async () => {
    const days = 'dueAfter=2026-06-09T12:00:00.000Z&dueBy=2026-06-10T12:00:00.000Z';
    const { screen, api, browser, router } = await open(`/ops/drivers?owner=none&awake=true&${days}`, withDrivers);
    await screen.findByRole('row', { name: new RegExp(name) });

    expect(api.sent('POST', `${LIST}/search`)[0]?.body).toMatchObject({
      owner: 'none',
      awake: true,
      dueAfter: '2026-06-09T12:00:00.000Z',
      dueBy: '2026-06-10T12:00:00.000Z',
    });
    await browser.click(screen.getByRole('button', { name: 'Show all' }));

    await waitFor(() => {
      expect(router.state.location.search).toBe('?owner=none');
    });
  });

  it('is forbidden for carriers', async () => {
    const { screen } = await renderApp('/ops/drivers', { user: aRecruiter(), api: withDrivers });

    expect(await screen.findByRole('heading', { name: 'Forbidden resource' })).toBeVisible();
  });
});

describe('a driver', () => {
  it('has its call recorded with a follow-up date', async () => {
    const { screen, api, browser } = await open(`/ops/drivers/${_id}`, (fake) =>
      withDriver()(fake).on('POST', `${LIST}/{id}/call`, ok(anOpsDriver())),
    );

    await browser.click(await screen.findByRole('button', { name: 'Record call' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(dialog.getByRole('radio', { name: 'Not now' }));
    await browser.type(dialog.getByLabelText(/^Follow up on/), '2099-03-02');
    await browser.click(dialog.getByRole('button', { name: 'Record call' }));

    expect(await screen.findByText(`Call with ${name} recorded`)).toBeVisible();
    expect(api.sent('POST', `${LIST}/${_id}/call`)[0]?.body).toMatchObject({
      outcome: 'not_now',
      contactAgainAt: new Date('2099-03-02T09:00').toISOString(),
    });
  });

  it('can move only to allowed stages, exits only with a reason, and a refusal stays in the dialog', async () => {
    const refused = refusal(409, 'stage-move-not-allowed', { allowed: ['Retarget'] });
    const { screen, api, browser } = await open(`/ops/drivers/${_id}`, (fake) =>
      withDriver({ stage: 'Certified', moves: ['CertifiedNotWorking', 'NotInterested'] })(fake).on(
        'POST',
        `${LIST}/{id}/move`,
        refused,
      ),
    );

    await browser.click(await screen.findByRole('button', { name: 'Move to another stage' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.selectOptions(dialog.getByRole('combobox', { name: /^New stage/ }), 'NotInterested');
    await browser.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(dialog.getByText('This field is required')).toBeVisible());
    await browser.selectOptions(dialog.getByRole('combobox', { name: /^Reason/ }), 'pay');
    await browser.click(dialog.getByRole('button', { name: 'Move' }));

    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(api.sent('POST', `${LIST}/${_id}/move`)[0]?.body).toMatchObject({ to: 'NotInterested', reason: 'pay' });
  });

  it('gets result statuses, and can be snoozed and unsnoozed', async () => {
    const { screen, api, browser } = await open(`/ops/drivers/${_id}?part=results`, (fake) =>
      withDriver({ snoozedUntil: '2099-01-02T09:00:00.000Z' })(fake)
        .on('POST', `${LIST}/{id}/results`, ok(anOpsDriver()))
        .on('POST', `${LIST}/{id}/snooze`, ok(anOpsDriver())),
    );

    await browser.click(await screen.findByRole('button', { name: /^Mark as ordered/ }));
    await browser.click(screen.getByRole('button', { name: `More for ${name}` }));
    await browser.click(await screen.findByText('Unsnooze'));

    expect(await screen.findByText('Reminders resumed')).toBeVisible();
    expect(api.sent('POST', `${LIST}/${_id}/results`)[0]?.body).toEqual({ result: 'mvr', status: 'ordered' });
    expect(api.sent('POST', `${LIST}/${_id}/snooze`)[0]?.body).toEqual({ until: null, reason: 'other' });
  });

  it('says that an ordered result awaits a response', async () => {
    const { screen } = await open(
      `/ops/drivers/${_id}?part=results`,
      withDriver({ results: [{ result: 'mvr', status: 'ordered', next: ['received'] }] }),
    );

    expect(await screen.findByText('Ordered, awaiting response')).toBeVisible();
  });

  it('shows the not-found page for an unknown driver', async () => {
    const { screen } = await open(`/ops/drivers/${_id}`, (fake) =>
      withDriver()(fake).on('GET', `${LIST}/{id}`, refusal(404, 'not-found')),
    );

    expect(await screen.findByText('Page not found.')).toBeVisible();
  });
});
