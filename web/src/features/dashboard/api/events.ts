import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

const PAGE_SIZE = 10;

/** Events of the carrier's orders, newest first. */
export const eventsQuery = (organizationId: string) =>
  infiniteQueryOptions({
    queryKey: ['events', organizationId],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.GET('/api/events/{orgId}', {
          params: { path: { orgId: organizationId }, query: { limit: PAGE_SIZE, skip: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.data.length < PAGE_SIZE ? undefined : pages.length * PAGE_SIZE),
    meta: { topics: ['job-order', 'candidacy'] },
  });
