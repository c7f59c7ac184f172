import { findCarrierDrivers, findCarrierFacilities, findCarrierOrders } from '#db/find/find-for-carrier';
import { CarrierFound, FindBody, MAX_FOUND } from '#domain/find/schema';
import { keyOrderId } from '#domain/job-orders/order-key';
import { defineRoute, type Route } from '../../http/define-route';

/** A carrier's search by name or number, available on every page. */
export const carrierFindRoutes: readonly Route[] = [
  defineRoute({
    id: 'carriers.find',
    method: 'post',
    paths: ['/api/business/find'],
    permission: 'orders:read',
    scope: 'self',
    summary: "Search a carrier's drivers, job orders and facilities",
    body: FindBody,
    response: CarrierFound,
    problems: [],
    idempotent: false,
    example: () => ({ body: { text: 'dallas' } }),
    handler: async ({ body: { text }, ctx: { db, actor } }) => {
      const { organizationId } = actor;
      // Operations have a search of their own.
      if (organizationId === undefined) return { drivers: [], orders: [], facilities: [] };
      const criteria = { organizationId, text, limit: MAX_FOUND };
      const [drivers, orders, facilities] = await Promise.all([
        findCarrierDrivers(db, criteria),
        findCarrierOrders(db, criteria),
        findCarrierFacilities(db, criteria),
      ]);
      return {
        drivers: drivers.map(({ id, name, city, state }) => ({ _id: id, name, place: `${city}, ${state}` })),
        orders: orders.map(({ id, ...order }) => ({ _id: id, keyOrderId: keyOrderId(id), ...order })),
        facilities: facilities.map(({ id, ...facility }) => ({ _id: id, ...facility })),
      };
    },
  }),
];
