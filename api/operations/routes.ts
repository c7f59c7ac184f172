import { z } from 'zod';
import { listOrders } from '#db/job-orders/order-list';
import { OpsOrderList } from '#domain/job-orders/schema';
import { orderStatuses } from '#domain/job-orders/states';
import { LimitSkip } from '#domain/shared/schema';
import { defineRoute, type Route } from '../http/define-route';
import { presentOpsOrder } from '../job-orders/present-order';
import { opsAgreementRoutes } from './agreement-routes';
import { callTimeRoutes } from './call-time-routes';
import { carrierPageRoutes } from './carrier-page-routes';
import { opsCarrierRoutes } from './carrier-routes';
import { opsDecisionRoutes } from './decision-routes';
import { servedStateRoutes } from './served-state-routes';

/** Operations' job orders, with decisions (`/ops/orders`), carriers, call times and served states. */
export const opsRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.list-orders',
    method: 'get',
    paths: ['/api/ops/job-orders'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List job orders of all carriers',
    query: LimitSkip.extend({ status: z.enum(orderStatuses).default('pending') }),
    response: OpsOrderList,
    problems: [],
    example: () => ({ query: { status: 'pending' } }),
    handler: async ({ query, ctx }) => {
      const { orders, count } = await listOrders(ctx.db, {
        organizationId: null,
        now: ctx.now().toISOString(),
        ...query,
      });
      return { data: orders.map((order) => presentOpsOrder(order, ctx.actor, ctx.now())), count };
    },
  }),
  ...opsDecisionRoutes,
  ...opsCarrierRoutes,
  ...carrierPageRoutes,
  ...opsAgreementRoutes,
  ...callTimeRoutes,
  ...servedStateRoutes,
];
