import { z } from 'zod';
import { DriverFiltersQuery, FilteredDriver } from '#domain/drivers/filters/schema';
import { DriverCards, DriverProfile, DriverSearchBody } from '#domain/drivers/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { searchByFilters } from './by-filters';
import { readProfile } from './profile';
import { searchForOrder } from './search';

/** Carriers' search for drivers, and driver profiles (docs/state-machines.md#visible-data). */
export const driverSearchRoutes: readonly Route[] = [
  defineRoute({
    id: 'drivers.search',
    method: 'post',
    paths: ['/api/drivers/search', '/api/pipelineDriver/invite/search'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'Search drivers for a job order',
    body: DriverSearchBody,
    response: DriverCards,
    problems: ['radius-too-large'],
    // A search changes nothing, and a stored response would only be outdated.
    idempotent: false,
    // Also limited per carrier: one carrier's searches must not use up the few connections that scan the location
    // index.
    costly: { chargedTo: 'organization', cost: 1, isQueued: true },
    example: ({ orderId }) => ({ body: { orderId } }),
    handler: ({ body, ctx }) => searchForOrder(ctx, body),
  }),
  defineRoute({
    id: 'drivers.search-by-filters',
    method: 'get',
    paths: ['/api/drivers/search'],
    permission: 'orders:read',
    scope: 'self',
    summary: 'Search drivers near a facility by filters',
    query: DriverFiltersQuery,
    response: z.array(FilteredDriver),
    problems: ['radius-too-large'],
    costly: { chargedTo: 'organization', cost: 1, isQueued: true },
    example: () => ({ query: { driverClass: 'driverLicenseClassA', miles: '50' } }),
    handler: ({ query, ctx }) => searchByFilters(ctx, query),
  }),
  defineRoute({
    id: 'drivers.profile',
    method: 'get',
    paths: ['/api/business/driver/:driverId/profile'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "Retrieve a driver's profile",
    params: z.object({ driverId: z.uuid() }),
    query: z.object({ orderId: z.uuid().optional() }),
    response: DriverProfile,
    problems: [],
    example: ({ driverId, orderId }) => ({ params: { driverId }, query: { orderId } }),
    handler: ({ params, query, ctx }) => readProfile(ctx, { driverId: params.driverId, orderId: query.orderId }),
  }),
];
