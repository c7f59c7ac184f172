import { z } from 'zod';
import { requireAgreement } from '#db/agreements/require-agreement';
import { listWaves } from '#db/autopilot/waves';
import {
  AutopilotBody,
  AutopilotPauseBody,
  AutopilotPreview,
  AutopilotView,
  AutopilotWaves,
  WaveDrivers,
} from '#domain/autopilot/schema';
import { OrderCommandResult } from '#domain/job-orders/schema';
import { LimitSkip } from '#domain/shared/schema';
import type { RouteContext } from '../../http/context';
import { defineRoute, type Route } from '../../http/define-route';
import { commandOrder } from '../../job-orders/command';
import { invalid } from '../../job-orders/content';
import { loadOrder } from '../../job-orders/load-order';
import { getOrderRow } from '../../job-orders/read-order';
import { previewAutopilot } from './preview';
import { readAutopilot, readWaveDrivers } from './read-autopilot';

const OrderParams = z.object({ id: z.uuid() });
const WaveParams = OrderParams.extend({ number: z.coerce.number().int().min(1).max(1_000_000) });

/** Refuses to start what invites nobody: without an agreement in force, autopilot leaves every driver out. Stopping it is always possible. */
async function requireInvitations({ db, idempotency }: RouteContext, organizationId: string, starts: boolean) {
  if (starts && !idempotency.isRepeat) await requireAgreement(db, organizationId);
}

/** Autopilot: invitations to the best-matching drivers in daily waves (docs/state-machines.md#autopilot). */
export const autopilotRoutes: readonly Route[] = [
  defineRoute({
    id: 'autopilot.set',
    method: 'patch',
    paths: ['/api/order/:id', '/api/job-order/autopilot/:id'],
    permission: 'facilities:manage',
    scope: 'organization',
    summary: 'Set whether autopilot is on for a job order',
    params: OrderParams,
    body: AutopilotBody,
    response: OrderCommandResult,
    problems: ['agreement-not-accepted', 'order-not-active'],
    example: ({ orderId }) => ({ params: { id: orderId }, body: { autoPilotActivated: true } }),
    handler: async ({ params, body, ctx }) => {
      const { id, organizationId } = await loadOrder(ctx, params.id);
      if (body._id !== undefined && body._id !== id) throw invalid('/_id', 'This is the id of another job order');
      await requireInvitations(ctx, organizationId, body.autoPilotActivated);
      return commandOrder(ctx, { orderId: id, name: 'setAutopilot', details: { isOn: body.autoPilotActivated } });
    },
  }),
  defineRoute({
    id: 'autopilot.pause',
    method: 'patch',
    paths: ['/api/job-order/:id/autopilot/pause'],
    permission: 'facilities:manage',
    scope: 'organization',
    summary: 'Set whether autopilot is paused for a job order',
    params: OrderParams,
    body: AutopilotPauseBody,
    response: OrderCommandResult,
    problems: ['agreement-not-accepted', 'order-not-active', 'autopilot-off'],
    example: ({ orderId }) => ({ params: { id: orderId }, body: { isPaused: true } }),
    handler: async ({ params, body, ctx }) => {
      const { id, organizationId } = await loadOrder(ctx, params.id);
      await requireInvitations(ctx, organizationId, !body.isPaused);
      return commandOrder(ctx, { orderId: id, name: 'pauseAutopilot', details: body });
    },
  }),
  defineRoute({
    id: 'autopilot.read',
    method: 'get',
    paths: ['/api/job-order/:id/autopilot'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'Retrieve the autopilot of a job order',
    params: OrderParams,
    response: AutopilotView,
    problems: [],
    example: ({ orderId }) => ({ params: { id: orderId } }),
    handler: ({ params, ctx }) => readAutopilot(ctx, params.id),
  }),
  defineRoute({
    id: 'autopilot.preview',
    method: 'get',
    paths: ['/api/job-order/:id/autopilot/preview'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'Preview the next autopilot waves of a job order',
    params: OrderParams,
    response: AutopilotPreview,
    problems: ['order-not-active'],
    costly: { chargedTo: 'organization', cost: 1, isQueued: true },
    example: ({ orderId }) => ({ params: { id: orderId } }),
    handler: ({ params, ctx }) => previewAutopilot(ctx, params.id),
  }),
  defineRoute({
    id: 'autopilot.waves',
    method: 'get',
    paths: ['/api/job-order/:id/autopilot/waves'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'List autopilot waves of a job order',
    params: OrderParams,
    query: LimitSkip,
    response: AutopilotWaves,
    problems: [],
    example: ({ orderId }) => ({ params: { id: orderId } }),
    handler: async ({ params, query, ctx }) => {
      const { id: orderId } = await getOrderRow(ctx, params.id);
      const { waves, count } = await listWaves(ctx.db, { orderId, ...query });
      return { data: waves, count };
    },
  }),
  defineRoute({
    id: 'autopilot.wave-drivers',
    method: 'get',
    paths: ['/api/job-order/:id/autopilot/waves/:number'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'List drivers of an autopilot wave',
    params: WaveParams,
    response: WaveDrivers,
    problems: [],
    example: ({ orderId }) => ({ params: { id: orderId, number: '1' } }),
    handler: async ({ params: { id: orderId, number }, ctx }) => ({
      data: await readWaveDrivers(ctx, { orderId, number }),
    }),
  }),
];
