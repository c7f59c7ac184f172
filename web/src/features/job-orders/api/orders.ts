import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApprovalStatus, OrderStatus } from '#domain/job-orders/states';
import { orderKeys } from '#web/entities/job-orders/order';
import { api, call } from '#web/shared/http/client';

const PAGE_SIZE = 10;

export interface OrdersFilter {
  organizationId: string;
  status: OrderStatus;
  /** Only orders at facilities that the caller recruits for. */
  mine?: boolean;
  /** Only orders with this answer of operations. */
  approval?: ApprovalStatus | undefined;
}

/** Orders in one status, page by page; an empty page ends the list. */
export const ordersQuery = ({ organizationId, status, mine = false, approval }: OrdersFilter) =>
  infiniteQueryOptions({
    queryKey: [...orderKeys.lists, { organizationId, status, mine, approval }],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.GET('/api/job-order/{status}/organization/{orgId}', {
          params: {
            path: { status, orgId: organizationId },
            query: {
              limit: PAGE_SIZE,
              skip: pageParam,
              ...(mine ? { mine: true } : {}),
              ...(approval && { approval }),
            },
          },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { data }) => sum + data.length, 0);
      return last.data.length === 0 || loaded >= last.count ? undefined : loaded;
    },
    meta: { topics: ['job-order', 'candidacy'] },
  });

/** Number of orders in each tab. */
export const orderCountsQuery = (mine = false) =>
  queryOptions({
    queryKey: [...orderKeys.counts, { mine }],
    queryFn: ({ signal }) =>
      call(api.GET('/api/order/fleet/amount/total', { params: { query: mine ? { mine: true } : {} }, signal })),
    meta: { topics: ['job-order'] },
  });
