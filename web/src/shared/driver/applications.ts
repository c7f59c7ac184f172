import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../http/client';

/** Every application of the signed-in driver, live ones first. Home counts them, "My applications" shows them. */
export const applicationsQuery = () =>
  queryOptions({
    queryKey: ['driver', 'applications'],
    queryFn: ({ signal }) => call(api.GET('/api/driver/candidacies', { signal })),
    meta: { topics: ['candidacy', 'job-order'] },
  });
