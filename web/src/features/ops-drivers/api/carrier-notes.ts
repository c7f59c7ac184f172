import { infiniteQueryOptions } from '@tanstack/react-query';
import { opsDriverKeys } from '#web/entities/pipeline/drivers';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';

const PAGE_SIZE = 10;

/** The carriers' notes about a driver, newest first. */
export const carrierNotesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...opsDriverKeys.one(id), 'candidate-notes'],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.GET('/api/ops/drivers/{id}/candidate-notes', {
          params: { path: { id }, query: { limit: PAGE_SIZE, skip: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: nextSkip,
  });
