import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { FilteredDriver } from '#domain/drivers/filters/schema';
import { aDriverSummary, DRIVER_ID } from '../../support/carrier-drivers';
import { aFacility, ORDER_ID, ORGANIZATION_ID } from '../../support/carrier-orders';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aRecruiter, aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const PAGE = '/business/drivers';
const SEARCH = '/api/drivers/search';
const FACILITIES = `/api/facility/organization/${ORGANIZATION_ID}`;

const found = (more: Partial<FilteredDriver> = {}): FilteredDriver => ({
  ...aDriverSummary(),
  distanceMiles: 12,
  benchStatus: null,
  ...more,
});
const carson = aFacility({ _id: '018f0000-0000-7000-8000-0000000000f9', name: 'Carson Lot' });

const queries = (api: FakeApi) => api.sent('GET', SEARCH).map(({ query }) => Object.fromEntries(query));

const open = (search = '', extend: (api: FakeApi) => FakeApi = (api) => api, user = aRecruiter()) =>
  renderApp(`${PAGE}${search}`, {
    user,
    api: (api) => extend(api.on('GET', FACILITIES, ok([aFacility(), carson])).on('GET', SEARCH, ok([found()]))),
  });

afterEach(freshBrowser);

describe('the search for drivers without an order', () => {
  it('shows no driver, and calls nothing, until a filter is set', async () => {
    const { screen, api, browser } = await open();
    expect(await screen.findByText('Set a filter to find drivers')).toBeVisible();
    expect(queries(api)).toEqual([]);

    await browser.click(screen.getByRole('button', { name: 'Filters' }));
    await browser.click(screen.getByRole('checkbox', { name: 'Class A' }));
    await browser.click(screen.getByRole('button', { name: 'Apply Filter' }));

    expect(await screen.findByRole('article', { name: 'Maria G.' })).toBeVisible();
    expect(queries(api)[0]).toMatchObject({
      driverClass: 'driverLicenseClassA',
      facilityId: aFacility()._id,
    });
    expect(screen.queryByRole('switch', { name: 'Hide drivers who are not a match' })).toBeNull();
  });

  it('measures from the chosen facility', async () => {
    const { screen, api, browser } = await open('?name=Maria');
    await screen.findByRole('article', { name: 'Maria G.' });

    await browser.selectOptions(screen.getByLabelText('Distance from'), carson._id);

    await screen.findByRole('article', { name: 'Maria G.' });
    expect(queries(api).at(-1)).toMatchObject({ search: 'Maria', facilityId: carson._id });
  });

  it('sorts by experience, says among whom, and shows the radius on the map', async () => {
    const { screen, api, browser } = await open('?name=Maria&miles=40&sort=match');
    await screen.findByRole('article', { name: 'Maria G.' });
    expect(queries(api)[0]).toMatchObject({ sort: 'distance' });
    const order = screen.getByLabelText('Sort by');
    expect(within(order).queryByRole('option', { name: 'Best match' })).toBeNull();

    await browser.selectOptions(order, 'Most experience');

    expect(await screen.findByText('Sorted among the nearest 2,000 drivers that pass the filters')).toBeVisible();
    expect(queries(api).at(-1)).toMatchObject({ search: 'Maria', miles: '40', sort: 'experience' });
    await browser.click(screen.getByRole('button', { name: 'Radius on the map' }));
    expect(await screen.findByText('Drivers within 40 mi of Pier T yard')).toBeVisible();
  });

  it('invites several drivers to an order, after a preview', async () => {
    const outcome = (_id: string, name: string, code: string | null) => ({
      _id,
      seen: null,
      name,
      order: 'Night hazmat',
      problem: code === null ? null : { code, message: 'The driver is already invited' },
    });
    const scott = found({ _id: '018f0000-0000-7000-8000-0000000000d7', firstName: 'Scott', lastName: 'P' });
    const { screen, api, browser } = await open('?name=a', (fake) =>
      fake
        .on('GET', SEARCH, ok([found(), scott]))
        .on(
          'GET',
          `/api/job-order/active/organization/${ORGANIZATION_ID}`,
          ok({ data: [{ _id: ORDER_ID, title: 'Night hazmat', facilityName: 'Long Beach' }], count: 1 }),
        )
        .on(
          'POST',
          '/api/candidates/bulk/preview',
          ok({
            data: [outcome(DRIVER_ID, 'Maria G.', null), outcome(scott._id, 'Scott P.', 'driver-already-invited')],
            possible: 1,
            refused: 1,
            isCut: false,
            samples: [],
            cost: null,
          }),
        ),
    );
    await browser.click(await screen.findByRole('checkbox', { name: /Maria G\./ }));
    await browser.click(screen.getByRole('checkbox', { name: /Scott P\./ }));
    await browser.click(await screen.findByRole('button', { name: 'Invite 2 drivers' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Invite 2 drivers to an order' }));
    await dialog.findByRole('option', { name: 'Night hazmat · Long Beach' });
    await browser.selectOptions(dialog.getByRole('combobox', { name: 'Order' }), ORDER_ID);
    await browser.click(dialog.getByRole('button', { name: 'Preview' }));

    expect(await dialog.findByText('1 driver skipped')).toBeVisible();
    expect(api.sent('POST', '/api/candidates/bulk/preview')[0]?.body).toEqual({
      targets: { driverIds: [DRIVER_ID, scott._id] },
      act: { kind: 'invite', orderId: ORDER_ID, text: '' },
    });
  });

  it('offers no selection to positions without hiring steps', async () => {
    const { screen } = await open('?name=Maria', (api) => api, aSafetyOfficer({ position: 'ACCOUNTING' }));

    await screen.findByRole('article', { name: 'Maria G.' });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('opens the profile, invites to an order and adds to the bench', async () => {
    const { screen, browser } = await open('?certified=true', (api) =>
      api.on('GET', '/api/business/driver/{driverId}/orders', ok({ data: [] })),
    );
    const row = within(await screen.findByRole('article', { name: 'Maria G.' }));
    expect(row.getByRole('link', { name: 'Maria G.' })).toHaveAttribute(
      'href',
      `/business/driver/${DRIVER_ID}/profile`,
    );

    await browser.click(row.getByRole('button', { name: 'Invite to an order' }));
    expect(await screen.findByRole('dialog', { name: 'Invite Maria G.' })).toBeVisible();
    await browser.keyboard('{Escape}');
    // The focus returns from the dialog, which would close a menu that is already open.
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(row.getByRole('button', { name: 'Invite to an order' })).toHaveFocus();
    });
    await browser.click(row.getByRole('button', { name: 'More actions for Maria G.' }));
    await browser.click(row.getByRole('button', { name: 'Add to bench' }));

    expect(await screen.findByRole('dialog', { name: 'Add Maria G. to the bench' })).toBeVisible();
  });

  it('says why a driver on the bench is not added again, and what a position may not do', async () => {
    const { screen, browser } = await open(
      '?name=Maria',
      (api) => api.on('GET', SEARCH, ok([found({ benchStatus: 'approved' })])),
      aSafetyOfficer({ position: 'ACCOUNTING' }),
    );
    const row = within(await screen.findByRole('article', { name: 'Maria G.' }));

    expect(row.getByRole('button', { name: 'Invite to an order' })).toHaveAttribute('aria-disabled', 'true');
    await browser.click(row.getByRole('button', { name: 'More actions for Maria G.' }));
    expect(row.getByRole('button', { name: 'Add to bench' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('offers to clear filters that match nobody', async () => {
    const { screen, browser } = await open('?name=Zz', (api) => api.on('GET', SEARCH, ok([])));
    expect(await screen.findByText('No matched drivers.')).toBeVisible();

    await browser.click(screen.getAllByRole('button', { name: 'Clear all' })[0] ?? document.body);

    expect(await screen.findByText('Set a filter to find drivers')).toBeVisible();
  });

  it('shows a failure in place of the list, without a message', async () => {
    const { screen } = await open('?name=Maria', (api) => api.on('GET', SEARCH, refusal(503, 'unavailable')));

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('asks for a facility first', async () => {
    const { screen } = await open('?name=Maria', (api) => api.on('GET', FACILITIES, ok([])));

    expect(await screen.findByText('Add a facility first')).toBeVisible();
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Facilities' })).toHaveAttribute('href', '/business/facilities');
  });
});
