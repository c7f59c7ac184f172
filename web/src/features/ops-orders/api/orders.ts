import { infiniteQueryOptions } from '@tanstack/react-query';
import type { OrderStatus } from '#domain/job-orders/states';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';

const PAGE_SIZE = 10;

export const opsOrderKeys = { lists: ['ops', 'orders'] } as const;

/** Orders of all carriers in one status, longest in it first; sent-back orders last. New ones wait behind the "new" pill. */
export const opsOrdersQuery = (status: OrderStatus) =>
  infiniteQueryOptions({
    queryKey: [...opsOrderKeys.lists, status],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.GET('/api/ops/job-orders', { params: { query: { status, limit: PAGE_SIZE, skip: pageParam } }, signal }),
      ),
    initialPageParam: 0,
    getNextPageParam: nextSkip,
    meta: { topics: ['job-order'], held: true },
  });
