import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** The counts of the carrier's dashboard and of the lists behind them. */
export const dashboardQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['dashboard', organizationId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/dashboard/organization/{orgId}', { params: { path: { orgId: organizationId } }, signal })),
    meta: { topics: ['job-order', 'candidacy'] },
  });
