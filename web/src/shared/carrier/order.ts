import { queryOptions } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { api, call } from '../http/client';

/** One order with its content, state and counts. The form edits it, the hiring page lives on it. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['job-order', orderId],
    queryFn: ({ signal }) => call(api.GET('/api/job-order/id/{id}', { params: { path: { id: orderId } }, signal })),
    meta: { topics: ['job-order', 'candidacy'] },
  });

/** Everything that a command on an order makes stale: the order, the lists it stands in, their counts. */
export const orderKeys = {
  lists: ['job-orders'],
  amounts: ['job-orders', 'amounts'],
  one: (orderId: string): QueryKey => ['job-order', orderId],
} as const;
