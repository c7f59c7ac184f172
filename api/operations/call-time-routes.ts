import { z } from 'zod';
import { offerTime, withdrawTime } from '#db/carriers/call-time-store';
import { listCallTimes } from '#db/carriers/call-times';
import { CallTimeView, OfferCallTime } from '#domain/carriers/schema';
import { ProblemError } from '#domain/problems';
import { newId } from '#platform/ids';
import { defineRoute, type Route } from '../http/define-route';
import { once } from '../http/once';

/** Times at which operations call carriers that have applied. */
export const callTimeRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.list-call-times',
    method: 'get',
    paths: ['/api/ops/call-times'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List upcoming call times',
    response: z.array(CallTimeView),
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => listCallTimes(ctx.db, ctx.now()),
  }),
  defineRoute({
    id: 'ops.offer-call-time',
    method: 'post',
    paths: ['/api/ops/call-times'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Create a call time',
    body: OfferCallTime,
    response: z.object({ _id: z.uuid() }),
    status: 201,
    problems: ['call-time-past', 'call-time-offered'],
    example: () => ({ body: { startsAt: '2099-01-05T15:00:00.000Z' } }),
    handler: ({ body, ctx }) =>
      once(ctx, async (trx) => {
        const startsAt = new Date(body.startsAt);
        if (startsAt <= ctx.now()) throw new ProblemError('call-time-past');
        const time = { id: newId(), startsAt: startsAt.toISOString(), offeredBy: ctx.actor.userId };
        if (!(await offerTime(trx, time))) throw new ProblemError('call-time-offered');
        return { _id: time.id };
      }),
  }),
  defineRoute({
    id: 'ops.withdraw-call-time',
    method: 'delete',
    paths: ['/api/ops/call-times/:id'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Delete an open call time',
    params: z.object({ id: z.uuid() }),
    problems: ['call-time-booked'],
    example: ({ callTimeId }) => ({ params: { id: callTimeId } }),
    handler: ({ params, ctx }) =>
      once(ctx, async (trx) => {
        const result = await withdrawTime(trx, params.id);
        if (result === 'unknown') throw new ProblemError('not-found');
        if (result === 'booked') throw new ProblemError('call-time-booked');
      }),
  }),
];
