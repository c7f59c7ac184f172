import type { DriverStage } from '#domain/drivers/stages';
import type { ReviewThing } from '#domain/review-queue/things';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../shared/http/client';

const LIMIT = 30;

export const reviewQueueKeys = {
  lists: ['ops', 'reviews', 'list'] as const,
  summaries: ['ops', 'reviews', 'summary'] as const,
  claim: ({ driverId, thing }: ReviewKey) => ['ops', 'reviews', 'claim', driverId, thing] as const,
};

/** What the queue is narrowed by. */
export interface QueueFilters {
  kind: ReviewThing | null;
  stage: DriverStage | null;
}

/** One thing of one driver. */
export interface ReviewKey {
  driverId: string;
  thing: ReviewThing;
}

export const keyOf = ({ driverId, thing }: ReviewKey): string => `${driverId}/${thing}`;

export const asQuery = ({ kind, stage }: QueueFilters) => ({
  ...(kind !== null && { kind }),
  ...(stage !== null && { stage }),
});

/** What waits, the oldest first. What is sent while somebody reads waits behind the "new" pill. */
export const queueQuery = (filters: QueueFilters) =>
  infiniteQueryOptions({
    queryKey: [...reviewQueueKeys.lists, filters],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: LIMIT, ...asQuery(filters), ...(pageParam !== null && { after: pageParam }) };
      return call(api.GET('/api/ops/reviews', { params: { query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { topics: ['review'], held: true },
  });

/** How much waits, since when, and who has what: numbers and names move no row, so they follow at once. */
export const queueSummaryQuery = (filters: QueueFilters) =>
  queryOptions({
    queryKey: [...reviewQueueKeys.summaries, filters],
    queryFn: ({ signal }) => call(api.GET('/api/ops/reviews/summary', { params: { query: asQuery(filters) }, signal })),
    meta: { topics: ['review', 'review-claim'] },
  });

/**
 * Takes a thing in hand by opening it, or says who has it; asked again, it holds on to it. A question and no command:
 * whoever opens an address holds what it names, however often it is opened.
 */
export const claimQuery = ({ driverId, thing }: ReviewKey) =>
  queryOptions({
    queryKey: reviewQueueKeys.claim({ driverId, thing }),
    queryFn: () => call(api.POST('/api/ops/reviews/{id}/{thing}/claim', { params: { path: { id: driverId, thing } } })),
    // Opened anew it is claimed anew.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });
