import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** The number of orders on the card. */
const SHOWN = 5;

/** The newest active orders at the facilities that the user recruits for. */
export const myJobsQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['job-orders', 'dashboard', orgId],
    queryFn: ({ signal }) => {
      const params = { path: { status: 'active' as const, orgId }, query: { limit: SHOWN, mine: true } };
      return call(api.GET('/api/job-order/{status}/organization/{orgId}', { params, signal }));
    },
    meta: { topics: ['job-order', 'candidacy'] },
  });
