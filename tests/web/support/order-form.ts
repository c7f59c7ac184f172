import { aFacility, ORGANIZATION_ID } from './carrier-orders';
import type { FakeApi } from './fake-api';
import { ok } from './fake-api';

/** The fleet configuration of the carrier's facility. */
export const configuration = {
  equipment: ['Day Cab'],
  equipmentBrand: ['volvo'],
  equipmentTransmission: ['automatic'],
  equipmentAverageAge: 3,
  eldDevices: [],
  cameraInTrack: true,
  dressCode: [],
  otherRequirements: '',
};

/** The responses that the form of an order reads. */
export const carrier = (api: FakeApi) =>
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
