import { z } from 'zod';
import { deleteWebhook, listWebhooks, pauseWebhook, resumeWebhook } from '#db/webhooks/webhook-store';
import { ProblemError } from '#domain/problems';
import { webhookCatalog } from '#domain/webhooks/example-schema';
import {
  ChangeWebhookBody,
  NewWebhookBody,
  PauseWebhookBody,
  RotateWebhookBody,
  Webhook,
  WebhookCatalog,
  Webhooks,
  WebhookSecret,
} from '#domain/webhooks/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { once } from '../../http/once';
import { add, change, lockOwn, readOwn, rotate } from './webhooks';

const WebhookParams = z.object({ webhookId: z.uuid() });
const example = { name: 'Driver management', url: 'https://hooks.example.com/gladhand' };

/** Endpoints at which a carrier's systems receive events (docs/webhooks.md). */
export const webhookRoutes: readonly Route[] = [
  defineRoute({
    id: 'webhooks.list',
    method: 'get',
    paths: ['/api/webhooks'],
    permission: 'webhooks:manage',
    scope: 'self',
    summary: "List the carrier's webhook endpoints",
    response: Webhooks,
    problems: [],
    example: () => ({}),
    handler: async ({ ctx }) => ({ data: await listWebhooks(ctx.db, ctx.actor.organizationId) }),
  }),
  defineRoute({
    id: 'webhooks.catalog',
    method: 'get',
    paths: ['/api/webhooks/event-types'],
    permission: 'webhooks:manage',
    scope: 'none',
    summary: 'List the types of webhook events with examples',
    response: WebhookCatalog,
    problems: [],
    example: () => ({}),
    handler: () => Promise.resolve({ data: [...webhookCatalog()] }),
  }),
  defineRoute({
    id: 'webhooks.add',
    method: 'post',
    paths: ['/api/webhooks'],
    permission: 'webhooks:manage',
    scope: 'self',
    summary: 'Create a webhook endpoint',
    body: NewWebhookBody,
    status: 201,
    response: WebhookSecret,
    problems: ['too-many-webhooks', 'webhook-secret-shown', 'webhook-url-refused'],
    storesResponse: false,
    example: () => ({ body: { ...example, types: ['hire.accepted'] } }),
    handler: ({ body, ctx }) => add(ctx, body),
  }),
  defineRoute({
    id: 'webhooks.read',
    method: 'get',
    paths: ['/api/webhooks/:webhookId'],
    permission: 'webhooks:manage',
    scope: 'organization',
    summary: 'Retrieve a webhook endpoint',
    params: WebhookParams,
    response: Webhook,
    problems: ['not-found'],
    example: ({ webhookId }) => ({ params: { webhookId } }),
    handler: ({ params: { webhookId }, ctx }) => readOwn(ctx, webhookId),
  }),
  defineRoute({
    id: 'webhooks.change',
    method: 'put',
    paths: ['/api/webhooks/:webhookId'],
    permission: 'webhooks:manage',
    scope: 'organization',
    summary: 'Update a webhook endpoint',
    params: WebhookParams,
    body: ChangeWebhookBody,
    response: Webhook,
    problems: ['not-found', 'webhook-changed', 'webhook-url-refused'],
    example: ({ webhookId }) => ({
      params: { webhookId },
      body: { ...example, types: ['hire.accepted', 'assignment.started'], version: 1 },
    }),
    handler: ({ params: { webhookId }, body, ctx }) => change(ctx, webhookId, body),
  }),
  defineRoute({
    id: 'webhooks.pause',
    method: 'put',
    paths: ['/api/webhooks/:webhookId/pause'],
    permission: 'webhooks:manage',
    scope: 'organization',
    summary: 'Pause or resume a webhook endpoint',
    params: WebhookParams,
    body: PauseWebhookBody,
    response: Webhook,
    problems: ['not-found'],
    example: ({ webhookId }) => ({ params: { webhookId }, body: { isPaused: false } }),
    handler: async ({ params: { webhookId }, body: { isPaused }, ctx }) => {
      await once(ctx, async (trx) => {
        await lockOwn(trx, ctx, webhookId);
        if (isPaused) await pauseWebhook(trx, webhookId, { reason: 'person', at: ctx.now() });
        else await resumeWebhook(trx, webhookId);
      });
      return readOwn(ctx, webhookId);
    },
  }),
  defineRoute({
    id: 'webhooks.rotate-secret',
    method: 'post',
    paths: ['/api/webhooks/:webhookId/secret'],
    permission: 'webhooks:manage',
    scope: 'organization',
    summary: 'Replace the secret of a webhook endpoint',
    params: WebhookParams,
    body: RotateWebhookBody,
    status: 201,
    response: WebhookSecret,
    problems: ['not-found', 'webhook-secret-shown'],
    storesResponse: false,
    example: ({ webhookId }) => ({ params: { webhookId }, body: { endsFormer: false } }),
    handler: ({ params: { webhookId }, body: { endsFormer }, ctx }) => rotate(ctx, webhookId, endsFormer),
  }),
  defineRoute({
    id: 'webhooks.delete',
    method: 'delete',
    paths: ['/api/webhooks/:webhookId'],
    permission: 'webhooks:manage',
    scope: 'organization',
    summary: 'Delete a webhook endpoint',
    params: WebhookParams,
    problems: ['not-found'],
    example: ({ deletedWebhookId: webhookId }) => ({ params: { webhookId } }),
    handler: ({ params: { webhookId: id }, ctx }) =>
      once(ctx, async (trx) => {
        const { organizationId } = ctx.actor;
        if (!(await deleteWebhook(trx, { id, organizationId }, ctx.now()))) throw new ProblemError('not-found');
      }),
  }),
];
