import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** Keys of all queries that a change of a facility affects. */
export const facilityKeys = {
  lists: ['facilities'],
  one: (facilityId: string) => ['facility', facilityId],
  nearby: ['facilities-nearby'],
  configuration: (facilityId: string) => ['fleet-configuration', facilityId],
  safetyProfile: ['safety-profile'],
} as const;

/** Facilities of the carrier; every order belongs to one. */
export const facilitiesQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...facilityKeys.lists, { organizationId }],
    queryFn: ({ signal }) =>
      call(api.GET('/api/facility/organization/{orgId}', { params: { path: { orgId: organizationId } }, signal })),
    meta: { topics: ['facility'] },
  });

/** Equipment of a facility, merged into the form when the user selects the facility. */
export const fleetConfigurationQuery = (facilityId: string) =>
  queryOptions({
    queryKey: facilityKeys.configuration(facilityId),
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

/** One facility with the data of its forms. */
export const facilityQuery = (facilityId: string) =>
  queryOptions({
    queryKey: facilityKeys.one(facilityId),
    queryFn: ({ signal }) =>
      call(api.GET('/api/facility/fleet/{facilityId}', { params: { path: { facilityId } }, signal })),
    meta: { topics: ['facility'] },
  });

/** The carrier's active recruiters, who can be assigned to facilities. */
export const recruitersQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['organization-members', organizationId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/organization/{orgId}/members', { params: { path: { orgId: organizationId } }, signal })),
    select: (members) => members.filter(({ position }) => position === 'RECRUITER'),
    meta: { topics: ['facility'] },
  });

/** The carrier's match criteria, in months. */
export const safetyProfileQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...facilityKeys.safetyProfile, organizationId],
    queryFn: ({ signal }) =>
      call(
        api.GET('/api/safety-profile/organization/{orgId}', { params: { path: { orgId: organizationId } }, signal }),
      ),
    meta: { topics: ['facility'] },
  });
