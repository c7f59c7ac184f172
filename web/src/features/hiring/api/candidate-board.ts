import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { BoardColumn } from '#domain/candidacies/board/columns';
import type { CandidacyCard } from '#domain/candidacies/schema';
import { api, call } from '#web/shared/http/client';
import type { ListState } from '#web/shared/http/list-state';
import { pagedListOf } from '#web/shared/http/list-state';
import { nextSkip } from '#web/shared/http/next-skip';
import { hiringKeys } from './candidacies';

const PAGE_SIZE = 20;

// Nested under the key of the order's tabs, which every command on a candidacy invalidates.
export const boardKey = (orderId: string) => [...hiringKeys.tabs(orderId), 'board'] as const;

/** The drivers of one column, longest in the state first. Changes by others wait behind the "new" pill. */
const columnQuery = (orderId: string, column: BoardColumn) =>
  infiniteQueryOptions({
    queryKey: [...boardKey(orderId), column],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.GET('/api/job-order/{id}/board/{column}', {
          params: { path: { id: orderId, column }, query: { limit: PAGE_SIZE, skip: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: nextSkip,
    meta: { topics: ['candidacy'], held: true },
  });

/** The cards of a column, and when they were last read. */
export interface ColumnCards {
  list: ListState<CandidacyCard>;
  readAt: number;
}

function useColumn(orderId: string, column: BoardColumn): ColumnCards {
  const query = useInfiniteQuery(columnQuery(orderId, column));
  return { list: pagedListOf(query, ({ data, count }) => ({ rows: data, total: count })), readAt: query.dataUpdatedAt };
}

/** All columns of an order's board. */
export const useColumns = (orderId: string): Readonly<Record<BoardColumn, ColumnCards>> => ({
  invited: useColumn(orderId, 'invited'),
  requested: useColumn(orderId, 'requested'),
  inReview: useColumn(orderId, 'inReview'),
  approved: useColumn(orderId, 'approved'),
  interview: useColumn(orderId, 'interview'),
  hired: useColumn(orderId, 'hired'),
});
