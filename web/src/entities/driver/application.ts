import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** The driver's application: every task with its status and why it was sent back. */
export const applicationQuery = () =>
  queryOptions({
    queryKey: ['driver', 'application'],
    queryFn: ({ signal }) => call(api.GET('/api/driver-profile/verification', { signal })),
    meta: { topics: ['driver', 'history', 'user'] },
  });
