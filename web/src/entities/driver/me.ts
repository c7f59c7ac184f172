import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** The signed-in driver: stage, availability, and the number of applications that wait for them. */
export const driverMeQuery = () =>
  queryOptions({
    queryKey: ['driver', 'me'],
    queryFn: ({ signal }) => call(api.GET('/api/driver/me', { signal })),
    meta: { topics: ['candidacy', 'driver', 'workday'] },
  });
