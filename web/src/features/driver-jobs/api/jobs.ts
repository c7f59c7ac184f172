import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { JobSearchFilters, JobSort } from '#domain/job-orders/driver-job/search-filters';
import { api, call } from '#web/shared/http/client';

const topics = ['job-order', 'candidacy'] as const;

/** The driver's filters: distance from home and kind of work. */
export interface JobFilters extends JobSearchFilters {
  readonly miles: number | undefined;
  readonly sort?: JobSort | undefined;
}

type JobQuery = { [Name in keyof JobFilters]?: Exclude<JobFilters[Name], undefined> };

const queryOf = (filters: JobFilters): JobQuery =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));

/** Visible jobs that match the driver and the filters, nearest or best paid first. */
export const jobsQuery = (filters: JobFilters) =>
  infiniteQueryOptions({
    queryKey: ['driver', 'jobs', filters],
    queryFn: ({ signal, pageParam }) =>
      call(api.GET('/api/driver/job-orders', { params: { query: { page: pageParam, ...queryOf(filters) } }, signal })),
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
