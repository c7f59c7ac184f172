import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { RecruiterProfile } from '#domain/accounts/recruiter/schema';
import { aDriverProfile, DRIVER_ID } from '../../support/carrier-drivers';
import { ORDER_ID } from '../../support/carrier-orders';
import { ok, refusal } from '../../support/fake-api';
import { aRecruiter, aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const PROFILE = '/api/recruiter/profile';
const REQUEST_ID = '018f0000-0000-7000-8000-0000000000c1';

const aProfile = (more: Partial<RecruiterProfile> = {}): RecruiterProfile => ({
  _id: '018f0000-0000-7000-8000-000000000001',
  firstName: 'Robin',
  lastName: 'Vale',
  email: 'robin@longbeachdrayage.example',
  phone: '+15625550142',
  organization: 'Long Beach Drayage',
  facilities: [
    {
      _id: '018f0000-0000-7000-8000-0000000000f1',
      name: 'Long Beach Yard',
      city: 'Long Beach',
      state: 'CA',
      isActive: true,
      activeOrders: 2,
      openSeats: 3,
      candidates: 14,
    },
  ],
  ...more,
});

afterEach(freshBrowser);

describe('the recruiter area', () => {
  it('shows recruiters their contacts and their facilities with the open work', async () => {
    const { screen } = await renderApp('/recruiter/profile', {
      user: aRecruiter(),
      api: (api) => api.on('GET', PROFILE, ok(aProfile())),
    });

    expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
    expect(screen.getByText('Robin Vale · Recruiter at Long Beach Drayage')).toBeVisible();
    expect(screen.getByText('+1 (562) 555-0142')).toBeVisible();
    const row = within(screen.getByRole('row', { name: /Long Beach Yard · Long Beach, CA/ }));
    expect(row.getByText('14')).toBeVisible();
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    const links = nav.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(expect.arrayContaining(['My Bench', 'My profile']));
    expect(links.slice(0, 2)).toEqual(['My jobs', 'Dashboard']);
  });

  it('shows a recruiter without facilities the next step', async () => {
    const { screen } = await renderApp('/recruiter/profile', {
      user: aRecruiter(),
      api: (api) => api.on('GET', PROFILE, ok(aProfile({ facilities: [] }))),
    });

    expect(await screen.findByText('Ask an administrator to link you to your facilities.')).toBeVisible();
  });

  it.each(['/recruiter/profile', `/recruiter/job-order/${ORDER_ID}`, `/recruiter/driver/${REQUEST_ID}`])(
    'is closed to other positions, who have the standard layout: %s',
    async (path) => {
      const { screen, router } = await renderApp(path, { user: aSafetyOfficer(), api: (api) => api });

      expect(await screen.findByText('Forbidden resource')).toBeVisible();
      expect(router.state.location.pathname).toBe('/forbidden');
    },
  );

  it('opens the driver of a request on its order', async () => {
    const profile = aDriverProfile({ lastName: 'Gomez', isMasked: false });
    const { screen, api } = await renderApp(`/recruiter/driver/${REQUEST_ID}`, {
      user: aRecruiter(),
      api: (fake) =>
        fake
          .on('GET', '/api/recruiter/driver/{jobRequestId}', ok(profile))
          .on('GET', '/api/business/driver/{driverId}/profile', ok(profile)),
    });

    expect(await screen.findByRole('heading', { level: 1, name: 'Maria Gomez' })).toBeVisible();
    const [sent] = api.sent('GET', `/api/business/driver/${DRIVER_ID}/profile`);
    expect(sent?.query.get('orderId')).toBe(ORDER_ID);
  });

  it('shows the not-found page for an unknown request', async () => {
    const { screen } = await renderApp(`/recruiter/driver/${REQUEST_ID}`, {
      user: aRecruiter(),
      api: (api) => api.on('GET', '/api/recruiter/driver/{jobRequestId}', refusal(404, 'not-found')),
    });

    expect(await screen.findByText('Page not found.')).toBeVisible();
  });
});
