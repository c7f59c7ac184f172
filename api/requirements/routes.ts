import { z } from 'zod';
import { DriverRequirements, NewDriverFactBody, RequirementsQuery } from '#domain/requirements/schema';
import { defineRoute, type Route } from '../http/define-route';
import { readDriverRequirements } from './driver-requirements';
import { enterFact, withdrawFact } from './facts';

/**
 * A driver's requirements on any date, and the versions behind them (docs/requirements.md#driver-file-requirements).
 */
export const requirementRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.driver-requirements',
    method: 'get',
    paths: ['/api/ops/drivers/:id/requirements'],
    permission: 'ops:read',
    scope: 'ops',
    summary: "Evaluate a driver's requirements on a date",
    params: z.object({ id: z.uuid() }),
    query: RequirementsQuery,
    response: DriverRequirements,
    problems: ['not-found'],
    example: ({ driverId, organizationId }) => ({ params: { id: driverId }, query: { organizationId } }),
    handler: ({ params: { id: driverId }, query, ctx }) => readDriverRequirements(ctx, { driverId, ...query }),
  }),
  defineRoute({
    id: 'ops.enter-driver-fact',
    method: 'post',
    paths: ['/api/ops/drivers/:id/facts'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Record a compliance date for a driver',
    params: z.object({ id: z.uuid() }),
    body: NewDriverFactBody,
    response: DriverRequirements,
    problems: ['not-found'],
    example: ({ driverId, organizationId }) => ({
      params: { id: driverId },
      body: { kind: 'roadTest', on: '2026-11-02', organizationId },
    }),
    handler: ({ params: { id: driverId }, body, ctx }) => enterFact(ctx, { driverId, body }),
  }),
  defineRoute({
    id: 'ops.withdraw-driver-fact',
    method: 'delete',
    paths: ['/api/ops/drivers/:id/facts/:factId'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Withdraw a compliance date entered by mistake',
    params: z.object({ id: z.uuid(), factId: z.uuid() }),
    problems: ['not-found'],
    example: ({ driverId, driverFactId }) => ({ params: { id: driverId, factId: driverFactId } }),
    handler: ({ params: { id: driverId, factId }, ctx }) => withdrawFact(ctx, { driverId, id: factId }),
  }),
];
