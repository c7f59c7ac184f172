import { queryOptions } from '@tanstack/react-query';
import type { WorkdayDisputes } from '#domain/timesheets/records/schema';
import { api, call } from '#web/shared/http/client';
import { billingKey } from './queries';

/** A disputed workday with its assignment. */
export type Dispute = WorkdayDisputes['data'][number];

/** Workdays whose dispute is not settled, the oldest first. */
export const disputesQuery = () =>
  queryOptions({
    queryKey: [...billingKey, 'disputes'],
    queryFn: ({ signal }) => call(api.GET('/api/ops/workdays/disputes', { signal })) as Promise<WorkdayDisputes>,
  });
