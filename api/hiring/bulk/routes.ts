import { z } from 'zod';
import {
  CandidateBulkBody,
  CandidateBulkList,
  CandidateBulkPreview,
  CandidateBulkPreviewBody,
  CandidateBulkProgress,
} from '#domain/bulk/candidates/schema';
import { BulkStarted } from '#domain/bulk/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { listCandidateActions, readCandidateAction, stopCandidateAction } from './follow';
import { previewCandidates } from './preview';
import { startCandidateAction } from './start';

const BulkParams = z.object({ id: z.uuid() });
const message = { kind: 'messageCandidates', subject: 'Hello', text: 'Hello {firstName}' } as const;

/** A carrier's bulk actions on its candidates (docs/decisions/038-carriers-act-in-bulk.md). */
export const candidateBulkRoutes: readonly Route[] = [
  defineRoute({
    id: 'candidates.preview-bulk',
    method: 'post',
    paths: ['/api/candidates/bulk/preview'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: 'Preview a bulk action on candidates',
    body: CandidateBulkPreviewBody,
    response: CandidateBulkPreview,
    problems: ['not-found', 'safety-approval-needed'],
    idempotent: false,
    costly: { chargedTo: 'organization', cost: 6, isQueued: true },
    example: ({ candidacyId }) => ({ body: { targets: { candidacyIds: [candidacyId] }, act: message } }),
    furtherExamples: ({ driverId, orderId }) => [
      { body: { targets: { driverIds: [driverId] }, act: { kind: 'invite', orderId } } },
    ],
    handler: ({ body, ctx }) => previewCandidates(ctx, body),
  }),
  defineRoute({
    id: 'candidates.act-in-bulk',
    method: 'post',
    paths: ['/api/candidates/bulk'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: 'Start a bulk action on candidates',
    body: CandidateBulkBody,
    status: 202,
    response: BulkStarted,
    problems: ['not-found', 'safety-approval-needed', 'price-changed'],
    example: ({ candidacyId }) => ({
      body: { targets: [{ _id: candidacyId, seen: { round: 1, state: 'inReview' } }], act: message },
    }),
    handler: async ({ body, ctx }) => ({ _id: await startCandidateAction(ctx, body) }),
  }),
  defineRoute({
    id: 'candidates.list-bulk',
    method: 'get',
    paths: ['/api/candidates/bulk'],
    permission: 'hiring:act',
    scope: 'self',
    summary: "List the carrier's latest bulk actions",
    response: CandidateBulkList,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => listCandidateActions(ctx),
  }),
  defineRoute({
    id: 'candidates.read-bulk',
    method: 'get',
    paths: ['/api/candidates/bulk/:id'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: 'Return the progress of a bulk action on candidates',
    params: BulkParams,
    response: CandidateBulkProgress,
    problems: ['not-found'],
    example: ({ candidateBulkActionId }) => ({ params: { id: candidateBulkActionId } }),
    handler: ({ params: { id }, ctx }) => readCandidateAction(ctx, id),
  }),
  defineRoute({
    id: 'candidates.stop-bulk',
    method: 'post',
    paths: ['/api/candidates/bulk/:id/stop'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: 'End a bulk action on candidates early',
    params: BulkParams,
    problems: ['not-found'],
    example: ({ candidateBulkActionId }) => ({ params: { id: candidateBulkActionId } }),
    handler: ({ params: { id }, ctx }) => stopCandidateAction(ctx, id),
  }),
];
