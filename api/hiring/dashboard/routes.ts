import { z } from 'zod';
import { readTimeline } from '#db/candidacies/timeline';
import { readDashboard } from '#db/dashboard/dashboard';
import { CandidatePageBody, CandidateQuery } from '#domain/dashboard/candidates/schema';
import { Amount, Candidates, Dashboard, DashboardEvents } from '#domain/dashboard/schema';
import { ProblemError } from '#domain/problems';
import { LimitSkip } from '#domain/shared/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { requireOwn } from '../../job-orders/facilities/require-own';
import { presentTimelineItem } from '../candidacies/present-timeline';
import { readCandidates } from './candidates';

const OrganizationParams = z.object({ orgId: z.uuid() });

/** A carrier's dashboard. */
export const dashboardRoutes: readonly Route[] = [
  defineRoute({
    id: 'dashboard.read',
    method: 'get',
    paths: ['/api/dashboard/organization/:orgId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "Retrieve a carrier's dashboard",
    params: OrganizationParams,
    response: Dashboard,
    problems: ['not-found'],
    example: ({ organizationId }) => ({ params: { orgId: organizationId } }),
    handler: async ({ params: { orgId: organizationId }, ctx }) => {
      requireOwn(ctx.actor, organizationId);
      const found = await readDashboard(ctx.db, organizationId, ctx.now().toISOString());
      const { orders, organization, sentBack, late, approvedDrivers, onAssignment, mustNotDrive, ...waiting } = found;
      if (organization === undefined) throw new ProblemError('not-found');
      return { orders, sentBack, waiting, late, approvedDrivers, onAssignment, mustNotDrive, organization };
    },
  }),
  defineRoute({
    id: 'dashboard.approved-drivers',
    method: 'get',
    paths: ['/api/approved-drivers/amount/organization/:orgId', '/api/approved-drivers/amount/:orgId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "Count a carrier's approved drivers",
    params: OrganizationParams,
    response: Amount,
    problems: [],
    example: ({ organizationId }) => ({ params: { orgId: organizationId } }),
    handler: async ({ params: { orgId }, ctx }) => {
      requireOwn(ctx.actor, orgId);
      return { amount: (await readDashboard(ctx.db, orgId, ctx.now().toISOString())).approvedDrivers };
    },
  }),
  defineRoute({
    id: 'dashboard.candidates',
    method: 'get',
    paths: ['/api/candidates/organization/:orgId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "List a carrier's candidates",
    params: OrganizationParams,
    query: CandidateQuery,
    response: Candidates,
    problems: [],
    example: ({ organizationId }) => ({ params: { orgId: organizationId }, query: { waiting: 'reviews' } }),
    handler: ({ params: { orgId: organizationId }, query, ctx }) => {
      requireOwn(ctx.actor, organizationId);
      return readCandidates(ctx, { organizationId, ...query });
    },
  }),
  defineRoute({
    id: 'dashboard.search-candidates',
    method: 'post',
    paths: ['/api/candidates/organization/:orgId/search'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "Search a carrier's candidates by name",
    params: OrganizationParams,
    body: CandidatePageBody,
    response: Candidates,
    problems: [],
    idempotent: false,
    example: ({ organizationId }) => ({ params: { orgId: organizationId }, body: { waiting: 'all', name: 'Sam' } }),
    handler: ({ params: { orgId: organizationId }, body, ctx }) => {
      requireOwn(ctx.actor, organizationId);
      return readCandidates(ctx, { organizationId, ...body });
    },
  }),
  defineRoute({
    id: 'dashboard.events',
    method: 'get',
    paths: ['/api/events/:orgId', '/api/event-store/organization/:orgId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'List recent activity of a carrier',
    params: OrganizationParams,
    query: LimitSkip,
    response: DashboardEvents,
    problems: [],
    example: ({ organizationId }) => ({ params: { orgId: organizationId } }),
    handler: async ({ params: { orgId }, query: { limit, skip }, ctx }) => {
      requireOwn(ctx.actor, orgId);
      const rows = await readTimeline(ctx.db, { of: { organizationId: orgId }, before: null, skip, limit });
      const data = rows.map((row) => ({
        ...presentTimelineItem(row),
        order: row.orderId === null ? null : { _id: row.orderId, title: row.orderTitle ?? '' },
      }));
      return { data };
    },
  }),
];
