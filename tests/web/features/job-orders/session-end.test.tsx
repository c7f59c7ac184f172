import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { session } from '#web/shared/session/session-store';
import { aFacility, ORGANIZATION_ID } from '../../support/carrier-orders';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const CREATE = '/api/order/fleet';

const configuration = {
  equipment: ['Day Cab'],
  equipmentBrand: ['volvo'],
  equipmentTransmission: ['automatic'],
  equipmentAverageAge: 3,
  eldDevices: [],
  cameraInTrack: true,
  dressCode: [],
  otherRequirements: '',
};

const carrier = (api: FakeApi) =>
  api
    .on('GET', '/api/order/fleet/amount/total', ok({ pending: 0, active: 0, past: 0, deleted: 0 }))
    .on('GET', '/api/job-order/{status}/organization/{orgId}', ok({ data: [], count: 0 }))
    .on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, ok([aFacility()]))
    .on('GET', '/api/facility/fleet/contactPersons/{facilityId}', ok([]))
    .on('GET', '/api/job-order/fleet-configuration/{facilityId}', ok(configuration))
    .on(
      'GET',
      '/api/safety-profile/organization/{orgId}',
      ok({ minimumAge: 23, minimumExperience: 12, minimumExperienceInLastMonths: 36 }),
    );

afterEach(freshBrowser);

describe('a session that ends while the form is open', () => {
  const isOver = refusal(401, 'session-expired');
  const signedOut = (fake: FakeApi) => fake.on('POST', '/api/auth/refresh', isOver).on('POST', CREATE, isOver);

  it('leads to the sign-in even if another section comes into view at the same moment', async () => {
    const { screen, browser, api, router, client } = await renderApp('/business/job-order/new', {
      user: aSafetyOfficer(),
      api: carrier,
    });
    await browser.type(await screen.findByLabelText('Job title'), 'Night drayage');
    await browser.click(screen.getByLabelText('Facility'));
    await browser.click(await screen.findByText('Pier T yard · Long Beach, CA'));
    await waitFor(() => expect(screen.getByLabelText('Average equipment age')).toHaveValue('3'));
    signedOut(api);
    const stop = session.onEnd(() => void router.navigate('/business/job-order/new/notes', { replace: true }));

    await browser.click(screen.getByRole('button', { name: 'Submit' }));

    expect(await screen.findByRole('heading', { name: 'Sign in to hire' })).toBeVisible();
    stop();
    expect(screen.getByText('You were signed out. Sign in to return to where you were.')).toBeVisible();
    expect(router.state.location.search).toBe('?redirect=%2Fbusiness%2Fjob-order%2Fnew');
    expect(client.getQueryData(['current-user'])).toBeUndefined();
  });
});
