import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { aFacility, anOrderView, ORDER_ID, ORGANIZATION_ID } from '../../support/carrier-orders';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { goOffline, goOnline } from '../../support/network';
import { carrier, configuration } from '../../support/order-form';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const CREATE = '/api/order/fleet';
const UPDATE = '/api/order/fleet/{id}';
const created = { status: 201, body: { _id: ORDER_ID, seq: 1, status: 'pending' } };

const open = (address: string, extend: (api: FakeApi) => FakeApi = (api) => api) =>
  renderApp(address, { user: aSafetyOfficer(), api: (api) => extend(carrier(api)) });

const withOrder = (more: Parameters<typeof anOrderView>[0]) => (api: FakeApi) =>
  api.on('GET', '/api/job-order/id/{id}', ok(anOrderView({ actions: ['edit'], refusals: [], ...more })));

afterEach(freshBrowser);

describe('the facility of an order', () => {
  it('adds a facility without leaving the form, and selects it', async () => {
    const added = aFacility({ _id: ORDER_ID, name: 'Harbor Yard' });
    let facilities = [aFacility()];
    const { screen, browser, api } = await open('/business/job-order/new', (fake) =>
      fake
        .on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, () => ok(facilities))
        .on('GET', '/api/organization/{orgId}/members', ok([]))
        .on('GET', '/api/facility/fleet/nearbyList', ok({ myFacilities: [], otherFacilities: [] }))
        .on('POST', '/api/facility', () => {
          facilities = [...facilities, added];
          return ok({ _id: added._id });
        }),
    );
    await browser.type(await screen.findByLabelText('Job title'), 'Night drayage');
    await browser.click(screen.getByRole('button', { name: 'Add facility' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a facility' }));
    await browser.type(dialog.getByLabelText('Facility name'), 'Harbor Yard');
    await browser.type(dialog.getByLabelText('Street address'), '400 Pier A Way');
    await browser.type(dialog.getByLabelText('City'), 'Long Beach');
    await browser.selectOptions(dialog.getByLabelText('State'), 'California');
    await browser.type(dialog.getByLabelText('ZIP code'), '90813');
    await browser.type(dialog.getByLabelText(/^Latitude/), '33.77');
    await browser.type(dialog.getByLabelText(/^Longitude/), '-118.21');
    await browser.click(dialog.getByRole('button', { name: 'Add facility' }));

    expect(await screen.findByText('Facility created')).toBeVisible();
    expect(await screen.findByTitle('Harbor Yard · Long Beach, CA')).toBeVisible();
    expect(screen.getByLabelText('Job title')).toHaveValue('Night drayage');
    expect(api.sent('POST', CREATE)).toHaveLength(0);
  });

  it('keeps the focus in the dialog while the URL follows the section in view behind it', async () => {
    const { screen, browser, router } = await open('/business/job-order/new', (fake) =>
      fake.on('GET', '/api/organization/{orgId}/members', ok([])),
    );
    await browser.click(await screen.findByRole('button', { name: 'Add facility' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a facility' }));
    const name = dialog.getByLabelText('Facility name');
    await browser.type(name, 'Harbor');

    window.dispatchEvent(new Event('scroll'));

    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/business\/job-order\/new\/\w+$/));
    expect(name).toHaveFocus();
    await browser.keyboard(' Yard');
    expect(name).toHaveValue('Harbor Yard');
  });

  it('must be chosen again if its configuration cannot be loaded, so that the equipment is its own', async () => {
    const second = aFacility({ _id: ORDER_ID, name: 'Harbor Yard' });
    const harbor = `/api/job-order/fleet-configuration/${second._id}`;
    const { screen, browser, api } = await open('/business/job-order/new', (fake) =>
      fake
        .on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, ok([aFacility(), second]))
        .on('GET', harbor, refusal(503, 'unavailable')),
    );
    await browser.click(await screen.findByLabelText('Facility'));
    await browser.click(await screen.findByText('Pier T yard · Long Beach, CA'));
    await waitFor(() => expect(screen.getByLabelText('Average equipment age')).toHaveValue('3'));

    await browser.click(screen.getByLabelText('Facility'));
    await browser.click(await screen.findByText('Harbor Yard · Long Beach, CA'));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      "The facility's configuration could not be loaded. Choose the facility again.",
    );
    await waitFor(() => expect(screen.getByLabelText('Facility')).toHaveAccessibleDescription('Choose a facility'));
    api.on('GET', harbor, ok({ ...configuration, equipmentAverageAge: 5 }));
    await browser.click(screen.getByLabelText('Facility'));
    await browser.click(await screen.findByText('Harbor Yard · Long Beach, CA'));

    await waitFor(() => expect(screen.getByLabelText('Average equipment age')).toHaveValue('5'));
    await waitFor(() => expect(screen.getByLabelText('Facility')).not.toHaveAccessibleDescription('Choose a facility'));
  });

  it('must be chosen again without a network, too, and the form says so right away', async () => {
    const second = aFacility({ _id: ORDER_ID, name: 'Harbor Yard' });
    const { screen, browser, api } = await open('/business/job-order/new', (fake) =>
      fake
        .on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, ok([aFacility(), second]))
        .on(
          'GET',
          `/api/job-order/fleet-configuration/${second._id}`,
          ok({ ...configuration, equipmentAverageAge: 5 }),
        ),
    );
    await browser.click(await screen.findByLabelText('Facility'));
    await browser.click(await screen.findByText('Pier T yard · Long Beach, CA'));
    await waitFor(() => expect(screen.getByLabelText('Average equipment age')).toHaveValue('3'));
    goOffline();

    await browser.click(screen.getByLabelText('Facility'));
    await browser.click(await screen.findByText('Harbor Yard · Long Beach, CA'));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      "The facility's configuration could not be loaded. Choose the facility again.",
    );
    goOnline(api.fetch);
  });

  it('without a configuration keeps what was typed, and nothing that the previous facility filled in', async () => {
    const second = aFacility({ _id: ORDER_ID, name: 'Harbor Yard' });
    const { screen, browser } = await open('/business/job-order/new', (fake) =>
      fake
        .on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, ok([aFacility(), second]))
        .on('GET', `/api/job-order/fleet-configuration/${second._id}`, ok({})),
    );
    await browser.click(await screen.findByLabelText('Facility'));
    await browser.click(await screen.findByText('Pier T yard · Long Beach, CA'));
    await waitFor(() => expect(screen.getByLabelText('Average equipment age')).toHaveValue('3'));
    await browser.type(screen.getByLabelText(/^Other requirements/), ' Steel-toed boots');
    const typed = (screen.getByLabelText(/^Other requirements/) as HTMLTextAreaElement).value;

    await browser.click(screen.getByLabelText('Facility'));
    await browser.click(await screen.findByText('Harbor Yard · Long Beach, CA'));

    await waitFor(() => expect(screen.getByLabelText('Average equipment age')).toHaveValue('1'));
    expect(screen.getByLabelText(/^Other requirements/)).toHaveValue(typed);
    expect(typed).toMatch(/Steel-toed boots$/);
  });

  it('has no equipment of an earlier facility after a failure in between', async () => {
    const second = aFacility({ _id: ORDER_ID, name: 'Harbor Yard' });
    const harbor = `/api/job-order/fleet-configuration/${second._id}`;
    const { screen, browser, api } = await open('/business/job-order/new', (fake) =>
      fake
        .on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, ok([aFacility(), second]))
        .on('GET', harbor, refusal(503, 'unavailable')),
    );
    const choose = async (name: string) => {
      await browser.click(await screen.findByLabelText('Facility'));
      await browser.click(await screen.findByText(`${name} · Long Beach, CA`));
    };
    const isToBeChosen = () =>
      waitFor(() => expect(screen.getByLabelText('Facility')).toHaveAccessibleDescription('Choose a facility'));
    await choose('Pier T yard');
    await waitFor(() => expect(screen.getByLabelText('Average equipment age')).toHaveValue('3'));
    await choose('Harbor Yard');
    await isToBeChosen();

    await choose('Harbor Yard');
    await isToBeChosen();
    api.on('GET', harbor, ok({}));
    await choose('Harbor Yard');

    await waitFor(() => expect(screen.getByLabelText('Average equipment age')).toHaveValue('1'));
  });

  it('stays chosen if it replaces no other, with a message about its equipment', async () => {
    const { screen, browser } = await open('/business/job-order/new', (fake) =>
      fake.on('GET', '/api/job-order/fleet-configuration/{facilityId}', refusal(503, 'unavailable')),
    );
    await browser.click(await screen.findByLabelText('Facility'));
    await browser.click(await screen.findByText('Pier T yard · Long Beach, CA'));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      "The facility's configuration could not be loaded. Check the equipment.",
    );
    expect(screen.getByLabelText('Facility')).not.toHaveAccessibleDescription('Choose a facility');
  });

  it('shows at the facility that it was deactivated in the meantime', async () => {
    const message = 'This facility is inactive. Activate it first, or choose another facility';
    const { screen, browser } = await open('/business/job-order/new', (fake) =>
      fake.on('POST', CREATE, {
        status: 400,
        body: {
          code: 'invalid-input',
          message: 'Please correct the marked fields',
          params: {},
          errors: [{ in: 'body', pointer: '/facilityId', code: 'custom', message }],
        },
      }),
    );
    await browser.type(await screen.findByLabelText('Job title'), 'Night drayage');
    await browser.click(screen.getByLabelText('Facility'));
    await browser.click(await screen.findByText('Pier T yard · Long Beach, CA'));
    await waitFor(() => expect(screen.getByLabelText('Average equipment age')).toHaveValue('3'));

    await browser.click(screen.getByRole('button', { name: 'Submit' }));

    await waitFor(() => expect(screen.getByLabelText('Facility')).toHaveAccessibleDescription(message));
  });

  it('shows the match criteria, and edits the fleet configuration of the chosen facility', async () => {
    let current = configuration;
    const { screen, browser } = await open('/business/job-order/new', (fake) =>
      fake
        .on('GET', '/api/job-order/fleet-configuration/{facilityId}', () => ok(current))
        .on('GET', `/api/facility/fleet/${aFacility()._id}`, () =>
          ok({
            ...aFacility(),
            contactPersons: [],
            fleetinfos: [],
            location: { coordinates: [-118.2, 33.75] },
            fleetConfiguration: current,
            openOrders: 0,
          }),
        )
        .on('PUT', '/api/fleet-profile', () => {
          current = { ...configuration, equipmentAverageAge: 5 };
          return ok(aFacility());
        }),
    );
    expect(await screen.findByText('12 months in the last 36 months')).toBeVisible();
    const edit = screen.getByRole('button', { name: "Edit the facility's configuration" });
    expect(edit).toHaveAccessibleDescription('Choose a facility first.');
    await browser.click(screen.getByLabelText('Facility'));
    await browser.click(await screen.findByText('Pier T yard · Long Beach, CA'));
    await waitFor(() => expect(screen.getByLabelText('Average equipment age')).toHaveValue('3'));

    await browser.click(screen.getByRole('button', { name: "Edit the facility's configuration" }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fleet configuration' }));
    await browser.selectOptions(await dialog.findByLabelText('Average equipment age'), '5 years');
    await browser.click(dialog.getByRole('button', { name: 'Save' }));

    await screen.findByText('Fleet configuration saved');
    await waitFor(() => expect(screen.getByLabelText('Average equipment age')).toHaveValue('5'));
  });

  it('gives the order its own match criteria, or those of the organization again', async () => {
    const { screen, browser, api } = await open('/business/job-order/new', (fake) => fake.on('POST', CREATE, created));
    await browser.type(await screen.findByLabelText('Job title'), 'Night drayage');
    await browser.click(await screen.findByRole('button', { name: 'Edit match criteria' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Additional Match Criteria' }));
    expect(dialog.getByText('They apply to this order only.')).toBeVisible();
    const age = dialog.getByLabelText('Minimum age');
    await browser.clear(age);
    await browser.type(age, '25');
    await browser.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('This order only')).toBeVisible();
    expect(api.sent('PUT', '/api/safety-profile')).toHaveLength(0);
    await browser.click(screen.getByLabelText('Facility'));
    await browser.click(await screen.findByText('Pier T yard · Long Beach, CA'));
    await waitFor(() => expect(screen.getByLabelText('Average equipment age')).toHaveValue('3'));
    await browser.click(screen.getByRole('button', { name: 'Submit' }));

    await screen.findByText('Order created');
    expect(api.sent('POST', CREATE)[0]?.body).toMatchObject({
      matchCriteria: { minAge: 25, minExperienceInSeconds: 31_557_600, experienceWindowInSeconds: 94_672_800 },
    });
  });

  it('returns to the match criteria of the organization', async () => {
    const own = { minAge: 30, minExperienceInSeconds: 0, experienceWindowInSeconds: 0 };
    const { screen, browser, api } = await open(`/business/job-order/edit/${ORDER_ID}`, (fake) =>
      withOrder({ status: 'pending', matchCriteria: own })(fake).on(
        'PATCH',
        UPDATE,
        ok({ _id: ORDER_ID, seq: 4, status: 'pending' }),
      ),
    );
    expect(await screen.findByText('30')).toBeVisible();

    await browser.click(screen.getByRole('button', { name: "Use your organization's criteria" }));

    expect(await screen.findByText('All orders of your organization')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Order updated');
    expect(api.sent('PATCH', UPDATE)[0]?.body).toMatchObject({ matchCriteria: null });
  });
});
