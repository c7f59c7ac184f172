import { z } from 'zod';
import { listOwnAccesses } from '#db/dq-access/access-rows';
import { listEmployingCarriers } from '#db/dq-access/employing-carriers';
import { ExtendAccessBody, GrantAccessBody, OwnAccess, OwnAccesses, RefuseAccessBody } from '#domain/dq-access/schema';
import { defaultAccessEnd, lastAccessEnd } from '#domain/dq-access/terms';
import { grantAccess, homeDay, refuseAccess } from '../../hiring/dq-access/command';
import { presentOwnAccess } from '../../hiring/dq-access/present';
import { defineRoute, type Route } from '../../http/define-route';

const AccessParams = z.object({ id: z.uuid() });

/** The driver's answers to carriers that request the driver's file (docs/state-machines.md#access-to-a-drivers-file). */
export const ownAccessRoutes: readonly Route[] = [
  defineRoute({
    id: 'driver.list-accesses',
    method: 'get',
    paths: ['/api/driver/dq-accesses'],
    permission: 'driver:act',
    scope: 'self',
    summary: "List requests for the driver's file and the carriers with access",
    response: OwnAccesses,
    problems: [],
    example: () => ({}),
    handler: async ({ ctx }) => {
      const { driverId } = ctx.actor;
      const [rows, employing, { today }] = await Promise.all([
        listOwnAccesses(ctx.db, { driverId }),
        listEmployingCarriers(ctx.db, driverId),
        homeDay(ctx),
      ]);
      const now = ctx.now();
      const byLaw = employing.filter(({ isByLaw }) => isByLaw);
      const lasts = new Set(byLaw.map(({ id }) => id));
      return {
        data: rows.map((row) => presentOwnAccess(row, { isByLaw: lasts.has(row.organizationId), now })),
        byLaw: byLaw.map(({ carrier, lastDay }) => ({ carrier, lastDay })),
        kept: employing.filter(({ isByLaw }) => !isByLaw).map(({ carrier }) => carrier),
        defaultEndsOn: defaultAccessEnd(today),
        lastEndsOn: lastAccessEnd(today),
        today,
      };
    },
  }),
  defineRoute({
    id: 'driver.grant-access',
    method: 'patch',
    paths: ['/api/driver/dq-accesses/:id/grant'],
    permission: 'driver:act',
    scope: 'driver',
    summary: "Grant a carrier access to the driver's file",
    params: AccessParams,
    body: GrantAccessBody,
    response: OwnAccess,
    problems: ['access-end-not-possible', 'access-move-not-allowed'],
    example: ({ accessId }) => ({ params: { id: accessId }, body: {} }),
    handler: ({ params: { id }, body, ctx }) => grantAccess(ctx, { id, name: 'grantAccess', ...body }),
  }),
  defineRoute({
    id: 'driver.reject-access',
    method: 'patch',
    paths: ['/api/driver/dq-accesses/:id/reject'],
    permission: 'driver:act',
    scope: 'driver',
    summary: "Reject a carrier's request for the driver's file",
    params: AccessParams,
    body: RefuseAccessBody,
    response: OwnAccess,
    problems: ['access-move-not-allowed'],
    example: ({ accessId }) => ({ params: { id: accessId }, body: { text: 'Not yet, please call me first' } }),
    handler: ({ params: { id }, body: { text }, ctx }) => refuseAccess(ctx, { id, name: 'rejectAccess', text }),
  }),
  defineRoute({
    id: 'driver.revoke-access',
    method: 'patch',
    paths: ['/api/driver/dq-accesses/:id/revoke'],
    permission: 'driver:act',
    scope: 'driver',
    summary: "Revoke a carrier's access to the driver's file",
    params: AccessParams,
    body: RefuseAccessBody,
    response: OwnAccess,
    problems: ['access-move-not-allowed'],
    example: ({ accessId }) => ({ params: { id: accessId }, body: { text: '' } }),
    handler: ({ params: { id }, body: { text }, ctx }) => refuseAccess(ctx, { id, name: 'revokeAccess', text }),
  }),
  defineRoute({
    id: 'driver.extend-access',
    method: 'patch',
    paths: ['/api/driver/dq-accesses/:id/extend'],
    permission: 'driver:act',
    scope: 'driver',
    summary: "Change the last day of a carrier's access to the driver's file",
    params: AccessParams,
    body: ExtendAccessBody,
    response: OwnAccess,
    problems: ['access-end-same', 'access-end-not-possible', 'access-move-not-allowed'],
    example: ({ accessId }) => ({ params: { id: accessId }, body: { endsOn: '2027-06-30' } }),
    handler: ({ params: { id }, body, ctx }) => grantAccess(ctx, { id, name: 'extendAccess', ...body }),
  }),
];
