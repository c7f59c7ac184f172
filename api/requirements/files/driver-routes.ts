import { z } from 'zod';
import { MAX_FILE_BYTES } from '#domain/driver-files/uploads';
import { DriverStateFactsBody, EvidenceFileQuery, NewDriverEvidenceBody } from '#domain/requirements/file-calls-schema';
import { FileEvidence, FileOnDay, FileQuery, ReceivedFile, StatedFacts } from '#domain/requirements/file-schema';
import { defineRoute, fileResponse, type Route } from '../../http/define-route';
import { openDocument, receiveEvidenceFile } from './evidence-files';
import { readOwnFile } from './own-file';
import { evidenceScope, recordDocument } from './record-evidence';
import { entryProblems, fileProblems } from './route-parts';
import { driverScope } from './scope';
import { stateFacts } from './state-facts';

/** The signed-in driver's own file. */
export const ownFileLineRoutes: readonly Route[] = [
  defineRoute({
    id: 'driver.read-own-file',
    method: 'get',
    paths: ['/api/drivers/me/file'],
    permission: 'driver:act',
    scope: 'self',
    summary: "Evaluate the driver's own file on a date",
    query: FileQuery,
    response: FileOnDay,
    problems: ['not-found'],
    example: () => ({ query: { on: '2026-11-26' } }),
    handler: ({ query, ctx }) => readOwnFile(ctx, query),
  }),
  defineRoute({
    id: 'driver.receive-evidence-file',
    method: 'post',
    paths: ['/api/drivers/me/evidence-files'],
    permission: 'driver:act',
    scope: 'self',
    summary: "Upload a document for the driver's own file",
    fileBody: { maxBytes: MAX_FILE_BYTES },
    response: ReceivedFile,
    status: 201,
    problems: [...fileProblems, 'files-full'],
    example: () => ({}),
    handler: async ({ ctx }) => receiveEvidenceFile(ctx, await driverScope(ctx)),
  }),
  defineRoute({
    id: 'driver.record-evidence',
    method: 'post',
    paths: ['/api/drivers/me/evidence'],
    permission: 'driver:act',
    scope: 'driver',
    summary: "Submit a document for the driver's own file",
    body: NewDriverEvidenceBody,
    response: FileEvidence,
    status: 201,
    problems: ['not-found'],
    example: ({ employmentId, evidenceFileId }) => ({
      body: {
        kind: 'application',
        form: 'document',
        dates: { signed: '2026-11-02' },
        fileId: evidenceFileId,
        employmentId,
      },
    }),
    handler: async ({ body: { employmentId, ...body }, ctx }) =>
      recordDocument(ctx, await driverScope(ctx, employmentId), { ...body, isAccepted: false }),
  }),
  defineRoute({
    id: 'driver.open-evidence',
    method: 'get',
    paths: ['/api/drivers/me/evidence/:evidenceId/file'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Download a document that the driver submitted',
    params: z.object({ evidenceId: z.uuid() }),
    query: EvidenceFileQuery,
    response: fileResponse('*/*'),
    problems: ['file-not-displayable', 'not-found', 'file-not-scanned'],
    example: ({ ownEvidenceId }) => ({ params: { evidenceId: ownEvidenceId } }),
    handler: async ({ params: { evidenceId }, query: { side }, ctx }) =>
      openDocument(ctx, { scope: await evidenceScope(ctx, ctx.actor.driverId, evidenceId), evidenceId, side }),
  }),
  defineRoute({
    id: 'driver.state-facts',
    method: 'post',
    paths: ['/api/drivers/me/stated-facts'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'Record facts that the driver knows',
    body: DriverStateFactsBody,
    response: StatedFacts,
    status: 201,
    problems: [...entryProblems, 'record-changed'],
    example: () => ({ body: { from: '2026-11-02', facts: { category: 'NI' } } }),
    handler: async ({ body, ctx }) => stateFacts(ctx, await driverScope(ctx), body),
  }),
];
