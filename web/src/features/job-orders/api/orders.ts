import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { OrderSort } from '#domain/job-orders/list-filters';
import type { OrderFilters } from '#domain/job-orders/schema';
import type { OrderStatus } from '#domain/job-orders/states';
import { orderKeys } from '#web/entities/job-orders/order';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';
import { sendable } from '#web/shared/http/sendable';

const PAGE_SIZE = 10;

export interface OrdersQuery extends OrderFilters {
  organizationId: string;
  status: OrderStatus;
  sort?: OrderSort;
  direction?: 'asc' | 'desc';
}

/** Orders in one status, page by page; an empty page ends the list. */
export const ordersQuery = ({ organizationId, status, ...query }: OrdersQuery) =>
  infiniteQueryOptions({
    queryKey: [...orderKeys.lists, { organizationId, status, ...query }],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.GET('/api/job-order/{status}/organization/{orgId}', {
          params: {
            path: { status, orgId: organizationId },
            query: sendable({ limit: PAGE_SIZE, skip: pageParam, ...query }),
          },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: nextSkip,
    meta: { topics: ['job-order', 'candidacy'] },
  });

/** Number of orders in each tab, with the same filters. */
export const orderCountsQuery = (filters: OrderFilters) =>
  queryOptions({
    queryKey: [...orderKeys.counts, filters],
    queryFn: ({ signal }) =>
      call(api.GET('/api/order/fleet/amount/total', { params: { query: sendable(filters) }, signal })),
    meta: { topics: filters.waiting === true ? ['job-order', 'candidacy'] : ['job-order'] },
  });
