import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

const REFETCH_INTERVAL_MS = 10_000;

/** The logins of a demo installation, and whether more of its data is arriving, until it is there; nothing everywhere else. */
export const demoLoginsQuery = () =>
  queryOptions({
    queryKey: ['demo-logins'],
    queryFn: ({ signal }) => call(api.GET('/api/demo', { signal })),
    staleTime: Infinity,
    refetchInterval: ({ state: { data } }) => (data?.isArriving === true ? REFETCH_INTERVAL_MS : false),
  });
