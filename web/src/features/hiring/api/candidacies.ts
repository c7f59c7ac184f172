import type { QueryKey } from '@tanstack/react-query';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CandidacyTab } from '#domain/candidacies/tabs';
import { orderKeys } from '#web/entities/job-orders/order';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';

const PAGE_SIZE = 10;

/** Query keys that a command on a candidacy invalidates: the order's tabs, counts, search and profile. */
export const hiringKeys = {
  tabs: (orderId: string): QueryKey => ['candidacies', orderId],
  search: (orderId: string): QueryKey => ['driver-search', orderId],
  profiles: ['driver-profile'] as QueryKey,
  timelines: ['timeline'] as QueryKey,
  lists: ['candidates'] as QueryKey,
  dashboard: ['dashboard'] as QueryKey,
} as const;

export const touchedBy = (orderId: string): QueryKey[] => [
  hiringKeys.tabs(orderId),
  hiringKeys.search(orderId),
  hiringKeys.profiles,
  hiringKeys.timelines,
  hiringKeys.lists,
  hiringKeys.dashboard,
  orderKeys.one(orderId),
  orderKeys.lists,
];

/** The drivers of one tab, longest in the state first. */
export const candidaciesQuery = (orderId: string, tab: CandidacyTab) =>
  infiniteQueryOptions({
    queryKey: [...hiringKeys.tabs(orderId), tab],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.GET('/api/job-order/{id}/candidacies', {
          params: { path: { id: orderId }, query: { stage: tab, limit: PAGE_SIZE, skip: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: nextSkip,
    meta: { topics: ['candidacy'] },
  });
