import { OrderBulkBody, OrderBulkReport } from '#domain/job-orders/schema';
import { defineRoute, type Route } from '../http/define-route';
import { runOrderBulk } from './bulk';

/** Actions for several job orders in one request. */
export const orderBulkRoutes: readonly Route[] = [
  defineRoute({
    id: 'orders.act-in-bulk',
    method: 'post',
    paths: ['/api/job-order/bulk'],
    permission: 'orders:write',
    scope: 'organization',
    summary: 'Apply an action to several job orders',
    body: OrderBulkBody,
    response: OrderBulkReport,
    problems: ['not-found'],
    example: ({ orderId }) => ({ body: { orderIds: [orderId], act: { kind: 'visibility', isVisible: false } } }),
    handler: ({ body, ctx }) => runOrderBulk(ctx, body),
  }),
];
