import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openFacilities } from '../../support/carrier-facilities';
import { aFacility, ORGANIZATION_ID } from '../../support/carrier-orders';
import { ok, refusal } from '../../support/fake-api';
import { freshBrowser } from '../../support/render';

beforeEach(freshBrowser);

describe('the map', () => {
  it('has a link for each facility, and lists the others by distance from the selected one', async () => {
    const { browser, api, router } = await openFacilities((fake) => fake, '?view=map');

    await browser.click(await screen.findByRole('link', { name: 'Pier T yard · Long Beach, CA' }));

    const nearby = within(await screen.findByRole('group', { name: 'Nearby facilities' }));
    expect(nearby.getByRole('region', { name: 'Other locations' })).toHaveTextContent('1.200 miles');
    expect(nearby.queryByRole('region', { name: 'Your locations' })).toBeNull();
    await waitFor(() => expect(router.state.location.search).toBe(`?view=map&near=${aFacility()._id}`));
    expect(api.sent('GET', '/api/facility/fleet/nearbyList')[0]?.query.get('exclude')).toBe(aFacility()._id);
    expect(screen.getByRole('link', { name: 'Old yard · Long Beach, CA (inactive)' })).toBeInTheDocument();
  });

  it('names its dots in a list until one is selected there', async () => {
    const { browser, router } = await openFacilities((fake) => fake, '?view=map');
    await browser.click(await screen.findByRole('link', { name: 'Pier T yard' }));

    await waitFor(() => {
      expect(router.state.location.search).toBe(`?view=map&near=${aFacility()._id}`);
    });
    expect(await screen.findByRole('region', { name: 'Other locations' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pier T yard' })).toBeNull();
  });

  it('shows facilities outside of the states, too', async () => {
    const address = { ...aFacility().address, latitude: 18.46, longitude: -66.1 };
    await openFacilities(
      (api) =>
        api.on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, ok([aFacility({ name: 'San Juan', address })])),
      '?view=map',
    );

    expect(await screen.findByRole('link', { name: 'San Juan · Long Beach, CA' })).toBeInTheDocument();
  });

  it('needs no tiles, and can be zoomed', async () => {
    await openFacilities((fake) => fake, '?view=map');
    const map = await screen.findByRole('group', { name: 'Map of your facilities' });

    expect(within(map).getByRole('button', { name: 'Zoom in' })).toBeInTheDocument();
    expect(map.querySelectorAll('path.gh-map-state').length).toBeGreaterThan(50);
    expect(map.querySelector('img')).toBeNull();
  });

  it('shows the tiles of the configured server, with its credit', async () => {
    const tiles = { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Example contributors' };
    await openFacilities((fake) => fake.on('GET', '/api/map-tiles', ok({ tiles })), '?view=map');
    const map = await screen.findByRole('group', { name: 'Map of your facilities' });

    expect(await screen.findByText('© Example contributors')).toBeVisible();
    const tile = map.querySelector('img');
    expect(tile?.src).toMatch(/^https:\/\/tiles\.example\.com\/\d+\/\d+\/\d+\.png$/);
    expect(tile?.referrerPolicy).toBe('strict-origin-when-cross-origin');
  });
});

describe('the nearby list', () => {
  const address = `?view=map&near=${aFacility()._id}`;

  it('activates an inactive facility', async () => {
    const { browser } = await openFacilities(
      (api) => api.on('PATCH', '/api/facility/{facilityId}', ok(aFacility())),
      address,
    );

    await browser.click(await screen.findByRole('button', { name: 'ACTIVATE Old yard' }));

    expect(await screen.findByText('Old yard was activate!')).toBeInTheDocument();
  });

  it('says that a facility was not activated', async () => {
    const { browser } = await openFacilities(
      (api) => api.on('PATCH', '/api/facility/{facilityId}', refusal(503, 'unavailable')),
      address,
    );

    await browser.click(await screen.findByRole('button', { name: 'ACTIVATE Old yard' }));

    expect(await screen.findByText('Facility was not activate')).toBeInTheDocument();
  });

  it('shows a failure with a retry', async () => {
    await openFacilities(
      (api) => api.on('GET', '/api/facility/fleet/nearbyList', refusal(503, 'unavailable')),
      address,
    );

    expect(await screen.findByText(/Error getting nearby facilities/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
