import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { StalledSort } from '#domain/stalled/filters';
import type { StalledList, StalledSearch } from '#domain/stalled/schema';
import { opsDriverKeys } from '#web/entities/pipeline/drivers';
import { api, call } from '#web/shared/http/client';
import { saveFile } from '#web/shared/http/save-file';
import { sendable } from '#web/shared/http/sendable';

const PAGE_SIZE = 25;

/** Nested under the key of the driver lists, because a driver command can remove a row here. */
const keys = [...opsDriverKeys.lists, 'stalled'] as const;

export interface StalledListQuery extends StalledSearch {
  sort: StalledSort;
  direction: 'asc' | 'desc';
}

/** Items over target. Later changes wait behind the "new" pill. */
export const stalledQuery = (listQuery: StalledListQuery) =>
  infiniteQueryOptions({
    queryKey: [...keys, 'list', listQuery],
    queryFn: ({ pageParam, signal }) => {
      const body = { ...listQuery, limit: PAGE_SIZE, ...(pageParam !== null && { after: pageParam }) };
      return call(api.POST('/api/ops/stalled/search', { body: sendable(body), signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: StalledList) => next ?? undefined,
    meta: { topics: ['driver', 'candidacy', 'job-order'], held: true },
  });

/** Totals of the items over target. */
export const stalledSummaryQuery = (search: StalledSearch) =>
  queryOptions({
    queryKey: [...keys, 'summary', search],
    queryFn: ({ signal }) => call(api.POST('/api/ops/stalled/summary', { body: sendable(search), signal })),
    meta: { topics: ['driver', 'candidacy', 'job-order'], held: true },
  });

/** Downloads the whole list. */
export async function saveStalledFile(listQuery: StalledListQuery, day: string): Promise<void> {
  const content: unknown = await call(api.POST('/api/ops/stalled/csv', { body: sendable(listQuery), parseAs: 'blob' }));
  saveFile(content, `stalled-${day}.csv`);
}

export const stalledKeys = keys;
