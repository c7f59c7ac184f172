import { findCarriers, findDrivers, findOrders } from '#db/find/find-for-operations';
import { FindBody, Found, MAX_FOUND } from '#domain/find/schema';
import { keyOrderId } from '#domain/job-orders/order-key';
import { defineRoute, type Route } from '../../http/define-route';

/** Operations' search by name or number, available on every page. */
export const findRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.find',
    method: 'post',
    paths: ['/api/ops/find'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Search drivers, job orders and carriers',
    body: FindBody,
    response: Found,
    problems: [],
    idempotent: false,
    example: () => ({ body: { text: 'rivera' } }),
    handler: async ({ body: { text }, ctx: { db } }) => {
      const criteria = { text, limit: MAX_FOUND };
      const [drivers, orders, carriers] = await Promise.all([
        findDrivers(db, criteria),
        findOrders(db, criteria),
        findCarriers(db, criteria),
      ]);
      return {
        drivers: drivers.map(({ id, firstName, lastName, city, state, stage }) => ({
          _id: id,
          name: `${firstName} ${lastName}`,
          place: `${city}, ${state}`,
          stage,
        })),
        orders: orders.map(({ id, ...order }) => ({ _id: id, keyOrderId: keyOrderId(id), ...order })),
        carriers: carriers.map(({ id, name, dotNumber }) => ({
          _id: id,
          name,
          mcdotNumber: dotNumber === null ? null : String(dotNumber),
        })),
      };
    },
  }),
];
