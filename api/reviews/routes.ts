import { z } from 'zod';
import { OpsDriver } from '#domain/driver-pipeline/schema';
import {
  OpsDriverFile,
  ReviewDocumentBody,
  ReviewedDocument,
  ReviewedSection,
  ReviewedTask,
  ReviewItemBody,
  ReviewTaskBody,
  UndoApprovalBody,
} from '#domain/driver-reviews/schema';
import { defineRoute, type Route } from '../http/define-route';
import { commandAndRead } from '../pipelines/command';
import { correctionRoutes } from './correction-routes';
import { reviewFileRoutes } from './file-routes';
import { readDriverFile } from './read-file';
import { reviewDocument } from './review-document';
import { reviewItem } from './review-item';
import { reviewTask } from './review-task';
import { verificationRoutes } from './verification-routes';

const DriverParams = z.object({ id: z.uuid() });
const DocumentParams = z.object({ id: z.uuid(), document: ReviewedDocument });
const ItemParams = z.object({ id: z.uuid(), itemId: z.uuid() });
const TaskParams = z.object({ id: z.uuid(), task: ReviewedTask });

/** Operations' reviews of a driver's documents and tasks (docs/state-machines.md#reviews). */
export const driverReviewRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.driver-file',
    method: 'get',
    paths: ['/api/ops/drivers/:id/file'],
    permission: 'ops:read',
    scope: 'ops',
    summary: "Retrieve a driver's file for review",
    params: DriverParams,
    response: OpsDriverFile,
    problems: ['not-found'],
    example: ({ driverId }) => ({ params: { id: driverId } }),
    handler: ({ params, ctx }) => readDriverFile(ctx, params.id),
  }),
  defineRoute({
    id: 'ops.review-document',
    method: 'post',
    paths: ['/api/ops/drivers/:id/documents/:document/review'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Approve or reject a document',
    params: DocumentParams,
    body: ReviewDocumentBody,
    response: OpsDriver,
    problems: ['not-found', 'pipeline-changed', 'review-claimed'],
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
    summary: 'Reopen the review of a document',
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
    summary: 'Request a document from a driver',
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
    summary: 'Approve or reject a task',
    params: TaskParams,
    body: ReviewTaskBody,
    response: OpsDriver,
    problems: ['not-found', 'pipeline-changed', 'reason-missing', 'items-not-approved', 'review-claimed'],
    example: ({ driverId }) => ({ params: { id: driverId, task: 'photo' }, body: { isApproved: true } }),
    handler: ({ params: { id, task }, body, ctx }) => reviewTask(ctx, { driverId: id, task, body }),
  }),
  defineRoute({
    id: 'ops.undo-approval',
    method: 'post',
    paths: ['/api/ops/drivers/:id/tasks/:task/undo-approval'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Undo the approval of a task',
    params: TaskParams,
    body: UndoApprovalBody,
    response: OpsDriver,
    problems: ['not-found', 'pipeline-changed'],
    example: ({ driverId }) => ({ params: { id: driverId, task: 'photo' }, body: { entryId: null } }),
    handler: ({ params: { id, task }, body: { entryId }, ctx }) =>
      commandAndRead(ctx, { driverId: id, name: 'undoApproval', details: { task, entryId } }),
  }),
  defineRoute({
    id: 'ops.review-item',
    method: 'post',
    paths: ['/api/ops/drivers/:id/items/:itemId/review'],
    permission: 'ops:act',
    scope: 'ops',
    summary: "Review an entry of a driver's application",
    params: ItemParams,
    body: ReviewItemBody,
    response: ReviewedSection,
    problems: [
      'not-found',
      'item-changed',
      'item-reviewed',
      'section-not-waiting',
      'pipeline-changed',
      'review-claimed',
    ],
    example: ({ driverId, historyItems }) => ({
      params: { id: driverId, itemId: historyItems.employment },
      body: { kind: 'employmentHistory', verdict: 'noted', text: 'Called the yard', version: 'seen' },
    }),
    handler: ({ params: { id, itemId }, body, ctx }) => reviewItem(ctx, { driverId: id, itemId, body }),
  }),
  ...correctionRoutes,
  ...reviewFileRoutes,
  ...verificationRoutes,
];
