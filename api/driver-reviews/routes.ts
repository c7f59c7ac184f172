import { z } from 'zod';

import { OpsDriver } from '#domain/driver-pipeline/schema';
import { ReviewDocumentBody, ReviewedDocument, ReviewedTask, ReviewTaskBody } from '#domain/driver-reviews/schema';

import { commandAndRead, storeReason } from '../driver-pipelines/command';
import { defineRoute, type Route } from '../http/define-route';
import { reviewDocument } from './review-document';
import { verificationRoutes } from './verification-routes';

const DocumentParams = z.object({ id: z.uuid(), document: ReviewedDocument });
const TaskParams = z.object({ id: z.uuid(), task: ReviewedTask });

/** What operations say of a driver's documents and tasks (workflows page, section 3 "Tasks"). */
export const driverReviewRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.review-document',
    method: 'post',
    paths: ['/api/ops/drivers/:id/documents/:document/review'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Approve a document with its last day, or reject it with a reason',
    params: DocumentParams,
    body: ReviewDocumentBody,
    response: OpsDriver,
    problems: ['not-found', 'pipeline-changed'],
    example: ({ driverId, facilityId }) => ({
      params: { id: driverId, document: 'mvr' },
      body: { fileId: facilityId, isApproved: true },
    }),
    handler: ({ params: { id, document }, body, ctx }) => reviewDocument(ctx, { driverId: id, document, body }),
  }),
  defineRoute({
    id: 'ops.reopen-document',
    method: 'post',
    paths: ['/api/ops/drivers/:id/documents/:document/reopen'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Review an approved document once more',
    params: DocumentParams,
    response: OpsDriver,
    problems: ['not-found', 'pipeline-changed'],
    example: ({ driverId }) => ({ params: { id: driverId, document: 'mvr' } }),
    handler: ({ params: { id, document }, ctx }) =>
      commandAndRead(ctx, { driverId: id, name: 'reopenDocument', details: { document } }),
  }),
  defineRoute({
    id: 'ops.request-document',
    method: 'post',
    paths: ['/api/ops/drivers/:id/documents/:document/request'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Ask the driver for a document',
    params: DocumentParams,
    response: OpsDriver,
    problems: ['not-found', 'pipeline-changed'],
    example: ({ driverId }) => ({ params: { id: driverId, document: 'mvr' } }),
    handler: ({ params: { id, document }, ctx }) =>
      commandAndRead(ctx, { driverId: id, name: 'requestDocument', details: { document } }),
  }),
  defineRoute({
    id: 'ops.review-task',
    method: 'post',
    paths: ['/api/ops/drivers/:id/tasks/:task/review'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Approve a task as it was sent, or reject it with a reason',
    params: TaskParams,
    body: ReviewTaskBody,
    response: OpsDriver,
    problems: ['not-found', 'pipeline-changed', 'reason-missing'],
    example: ({ driverId }) => ({ params: { id: driverId, task: 'photo' }, body: { isApproved: true } }),
    handler: async ({ params: { id, task }, body: { note, ...verdict }, ctx }) =>
      commandAndRead(ctx, {
        driverId: id,
        name: 'reviewTask',
        details: { task, ...verdict, noteId: await storeReason(ctx, note) },
      }),
  }),
  ...verificationRoutes,
];
