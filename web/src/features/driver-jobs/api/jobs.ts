import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../shared/http/client';

const topics = ['job-order', 'candidacy'];

/** Visible jobs that fit the driver, nearest first. */
export const jobsQuery = (miles: number | undefined) =>
  infiniteQueryOptions({
    queryKey: ['driver', 'jobs', { miles }],
    queryFn: ({ signal, pageParam }) =>
      call(
        api.GET('/api/driver/job-orders', {
          params: { query: { page: pageParam, ...(miles === undefined ? {} : { miles }) } },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ data, page }) => (data.length === 0 ? undefined : page + 1),
    meta: { topics },
  });

export const jobQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['driver', 'job', orderId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/driver/job-orders/{id}', { params: { path: { id: orderId } }, signal })),
    meta: { topics },
  });
