import { screen, within } from '@testing-library/react';
import type { FacilityDetail, NearbyFacility } from '#domain/facilities/schema';
import { aFacility, ORGANIZATION_ID } from './carrier-orders';
import { type FakeApi, ok } from './fake-api';
import { aSafetyOfficer } from './people';
import { renderApp } from './render';

/** The path of the facility "Pier T yard". */
export const ONE = `/api/facility/fleet/${aFacility()._id}`;
export const idOf = (last: number) => `018f0000-0000-7000-8000-0000000003${String(last).padStart(2, '0')}`;
export const OLD_YARD = aFacility({
  _id: idOf(1),
  name: 'Old yard',
  isActive: false,
  address: { ...aFacility().address, fullAddress: '2 Dock Way, Long Beach, CA 90802, USA', addressLine1: '2 Dock Way' },
});
export const robin = { _id: idOf(9), firstName: 'Robin', lastName: 'Vale', position: 'RECRUITER' };
const kim = { _id: idOf(8), firstName: 'Kim', lastName: 'Park', position: 'HR' };
export const PROFILE = { minimumAge: 23, minimumExperience: 12, minimumExperienceInLastMonths: 36 };

export const aDetail = (more: Partial<FacilityDetail> = {}): FacilityDetail => ({
  ...aFacility({ recruiterUsers: [robin._id], version: 3 }),
  contactPersons: [],
  fleetinfos: [],
  location: { coordinates: [-118.2, 33.75] },
  fleetConfiguration: null,
  openOrders: 0,
  ...more,
});
const near: NearbyFacility = { ...OLD_YARD, sortDistance: 1.2 };

const carrier = (api: FakeApi) =>
  api
    .on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, ok([aFacility(), OLD_YARD]))
    .on('GET', '/api/organization/{orgId}/members', ok([robin, kim]))
    .on('GET', '/api/facility/fleet/nearbyList', ok({ myFacilities: [], otherFacilities: [near] }))
    .on('GET', ONE, ok(aDetail()))
    .on('GET', '/api/map-tiles', ok({ tiles: null }))
    .on('GET', '/api/safety-profile/organization/{orgId}', ok(PROFILE));

/** Opens the page of a carrier with an active and an inactive facility. */
export const openFacilities = (
  extend: (api: FakeApi) => FakeApi = (api) => api,
  address = '',
  user = aSafetyOfficer(),
) => renderApp(`/business/facilities${address}`, { user, api: (api) => extend(carrier(api)) });
type Browser = Awaited<ReturnType<typeof renderApp>>['browser'];

/** The row of a facility in the list. */
export const rowOf = async (name: RegExp) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

/** Chooses an action in the menu of a facility. */
export async function chooseAction(browser: Browser, name: string, action: string) {
  await browser.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await browser.click(screen.getByRole('button', { name: action }));
}
