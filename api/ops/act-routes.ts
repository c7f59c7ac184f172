import { z } from 'zod';

import { storeNote } from '#db/stores/note-store';
import { OrderAnswer, SendBackBody } from '#domain/job-orders/schema';

import { defineRoute, type Route } from '../http/define-route';
import { commandOrder } from '../job-orders/command';
import { loadOrder } from '../job-orders/load-order';

const OrderParams = z.object({ id: z.uuid() });

/** What operations decide about orders (workflows page, section 4). */
export const opsActRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.accept-order',
    method: 'post',
    paths: ['/api/ops/job-orders/:id/accept'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Accept a pending order: it becomes active',
    params: OrderParams,
    response: OrderAnswer,
    problems: ['order-changed'],
    example: ({ orderId }) => ({ params: { id: orderId } }),
    handler: async ({ params, ctx }) => {
      const { id } = await loadOrder(ctx, params.id);
      return commandOrder(ctx, { orderId: id, name: 'acceptOrder', details: {} });
    },
  }),
  defineRoute({
    id: 'ops.send-order-back',
    method: 'post',
    paths: ['/api/ops/job-orders/:id/send-back'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Send a pending order back with a note',
    params: OrderParams,
    body: SendBackBody,
    response: OrderAnswer,
    problems: ['order-changed'],
    example: ({ orderId }) => ({ params: { id: orderId }, body: { note: 'Which yard is it?' } }),
    handler: async ({ params, body, ctx }) => {
      const { id, organizationId } = await loadOrder(ctx, params.id);
      const noteId = ctx.idempotency.derivedId('send-back');
      await storeNote(ctx.db, {
        id: noteId,
        organizationId,
        authorId: ctx.actor.userId,
        kind: 'send-back',
        text: body.note,
      });
      return commandOrder(ctx, { orderId: id, name: 'sendBackOrder', details: { noteId } });
    },
  }),
];
