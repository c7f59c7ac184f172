import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../http/client';

/** What the own account says of contacts, consent and ways in, and whether its welcome was read. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['account', 'settings'],
    queryFn: ({ signal }) => call(api.GET('/api/user/settings', { signal })),
    meta: { topics: ['user'] },
  });
