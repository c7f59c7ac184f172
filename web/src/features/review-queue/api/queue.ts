import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { ReviewTarget } from '#domain/review-queue/targets';
import { api, call } from '#web/shared/http/client';

const PAGE_SIZE = 30;

export const reviewQueueKeys = {
  lists: ['ops', 'reviews', 'list'] as const,
  summaries: ['ops', 'reviews', 'summary'] as const,
  claim: ({ driverId, thing }: ReviewKey) => ['ops', 'reviews', 'claim', driverId, thing] as const,
};

/** Filters of the queue. */
export interface QueueFilters {
  kind: ReviewTarget | null;
  stage: DriverStage | null;
}

/** One review item of one driver. */
export interface ReviewKey {
  driverId: string;
  thing: ReviewTarget;
}

export const keyOf = ({ driverId, thing }: ReviewKey): string => `${driverId}/${thing}`;

export const asQuery = ({ kind, stage }: QueueFilters) => ({
  ...(kind !== null && { kind }),
  ...(stage !== null && { stage }),
});

/** Waiting reviews, oldest first. New ones wait behind the "new" pill. */
export const queueQuery = (filters: QueueFilters) =>
  infiniteQueryOptions({
    queryKey: [...reviewQueueKeys.lists, filters],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, ...asQuery(filters), ...(pageParam !== null && { after: pageParam }) };
      return call(api.GET('/api/ops/reviews', { params: { query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { topics: ['review'], held: true },
  });

/** Totals, claims and the number of documents of driver files; they move no row, so they refresh immediately. */
export const queueSummaryQuery = (filters: QueueFilters) =>
  queryOptions({
    queryKey: [...reviewQueueKeys.summaries, filters],
    queryFn: ({ signal }) => call(api.GET('/api/ops/reviews/summary', { params: { query: asQuery(filters) }, signal })),
    meta: { topics: ['review', 'review-claim', 'driver'] },
  });

/**
 * Claims a review by opening it, or reports the colleague who has claimed it; a repeated request renews the claim. A
 * query, not a command: opening a URL claims its review, however often it is opened.
 */
export const claimQuery = ({ driverId, thing }: ReviewKey) =>
  queryOptions({
    queryKey: reviewQueueKeys.claim({ driverId, thing }),
    queryFn: () => call(api.POST('/api/ops/reviews/{id}/{thing}/claim', { params: { path: { id: driverId, thing } } })),
    // Reopening claims it again.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });
