import { z } from 'zod';
import { listAccesses } from '#db/dq-access/access-rows';
import { readDriverStage } from '#db/drivers/driver-stage';
import type { Actor } from '#domain/accounts/actor';
import { DqAccessQuery, FileAccessView, RequestAccessBody } from '#domain/dq-access/schema';
import { type DqAccess, DqAccesses } from '#domain/drivers/dq-access/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { defineRoute, type Route } from '../../http/define-route';
import { todayOf } from '../../http/today';
import { requireOwn } from '../../job-orders/facilities/require-own';
import { maskedDriver } from '../driver-search/present-driver';
import { endAccess, requestAccess } from './command';
import { presentAccess, readFileAccessViews } from './present';

type SignedIn = RouteContext & { readonly actor: Actor };

const AccessParams = z.object({ id: z.uuid() });

/** A carrier's access to drivers' files (docs/state-machines.md#access-to-a-drivers-file). */
export const dqAccessRoutes: readonly Route[] = [
  defineRoute({
    id: 'dq-access.request',
    method: 'patch',
    paths: ['/api/dq-access/request', '/api/job-order/dq-access'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: "Request access to a driver's file",
    body: RequestAccessBody,
    response: FileAccessView,
    problems: [
      'access-already-requested',
      'access-requested-recently',
      'dq-file-not-available',
      'driver-not-searchable',
      'organization-inactive',
    ],
    example: ({ organizationId, driverId }) => ({
      body: { organizationId, driverId, reason: 'We want to review your documents for the night runs' },
    }),
    handler: async ({ body, ctx }) => {
      await requestAccess(ctx, body);
      return readView(ctx, body);
    },
  }),
  defineRoute({
    id: 'dq-access.withdraw',
    method: 'patch',
    paths: ['/api/dq-access/withdraw/:id'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: "Withdraw the request for a driver's file",
    params: AccessParams,
    response: FileAccessView,
    problems: ['access-move-not-allowed'],
    example: ({ accessId }) => ({ params: { id: accessId } }),
    handler: async ({ params: { id }, ctx }) => {
      const driverId = await endAccess(ctx, { id, name: 'withdrawRequest' });
      return readView(ctx, { organizationId: ctx.actor.organizationId, driverId });
    },
  }),
  defineRoute({
    id: 'dq-access.give-up',
    method: 'patch',
    paths: ['/api/dq-access/give-up/:id'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: "Give up access to a driver's file",
    params: AccessParams,
    response: FileAccessView,
    problems: ['access-move-not-allowed'],
    example: ({ accessId }) => ({ params: { id: accessId } }),
    handler: async ({ params: { id }, ctx }) => {
      const driverId = await endAccess(ctx, { id, name: 'giveUpAccess' });
      return readView(ctx, { organizationId: ctx.actor.organizationId, driverId });
    },
  }),
  defineRoute({
    id: 'dq-access.list',
    method: 'get',
    paths: ['/api/dq-access/:businessId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "List a carrier's access to drivers' files",
    params: z.object({ businessId: z.uuid() }),
    query: DqAccessQuery,
    response: DqAccesses,
    problems: [],
    example: ({ organizationId }) => ({ params: { businessId: organizationId }, query: { state: 'requested' } }),
    handler: ({ params: { businessId }, query, ctx }) => {
      requireOwn(ctx.actor, businessId);
      return readList(ctx, businessId, query);
    },
  }),
];

async function readView(
  ctx: SignedIn,
  { organizationId, driverId }: { readonly organizationId: string; readonly driverId: string },
): Promise<FileAccessView> {
  const stage = await readDriverStage(ctx.db, driverId);
  if (stage === undefined) throw new ProblemError('not-found');
  const view = (await readFileAccessViews(ctx, organizationId, [{ driverId, stage }])).get(driverId);
  if (view === undefined) throw new ProblemError('not-found');
  return view;
}

async function readList(ctx: SignedIn, organizationId: string, query: DqAccessQuery): Promise<DqAccesses> {
  const { limit, skip, state } = query;
  const { rows, count } = await listAccesses(ctx.db, { organizationId, state, limit, skip });
  const data = rows.map(({ driver, isNameVisible, isByLaw, isWithheld, ...row }): DqAccess => ({
    ...presentAccess(ctx, { row, stage: driver.stage, isByLaw, isWithheld }),
    driver: maskedDriver(driver, { isVisible: isNameVisible, today: todayOf(ctx) }),
  }));
  return { data, count };
}
