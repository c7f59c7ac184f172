import { queryOptions } from '@tanstack/react-query';
import type { WorkdayDisputes } from '#domain/timesheets/disputes/schema';
import { api, call } from '#web/shared/http/client';

export const disputesKey = ['ops-workdays'];
/** The changes after which disputes are read again. */
export const disputesMeta = { topics: ['workday'] } as const;

/** Disputes that wait for operations, the oldest first. */
export const disputesQuery = queryOptions({
  queryKey: [...disputesKey, 'disputes'],
  queryFn: ({ signal }) => call(api.GET('/api/ops/workdays/disputes', { signal })) as Promise<WorkdayDisputes>,
  meta: disputesMeta,
});
