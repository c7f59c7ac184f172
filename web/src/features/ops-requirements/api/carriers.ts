import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

const LIMIT = 100;

/** Carriers by name, to choose the one whose own rule it is. */
export const carriersQuery = () =>
  queryOptions({
    queryKey: ['ops', 'organizations', 'of-rules'],
    queryFn: ({ signal }) =>
      call(api.GET('/api/ops/organizations', { params: { query: { search: '', limit: LIMIT, skip: 0 } }, signal })),
    meta: { topics: ['carrier'] },
  });
