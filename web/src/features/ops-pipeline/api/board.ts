import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { WaitedOn } from '#domain/driver-pipeline/waiting';
import { opsDriverKeys } from '#web/entities/pipeline/drivers';
import { api, call } from '#web/shared/http/client';

const PAGE_SIZE = 30;

/** Filters of the board. */
export interface BoardFilters {
  owner: string | null;
  waitsFor: WaitedOn | null;
  overdue: boolean;
}

// Nested under the key of the driver lists, which every driver command invalidates.
const boardKey = [...opsDriverKeys.lists, 'board'] as const;

const toQuery = ({ owner, waitsFor, overdue }: BoardFilters) => ({
  ...(owner !== null && { owner }),
  ...(waitsFor !== null && { waitsFor }),
  ...(overdue && { overdue }),
});

/** Totals of all columns. Later moves wait behind the "new" pill. */
export const boardQuery = (filters: BoardFilters) =>
  queryOptions({
    queryKey: [...boardKey, 'heads', filters],
    queryFn: ({ signal }) => call(api.GET('/api/ops/board', { params: { query: toQuery(filters) }, signal })),
    meta: { topics: ['driver'], held: true },
  });

/** Cards of one column, earliest due first. */
export const columnQuery = (stage: DriverStage, filters: BoardFilters) =>
  infiniteQueryOptions({
    queryKey: [...boardKey, 'column', stage, filters],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...toQuery(filters), limit: PAGE_SIZE, ...(pageParam !== null && { after: pageParam }) };
      return call(api.GET('/api/ops/board/{stage}', { params: { path: { stage }, query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { topics: ['driver'], held: true },
  });

/** Query key of all board data. */
export const wholeBoard = { queryKey: boardKey };
