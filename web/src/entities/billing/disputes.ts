import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

export const disputesKey = ['ops-workdays'];
/** The changes after which disputes are read again. */
export const disputesMeta = { topics: ['workday'] } as const;

/** The number of disputes that wait for operations. */
export const disputeCountQuery = queryOptions({
  queryKey: [...disputesKey, 'count'],
  queryFn: async ({ signal }) => {
    const query = { limit: 1 };
    return (await call(api.GET('/api/ops/workdays/disputes', { params: { query }, signal }))).count;
  },
  meta: disputesMeta,
});
