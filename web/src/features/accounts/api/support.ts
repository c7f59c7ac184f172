import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../shared/http/client';

/** Where people reach the operator. */
export const supportQuery = () =>
  queryOptions({
    queryKey: ['support'],
    queryFn: ({ signal }) => call(api.GET('/api/support', { signal })),
    staleTime: Infinity,
  });
