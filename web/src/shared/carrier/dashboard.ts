import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../http/client';

/** What waits for the carrier's people: the dashboard's numbers, and those of the lists that they open. */
export const dashboardQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['dashboard', organizationId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/dashboard/organization/{orgId}', { params: { path: { orgId: organizationId } }, signal })),
    meta: { topics: ['job-order', 'candidacy'] },
  });
