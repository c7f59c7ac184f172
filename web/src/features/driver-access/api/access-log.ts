import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

const PAGE_SIZE = 10;

/** The access log of the driver's file, newest first. */
export const accessLogQuery = () =>
  infiniteQueryOptions({
    queryKey: ['driver', 'access-log'],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.GET('/api/driver/access-log', {
          params: { query: { limit: PAGE_SIZE, ...(pageParam === null ? {} : { after: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
