import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** The account's contacts, consent and sign-in methods, and whether its welcome was read. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['account', 'settings'],
    queryFn: ({ signal }) => call(api.GET('/api/user/settings', { signal })),
    meta: { topics: ['user'] },
  });
