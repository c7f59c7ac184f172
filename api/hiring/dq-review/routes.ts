import { z } from 'zod';
import { DqReviewCounts, DqReviewDrivers, DqReviewStatusParam } from '#domain/dq-review/schema';
import { LimitSkip } from '#domain/shared/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { requireOwn } from '../../job-orders/facilities/require-own';
import { readReview, readReviewCounts } from './read-review';

const OrganizationParams = z.object({ orgId: z.uuid() });

/** The qualification review of a carrier's candidates, and of drivers for its bench. */
export const dqReviewRoutes: readonly Route[] = [
  defineRoute({
    id: 'dq-review.counts',
    method: 'get',
    paths: ['/api/job-order/organization/:orgId/dq-review/counts'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'Count the drivers in each list of the qualification review',
    params: OrganizationParams,
    response: DqReviewCounts,
    problems: [],
    example: ({ organizationId }) => ({ params: { orgId: organizationId } }),
    handler: ({ params: { orgId }, ctx }) => {
      requireOwn(ctx.actor, orgId);
      return readReviewCounts(ctx, orgId);
    },
  }),
  defineRoute({
    id: 'dq-review.list',
    method: 'get',
    paths: ['/api/job-order/organization/:orgId/dq-review/:status'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'List the drivers of one list of the qualification review',
    params: OrganizationParams.extend({ status: DqReviewStatusParam }),
    query: LimitSkip,
    response: DqReviewDrivers,
    problems: [],
    example: ({ organizationId }) => ({ params: { orgId: organizationId, status: 'awaiting-review' } }),
    handler: ({ params: { orgId, status }, query, ctx }) => {
      requireOwn(ctx.actor, orgId);
      return readReview(ctx, { organizationId: orgId, status, ...query });
    },
  }),
];
