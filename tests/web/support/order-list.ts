import type { OrderListItem } from '#domain/job-orders/schema';
import { ORGANIZATION_ID } from './carrier-orders';
import { type FakeApi, ok } from './fake-api';
import { aSafetyOfficer } from './people';
import { renderApp } from './render';

/** The paths of a carrier's orders, and of their counts by status. */
export const ORDER_LIST = `/api/job-order/{status}/organization/${ORGANIZATION_ID}`;
export const ORDER_AMOUNTS = '/api/order/fleet/amount/total';

/** Responses of a carrier with these orders in each list. */
export const withOrders =
  (...orders: OrderListItem[]) =>
  (api: FakeApi) =>
    api
      .on('GET', ORDER_AMOUNTS, ok({ pending: 1, active: orders.length, past: 0, deleted: 0 }))
      .on('GET', ORDER_LIST, ({ query }) => {
        const skip = Number(query.get('skip'));
        return ok({ data: orders.slice(skip, skip + 10), count: orders.length });
      })
      .on('GET', '/api/saved-views', ok({ data: [] }))
      .on('GET', '/api/facility/organization/{orgId}', ok([]));

/** Opens the list of a status. */
export const openOrders = (extend: (api: FakeApi) => FakeApi, status = 'active', search = '') =>
  renderApp(`/business/job-order/${status}${search}`, { user: aSafetyOfficer(), api: extend });
