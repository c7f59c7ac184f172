import { z } from 'zod';
import { PayoutDetails, PayoutList, PayoutsQuery } from '#domain/payouts/schema';
import { defineRoute, fileResponse, type Route } from '../../http/define-route';
import { readPayout, readPayouts } from './payouts';
import { readStatement } from './statement';

const PayoutParams = z.object({ payoutId: z.uuid() });

/** A driver's payouts (docs/pay.md#payouts). */
export const payoutRoutes: readonly Route[] = [
  defineRoute({
    id: 'payouts.list',
    method: 'get',
    paths: ['/api/payment/payouts'],
    permission: 'driver:act',
    scope: 'self',
    summary: "List the driver's payouts",
    query: PayoutsQuery,
    response: PayoutList,
    problems: [],
    example: () => ({}),
    handler: ({ query, ctx }) => readPayouts(ctx, query),
  }),
  defineRoute({
    id: 'payouts.read',
    method: 'get',
    paths: ['/api/payment/payouts/:payoutId'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Retrieve a payout with the calculation of each day',
    params: PayoutParams,
    response: PayoutDetails,
    problems: ['not-found'],
    example: ({ payoutId }) => ({ params: { payoutId } }),
    handler: ({ params, ctx }) => readPayout(ctx, params.payoutId),
  }),
  defineRoute({
    id: 'payouts.statement',
    method: 'get',
    paths: ['/api/payment/payouts/:payoutId/statement'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Download the statement of a payout',
    params: PayoutParams,
    response: fileResponse('application/pdf'),
    problems: ['not-found'],
    costly: { chargedTo: 'account', cost: 1 },
    example: ({ payoutId }) => ({ params: { payoutId } }),
    handler: ({ params, ctx }) => readStatement(ctx, params.payoutId),
  }),
];
