import { z } from 'zod';
import { queueTestEvent, replayDelivery, replaySince } from '#db/webhooks/replays';
import { findDelivery, listDeliveries } from '#db/webhooks/webhook-log';
import { ProblemError } from '#domain/problems';
import {
  ReplayedWebhooks,
  ReplayWebhookBody,
  WebhookDeliveries,
  WebhookDeliveriesQuery,
  WebhookDeliveryDetails,
} from '#domain/webhooks/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { once } from '../../http/once';
import { lockOwn, lockOwnDelivery, readOwn } from './webhooks';

const WebhookParams = z.object({ webhookId: z.uuid() });
const DeliveryParams = z.object({ webhookId: z.uuid(), deliveryId: z.uuid() });

/** The log of what was sent to a carrier's endpoints, and replays (docs/webhooks.md#replays). */
export const webhookDeliveryRoutes: readonly Route[] = [
  defineRoute({
    id: 'webhooks.list-deliveries',
    method: 'get',
    paths: ['/api/webhooks/:webhookId/deliveries'],
    permission: 'webhooks:manage',
    scope: 'organization',
    summary: 'List the deliveries of a webhook endpoint',
    params: WebhookParams,
    query: WebhookDeliveriesQuery,
    response: WebhookDeliveries,
    problems: ['not-found'],
    example: ({ webhookId }) => ({ params: { webhookId }, query: { limit: '25' } }),
    handler: async ({ params: { webhookId }, query, ctx }) => {
      await readOwn(ctx, webhookId);
      return listDeliveries(ctx.db, webhookId, query);
    },
  }),
  defineRoute({
    id: 'webhooks.read-delivery',
    method: 'get',
    paths: ['/api/webhooks/:webhookId/deliveries/:deliveryId'],
    permission: 'webhooks:manage',
    scope: 'organization',
    summary: 'Retrieve a webhook delivery with its attempts',
    params: DeliveryParams,
    response: WebhookDeliveryDetails,
    problems: ['not-found'],
    example: ({ webhookId, webhookDeliveryId: deliveryId }) => ({ params: { webhookId, deliveryId } }),
    handler: async ({ params, ctx }) => {
      await readOwn(ctx, params.webhookId);
      const delivery = await findDelivery(ctx.db, ctx.sealer, params);
      if (delivery === undefined) throw new ProblemError('not-found');
      return delivery;
    },
  }),
  defineRoute({
    id: 'webhooks.replay-delivery',
    method: 'post',
    paths: ['/api/webhooks/:webhookId/deliveries/:deliveryId/replay'],
    permission: 'webhooks:manage',
    scope: 'organization',
    summary: 'Replay a webhook delivery',
    params: DeliveryParams,
    status: 204,
    problems: ['not-found'],
    example: ({ webhookId, webhookDeliveryId: deliveryId }) => ({ params: { webhookId, deliveryId } }),
    handler: ({ params: { webhookId, deliveryId }, ctx }) =>
      once(ctx, async (trx) => {
        await lockOwnDelivery(trx, ctx, { webhookId, deliveryId });
        const id = ctx.idempotency.derivedId('webhook-replay');
        await replayDelivery(trx, { id, webhookId, by: ctx.actor.userId, at: ctx.now() }, deliveryId);
      }),
  }),
  defineRoute({
    id: 'webhooks.replay',
    method: 'post',
    paths: ['/api/webhooks/:webhookId/replay'],
    permission: 'webhooks:manage',
    scope: 'organization',
    summary: 'Replay all events since a time at a webhook endpoint',
    params: WebhookParams,
    body: ReplayWebhookBody,
    response: ReplayedWebhooks,
    problems: ['not-found'],
    costly: { chargedTo: 'organization', cost: 5 },
    example: ({ webhookId }) => ({ params: { webhookId }, body: { since: '2026-11-30T08:00:00.000Z' } }),
    handler: ({ params: { webhookId }, body: { since }, ctx }) =>
      once(ctx, async (trx) => {
        await lockOwn(trx, ctx, webhookId);
        const id = ctx.idempotency.derivedId('webhook-replay');
        const count = await replaySince(trx, { id, webhookId, by: ctx.actor.userId, at: ctx.now() }, since);
        return { count };
      }),
  }),
  defineRoute({
    id: 'webhooks.test',
    method: 'post',
    paths: ['/api/webhooks/:webhookId/test'],
    permission: 'webhooks:manage',
    scope: 'organization',
    summary: 'Send a test event to a webhook endpoint',
    params: WebhookParams,
    status: 204,
    problems: ['not-found', 'webhook-paused'],
    example: ({ webhookId }) => ({ params: { webhookId } }),
    handler: ({ params: { webhookId }, ctx }) =>
      once(ctx, async (trx) => {
        if ((await lockOwn(trx, ctx, webhookId)).isPaused) throw new ProblemError('webhook-paused');
        const { organizationId } = ctx.actor;
        await queueTestEvent(trx, { webhookId, organizationId, at: ctx.now() });
      }),
  }),
];
