import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** All applications of the signed-in driver, live ones first; shown on the home page and in "My applications". */
export const applicationsQuery = () =>
  queryOptions({
    queryKey: ['driver', 'applications'],
    queryFn: ({ signal }) => call(api.GET('/api/driver/candidacies', { signal })),
    meta: { topics: ['candidacy', 'job-order'] },
  });
