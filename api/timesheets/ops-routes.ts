import { z } from 'zod';
import { AdjustWorkdayBody, WorkdayDisputes } from '#domain/timesheets/records/schema';
import { Workday } from '#domain/timesheets/schema';
import { defineRoute, type Route } from '../http/define-route';
import { readDisputes } from './billed';
import { adjustWorkday } from './moves';

/** Disputed workdays, which operations settle. */
export const opsTimesheetRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops-workdays.disputes',
    method: 'get',
    paths: ['/api/ops/workdays/disputes'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List disputed workdays',
    response: WorkdayDisputes,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => readDisputes(ctx),
  }),
  defineRoute({
    id: 'ops-workdays.adjust',
    method: 'post',
    paths: ['/api/ops/workdays/:id/adjust'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Close the dispute about a workday',
    params: z.object({ id: z.uuid() }),
    body: AdjustWorkdayBody,
    response: Workday,
    problems: ['not-found', 'workday-move-not-allowed'],
    example: ({ disputedWorkdayId }) => ({
      params: { id: disputedWorkdayId },
      body: { cents: -2_500, payCents: -2_000, note: 'One hour less' },
    }),
    handler: ({ params, body, ctx }) => adjustWorkday(ctx, params.id, body),
  }),
];
