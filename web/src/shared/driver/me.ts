import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../http/client';

/** The signed-in driver's own standing: stage, availability, how much waits for him. */
export const driverMeQuery = () =>
  queryOptions({
    queryKey: ['driver', 'me'],
    queryFn: ({ signal }) => call(api.GET('/api/driver/me', { signal })),
    meta: { topics: ['candidacy', 'driver'] },
  });
