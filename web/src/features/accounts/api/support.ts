import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** The operator's support contact. */
export const supportQuery = () =>
  queryOptions({
    queryKey: ['support'],
    queryFn: ({ signal }) => call(api.GET('/api/support', { signal })),
    staleTime: Infinity,
  });
