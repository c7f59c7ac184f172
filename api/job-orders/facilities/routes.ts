import { z } from 'zod';
import { findFacility, findFleetConfiguration, listContactPersons, listFacilities } from '#db/facilities/facilities';
import type { Actor } from '#domain/accounts/actor';
import { ContactPerson, FacilityView, FleetConfiguration } from '#domain/facilities/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { defineRoute, type Route } from '../../http/define-route';
import { requireOwn } from './require-own';

const FacilityParams = z.object({ facilityId: z.uuid() });

/** Facilities for the order form (docs/requirements.md#carriers). */
export const facilityRoutes: readonly Route[] = [
  defineRoute({
    id: 'facilities.list',
    method: 'get',
    paths: ['/api/facility/organization/:orgId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "List a carrier's facilities",
    params: z.object({ orgId: z.uuid() }),
    response: z.array(FacilityView),
    problems: [],
    example: ({ organizationId }) => ({ params: { orgId: organizationId } }),
    handler: ({ params: { orgId }, ctx }) => {
      requireOwn(ctx.actor, orgId);
      return listFacilities(ctx.db, orgId);
    },
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
    handler: async ({ params: { facilityId }, ctx }) =>
      listContactPersons(ctx.db, { facilityId, organizationId: await requireOwnFacility(ctx, facilityId) }),
  }),
];

async function requireOwnFacility(ctx: RouteContext & { readonly actor: Actor }, facilityId: string): Promise<string> {
  const facility = await findFacility(ctx.db, { facilityId });
  requireOwn(ctx.actor, facility?.organizationId);
  if (facility === undefined) throw new ProblemError('not-found');
  return facility.organizationId;
}
