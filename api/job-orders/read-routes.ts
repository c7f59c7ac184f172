import { z } from 'zod';
import { countOrders, listOrders } from '#db/job-orders/order-list';
import type { Actor } from '#domain/accounts/actor';
import { carrierWaits, mayTakeStep } from '#domain/dashboard/candidate-lists';
import {
  OrderAmounts,
  OrderCounts,
  OrderFilters,
  OrderList,
  OrderListQuery,
  OrderView,
} from '#domain/job-orders/schema';
import { type OrderStatus, orderStatuses } from '#domain/job-orders/states';
import type { RouteContext } from '../http/context';
import { defineRoute, type Route } from '../http/define-route';
import { requireOwn } from './facilities/require-own';
import { presentOrderItem } from './present-order';
import { getOrderRow, readOrder } from './read-order';

const OrderParams = z.object({ id: z.uuid() });
const Count = z.object({ count: z.number().int() }).meta({ id: 'Count' });

const countSummaries = {
  invited: 'Count drivers invited to a job order',
  request: 'Count drivers who applied to a job order',
  review: 'Count drivers in review for a job order',
} as const;

/** Reads job orders. */
export const orderReadRoutes: readonly Route[] = [
  defineRoute({
    id: 'orders.list',
    method: 'get',
    paths: ['/api/job-order/:status/organization/:orgId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "List a carrier's job orders by status",
    params: z.object({ status: z.enum(orderStatuses), orgId: z.uuid() }),
    query: OrderListQuery,
    response: OrderList,
    problems: [],
    example: ({ organizationId }) => ({ params: { status: 'active', orgId: organizationId } }),
    handler: ({ params: { status, orgId: organizationId }, query, ctx }) => {
      requireOwn(ctx.actor, organizationId);
      return listOf(ctx, { organizationId, status, ...query });
    },
  }),
  defineRoute({
    id: 'orders.list-own',
    method: 'get',
    paths: ['/api/order/fleet/list'],
    permission: 'orders:read',
    scope: 'self',
    summary: "List job orders of the caller's carrier by status",
    query: OrderListQuery.extend({ status: z.enum(orderStatuses).default('pending') }),
    response: OrderList,
    problems: [],
    example: () => ({ query: { status: 'active' } }),
    handler: ({ query, ctx }) => {
      const { organizationId } = ctx.actor;
      return organizationId === undefined
        ? Promise.resolve({ data: [], count: 0 })
        : listOf(ctx, { organizationId, ...query });
    },
  }),
  defineRoute({
    id: 'orders.amounts',
    method: 'get',
    paths: ['/api/order/fleet/amount/total'],
    permission: 'orders:read',
    scope: 'self',
    summary: 'Count job orders by status',
    query: OrderFilters,
    response: OrderAmounts,
    problems: [],
    example: () => ({}),
    handler: ({ query, ctx }) =>
      countOrders(ctx.db, {
        ...query,
        ...own(ctx, query),
        organizationId: ctx.actor.organizationId ?? null,
      }),
  }),
  defineRoute({
    id: 'orders.read',
    method: 'get',
    paths: ['/api/job-order/id/:id', '/api/job-order/:id', '/api/order/id/:id'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'Retrieve a job order',
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
    summary: 'Count candidates of a job order by stage',
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
      summary: countSummaries[tab],
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

/** The filters that depend on the caller: their facilities, the steps that they may take, and the time. */
const own = ({ actor, now }: SignedIn, { mine, waiting }: OrderFilters) => ({
  recruiterId: mine === true ? actor.userId : undefined,
  waits:
    waiting === true
      ? { for: carrierWaits.filter((wait) => mayTakeStep(actor, wait)), at: now().toISOString() }
      : undefined,
});

type SignedIn = RouteContext & { readonly actor: Actor };

/** A page of a carrier's job orders. The caller may read them. */
async function listOf(
  ctx: SignedIn,
  query: OrderListQuery & { readonly organizationId: string; readonly status: OrderStatus },
): Promise<OrderList> {
  const { orders, count } = await listOrders(ctx.db, { ...query, ...own(ctx, query), now: ctx.now().toISOString() });
  return { data: orders.map((order) => presentOrderItem(order, ctx.actor)), count };
}

async function counts(ctx: SignedIn, orderId: string): Promise<OrderCounts> {
  return (await getOrderRow(ctx, orderId)).counts;
}
