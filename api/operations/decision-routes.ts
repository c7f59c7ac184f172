import { z } from 'zod';
import { findMarkup, storeMarkup } from '#db/job-orders/order-markup-store';
import { storeNote } from '#db/messages/note-store';
import { EndAssignmentBody } from '#domain/candidacies/bodies/schema';
import { CandidacyCommandResult } from '#domain/candidacies/schema';
import {
  AcceptOrderBody,
  OrderCommandResult,
  OrderMarkup,
  OrderMarkupBody,
  SendBackBody,
} from '#domain/job-orders/schema';
import { ProblemError } from '#domain/problems';
import { RecordParams, recordProblems } from '../hiring/candidacies/command-by-record';
import { endAssignment } from '../hiring/candidacies/hires';
import { defineRoute, type Route } from '../http/define-route';
import { commandOrder } from '../job-orders/command';
import { loadOrder } from '../job-orders/load-order';

const OrderParams = z.object({ id: z.uuid() });

const shownVersion = ({ versionId }: { versionId?: string | undefined }) =>
  versionId === undefined ? {} : { shownVersionId: versionId };

/** Operations' decisions on orders (docs/state-machines.md#job-orders) and the end of assignments. */
export const opsDecisionRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.accept-order',
    method: 'post',
    paths: ['/api/ops/job-orders/:id/accept'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Accept a pending job order',
    params: OrderParams,
    body: AcceptOrderBody,
    response: OrderCommandResult,
    problems: ['order-changed'],
    example: ({ orderId }) => ({ params: { id: orderId }, body: {} }),
    handler: async ({ params, body, ctx }) => {
      const { id } = await loadOrder(ctx, params.id);
      return commandOrder(ctx, { orderId: id, name: 'acceptOrder', details: shownVersion(body) });
    },
  }),
  defineRoute({
    id: 'ops.send-order-back',
    method: 'post',
    paths: ['/api/ops/job-orders/:id/send-back'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Send a pending job order back to its carrier',
    params: OrderParams,
    body: SendBackBody,
    response: OrderCommandResult,
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
      return commandOrder(ctx, { orderId: id, name: 'sendBackOrder', details: { noteId, ...shownVersion(body) } });
    },
  }),
  defineRoute({
    id: 'ops.set-order-markup',
    method: 'put',
    paths: ['/api/ops/job-orders/:id/markup'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Set the markup of a job order',
    params: OrderParams,
    body: OrderMarkupBody,
    response: OrderMarkup,
    problems: [],
    example: ({ orderId }) => ({ params: { id: orderId }, body: { markupRate: 12.5 } }),
    handler: async ({ params, body: { markupRate }, ctx }) => {
      const { id: orderId } = await loadOrder(ctx, params.id);
      await storeMarkup(ctx.db, {
        id: ctx.idempotency.derivedId('markup'),
        orderId,
        markupRate,
        setBy: ctx.actor.userId,
        setAt: ctx.now().toISOString(),
      });
      const markup = await findMarkup(ctx.db, orderId);
      if (markup === null) throw new ProblemError('not-found');
      return markup;
    },
  }),
  defineRoute({
    id: 'ops.end-assignment',
    method: 'post',
    paths: ['/api/ops/assignments/:id/end'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'End an assignment as operations',
    params: RecordParams,
    body: EndAssignmentBody,
    response: CandidacyCommandResult,
    problems: [...recordProblems, 'end-date-not-possible', 'notices-not-recorded'],
    example: ({ assignmentId }) => ({ params: { id: assignmentId }, body: { endDate: '2100-01-04' } }),
    handler: ({ params, body, ctx }) => endAssignment(ctx, params.id, body),
  }),
];
