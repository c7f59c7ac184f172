import type { JobSearchFilters } from '#domain/job-orders/driver-job/search-filters';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../shared/http/client';

const topics = ['job-order', 'candidacy'];

/** What the driver narrows the list by: how far from home, and what the work is like. */
export interface JobFilters extends JobSearchFilters {
  readonly miles: number | undefined;
}

type Asked = { [Name in keyof JobFilters]?: Exclude<JobFilters[Name], undefined> };

const asked = (filters: JobFilters): Asked =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));

/** Visible jobs that fit the driver and the filters, nearest first. */
export const jobsQuery = (filters: JobFilters) =>
  infiniteQueryOptions({
    queryKey: ['driver', 'jobs', filters],
    queryFn: ({ signal, pageParam }) =>
      call(api.GET('/api/driver/job-orders', { params: { query: { page: pageParam, ...asked(filters) } }, signal })),
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
