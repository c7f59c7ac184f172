import { z } from 'zod';
import { listApplications } from '#db/carriers/carrier-applications';
import { listOrganizations } from '#db/carriers/organizations';
import { DeactivateBody } from '#domain/carriers/carrier-page/schema';
import {
  ActivateCarrier,
  ActivatedCarrier,
  ApplicationList,
  ApplicationQuery,
  OrganizationList,
  OrganizationQuery,
} from '#domain/carriers/schema';
import { defineRoute, type Route } from '../http/define-route';
import { activateCarrier, declineCarrier } from './decide-application';
import { deactivateOrganization, reactivateOrganization } from './organization-status';

const ById = z.object({ id: z.uuid() });

/** Carrier applications and active carriers (`/ops/carriers`). */
export const opsCarrierRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.list-applications',
    method: 'get',
    paths: ['/api/ops/carrier-applications'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List carrier applications',
    query: ApplicationQuery,
    response: ApplicationList,
    problems: [],
    example: () => ({ query: { status: 'new' } }),
    handler: ({ query, ctx }) => listApplications(ctx.db, query),
  }),
  defineRoute({
    id: 'ops.activate-carrier',
    method: 'post',
    paths: ['/api/ops/carrier-applications/:id/activate'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Activate a carrier application',
    params: ById,
    body: ActivateCarrier,
    response: ActivatedCarrier,
    problems: ['application-settled', 'carrier-taken', 'email-taken'],
    example: ({ applicationId }) => ({
      params: { id: applicationId },
      body: {
        name: 'Blue Mesa Freight',
        firstName: 'Robin',
        lastName: 'Reyes',
        email: 'robin@bluemesa.example',
        position: 'HR',
      },
    }),
    handler: ({ params, body, ctx }) => activateCarrier(ctx, params.id, body),
  }),
  defineRoute({
    id: 'ops.decline-carrier',
    method: 'post',
    paths: ['/api/ops/carrier-applications/:id/decline'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Decline a carrier application',
    params: ById,
    problems: ['application-settled'],
    example: ({ applicationId }) => ({ params: { id: applicationId } }),
    handler: ({ params, ctx }) => declineCarrier(ctx, params.id),
  }),
  defineRoute({
    id: 'ops.list-organizations',
    method: 'get',
    paths: ['/api/ops/organizations'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List carriers',
    query: OrganizationQuery,
    response: OrganizationList,
    problems: [],
    example: () => ({ query: { search: 'blue' } }),
    handler: ({ query, ctx }) => listOrganizations(ctx.db, query),
  }),
  defineRoute({
    id: 'ops.deactivate-organization',
    method: 'post',
    paths: ['/api/ops/organizations/:id/deactivate'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Deactivate a carrier',
    params: ById,
    body: DeactivateBody,
    problems: [],
    example: ({ quietOrganizationId }) => ({
      params: { id: quietOrganizationId },
      body: { reason: 'The operating authority was revoked' },
    }),
    handler: ({ params, body, ctx }) => deactivateOrganization(ctx, params.id, body),
  }),
  defineRoute({
    id: 'ops.reactivate-organization',
    method: 'post',
    paths: ['/api/ops/organizations/:id/reactivate'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Reactivate a carrier',
    params: ById,
    problems: ['agreement-disabled'],
    example: ({ quietOrganizationId }) => ({ params: { id: quietOrganizationId } }),
    handler: ({ params, ctx }) => reactivateOrganization(ctx, params.id),
  }),
];
