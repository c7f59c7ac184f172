import { fullAddressOf } from '#domain/facilities/address';
import { criteriaOf } from '#domain/facilities/safety-profile';
import type { Person } from '../../../../lab/tour/people';
import { apiSend } from '../../../../lab/tour/people';

const place = { addressLine1: '400 Pier A Way', city: 'Long Beach', state: 'CA', postalCode: '90813' } as const;

/** Adds a facility, its fleet configuration and the carrier's match criteria over the API. */
export async function addFirstFacility(baseUrl: string, person: Person): Promise<string> {
  const { _id: facilityId } = await apiSend<{ _id: string }>({ baseUrl, person }, '/api/facility', {
    name: 'Harbor Yard',
    address: { ...place, fullAddress: fullAddressOf(place), latitude: 33.7717, longitude: -118.2143 },
    userIdList: [],
    isActive: true,
  });
  await apiSend({ baseUrl, person, method: 'PUT' }, '/api/fleet-profile', {
    facilityId,
    equipment: ['Day Cab'],
    equipmentBrand: ['volvo'],
    equipmentTransmission: ['automatic'],
    equipmentAverageAge: 2,
    eldDevices: [],
    cameraInTrack: false,
    dressCode: [],
    otherRequirements: '',
  });
  const criteria = criteriaOf({ minimumAge: 23, minimumExperience: 12, minimumExperienceInLastMonths: 36 });
  await apiSend({ baseUrl, person, method: 'PUT' }, '/api/safety-profile', criteria);
  return facilityId;
}
