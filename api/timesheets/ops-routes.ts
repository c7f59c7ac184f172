import { z } from 'zod';
import {
  AdjustmentPreview,
  AdjustWorkdayBody,
  PreviewAdjustmentBody,
  WorkdayDispute,
  WorkdayDisputes,
} from '#domain/timesheets/disputes/schema';
import { Workday } from '#domain/timesheets/schema';
import { defineRoute, type Route } from '../http/define-route';
import { previewAdjustment, readDispute, readDisputes } from './disputes';
import { adjustWorkday } from './moves';

const WorkdayParams = z.object({ id: z.uuid() });

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
    id: 'ops-workdays.get',
    method: 'get',
    paths: ['/api/ops/workdays/:id'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Retrieve a workday with its history and rates',
    params: WorkdayParams,
    response: WorkdayDispute,
    problems: ['not-found'],
    example: ({ disputedWorkdayId }) => ({ params: { id: disputedWorkdayId } }),
    handler: ({ params, ctx }) => readDispute(ctx, params.id),
  }),
  defineRoute({
    id: 'ops-workdays.preview-adjustment',
    method: 'post',
    paths: ['/api/ops/workdays/:id/adjust/preview'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Preview what settles a dispute',
    params: WorkdayParams,
    body: PreviewAdjustmentBody,
    response: AdjustmentPreview,
    problems: ['not-found', 'workday-move-not-allowed'],
    idempotent: false,
    example: ({ disputedWorkdayId }) => ({
      params: { id: disputedWorkdayId },
      body: { cents: -2_500, payCents: -2_000 },
    }),
    handler: ({ params, body, ctx }) => previewAdjustment(ctx, params.id, body),
  }),
  defineRoute({
    id: 'ops-workdays.adjust',
    method: 'post',
    paths: ['/api/ops/workdays/:id/adjust'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Close the dispute about a workday',
    params: WorkdayParams,
    body: AdjustWorkdayBody,
    response: Workday,
    problems: ['not-found', 'workday-changed', 'workday-move-not-allowed'],
    example: ({ disputedWorkdayId }) => ({
      params: { id: disputedWorkdayId },
      body: { cents: -2_500, payCents: -2_000, note: 'One hour less' },
    }),
    handler: ({ params, body, ctx }) => adjustWorkday(ctx, params.id, body),
  }),
];
