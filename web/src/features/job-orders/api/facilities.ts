import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../shared/http/client';

/** The carrier's facilities; an order belongs to one. */
export const facilitiesQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['facilities', { organizationId }],
    queryFn: ({ signal }) =>
      call(api.GET('/api/facility/organization/{orgId}', { params: { path: { orgId: organizationId } }, signal })),
    meta: { topics: ['facility'] },
  });

/** The equipment that a facility works with; merged into the form when it is chosen. */
export const fleetConfigurationQuery = (facilityId: string) =>
  queryOptions({
    queryKey: ['fleet-configuration', facilityId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/job-order/fleet-configuration/{facilityId}', { params: { path: { facilityId } }, signal })),
    meta: { topics: ['facility'] },
  });

/** Who may be named as the contact of an order at this facility. */
export const contactPersonsQuery = (facilityId: string) =>
  queryOptions({
    queryKey: ['contact-persons', facilityId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/facility/fleet/contactPersons/{facilityId}', { params: { path: { facilityId } }, signal })),
    enabled: facilityId !== '',
    meta: { topics: ['facility'] },
  });
