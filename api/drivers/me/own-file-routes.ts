import { listAccess } from '#db/drivers/driver-access';
import { AccessLogEntry, DriverPersonalInfo, Referral } from '#domain/drivers/personal-info/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { keysetPageOf, KeysetQuery } from '../../http/keyset';
import { pageById } from '../../http/page-by-id';
import { readPersonalInfo, readReferral } from './personal-info';

/** The driver's own personal information, and the log of others' views (docs/requirements.md#access-log). */
export const ownFileRoutes: readonly Route[] = [
  defineRoute({
    id: 'driver.personal-info',
    method: 'get',
    paths: ['/api/driver/personal-info'],
    permission: 'driver:act',
    scope: 'self',
    summary: "Retrieve the driver's stored personal information",
    response: DriverPersonalInfo,
    problems: ['not-found'],
    example: () => ({}),
    handler: ({ ctx }) => readPersonalInfo(ctx),
  }),
  defineRoute({
    id: 'driver.access-log',
    method: 'get',
    paths: ['/api/driver/access-log'],
    permission: 'driver:act',
    scope: 'self',
    summary: "List accesses to the driver's record",
    query: KeysetQuery,
    response: keysetPageOf(AccessLogEntry),
    problems: [],
    example: () => ({}),
    handler: ({ query, ctx }) =>
      pageById(query, (slice) => listAccess(ctx.db, { driverId: ctx.actor.driverId, ...slice })),
  }),
  defineRoute({
    id: 'driver.referral',
    method: 'get',
    paths: ['/api/driver/referral'],
    permission: 'driver:act',
    scope: 'self',
    summary: "Retrieve the driver's referral link",
    response: Referral,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => readReferral(ctx),
  }),
];
