import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** Facilities of the carrier; every order belongs to one. */
export const facilitiesQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['facilities', { organizationId }],
    queryFn: ({ signal }) =>
      call(api.GET('/api/facility/organization/{orgId}', { params: { path: { orgId: organizationId } }, signal })),
    meta: { topics: ['facility'] },
  });

/** Equipment of a facility, merged into the form when the user selects the facility. */
export const fleetConfigurationQuery = (facilityId: string) =>
  queryOptions({
    queryKey: ['fleet-configuration', facilityId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/job-order/fleet-configuration/{facilityId}', { params: { path: { facilityId } }, signal })),
    meta: { topics: ['facility'] },
  });

/** People who can be the contact person of an order at this facility. */
export const contactPersonsQuery = (facilityId: string) =>
  queryOptions({
    queryKey: ['contact-persons', facilityId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/facility/fleet/contactPersons/{facilityId}', { params: { path: { facilityId } }, signal })),
    enabled: facilityId !== '',
    meta: { topics: ['facility'] },
  });
