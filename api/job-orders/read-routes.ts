import { z } from 'zod';

import { countOrders, listOrders } from '#db/read-models/order-list';
import type { Actor } from '#domain/accounts/actor';
import { OrderAmounts, OrderCounts, OrderList, OrderView } from '#domain/job-orders/schema';
import { orderStatuses } from '#domain/job-orders/states';
import { LimitSkip } from '#domain/shared/schema';

import { requireOwn } from '../facilities/require-own';
import type { RouteContext } from '../http/context';
import { defineRoute, type Route } from '../http/define-route';
import { presentOrderItem } from './present-order';
import { getOrderRow, readOrder } from './read-order';

const OrderParams = z.object({ id: z.uuid() });
const Count = z.object({ count: z.number().int() }).meta({ id: 'Count' });

/** Reading job orders: the calls of carrier spec section 7. */
export const orderReadRoutes: readonly Route[] = [
  defineRoute({
    id: 'orders.list',
    method: 'get',
    paths: ['/api/job-order/:status/organization/:organizationId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "A carrier's orders in a status, the newest first",
    params: z.object({ status: z.enum(orderStatuses), organizationId: z.uuid() }),
    query: LimitSkip,
    response: OrderList,
    problems: [],
    example: ({ organizationId }) => ({ params: { status: 'active', organizationId } }),
    handler: async ({ params: { status, organizationId }, query, ctx }) => {
      requireOwn(ctx.actor, organizationId);
      const { orders, count } = await listOrders(ctx.db, { organizationId, status, ...query });
      return { data: orders.map((order) => presentOrderItem(order, ctx.actor)), count };
    },
  }),
  defineRoute({
    id: 'orders.amounts',
    method: 'get',
    paths: ['/api/order/fleet/amount/total'],
    permission: 'orders:read',
    scope: 'self',
    summary: 'Orders per status; of all carriers for operations',
    response: OrderAmounts,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => countOrders(ctx.db, ctx.actor.organizationId ?? null),
  }),
  defineRoute({
    id: 'orders.read',
    method: 'get',
    paths: ['/api/job-order/id/:id', '/api/job-order/:id'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'One order with its related lists',
    params: OrderParams,
    response: OrderView,
    problems: [],
    example: ({ orderId }) => ({ params: { id: orderId } }),
    handler: ({ params, ctx }) => readOrder(ctx, params.id),
  }),
  defineRoute({
    id: 'orders.counts',
    method: 'get',
    paths: ['/api/job-order/:id/counts'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'How many drivers stand in each tab',
    params: OrderParams,
    response: OrderCounts,
    problems: [],
    example: ({ orderId }) => ({ params: { id: orderId } }),
    handler: ({ params, ctx }) => counts(ctx, params.id),
  }),
  ...(['invited', 'request', 'review'] as const).map((tab) =>
    defineRoute({
      id: `orders.count-${tab}`,
      method: 'get',
      paths: [`/api/count-${tab}/:id`, `/api/job-order/count-${tab}/:id`],
      permission: 'orders:read',
      scope: 'organization',
      summary: `How many drivers stand in the tab "${tab}"`,
      params: OrderParams,
      response: Count,
      problems: [],
      example: ({ orderId }) => ({ params: { id: orderId } }),
      handler: async ({ params, ctx }) => {
        const { requested, ...others } = await counts(ctx, params.id);
        return { count: { ...others, request: requested }[tab] };
      },
    }),
  ),
];

async function counts(ctx: RouteContext & { readonly actor: Actor }, orderId: string): Promise<OrderCounts> {
  return (await getOrderRow(ctx, orderId)).counts;
}
