import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aDetail, chooseAction, OLD_YARD, openFacilities, rowOf } from '../../support/carrier-facilities';
import { aFacility, ORGANIZATION_ID } from '../../support/carrier-orders';
import { ok, refusal } from '../../support/fake-api';
import { aRecruiter } from '../../support/people';
import { freshBrowser } from '../../support/render';

beforeEach(freshBrowser);

describe('the list of facilities', () => {
  it('shows address, recruiters and status, and is filtered by text and status', async () => {
    const { browser, router } = await openFacilities((api) =>
      api.on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, ok([aDetail(), OLD_YARD])),
    );

    const pier = await rowOf(/^Pier T yard$/);
    expect(await pier.findByText('Robin Vale')).toBeVisible();
    expect(pier.getByText(/1 Dock Way/)).toBeVisible();
    expect((await rowOf(/^Old yard$/)).getByText('Inactive')).toBeVisible();
    await browser.type(screen.getByLabelText('Search by name or address'), '2 dock');
    expect(screen.queryByText('Pier T yard')).toBeNull();
    await browser.selectOptions(screen.getByLabelText('Status'), 'Active');

    expect(await screen.findByText('No facilities match')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?search=2+dock&status=active'));
  });

  it('offers the first facility', async () => {
    await openFacilities((api) => api.on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, ok([])));

    expect(await screen.findByText('No facilities yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Add facility' })).toHaveLength(2);
  });

  it('shows accounting why nothing can be changed', async () => {
    const { browser } = await openFacilities((api) => api, '', aRecruiter({ position: 'ACCOUNTING' }));
    const add = await screen.findByRole('button', { name: 'Add facility' });

    await browser.click(add);

    expect(add).toHaveAccessibleDescription('Not allowed for your position');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is requested again after a failure', async () => {
    let tries = 0;
    const { browser } = await openFacilities((api) =>
      api.on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, () => {
        tries += 1;
        return tries === 1 ? refusal(503, 'unavailable') : ok([aFacility()]);
      }),
    );

    await browser.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Pier T yard')).toBeVisible();
  });

  it('deactivates a facility after a confirmation, and activates one', async () => {
    const { api, browser } = await openFacilities((fake) =>
      fake.on('PATCH', '/api/facility/{facilityId}', ok(aFacility({ isActive: false }))),
    );
    await chooseAction(browser, 'Pier T yard', 'Deactivate facility');
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Pier T yard?' }));
    await browser.click(dialog.getByRole('button', { name: 'Deactivate facility' }));
    expect(await screen.findByText('Pier T yard is inactive now')).toBeInTheDocument();

    await chooseAction(browser, 'Old yard', 'Activate');

    expect(await screen.findByText('Old yard was activate!')).toBeInTheDocument();
    expect(api.sent('PATCH', '/api/facility/{facilityId}').map(({ body }) => body)).toEqual([
      { isActive: false },
      { isActive: true },
    ]);
  });
});
