import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { CurrentUser } from '#web/shared/session/current-user';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { anOpsMember, aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const FIND = '/api/ops/find';
const nora = {
  _id: '018f0000-0000-7000-8000-000000000a01',
  name: 'Nora Diaz',
  place: 'Dallas, TX',
  stage: 'Interview',
};
const order = {
  _id: '018f0000-0000-7000-8000-000000000b01',
  keyOrderId: 'JO-00000B01',
  title: 'Norfolk run',
  carrier: 'Zanzibar',
  status: 'active',
};

afterEach(freshBrowser);

async function open(extend: (api: FakeApi) => FakeApi = (api) => api) {
  const lists = (api: FakeApi) =>
    api
      .on('POST', '/api/ops/drivers/search', ok({ data: [], more: false }))
      .on('GET', '/api/ops/members', ok({ data: [] }))
      .on('GET', '/api/ops/drivers/{id}', refusal(404, 'not-found'))
      .on('GET', '/api/ops/drivers/{id}/{part}', refusal(404, 'not-found'));
  const page = await renderApp('/ops/drivers', { user: anOpsMember(), api: (api) => extend(lists(api)) });
  await page.screen.findByRole('button', { name: 'Quick search' });
  return page;
}

describe('the command palette', () => {
  it('opens by keyboard and finds a driver by a few letters', async () => {
    const { screen, browser, router, api } = await open((fake) =>
      fake.on('POST', FIND, ok({ drivers: [nora], orders: [order], carriers: [] })),
    );

    await browser.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Quick search' }));
    await browser.type(await dialog.findByRole('combobox'), 'nor');
    expect(await dialog.findByRole('option', { name: /Nora Diaz/ })).toBeVisible();
    expect(dialog.getByRole('option', { name: /Norfolk run/ })).toHaveTextContent('Zanzibar');
    await browser.keyboard('{Enter}');

    await waitFor(() => {
      expect(router.state.location.pathname).toBe(`/ops/drivers/${nora._id}`);
    });
    expect(api.sent('POST', FIND).map(({ body }) => body)).toContainEqual({ text: 'nor' });
    expect(router.state.location.search).toBe('');
  });

  it('does not open a result of an earlier query that no longer matches', async () => {
    const { screen, browser, router } = await open((fake) =>
      fake.on('POST', FIND, ({ body }) =>
        (body as { text: string }).text === 'nor'
          ? ok({ drivers: [nora], orders: [], carriers: [] })
          : new Promise<never>(() => undefined),
      ),
    );
    await browser.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Quick search' }));
    const input = await dialog.findByRole('combobox');
    await browser.type(input, 'nor');
    expect(await dialog.findByRole('option', { name: /Nora Diaz/ })).toBeVisible();

    await browser.type(input, 'b');
    expect(dialog.queryByRole('option', { name: /Nora Diaz/ })).toBeNull();
    await browser.keyboard('{Enter}');

    expect(router.state.location.pathname).toBe('/ops/drivers');
  });

  it('finds pages and global actions, and shows when nothing matches', async () => {
    const { screen, browser } = await open((fake) =>
      fake.on('POST', FIND, ok({ drivers: [], orders: [], carriers: [] })),
    );

    await browser.click(await screen.findByRole('button', { name: 'Quick search' }));
    const dialog = within(await screen.findByRole('dialog'));
    // The dialog opens slowly on a busy machine.
    await waitFor(() => {
      expect(dialog.getByRole('option', { name: 'Drivers' })).toBeVisible();
    });
    await browser.type(dialog.getByRole('combobox'), 'zzz');

    expect(await dialog.findByText('No results for “zzz”')).toBeVisible();
  });

  it('shows an error', async () => {
    const { screen, browser } = await open((fake) => fake.on('POST', FIND, refusal(503, 'unavailable')));

    await browser.click(await screen.findByRole('button', { name: 'Quick search' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(await dialog.findByRole('combobox'), 'nora');

    expect(await dialog.findByRole('alert')).toHaveTextContent('The service is busy or temporarily unavailable');
  });
});

describe("a carrier's palette", () => {
  const CARRIER_FIND = '/api/business/find';
  const maria = { _id: nora._id, name: 'Maria G.', place: 'Long Beach, CA' };
  const run = { _id: order._id, keyOrderId: order.keyOrderId, title: 'Marina run', facility: 'Pier T yard' };
  const yard = { _id: '018f0000-0000-7000-8000-000000000c01', name: 'Marina yard', address: '1 Dock Way, Long Beach' };
  const found = { drivers: [maria], orders: [{ ...run, status: 'active' }], facilities: [yard] };

  const openAs = async (user: CurrentUser, extend: (api: FakeApi) => FakeApi = (api) => api) => {
    const lists = (api: FakeApi) =>
      api
        .on('GET', '/api/order/fleet/amount/total', ok({ pending: 0, active: 0, past: 0, deleted: 0 }))
        .on('GET', '/api/job-order/{status}/organization/{orgId}', ok({ data: [], count: 0 }));
    const page = await renderApp('/business/my-jobs', { user, api: (api) => extend(lists(api)) });
    await page.screen.findByRole('button', { name: 'Quick search' });
    await page.browser.keyboard('{Control>}k{/Control}');
    return { ...page, dialog: within(await page.screen.findByRole('dialog', { name: 'Quick search' })) };
  };

  it('finds its drivers, orders and facilities, and opens the facility', async () => {
    const { dialog, browser, router } = await openAs(aRecruiter(), (api) => api.on('POST', CARRIER_FIND, ok(found)));

    await browser.type(await dialog.findByRole('combobox'), 'mar');
    expect(await dialog.findByRole('option', { name: /Maria G\./ })).toHaveTextContent('Long Beach, CA');
    expect(dialog.getByRole('option', { name: /Marina run/ })).toHaveTextContent('Pier T yard');
    await browser.click(dialog.getByRole('option', { name: /Marina yard/ }));

    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/business/facilities');
    });
    await waitFor(() => expect(router.state.location.search).toBe('?search=Marina+yard'));
  });

  it('has the pages and actions of the position, and nothing of operations', async () => {
    const accounting = aRecruiter({ position: 'ACCOUNTING' });
    const { dialog } = await openAs(accounting);

    await waitFor(() => {
      expect(dialog.getByRole('option', { name: 'Create a job' })).toBeVisible();
    });
    expect(dialog.getByRole('option', { name: 'My Bench' })).toBeVisible();
    expect(dialog.getByRole('option', { name: 'Find drivers' })).toBeVisible();
    expect(dialog.queryByRole('option', { name: 'Add facility' })).not.toBeInTheDocument();
    expect(dialog.queryByRole('option', { name: 'Pipeline' })).not.toBeInTheDocument();
  });

  it('starts a new order', async () => {
    const { dialog, browser, router } = await openAs(aRecruiter());

    await browser.type(await dialog.findByRole('combobox'), 'create');
    await browser.keyboard('{Enter}');

    await waitFor(() => {
      expect(router.state.location.pathname).toMatch(/^\/business\/job-order\/new/);
    });
  });
});

describe('the list of shortcuts', () => {
  it('opens with ?, and turns single-key shortcuts off permanently', async () => {
    const { screen, browser, api } = await open((fake) =>
      fake.on('PATCH', '/api/user', ok(anOpsMember({ singleKeys: false }))),
    );

    await browser.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByText('Select row')).toBeInTheDocument();
    await browser.click(dialog.getByRole('switch', { name: 'Single-key shortcuts' }));

    await waitFor(() => {
      expect(api.sent('PATCH', '/api/user')[0]?.body).toEqual({ singleKeys: false });
    });
    await browser.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await browser.keyboard('?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
