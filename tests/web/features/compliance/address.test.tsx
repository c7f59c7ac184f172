import { afterEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { anApplication } from '../../support/application';
import { aCompliance } from '../../support/compliance';
import { ok } from '../../support/fake-api';
import { anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const WIZARD = '/api/driver-profile/verification/compliance';
const dallas = { city: 'Dallas', state: 'TX', latitude: 32.7767, longitude: -96.797 };

afterEach(freshBrowser);

it('splits a suggested place into its fields, and sends its coordinates and the one-line address', async () => {
  const { screen, browser, api } = await renderApp('/driver/onboarding/compliance/1', {
    user: anApplyingDriver(),
    api: (fake) =>
      fake
        .on('GET', '/api/driver-profile/verification', ok(anApplication()))
        .on('GET', '/api/places', ok({ places: [dallas] }))
        .on('GET', WIZARD, ok(aCompliance()))
        .on('POST', WIZARD, ok(aCompliance())),
  });
  await browser.type(await screen.findByLabelText('Social Security number'), '219-09-9999');
  await browser.type(screen.getByLabelText('Street address'), '12 Elm');
  await browser.clear(screen.getByLabelText('City'));
  await browser.type(screen.getByLabelText('City'), 'Dallas, TX');
  await waitFor(() => {
    expect(screen.getByLabelText('City')).toHaveValue('Dallas');
  });
  await browser.type(screen.getByLabelText('ZIP code'), '75201');
  await browser.click(screen.getByRole('button', { name: 'Save and continue' }));

  await waitFor(() => {
    expect(api.sent('POST', WIZARD)[0]?.body).toMatchObject({
      personalInfo: {
        address: {
          ...dallas,
          addressLine1: '12 Elm',
          postalCode: '75201',
          regularAddress: '12 Elm, Dallas, TX 75201',
        },
      },
    });
  });
});
