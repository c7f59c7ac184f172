import type { QueryKey } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** One order with its content, state and counts. Used by the form and the hiring page. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['job-order', orderId],
    queryFn: ({ signal }) => call(api.GET('/api/job-order/id/{id}', { params: { path: { id: orderId } }, signal })),
    meta: { topics: ['job-order', 'candidacy'] },
  });

/** The query keys that a command on an order invalidates: the order, the lists that contain it, their counts. */
export const orderKeys = {
  lists: ['job-orders'],
  counts: ['job-orders', 'counts'],
  one: (orderId: string): QueryKey => ['job-order', orderId],
  every: ['job-order'],
} as const;
