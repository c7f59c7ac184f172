import { z } from 'zod';
import { countOrders, listOrders } from '#db/job-orders/order-list';
import type { Actor } from '#domain/accounts/actor';
import { OrderAmounts, OrderCounts, OrderList, OrderView } from '#domain/job-orders/schema';
import { approvalStatuses, type OrderStatus, orderStatuses } from '#domain/job-orders/states';
import { LimitSkip, QueryFlag } from '#domain/shared/schema';
import type { RouteContext } from '../http/context';
import { defineRoute, type Route } from '../http/define-route';
import { requireOwn } from './facilities/require-own';
import { presentOrderItem } from './present-order';
import { getOrderRow, readOrder } from './read-order';

const OrderParams = z.object({ id: z.uuid() });
/** Limits the list to facilities that the caller recruits for. */
const Mine = z.object({ mine: QueryFlag.optional() });
const ListQuery = LimitSkip.extend({ ...Mine.shape, approval: z.enum(approvalStatuses).optional() });
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
    query: ListQuery,
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
    query: ListQuery.extend({ status: z.enum(orderStatuses).default('pending') }),
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
    query: Mine,
    response: OrderAmounts,
    problems: [],
    example: () => ({}),
    handler: ({ query: { mine }, ctx }) =>
      countOrders(ctx.db, {
        organizationId: ctx.actor.organizationId ?? null,
        recruiterId: recruiterOf(ctx.actor, mine),
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

type SignedIn = RouteContext & { readonly actor: Actor };

/** A page of a carrier's job orders. The caller may read them. */
async function listOf(
  ctx: SignedIn,
  { mine, ...params }: z.infer<typeof ListQuery> & { readonly organizationId: string; readonly status: OrderStatus },
): Promise<OrderList> {
  const recruiterId = recruiterOf(ctx.actor, mine);
  const { orders, count } = await listOrders(ctx.db, { ...params, recruiterId });
  return { data: orders.map((order) => presentOrderItem(order, ctx.actor)), count };
}

const recruiterOf = (actor: Actor, mine: boolean | undefined): string | undefined =>
  mine === true ? actor.userId : undefined;

async function counts(ctx: SignedIn, orderId: string): Promise<OrderCounts> {
  return (await getOrderRow(ctx, orderId)).counts;
}
