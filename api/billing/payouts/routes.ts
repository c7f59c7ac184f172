import { z } from 'zod';
import { OpsPayout, OpsPayouts, OpsPayoutsQuery } from '#domain/payouts/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { readOpsPayouts, retryPayout } from './payouts';

/** Operations' view of payouts to drivers (docs/pay.md#payouts). */
export const opsPayoutRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.list-payouts',
    method: 'get',
    paths: ['/api/ops/billing/payouts'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List payouts to drivers',
    query: OpsPayoutsQuery,
    response: OpsPayouts,
    problems: [],
    example: () => ({ query: { state: 'failed' } }),
    handler: ({ query, ctx }) => readOpsPayouts(ctx, query),
  }),
  defineRoute({
    id: 'ops.retry-payout',
    method: 'post',
    paths: ['/api/ops/billing/payouts/:payoutId/retry'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Send a failed payout again',
    params: z.object({ payoutId: z.uuid() }),
    response: OpsPayout,
    problems: ['not-found', 'payout-not-failed'],
    example: ({ failedPayoutId }) => ({ params: { payoutId: failedPayoutId } }),
    handler: ({ params, ctx }) => retryPayout(ctx, params.payoutId),
  }),
];
