import { z } from 'zod';
import { countWaitingDocuments } from '#db/driver-dossier/waiting-documents';
import { releaseReview } from '#db/review-queue/review-claim-store';
import { countQueuedReviews, listClaimedReviews, listQueuedReviews } from '#db/review-queue/review-queue';
import {
  QueuedReview,
  ReviewFilters,
  ReviewParams,
  ReviewSummary,
  TakenReview,
  TakeReviewBody,
} from '#domain/review-queue/schema';
import { reviewTargets } from '#domain/review-queue/targets';
import { defineRoute, type Route } from '../../http/define-route';
import { keyPart, keysetPageOf, KeysetQuery, parseCursor, toKeysetPage } from '../../http/keyset';
import { claim, claimNext } from './claims';
import { presentClaim, presentQueuedReview } from './present';

const PlaceKey = z.tuple([keyPart.instant, keyPart.id, z.enum(reviewTargets)]);

/** All items that wait for review, with their claims (`/ops/reviews`). */
export const reviewQueueRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.list-reviews',
    method: 'get',
    paths: ['/api/ops/reviews'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List items waiting for review',
    query: KeysetQuery.extend(ReviewFilters.shape),
    response: keysetPageOf(QueuedReview),
    problems: [],
    example: () => ({ query: { kind: 'driverLicense', stage: 'PendingHR' } }),
    handler: async ({ query: { limit, after, ...filters }, ctx }) => {
      const criteria = { filters, after: placeOf(after), limit: limit + 1, now: ctx.now() };
      const rows = await listQueuedReviews(ctx.db, criteria);
      const { data, next } = toKeysetPage(rows, limit, ({ sentAt, driverId, thing }) => [sentAt, driverId, thing]);
      return { data: data.map(presentQueuedReview), next };
    },
  }),
  defineRoute({
    id: 'ops.summarize-reviews',
    method: 'get',
    paths: ['/api/ops/reviews/summary'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Summarize the review queue',
    query: ReviewFilters,
    response: ReviewSummary,
    problems: [],
    example: () => ({}),
    handler: async ({ query, ctx: { db, now } }) => {
      const [counts, documents, claimed] = await Promise.all([
        countQueuedReviews(db, query),
        countWaitingDocuments(db),
        listClaimedReviews(db, now()),
      ]);
      const claims = claimed.map(({ driverId, thing, ...row }) => ({ driverId, thing, claim: presentClaim(row) }));
      return { ...counts, documents, claims };
    },
  }),
  defineRoute({
    id: 'ops.claim-next-review',
    method: 'post',
    paths: ['/api/ops/reviews/next'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Claim the next review',
    body: TakeReviewBody,
    response: TakenReview,
    problems: [],
    example: () => ({ body: { kind: 'photo' } }),
    handler: ({ body, ctx }) => claimNext(ctx, body),
  }),
  defineRoute({
    id: 'ops.claim-review',
    method: 'post',
    paths: ['/api/ops/reviews/:id/:thing/claim'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Claim a review or extend the claim',
    params: ReviewParams,
    response: QueuedReview,
    problems: ['section-not-waiting', 'review-claimed'],
    example: ({ driverId }) => ({ params: { id: driverId, thing: 'photo' } }),
    handler: ({ params: { id, thing }, ctx }) => claim(ctx, { driverId: id, thing }),
  }),
  defineRoute({
    id: 'ops.release-review',
    method: 'post',
    paths: ['/api/ops/reviews/:id/:thing/release'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Release a claimed review',
    params: ReviewParams,
    problems: [],
    example: ({ driverId }) => ({ params: { id: driverId, thing: 'photo' } }),
    handler: ({ params: { id, thing }, ctx }) => releaseReview(ctx.db, { driverId: id, thing }, ctx.actor.userId),
  }),
];

function placeOf(after: string | undefined) {
  const key = parseCursor(after, PlaceKey);
  if (key === undefined) return undefined;
  const [sentAt, driverId, thing] = key;
  return { sentAt, driverId, thing };
}
