import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { FilteredDriver } from '#domain/drivers/filters/schema';
import { aDriverSummary, DRIVER_ID } from '../../support/carrier-drivers';
import { aFacility, ORGANIZATION_ID } from '../../support/carrier-orders';
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
