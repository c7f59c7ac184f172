import { expect, it } from '@jest/globals';
import { newFacilityValues } from '#web/entities/facilities/facility-form';
import { aRecruiter, aSafetyOfficer } from '../../support/people';

it('belongs to the recruiter who adds it, so that its orders are among their own jobs', () => {
  const recruiter = aRecruiter();

  expect(newFacilityValues(recruiter).userIdList).toEqual([recruiter._id]);
  expect(newFacilityValues(aSafetyOfficer()).userIdList).toEqual([]);
});
