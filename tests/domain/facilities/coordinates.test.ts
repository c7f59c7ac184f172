import { expect, it } from '@jest/globals';
import { FacilityAddress } from '#domain/facilities/changes/schema';

const address = {
  ...{ addressLine1: '1 Harbor Plaza', fullAddress: '1 Harbor Plaza, Long Beach', city: 'Long Beach', state: 'CA' },
  postalCode: '90802',
};

it('rounds coordinates to seven decimals, so that the database can store them', () => {
  const { latitude, longitude } = FacilityAddress.parse({ ...address, latitude: 5e-324, longitude: -118.21431234567 });

  expect([latitude, longitude]).toEqual([0, -118.2143123]);
});
