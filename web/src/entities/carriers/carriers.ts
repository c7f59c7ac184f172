import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

const LIMIT = 25;

/** The first carriers whose names contain a text. */
export const carriersQuery = (search: string) =>
  queryOptions({
    queryKey: ['ops', 'organizations', 'choice', search],
    queryFn: ({ signal }) =>
      call(api.GET('/api/ops/organizations', { params: { query: { search, limit: LIMIT, skip: 0 } }, signal })),
    placeholderData: keepPreviousData,
    meta: { topics: ['carrier'] },
  });
