import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** The stored information of the signed-in driver, and what expires soon. */
export const personalInfoQuery = () =>
  queryOptions({
    queryKey: ['driver', 'personal-info'],
    queryFn: ({ signal }) => call(api.GET('/api/driver/personal-info', { signal })),
    meta: { topics: ['driver', 'user'] },
  });
