import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FacilityDetail, NearbyFacility } from '#domain/facilities/schema';
import { aFacility, ORGANIZATION_ID } from '../../support/carrier-orders';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aRecruiter, aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

beforeEach(freshBrowser);

const ONE = `/api/facility/fleet/${aFacility()._id}`;
const id = (last: number) => `018f0000-0000-7000-8000-0000000003${String(last).padStart(2, '0')}`;
const OLD_YARD = aFacility({
  _id: id(1),
  name: 'Old yard',
  isActive: false,
  address: { ...aFacility().address, fullAddress: '2 Dock Way, Long Beach, CA 90802, USA', addressLine1: '2 Dock Way' },
});
const robin = { _id: id(9), firstName: 'Robin', lastName: 'Vale', position: 'RECRUITER' };
const kim = { _id: id(8), firstName: 'Kim', lastName: 'Park', position: 'HR' };

const aDetail = (more: Partial<FacilityDetail> = {}): FacilityDetail => ({
  ...aFacility({ recruiterUsers: [robin._id], version: 3 }),
  contactPersons: [],
  fleetinfos: [],
  location: { coordinates: [-118.2, 33.75] },
  fleetConfiguration: null,
  openOrders: 0,
  ...more,
});
const near = (more: Partial<NearbyFacility> = {}): NearbyFacility => ({ ...OLD_YARD, sortDistance: 1.2, ...more });

const carrier = (api: FakeApi) =>
  api
    .on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, ok([aFacility(), OLD_YARD]))
    .on('GET', '/api/organization/{orgId}/members', ok([robin, kim]))
    .on('GET', '/api/facility/fleet/nearbyList', ok({ myFacilities: [], otherFacilities: [near()] }))
    .on('GET', ONE, ok(aDetail()))
    .on('GET', '/api/map-tiles', ok({ tiles: null }))
    .on('GET', '/api/safety-profile/organization/{orgId}', ok(PROFILE));
const PROFILE = { minimumAge: 23, minimumExperience: 12, minimumExperienceInLastMonths: 36 };

const open = (extend: (api: FakeApi) => FakeApi = (api) => api, address = '', user = aSafetyOfficer()) =>
  renderApp(`/business/facilities${address}`, { user, api: (api) => extend(carrier(api)) });
type Browser = Awaited<ReturnType<typeof renderApp>>['browser'];
const rowOf = async (name: RegExp) => within((await screen.findByText(name)).closest('tr') as HTMLElement);
async function choose(browser: Browser, name: string, action: string) {
  await browser.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await browser.click(screen.getByRole('button', { name: action }));
}

describe('the list of facilities', () => {
  it('shows address, recruiters and status, and is filtered by text and status', async () => {
    const { browser, router } = await open((api) =>
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
    expect(router.state.location.search).toBe('?search=2+dock&status=active');
  });

  it('offers the first facility', async () => {
    await open((api) => api.on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, ok([])));

    expect(await screen.findByText('No facilities yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Add facility' })).toHaveLength(2);
  });

  it('shows accounting why nothing can be changed', async () => {
    const { browser } = await open((api) => api, '', aRecruiter({ position: 'ACCOUNTING' }));
    const add = await screen.findByRole('button', { name: 'Add facility' });

    await browser.click(add);

    expect(add).toHaveAccessibleDescription('Not allowed for your position');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is requested again after a failure', async () => {
    let tries = 0;
    const { browser } = await open((api) =>
      api.on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, () => {
        tries += 1;
        return tries === 1 ? refusal(503, 'unavailable') : ok([aFacility()]);
      }),
    );

    await browser.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Pier T yard')).toBeVisible();
  });

  it('deactivates a facility after a confirmation, and activates one', async () => {
    const { api, browser } = await open((fake) =>
      fake.on('PATCH', '/api/facility/{facilityId}', ok(aFacility({ isActive: false }))),
    );
    await choose(browser, 'Pier T yard', 'Deactivate facility');
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Pier T yard?' }));
    await browser.click(dialog.getByRole('button', { name: 'Deactivate facility' }));
    expect(await screen.findByText('Pier T yard is inactive now')).toBeInTheDocument();

    await choose(browser, 'Old yard', 'Activate');

    expect(await screen.findByText('Old yard was activate!')).toBeInTheDocument();
    expect(api.sent('PATCH', '/api/facility/{facilityId}').map(({ body }) => body)).toEqual([
      { isActive: false },
      { isActive: true },
    ]);
  });
});

describe('the map', () => {
  it('has a link for each facility, and lists the others by distance from the selected one', async () => {
    const { browser, api, router } = await open((fake) => fake, '?view=map');

    await browser.click(await screen.findByRole('link', { name: 'Pier T yard · Long Beach, CA' }));

    const nearby = within(await screen.findByRole('group', { name: 'Nearby facilities' }));
    expect(nearby.getByRole('region', { name: 'Other locations' })).toHaveTextContent('1.200 miles');
    expect(nearby.queryByRole('region', { name: 'Your locations' })).toBeNull();
    expect(router.state.location.search).toBe(`?view=map&near=${aFacility()._id}`);
    expect(api.sent('GET', '/api/facility/fleet/nearbyList')[0]?.query.get('exclude')).toBe(aFacility()._id);
    expect(screen.getByRole('link', { name: 'Old yard · Long Beach, CA (inactive)' })).toBeInTheDocument();
  });

  it('shows facilities outside of the states, too', async () => {
    const address = { ...aFacility().address, latitude: 18.46, longitude: -66.1 };
    await open(
      (api) =>
        api.on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, ok([aFacility({ name: 'San Juan', address })])),
      '?view=map',
    );

    expect(await screen.findByRole('link', { name: 'San Juan · Long Beach, CA' })).toBeInTheDocument();
  });

  it('needs no tiles, and can be zoomed', async () => {
    await open((fake) => fake, '?view=map');
    const map = await screen.findByRole('group', { name: 'Map of your facilities' });

    expect(within(map).getByRole('button', { name: 'Zoom in' })).toBeInTheDocument();
    expect(map.querySelectorAll('path.gh-map-state').length).toBeGreaterThan(50);
    expect(map.querySelector('img')).toBeNull();
  });

  it('shows the tiles of the configured server, with its credit', async () => {
    const tiles = { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Example contributors' };
    await open((fake) => fake.on('GET', '/api/map-tiles', ok({ tiles })), '?view=map');
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
    const { browser } = await open((api) => api.on('PATCH', '/api/facility/{facilityId}', ok(aFacility())), address);

    await browser.click(await screen.findByRole('button', { name: 'ACTIVATE Old yard' }));

    expect(await screen.findByText('Old yard was activate!')).toBeInTheDocument();
  });

  it('says that a facility was not activated', async () => {
    const { browser } = await open(
      (api) => api.on('PATCH', '/api/facility/{facilityId}', refusal(503, 'unavailable')),
      address,
    );

    await browser.click(await screen.findByRole('button', { name: 'ACTIVATE Old yard' }));

    expect(await screen.findByText('Facility was not activate')).toBeInTheDocument();
  });

  it('shows a failure with a retry', async () => {
    await open((api) => api.on('GET', '/api/facility/fleet/nearbyList', refusal(503, 'unavailable')), address);

    expect(await screen.findByText(/Error getting nearby facilities/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('a new facility', () => {
  const FOUND = {
    addressLine1: '400 Pier A Way',
    city: 'Long Beach',
    state: 'CA',
    postalCode: '90813',
    latitude: 33.77,
    longitude: -118.21,
  };
  const LINE = '400 Pier A Way, Long Beach, CA 90813';
  const withAddress =
    (addresses: object[] = [FOUND]) =>
    (api: FakeApi) =>
      api.on('GET', '/api/addresses', ok({ addresses, precision: 'address' }));

  type Dialog = Awaited<ReturnType<typeof openForm>>['dialog'];
  async function openForm(extend: (api: FakeApi) => FakeApi) {
    const app = await open(extend);
    await app.browser.click(await screen.findByRole('button', { name: 'Add facility' }));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Add a facility' })) };
  }

  it('is validated when it is submitted', async () => {
    const { browser, dialog, api } = await openForm(withAddress());

    await browser.click(dialog.getByRole('button', { name: 'Add facility' }));

    expect(await dialog.findByText('Type a facility name')).toBeVisible();
    expect(dialog.getAllByText('Address is not valid')).toHaveLength(2);
    expect(dialog.getByText('Type a latitude between -90 and 90')).toBeVisible();
    expect(dialog.getByText('Choose a state')).toBeVisible();
    expect(api.sent('POST', '/api/facility')).toHaveLength(0);
  });

  it('takes a suggested address with its coordinates, recruiters and a note', async () => {
    const { browser, dialog, api } = await openForm((fake) =>
      withAddress()(fake).on('POST', '/api/facility', ok({ _id: id(5) })),
    );
    await browser.type(dialog.getByLabelText('Facility name'), 'Harbor Yard');
    await browser.type(dialog.getByLabelText(/Find an address/), '400 Pier A');
    await dialog.findByText('Choose a suggestion to fill in the address.');
    await browser.type(dialog.getByLabelText(/Find an address/), LINE.slice('400 Pier A'.length));
    expect(dialog.getByLabelText('City')).toHaveValue('Long Beach');
    expect(dialog.getByLabelText('Latitude')).toHaveValue(33.77);
    expect(await dialog.findByText('1.200 miles')).toBeVisible();
    await browser.click(dialog.getByRole('combobox', { name: /Recruiters/ }));
    await browser.click(await screen.findByTitle('Robin Vale'));
    expect(screen.queryByTitle('Kim Park')).toBeNull();
    await browser.type(dialog.getByLabelText(/Note/), 'North gate');

    await browser.click(dialog.getByRole('button', { name: 'Add facility' }));

    expect(await screen.findByText('Facility created')).toBeInTheDocument();
    expect(api.sent('POST', '/api/facility')[0]?.body).toEqual({
      organizationId: ORGANIZATION_ID,
      name: 'Harbor Yard',
      address: { ...FOUND, fullAddress: `${LINE}, USA`, country: 'US' },
      userIdList: [robin._id],
      isActive: true,
      note: 'North gate',
    });
  });

  const search = 'Find an address';
  const city = (dialog: Dialog) => dialog.getByLabelText('City');

  it('takes an address that was typed exactly before the suggestions arrived, and keeps corrections', async () => {
    const { browser, dialog } = await openForm(withAddress());

    await browser.type(dialog.getByLabelText(new RegExp(search)), LINE.toLowerCase());

    await waitFor(() => expect(city(dialog)).toHaveValue('Long Beach'));
    expect(dialog.getByLabelText('Street address')).toHaveValue('400 Pier A Way');
    await browser.clear(dialog.getByLabelText('Latitude'));
    await browser.type(dialog.getByLabelText('Latitude'), '33.5');
    await browser.click(dialog.getByLabelText(new RegExp(search)));
    await browser.tab();
    expect(dialog.getByLabelText('Latitude')).toHaveValue(33.5);
  });

  it.each([
    ['Enter', '{Enter}'],
    ['leaving the field', '{Tab}'],
  ])('takes the only address for the typed text on %s', async (_name, key) => {
    const { browser, dialog } = await openForm(withAddress());

    await browser.type(dialog.getByLabelText(new RegExp(search)), `400 Pier A Way 90813${key}`);

    await waitFor(() => expect(city(dialog)).toHaveValue('Long Beach'));
    expect(dialog.queryByText('Type a facility name')).toBeNull();
  });

  it('takes none of several addresses on Enter', async () => {
    const { browser, dialog } = await openForm(withAddress([FOUND, { ...FOUND, city: 'Avalon' }]));

    await browser.type(dialog.getByLabelText(new RegExp(search)), '400 Pier A Way{Enter}');

    expect(await dialog.findByText('Choose a suggestion to fill in the address.')).toBeVisible();
    expect(city(dialog)).toHaveValue('');
    expect(dialog.queryByText('Type a facility name')).toBeNull();
  });

  it('can be typed if no geocoder knows its address', async () => {
    const { browser, dialog, api } = await openForm((fake) =>
      withAddress([])(fake).on('POST', '/api/facility', ok({ _id: id(5) })),
    );
    await browser.type(dialog.getByLabelText('Facility name'), 'Ranch');
    await browser.type(dialog.getByLabelText(/Find an address/), 'Mile 12, Nowhere');
    expect(await dialog.findByText('No match. Type the address and its coordinates in the fields.')).toBeVisible();

    await browser.type(dialog.getByLabelText('Street address'), 'Mile 12');
    await browser.type(dialog.getByLabelText('City'), 'Nowhere');
    await browser.selectOptions(dialog.getByLabelText('State'), 'Nevada');
    await browser.type(dialog.getByLabelText('ZIP code'), '89001');
    await browser.type(dialog.getByLabelText('Latitude'), '37.3');
    await browser.type(dialog.getByLabelText('Longitude'), '-115.1');
    await browser.click(dialog.getByRole('button', { name: 'Add facility' }));

    await screen.findByText('Facility created');
    expect(api.sent('POST', '/api/facility')[0]?.body).toMatchObject({
      address: { fullAddress: 'Mile 12, Nowhere, NV 89001, USA', latitude: 37.3, longitude: -115.1 },
    });
  });

  it.each([
    ['that the page knows', '2 Dock Way, Long Beach, CA 90802', ok({ _id: id(5) })],
    ['that only the server knows', '3 Dock Way, Long Beach, CA 90802', refusal(409, 'facility-exists')],
  ])('is refused at an address %s', async (_name, line, answer) => {
    const found = { ...FOUND, addressLine1: line.slice(0, '2 Dock Way'.length), postalCode: '90802' };
    const { browser, dialog } = await openForm((fake) =>
      withAddress([found])(fake).on('POST', '/api/facility', answer),
    );
    await browser.type(dialog.getByLabelText('Facility name'), 'Copy');
    await browser.type(dialog.getByLabelText(/Find an address/), line.slice(0, 5));
    await dialog.findByText('Choose a suggestion to fill in the address.');
    await browser.type(dialog.getByLabelText(/Find an address/), line.slice(5));

    await browser.click(dialog.getByRole('button', { name: 'Add facility' }));

    expect(await dialog.findByText('The facility already exists')).toBeVisible();
    expect(dialog.getByLabelText('Street address')).toHaveAccessibleDescription('The facility already exists');
  });

  it('shows that the recruiters could not be loaded', async () => {
    await openForm((api) => api.on('GET', '/api/organization/{orgId}/members', refusal(503, 'unavailable')));

    expect(await screen.findByText(/The service is busy/)).toBeInTheDocument();
  });
});

describe('an edit', () => {
  it('sends only what changed, for the version that was edited', async () => {
    const { browser, api } = await open((fake) => fake.on('PATCH', '/api/facility/{facilityId}', ok(aFacility())));
    await choose(browser, 'Pier T yard', 'Edit facility');
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
    const { browser, api } = await open((fake) =>
      fake
        .on('GET', ONE, () => ok(aDetail({ version, name: version === 3 ? 'Pier T yard' : 'South yard' })))
        .on('PATCH', '/api/facility/{facilityId}', () =>
          version === 3 ? refusal(409, 'facility-changed', { params: { who: 'Ann Smith' } }) : ok(aFacility()),
        ),
    );
    await choose(browser, 'Pier T yard', 'Edit facility');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit facility' }));
    await browser.type(await dialog.findByLabelText('Facility name'), '!');
    await browser.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Ann Smith changed this facility in the meantime');
    version = 4;

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
    const { browser, api } = await open((fake) =>
      fake.on('GET', ONE, ok(aDetail({ fleetConfiguration }))).on('PUT', '/api/fleet-profile', ok(aFacility())),
    );
    await choose(browser, 'Pier T yard', 'Fleet configuration');
    const dialog = within(await screen.findByRole('dialog', { name: 'Fleet configuration' }));
    const equipment = await dialog.findByRole('combobox', { name: 'Equipment (optional)' });
    await browser.type(equipment, 'Reefer,  Flatbed,,{Enter}');
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
      eldDevices: [],
      dressCode: [],
    });
  });
});

describe('the match criteria', () => {
  async function openCriteria(extend: (api: FakeApi) => FakeApi = (api) => api) {
    const app = await open(extend);
    await app.browser.click(await screen.findByRole('button', { name: 'Match criteria' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Additional Match Criteria' }));
    const set = async (label: string, value: string) => {
      const field = await dialog.findByLabelText(new RegExp(`^${label}`));
      await app.browser.clear(field);
      if (value !== '') await app.browser.type(field, value);
    };
    const save = () => app.browser.click(dialog.getByRole('button', { name: 'Save' }));
    return { ...app, dialog, set, save };
  }
  const EXPERIENCE = 'Minimum experience \\(months\\)';
  const WINDOW = 'Minimum experience in last months';

  it.each([
    ['Minimum age', '-1', 'Invalid minimum age'],
    [EXPERIENCE, '-1', 'Invalid minimum experience'],
    [WINDOW, '', 'Set a value for the minimum experience in last months'],
    [EXPERIENCE, '37', 'Inconsistent minimum experience values'],
  ])('are refused with %s of "%s"', async (label, value, message) => {
    const { dialog, set, save, api } = await openCriteria();
    await set(label, value);

    await save();

    // At the field, and as a message at the top.
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(dialog.getByText(message)).toBeVisible();
    expect(api.sent('PUT', '/api/safety-profile')).toHaveLength(0);
  });

  it('are sent in seconds', async () => {
    const { set, save, api } = await openCriteria((fake) => fake.on('PUT', '/api/safety-profile', ok(PROFILE)));
    await set('Minimum age', '25');

    await save();

    expect(await screen.findByText('Match criteria saved')).toBeInTheDocument();
    expect(api.sent('PUT', '/api/safety-profile')[0]?.body).toEqual({
      minAge: 25,
      minExperienceInSeconds: 31_557_600,
      experienceWindowInSeconds: 94_672_800,
    });
  });

  it('say that they were not saved', async () => {
    const { save } = await openCriteria((fake) => fake.on('PUT', '/api/safety-profile', refusal(500, 'internal')));

    await save();

    expect(await screen.findByText('An error occurred while updating the safety profile')).toBeInTheDocument();
  });
});
