import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aDetail, chooseAction, ONE, openFacilities } from '../../support/carrier-facilities';
import { aFacility } from '../../support/carrier-orders';
import { ok, refusal } from '../../support/fake-api';
import { goOffline, goOnline } from '../../support/network';
import { freshBrowser } from '../../support/render';

beforeEach(freshBrowser);

describe('an edit', () => {
  it('sends only what changed, for the version that was edited', async () => {
    const { browser, api } = await openFacilities((fake) =>
      fake.on('PATCH', '/api/facility/{facilityId}', ok(aFacility())),
    );
    await chooseAction(browser, 'Pier T yard', 'Edit facility');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit facility' }));
    const name = await dialog.findByLabelText('Facility name');
    await browser.clear(name);
    await browser.type(name, 'Pier U yard');

    await browser.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Facility saved')).toBeInTheDocument();
    expect(api.sent('PATCH', '/api/facility/{facilityId}')[0]?.body).toEqual({ name: 'Pier U yard', version: 3 });
  });

  it('after a change by somebody else starts again from the current version', async () => {
    let version = 3;
    const { browser, api } = await openFacilities((fake) =>
      fake
        .on('GET', ONE, () => ok(aDetail({ version, name: version === 3 ? 'Pier T yard' : 'South yard' })))
        .on('PATCH', '/api/facility/{facilityId}', () =>
          version === 3 ? refusal(409, 'facility-changed', { params: { who: 'Ann Smith' } }) : ok(aFacility()),
        ),
    );
    await chooseAction(browser, 'Pier T yard', 'Edit facility');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit facility' }));
    await browser.type(await dialog.findByLabelText('Facility name'), '!');
    await browser.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Ann Smith changed this facility in the meantime');
    version = 4;

    // Without a network, it says so instead of waiting.
    goOffline();
    await browser.click(dialog.getByRole('button', { name: 'Show the current version' }));
    expect(await dialog.findByText('You were offline. Nothing was sent.')).toBeVisible();
    expect(dialog.getByLabelText('Facility name')).toHaveValue('Pier T yard!');
    goOnline(api.fetch);
    await browser.click(dialog.getByRole('button', { name: 'Show the current version' }));

    const name = await dialog.findByDisplayValue('South yard');
    await browser.type(name, '!');
    await browser.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Facility saved');
    expect(api.sent('PATCH', '/api/facility/{facilityId}').at(-1)?.body).toEqual({ name: 'South yard!', version: 4 });
  });
});

describe('the fleet configuration', () => {
  it('is prefilled, splits lists at commas, and clears the lists of questions answered with no', async () => {
    const fleetConfiguration = {
      equipment: ['Day Cab'],
      equipmentBrand: ['volvo'],
      equipmentTransmission: ['automatic' as const],
      equipmentAverageAge: 3,
      eldDevices: ['Samsara'],
      cameraInTrack: true,
      dressCode: ['jeans' as const],
      otherRequirements: '',
    };
    const { browser, api } = await openFacilities((fake) =>
      fake.on('GET', ONE, ok(aDetail({ fleetConfiguration }))).on('PUT', '/api/fleet-profile', ok(aFacility())),
    );
    await chooseAction(browser, 'Pier T yard', 'Fleet configuration');
    const dialog = within(await screen.findByRole('dialog', { name: 'Fleet configuration' }));
    const equipment = await dialog.findByRole('combobox', { name: 'Equipment (optional)' });
    expect(dialog.getByText(/^Applies to the whole facility/)).toBeVisible();
    await browser.type(equipment, 'Reefer,  Flatbed,,{Enter}');
    await browser.type(dialog.getByRole('combobox', { name: /brands/ }), 'Freightliner, , volvo, Own{Enter}');
    const no = (question: string) =>
      within(dialog.getByRole('radiogroup', { name: question })).getByRole('radio', { name: 'No' });
    await browser.click(no('Do the trucks have ELD devices?'));
    await browser.click(no('Is there a dress code?'));

    await browser.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Fleet configuration saved')).toBeInTheDocument();
    expect(api.sent('PUT', '/api/fleet-profile')[0]?.body).toEqual({
      ...fleetConfiguration,
      facilityId: aFacility()._id,
      version: 3,
      equipment: ['Day Cab', 'Reefer', 'Flatbed'],
      equipmentBrand: ['volvo', 'freightliner', 'Own'],
      eldDevices: [],
      dressCode: [],
    });
  });
});
