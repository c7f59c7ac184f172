import { findOrganizationInfo } from '#db/dashboard/organization-info';
import { BusinessInfo } from '#domain/accounts/business/schema';
import { OrganizationInfo } from '#domain/dashboard/schema';
import { ProblemError } from '#domain/problems';
import { readUser } from '../accounts/user-view';
import { defineRoute, type Route } from '../http/define-route';

/** The carrier of the signed-in staff member. */
export const ownCarrierRoutes: readonly Route[] = [
  defineRoute({
    id: 'carriers.business-info',
    method: 'get',
    paths: ['/api/business/info'],
    permission: 'orders:write',
    scope: 'self',
    summary: "Retrieve the caller's carrier and facilities",
    response: BusinessInfo,
    problems: [],
    example: () => ({}),
    handler: async ({ ctx }) => {
      const { organization, facilities, fleetInfo } = await readUser(ctx.db, ctx.actor.userId);
      return { organization, facilities, fleetInfo };
    },
  }),
  defineRoute({
    id: 'carriers.own',
    method: 'get',
    paths: ['/api/organization'],
    permission: 'orders:write',
    scope: 'self',
    summary: "Retrieve the caller's carrier in brief",
    response: OrganizationInfo,
    problems: ['not-found'],
    example: () => ({}),
    handler: async ({ ctx }) => {
      const info = await findOrganizationInfo(ctx.db, ctx.actor.organizationId);
      if (info === undefined) throw new ProblemError('not-found');
      return info;
    },
  }),
];
