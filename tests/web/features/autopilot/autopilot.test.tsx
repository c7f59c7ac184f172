import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { AutopilotView, AutopilotWave, WaveDriver } from '#domain/autopilot/schema';
import type { OrderView } from '#domain/job-orders/schema';
import { anAutopilot, aPreview, aWave, aWaveDriver } from '../../support/autopilot';
import { aDriverSummary, daysAgo } from '../../support/carrier-drivers';
import { anOrderItem, anOrderView, ORDER_ID, ORGANIZATION_ID } from '../../support/carrier-orders';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const PAGE = `/business/job-order/${ORDER_ID}/autopilot`;
const done = ok({ _id: ORDER_ID, seq: 4, status: 'active' });

interface World {
  order?: Partial<OrderView>;
  autopilot?: Partial<AutopilotView>;
  waves?: AutopilotWave[];
  drivers?: WaveDriver[];
}

const withAutopilot =
  ({ order = {}, autopilot = {}, waves = [aWave()], drivers = [aWaveDriver()] }: World = {}) =>
  (api: FakeApi) =>
    api
      .on('GET', '/api/job-order/id/{id}', ok(anOrderView({ autoPilotActivated: true, ...order })))
      .on('GET', '/api/job-order/{id}/autopilot', ok(anAutopilot(autopilot)))
      .on('GET', '/api/job-order/{id}/autopilot/preview', ok(aPreview()))
      .on('GET', '/api/job-order/{id}/autopilot/waves', ok({ data: waves, count: waves.length }))
      .on('GET', '/api/job-order/{id}/autopilot/waves/{number}', ok({ data: drivers }))
      .on('PATCH', '/api/order/{id}', done)
      .on('PATCH', '/api/job-order/{id}/autopilot/pause', done);

const open = (world: World = {}, more: (api: FakeApi) => FakeApi = (api) => api) =>
  renderApp(PAGE, { user: aRecruiter(), api: (api) => more(withAutopilot(world)(api)) });

afterEach(freshBrowser);

describe('the autopilot page', () => {
  it('shows when the next wave is sent, and the drivers of the last one with rank, match and answer', async () => {
    const { screen } = await open({
      drivers: [
        aWaveDriver({
          answer: { type: 'inviteDeclined', at: daysAgo(0.5), reason: 'pay' },
        }),
        aWaveDriver({
          rank: 2,
          driver: aDriverSummary({ _id: '018f0000-0000-7000-8000-0000000000d2', firstName: 'Otis', lastName: 'B' }),
          outcome: 'leftOut',
          leftOutReason: 'not_available',
        }),
      ],
    });

    expect(await screen.findByText(/On: next wave Wed, Nov 25, 2099, 9:05 AM PST · room for 1 driver/)).toBeVisible();
    const maria = within(await screen.findByRole('article', { name: 'Maria G.' }));
    expect(maria.getByText('1 near match · Ready to hire · 12 mi')).toBeVisible();
    expect(maria.getByText('Invitation declined')).toBeVisible();
    expect(maria.getByText('Pay')).toBeVisible();
    expect(maria.getByText(/Near match/)).toBeVisible();
    const otis = within(screen.getByRole('article', { name: 'Otis B.' }));
    expect(otis.getByText('Left out')).toBeVisible();
    expect(otis.getByText('No longer available')).toBeVisible();
  });

  it('says what each driver costs, or that it is free in the trial', async () => {
    const price = (product: string, amount: number) => ({ product, amount, state: null, next: null });
    const data = [price('nonCertifiedMatch', 1_000), price('certifiedMatch', 5_000)];
    const { screen } = await open({}, (api) =>
      api.on('GET', '/api/prices', ok({ data, trialEndsOn: null, isTrial: false })),
    );
    expect(await screen.findByText(/Each match costs \$10\.00, or \$50\.00 for a certified driver/)).toBeVisible();
    freshBrowser();
    const trial = await open({}, (api) =>
      api.on('GET', '/api/prices', ok({ data, trialEndsOn: '2099-01-30', isTrial: true })),
    );
    expect(await trial.screen.findByText(/Free during your trial until/)).toBeVisible();
  });

  it('says that an administrator has to accept the agreement before drivers are invited', async () => {
    const { screen } = await open({ autopilot: { refusal: 'agreement-not-accepted' } });

    expect(await screen.findByText(/Ask an administrator to accept it\. Until then, autopilot/)).toBeVisible();
  });

  it('is turned off and paused without an agreement, but not resumed', async () => {
    const refusal = 'agreement-not-accepted';
    const running = await open({ autopilot: { refusal } });
    expect(await running.screen.findByRole('button', { name: 'Pause autopilot' })).toBeEnabled();
    expect(running.screen.getByRole('button', { name: 'Turn off autopilot' })).toBeEnabled();
    freshBrowser();

    const paused = await open({ autopilot: { refusal, isPaused: true } });

    expect(await paused.screen.findByRole('button', { name: /^Resume/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says why a wave was skipped, and shows the drivers of the wave in the URL', async () => {
    const waves = [aWave({ number: 2, status: 'skipped', skipReason: 'no_driver', invited: 0 }), aWave()];
    const { screen, browser, router, api } = await open({ waves });

    expect(await screen.findByText('No other driver matches')).toBeVisible();
    await browser.click(screen.getByRole('link', { name: 'Wave 2' }));
    await waitFor(() => expect(router.state.location.search).toBe('?wave=2'));
    expect(await screen.findByRole('heading', { name: 'Drivers of wave 2' })).toBeVisible();
    expect(api.sent('GET', `/api/job-order/${ORDER_ID}/autopilot/waves/2`)).toHaveLength(1);
  });

  it('pauses, and turns autopilot off', async () => {
    const { screen, api, browser } = await open();
    await browser.click(await screen.findByRole('button', { name: 'Pause autopilot' }));
    expect(await screen.findByText('Auto Pilot changed')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Turn off autopilot' }));

    expect(api.sent('PATCH', '/api/job-order/{id}/autopilot/pause')[0]?.body).toEqual({ isPaused: true });
    expect(api.sent('PATCH', '/api/order/{id}')[0]?.body).toEqual({ _id: ORDER_ID, autoPilotActivated: false });
  });

  it('keeps refused actions visible with the reason', async () => {
    const { screen } = await open({ autopilot: { mayChange: false } });

    expect(await screen.findByRole('button', { name: 'Turn off autopilot' })).toHaveAccessibleDescription(
      'Not allowed for your position',
    );
  });

  it('explains an order without waves, and that it is off', async () => {
    const { screen } = await open({
      order: { autoPilotActivated: false },
      autopilot: { isOn: false, stop: 'off', next: null },
      waves: [],
    });

    expect(await screen.findByText('No waves yet')).toBeVisible();
    expect(screen.getByText('Autopilot is off')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pause autopilot' })).toBeNull();
  });

  it('shows why it could not be loaded', async () => {
    const { screen } = await open({}, (api) =>
      api.on('GET', '/api/job-order/{id}/autopilot', refusal(503, 'unavailable')),
    );

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('turning autopilot on in the order list', () => {
  const listed = (api: FakeApi) =>
    withAutopilot()(api)
      .on('GET', '/api/order/fleet/amount/total', ok({ pending: 0, active: 1, past: 0, deleted: 0 }))
      .on(
        'GET',
        `/api/job-order/{status}/organization/${ORGANIZATION_ID}`,
        ok({ data: [anOrderItem({ actions: ['autopilot'], refusals: [] })], count: 1 }),
      );
  const openDryRun = async (more: (api: FakeApi) => FakeApi = (api) => api) => {
    const app = await renderApp('/business/job-order/active', {
      user: aRecruiter(),
      api: (api) => more(listed(api)),
    });
    await app.browser.click(await app.screen.findByRole('button', { name: /More actions/ }));
    await app.browser.click(app.screen.getByRole('button', { name: 'Turn on autopilot' }));
    return { ...app, dialog: within(await app.screen.findByRole('dialog', { name: 'Turn on autopilot?' })) };
  };

  it('first shows the drivers to invite and those left out, each with the reasons', async () => {
    const { dialog, api } = await openDryRun();

    expect(await dialog.findByText('Next wave: Tue, Nov 24, 2099, 9:05 AM PST, 1 driver')).toBeVisible();
    expect(within(dialog.getByRole('article', { name: 'Maria G.' })).getByText(/1 near match ·/)).toBeVisible();
    expect(within(dialog.getByRole('article', { name: 'Otis B.' })).getByText('Declined this order')).toBeVisible();
    expect(api.sent('PATCH', '/api/order/{id}')).toEqual([]);
  });

  it('then turns it on, and confirms it', async () => {
    const { screen, dialog, browser, api } = await openDryRun();
    await dialog.findByText(/Next wave/);
    await browser.click(dialog.getByRole('button', { name: 'Turn on autopilot' }));

    expect(await screen.findByText('Auto Pilot changed')).toBeVisible();
    expect(api.sent('PATCH', '/api/order/{id}')[0]?.body).toEqual({ _id: ORDER_ID, autoPilotActivated: true });
  });

  it('says that there is no room for another driver', async () => {
    const { dialog } = await openDryRun((api) =>
      api.on(
        'GET',
        '/api/job-order/{id}/autopilot/preview',
        ok(aPreview({ room: 0, waves: [{ at: '2099-11-24T17:05:00.000Z', drivers: [] }] })),
      ),
    );

    expect(await dialog.findByText(/Enough drivers are invited/)).toBeVisible();
  });

  it('says that nobody can be invited', async () => {
    const empty = aPreview({ waves: [], matching: 0, leftOut: [], leftOutCounts: [] });
    const { dialog } = await openDryRun((api) => api.on('GET', '/api/job-order/{id}/autopilot/preview', ok(empty)));

    expect(await dialog.findByText('No driver within 100 miles can be invited now.')).toBeVisible();
  });
});

it('has a switch on the order, which turns autopilot off without a question', async () => {
  const order = anOrderView({ autoPilotActivated: true, actions: ['autopilot'] });
  const { screen, browser, api } = await renderApp(`/business/job-order/${ORDER_ID}/hiring-flow/hiredDrivers`, {
    user: aRecruiter(),
    api: (fake) =>
      withAutopilot()(fake)
        .on('GET', '/api/job-order/id/{id}', ok(order))
        .on('GET', '/api/job-order/{id}/candidacies', ok({ data: [], count: 0 })),
  });
  await browser.click(await screen.findByRole('switch', { name: 'Autopilot' }));

  expect(await screen.findByText('Auto Pilot changed')).toBeVisible();
  expect(api.sent('PATCH', '/api/order/{id}')[0]?.body).toMatchObject({ autoPilotActivated: false });
  expect(screen.getByRole('link', { name: 'Waves' })).toHaveAttribute('href', PAGE);
});
