import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { idOf, openFacilities, robin } from '../../support/carrier-facilities';
import { ORGANIZATION_ID } from '../../support/carrier-orders';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { freshBrowser } from '../../support/render';

beforeEach(freshBrowser);

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
    const app = await openFacilities(extend);
    await app.browser.click(await screen.findByRole('button', { name: 'Add facility' }));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Add a facility' })) };
  }

  it('is validated when it is submitted', async () => {
    const { browser, dialog, api } = await openForm(withAddress());

    await browser.click(dialog.getByRole('button', { name: 'Add facility' }));

    expect(await dialog.findByText('Type a facility name')).toBeVisible();
    expect(dialog.getByText('Enter the street')).toBeVisible();
    expect(dialog.getByText('Enter the city')).toBeVisible();
    expect(dialog.getByText('Type a latitude between -90 and 90')).toBeVisible();
    expect(dialog.getByText('Choose a state')).toBeVisible();
    expect(api.sent('POST', '/api/facility')).toHaveLength(0);
  });

  it('takes a suggested address with its coordinates, recruiters and a note', async () => {
    const { browser, dialog, api } = await openForm((fake) =>
      withAddress()(fake).on('POST', '/api/facility', ok({ _id: idOf(5) })),
    );
    await browser.type(dialog.getByLabelText('Facility name'), 'Harbor Yard');
    await browser.type(dialog.getByLabelText(/Find an address/), '400 Pier A');
    await dialog.findByText('Choose a suggestion to fill in the address.');
    await browser.type(dialog.getByLabelText(/Find an address/), LINE.slice('400 Pier A'.length));
    expect(dialog.getByLabelText('City')).toHaveValue('Long Beach');
    expect(dialog.getByLabelText(/^Latitude/)).toHaveValue(33.77);
    expect(await dialog.findByText('1.200 miles')).toBeVisible();
    expect(dialog.getByText('Check that the facility is not here already:')).toBeVisible();
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
    await browser.clear(dialog.getByLabelText(/^Latitude/));
    await browser.type(dialog.getByLabelText(/^Latitude/), '33.5');
    await browser.click(dialog.getByLabelText(new RegExp(search)));
    await browser.tab();
    expect(dialog.getByLabelText(/^Latitude/)).toHaveValue(33.5);
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
      withAddress([])(fake).on('POST', '/api/facility', ok({ _id: idOf(5) })),
    );
    await browser.type(dialog.getByLabelText('Facility name'), 'Ranch');
    await browser.type(dialog.getByLabelText(/Find an address/), 'Mile 12, Nowhere');
    expect(await dialog.findByText('No match. Type the address in the fields.')).toBeVisible();

    await browser.type(dialog.getByLabelText('Street address'), 'Mile 12');
    await browser.type(dialog.getByLabelText('City'), 'Nowhere');
    await browser.selectOptions(dialog.getByLabelText('State'), 'Nevada');
    await browser.type(dialog.getByLabelText('ZIP code'), '89001');
    await browser.type(dialog.getByLabelText(/^Latitude/), '37.3');
    await browser.type(dialog.getByLabelText(/^Longitude/), '-115.1');
    await browser.click(dialog.getByRole('button', { name: 'Add facility' }));

    await screen.findByText('Facility created');
    expect(api.sent('POST', '/api/facility')[0]?.body).toMatchObject({
      address: { fullAddress: 'Mile 12, Nowhere, NV 89001, USA', latitude: 37.3, longitude: -115.1 },
    });
  });

  it.each([
    [
      'the position of its ZIP code if no coordinates are typed',
      [{ ...FOUND, latitude: 37.36, longitude: -115.15 }],
      1,
    ],
    ['no position of a ZIP code that is unknown', [], 0],
  ])('gets %s', async (_name, places, sent) => {
    const { browser, dialog, api } = await openForm((fake) =>
      withAddress([])(fake)
        .on('GET', '/api/places', ok({ places }))
        .on('POST', '/api/facility', ok({ _id: idOf(5) })),
    );
    await browser.type(dialog.getByLabelText('Facility name'), 'Ranch');
    await browser.type(dialog.getByLabelText('Street address'), 'Mile 12');
    await browser.type(dialog.getByLabelText('City'), 'Nowhere');
    await browser.selectOptions(dialog.getByLabelText('State'), 'Nevada');
    await browser.type(dialog.getByLabelText('ZIP code'), '89001');
    await browser.click(dialog.getByRole('button', { name: 'Add facility' }));

    await (sent === 1
      ? screen.findByText('Facility created')
      : dialog.findByText('Type a latitude between -90 and 90'));
    expect(api.sent('GET', '/api/places')[0]?.query.get('search')).toBe('89001');
    expect(api.sent('POST', '/api/facility').map(({ body }) => body)).toMatchObject(
      sent === 1
        ? [{ address: { fullAddress: 'Mile 12, Nowhere, NV 89001, USA', latitude: 37.36, longitude: -115.15 } }]
        : [],
    );
  });

  it.each([
    ['that the page knows', '2 Dock Way, Long Beach, CA 90802', ok({ _id: idOf(5) })],
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
