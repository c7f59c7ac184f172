import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../http/client';

/** What is kept of the signed-in driver, and what of it ends soon. */
export const personalInfoQuery = () =>
  queryOptions({
    queryKey: ['driver', 'personal-info'],
    queryFn: ({ signal }) => call(api.GET('/api/driver/personal-info', { signal })),
    meta: { topics: ['driver', 'user'] },
  });
