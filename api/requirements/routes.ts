import { z } from 'zod';
import { listRequirements } from '#db/requirements/requirement-store';
import {
  DriverRequirements,
  EndRequirementBody,
  NewDriverFactBody,
  NewRequirementBody,
  PreviewRequirementBody,
  RequirementPreview,
  RequirementsQuery,
  RequirementVersion,
  RequirementVersions,
  RequirementVersionsQuery,
} from '#domain/requirements/schema';
import { defineRoute, type Route } from '../http/define-route';
import { readDriverRequirements } from './driver-requirements';
import { enterFact, withdrawFact } from './facts';
import { presentVersion } from './present';
import { previewVersion } from './preview';
import { addVersion, endVersion } from './versions';

const aVersion = {
  code: 'yard-tour',
  area: 'employment',
  title: 'Tour of the yard',
  citation: 'Company policy 7',
  scope: 'organization',
  proofs: [{ type: 'evidence', kind: 'roadTest', lasts: null }],
  noticeDays: 0,
  acts: 'carrier',
  effectiveFrom: '2099-01-01',
};

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
  defineRoute({
    id: 'ops.list-requirements',
    method: 'get',
    paths: ['/api/ops/requirement-records'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List requirement versions',
    query: RequirementVersionsQuery,
    response: RequirementVersions,
    problems: [],
    example: () => ({ query: { code: 'annual-mvr' } }),
    handler: async ({ query, ctx }) => ({ data: (await listRequirements(ctx.db, query.code)).map(presentVersion) }),
  }),
  defineRoute({
    id: 'ops.add-requirement',
    method: 'post',
    paths: ['/api/ops/requirement-records'],
    permission: 'ops:admin',
    scope: 'ops',
    summary: 'Create a requirement version',
    body: NewRequirementBody,
    response: RequirementVersion,
    status: 201,
    problems: ['requirement-changed', 'requirement-dates-overlap'],
    example: () => ({ body: aVersion }),
    handler: ({ body, ctx }) => addVersion(ctx, body),
  }),
  defineRoute({
    id: 'ops.preview-requirement',
    method: 'post',
    paths: ['/api/ops/requirement-records/preview'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Preview the impact of a requirement version',
    body: PreviewRequirementBody,
    response: RequirementPreview,
    problems: ['requirement-changed', 'requirement-dates-overlap'],
    idempotent: false,
    example: () => ({ body: aVersion }),
    handler: ({ body, ctx }) => previewVersion(ctx, body),
  }),
  defineRoute({
    id: 'ops.end-requirement',
    method: 'post',
    paths: ['/api/ops/requirement-records/:id/end'],
    permission: 'ops:admin',
    scope: 'ops',
    summary: 'End a requirement version',
    params: z.object({ id: z.uuid() }),
    body: EndRequirementBody,
    response: RequirementVersion,
    problems: ['not-found'],
    example: ({ requirementId }) => ({ params: { id: requirementId }, body: { on: '2099-01-01' } }),
    handler: ({ params: { id }, body, ctx }) => endVersion(ctx, { id, body }),
  }),
];
