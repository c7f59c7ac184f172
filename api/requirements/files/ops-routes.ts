import { z } from 'zod';
import { organizationExists } from '#db/employments/employment-store';
import { MAX_FILE_BYTES } from '#domain/driver-files/uploads';
import { ProblemError } from '#domain/problems';
import {
  EvidenceFileQuery,
  FileChangesQuery,
  NewOpsEmploymentBody,
  NewOpsEvidenceBody,
  OpsFileQuery,
  OpsStateFactsBody,
  ReviewEvidenceBody,
} from '#domain/requirements/file-calls-schema';
import {
  ChangeEmploymentBody,
  CorrectEvidenceBody,
  FileChanges,
  FileEmployment,
  FileEvidence,
  FileOnDay,
  ReceivedFile,
  StatedFacts,
} from '#domain/requirements/file-schema';
import { defineRoute, fileResponse, type Route } from '../../http/define-route';
import { changeEmploymentDetails, enterEmploymentByHand } from './employments';
import { openDocument, receiveEvidenceFile } from './evidence-files';
import { readChanges, readFile } from './read-file';
import { correctDocument, evidenceScope, recordDocument, reviewDocument } from './record-evidence';
import { aDocument, aStatement, employmentDetails, entryProblems, fileProblems } from './route-parts';
import { opsScope } from './scope';
import { stateFacts } from './state-facts';

const DriverParams = z.object({ id: z.uuid() });
const EvidenceParams = z.object({ id: z.uuid(), evidenceId: z.uuid() });

/** Drivers' files for operations: every store, of the driver alone and of each employment. */
export const opsDriverFileRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.read-file',
    method: 'get',
    paths: ['/api/ops/drivers/:id/requirements'],
    permission: 'ops:read',
    scope: 'ops',
    summary: "Evaluate a driver's file on a date",
    params: DriverParams,
    query: OpsFileQuery,
    response: FileOnDay,
    problems: ['not-found'],
    example: ({ driverId, employmentId }) => ({ params: { id: driverId }, query: { employmentId } }),
    handler: async ({ params: { id }, query: { employmentId, ...date }, ctx }) =>
      readFile(ctx, await opsScope(ctx, id, employmentId), date),
  }),
  defineRoute({
    id: 'ops.read-file-changes',
    method: 'get',
    paths: ['/api/ops/drivers/:id/requirements/changes'],
    permission: 'ops:read',
    scope: 'ops',
    summary: "List changes of a driver's file between two dates",
    params: DriverParams,
    query: FileChangesQuery.extend({ employmentId: z.uuid().optional() }),
    response: FileChanges,
    problems: ['not-found'],
    example: ({ driverId, employmentId }) => ({
      params: { id: driverId },
      query: { employmentId, since: '2026-01-01' },
    }),
    handler: async ({ params: { id }, query: { employmentId, ...date }, ctx }) =>
      readChanges(ctx, await opsScope(ctx, id, employmentId), date),
  }),
  defineRoute({
    id: 'ops.receive-evidence-file',
    method: 'post',
    paths: ['/api/ops/drivers/:id/evidence-files'],
    permission: 'ops:act',
    scope: 'ops',
    summary: "Upload a document for a driver's file",
    params: DriverParams,
    fileBody: { maxBytes: MAX_FILE_BYTES },
    response: ReceivedFile,
    status: 201,
    problems: fileProblems,
    example: ({ driverId }) => ({ params: { id: driverId } }),
    handler: async ({ params: { id }, ctx }) => receiveEvidenceFile(ctx, await opsScope(ctx, id)),
  }),
  defineRoute({
    id: 'ops.record-evidence',
    method: 'post',
    paths: ['/api/ops/drivers/:id/evidence'],
    permission: 'ops:act',
    scope: 'ops',
    summary: "Record evidence in a driver's file",
    params: DriverParams,
    body: NewOpsEvidenceBody,
    response: FileEvidence,
    status: 201,
    problems: entryProblems,
    example: ({ driverId, employmentId }) => ({ params: { id: driverId }, body: { ...aDocument, employmentId } }),
    handler: async ({ params: { id }, body: { employmentId, ...body }, ctx }) =>
      recordDocument(ctx, await opsScope(ctx, id, employmentId), body),
  }),
  defineRoute({
    id: 'ops.correct-evidence',
    method: 'post',
    paths: ['/api/ops/drivers/:id/evidence/:evidenceId/corrections'],
    permission: 'ops:act',
    scope: 'ops',
    summary: "Replace a wrong entry in a driver's file",
    params: EvidenceParams,
    body: CorrectEvidenceBody,
    response: FileEvidence,
    status: 201,
    problems: entryProblems,
    example: ({ driverId, opsEvidenceId }) => ({
      params: { id: driverId, evidenceId: opsEvidenceId },
      body: {
        kind: 'license',
        form: 'document',
        dates: { issued: '2024-03-02', expires: '2028-03-01' },
        reason: 'Misread',
      },
    }),
    handler: async ({ params: { id, evidenceId }, body, ctx }) =>
      correctDocument(ctx, { scope: await evidenceScope(ctx, id, evidenceId), evidenceId, body }),
  }),
  defineRoute({
    id: 'ops.review-evidence',
    method: 'post',
    paths: ['/api/ops/drivers/:id/evidence/:evidenceId/reviews'],
    permission: 'ops:act',
    scope: 'ops',
    summary: "Review evidence in a driver's file",
    params: EvidenceParams,
    body: ReviewEvidenceBody,
    response: FileEvidence,
    status: 201,
    problems: entryProblems,
    example: ({ driverId, opsEvidenceId }) => ({
      params: { id: driverId, evidenceId: opsEvidenceId },
      body: { result: 'accepted' },
    }),
    handler: async ({ params: { id, evidenceId }, body, ctx }) =>
      reviewDocument(ctx, { scope: await evidenceScope(ctx, id, evidenceId), evidenceId, body }),
  }),
  defineRoute({
    id: 'ops.open-evidence',
    method: 'get',
    paths: ['/api/ops/drivers/:id/evidence/:evidenceId/file'],
    permission: 'ops:read',
    scope: 'ops',
    summary: "Download a document of a driver's file",
    params: EvidenceParams,
    query: EvidenceFileQuery,
    response: fileResponse('*/*'),
    problems: ['file-not-displayable', 'not-found', 'file-not-scanned'],
    example: ({ driverId, evidenceId }) => ({ params: { id: driverId, evidenceId } }),
    handler: async ({ params: { id, evidenceId }, query: { side }, ctx }) =>
      openDocument(ctx, { scope: await evidenceScope(ctx, id, evidenceId), evidenceId, side }),
  }),
  defineRoute({
    id: 'ops.enter-employment',
    method: 'post',
    paths: ['/api/ops/drivers/:id/employments'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Record an employment of a driver with a carrier',
    params: DriverParams,
    body: NewOpsEmploymentBody,
    response: FileEmployment,
    status: 201,
    problems: ['not-found', 'employment-dates-overlap'],
    example: ({ driverId, organizationId }) => ({
      params: { id: driverId },
      body: {
        ...employmentDetails,
        organizationId,
        hiredOn: '2020-02-01',
        endedOn: '2021-01-31',
        endReason: 'Seasonal work',
      },
    }),
    handler: async ({ params: { id: driverId }, body: { organizationId, ...body }, ctx }) => {
      if (!(await organizationExists(ctx.db, organizationId))) throw new ProblemError('not-found');
      return enterEmploymentByHand(ctx, { driverId, organizationId }, body);
    },
  }),
  defineRoute({
    id: 'ops.change-employment',
    method: 'put',
    paths: ['/api/ops/drivers/:id/employments/:employmentId'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Change details of an employment',
    params: z.object({ id: z.uuid(), employmentId: z.uuid() }),
    body: ChangeEmploymentBody,
    response: FileEmployment,
    problems: ['not-found', 'employment-dates-overlap'],
    example: ({ driverId, employmentId }) => ({
      params: { id: driverId, employmentId },
      body: { ...employmentDetails, appliedOn: null, startedOn: null },
    }),
    handler: async ({ params: { id, employmentId }, body, ctx }) =>
      changeEmploymentDetails(ctx, { ...(await opsScope(ctx, id, employmentId)), employmentId }, body),
  }),
  defineRoute({
    id: 'ops.state-facts',
    method: 'post',
    paths: ['/api/ops/drivers/:id/stated-facts'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Record facts about a driver or an employment',
    params: DriverParams,
    body: OpsStateFactsBody,
    response: StatedFacts,
    status: 201,
    problems: [...entryProblems, 'record-changed'],
    example: ({ driverId, employmentId }) => ({ params: { id: driverId }, body: { ...aStatement, employmentId } }),
    handler: async ({ params: { id }, body: { employmentId, ...body }, ctx }) =>
      stateFacts(ctx, await opsScope(ctx, id, employmentId), body),
  }),
];
