import { z } from 'zod';
import { listContactPersons, listFacilities } from '#db/facilities/facilities';
import { listOrganizationMembers } from '#db/facilities/facility-people';
import { findFleetConfiguration, listFleetProfiles } from '#db/facilities/fleet-configurations';
import { findMatchCriteria } from '#db/facilities/match-criteria';
import { safetyProfileOf } from '#domain/facilities/safety-profile';
import {
  ContactPerson,
  FacilityDetail,
  FacilityView,
  FleetConfiguration,
  FleetProfile,
  NearbyFacilities,
  OrganizationMember,
  SafetyProfile,
} from '#domain/facilities/schema';
import { roundDegrees } from '#domain/shared/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { readFacility, readNearbyFacilities } from './read-facility';
import { requireOwn, requireOwnFacility } from './require-own';
import { facilityWriteRoutes } from './write-routes';

const FacilityParams = z.object({ facilityId: z.uuid() });
const OrganizationParams = z.object({ orgId: z.uuid() });
const NearbyQuery = z.object({
  organizationId: z.uuid(),
  latitude: z.coerce.number().min(-90).max(90).overwrite(roundDegrees),
  longitude: z.coerce.number().min(-180).max(180).overwrite(roundDegrees),
  /** The chosen facility, which is not listed again. */
  exclude: z.uuid().optional(),
});

/** A carrier's facilities, their fleets and people, and the match criteria (docs/requirements.md#carriers). */
export const facilityRoutes: readonly Route[] = [
  defineRoute({
    id: 'facilities.list',
    method: 'get',
    paths: ['/api/facility/organization/:orgId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "List a carrier's facilities",
    params: OrganizationParams,
    response: z.array(FacilityView),
    problems: [],
    example: ({ organizationId }) => ({ params: { orgId: organizationId } }),
    handler: ({ params: { orgId }, ctx }) => {
      requireOwn(ctx.actor, orgId);
      return listFacilities(ctx.db, orgId);
    },
  }),
  defineRoute({
    id: 'facilities.nearby',
    method: 'get',
    paths: ['/api/facility/fleet/nearbyList'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "List a carrier's facilities near a place",
    query: NearbyQuery,
    response: NearbyFacilities,
    problems: [],
    example: ({ organizationId }) => ({ query: { organizationId, latitude: '33.75', longitude: '-118.2' } }),
    handler: ({ query, ctx }) => {
      requireOwn(ctx.actor, query.organizationId);
      return readNearbyFacilities(ctx, query);
    },
  }),
  defineRoute({
    id: 'facilities.read',
    method: 'get',
    paths: ['/api/facility/fleet/:facilityId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'Retrieve a facility',
    params: FacilityParams,
    response: FacilityDetail,
    problems: [],
    example: ({ facilityId }) => ({ params: { facilityId } }),
    handler: ({ params: { facilityId }, ctx }) => readFacility(ctx, facilityId),
  }),
  defineRoute({
    id: 'facilities.fleet-configuration',
    method: 'get',
    paths: ['/api/job-order/fleet-configuration/:facilityId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "Retrieve a facility's fleet configuration",
    params: FacilityParams,
    response: FleetConfiguration.partial(),
    problems: [],
    example: ({ facilityId }) => ({ params: { facilityId } }),
    handler: async ({ params: { facilityId }, ctx }) => {
      await requireOwnFacility(ctx, facilityId);
      return (await findFleetConfiguration(ctx.db, facilityId)) ?? {};
    },
  }),
  defineRoute({
    id: 'facilities.fleet-profiles',
    method: 'get',
    paths: ['/api/fleet-profile/organization/:orgId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "List the fleet configurations of a carrier's facilities",
    params: OrganizationParams,
    response: z.array(FleetProfile),
    problems: [],
    example: ({ organizationId }) => ({ params: { orgId: organizationId } }),
    handler: ({ params: { orgId }, ctx }) => {
      requireOwn(ctx.actor, orgId);
      return listFleetProfiles(ctx.db, orgId);
    },
  }),
  defineRoute({
    id: 'facilities.contact-persons',
    method: 'get',
    paths: ['/api/facility/fleet/contactPersons/:facilityId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'List possible contacts of a facility',
    params: FacilityParams,
    response: z.array(ContactPerson),
    problems: [],
    example: ({ facilityId }) => ({ params: { facilityId } }),
    handler: async ({ params: { facilityId }, ctx }) => {
      const { organizationId } = await requireOwnFacility(ctx, facilityId);
      return listContactPersons(ctx.db, { facilityId, organizationId });
    },
  }),
  defineRoute({
    id: 'facilities.fleets',
    method: 'get',
    paths: ['/api/fleet/organization/:orgId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "List a carrier's active staff with their contacts",
    params: OrganizationParams,
    response: z.array(ContactPerson),
    problems: [],
    example: ({ organizationId }) => ({ params: { orgId: organizationId } }),
    handler: ({ params: { orgId }, ctx }) => {
      requireOwn(ctx.actor, orgId);
      return listContactPersons(ctx.db, { organizationId: orgId });
    },
  }),
  defineRoute({
    id: 'facilities.members',
    method: 'get',
    paths: ['/api/organization/:orgId/members'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "List a carrier's active staff by position",
    params: OrganizationParams,
    response: z.array(OrganizationMember),
    problems: [],
    example: ({ organizationId }) => ({ params: { orgId: organizationId } }),
    handler: ({ params: { orgId }, ctx }) => {
      requireOwn(ctx.actor, orgId);
      return listOrganizationMembers(ctx.db, orgId);
    },
  }),
  defineRoute({
    id: 'facilities.safety-profile',
    method: 'get',
    paths: ['/api/safety-profile/organization/:orgId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "Retrieve a carrier's match criteria",
    params: OrganizationParams,
    response: SafetyProfile,
    problems: [],
    example: ({ organizationId }) => ({ params: { orgId: organizationId } }),
    handler: async ({ params: { orgId }, ctx }) => {
      requireOwn(ctx.actor, orgId);
      return safetyProfileOf(await findMatchCriteria(ctx.db, orgId));
    },
  }),
  ...facilityWriteRoutes,
];
