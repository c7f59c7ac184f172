import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

export const ratesKey = ['agreed-rates'] as const;

const meta = { topics: ['workday'] } as const;

/** The agreed rates of an assignment, and what its order names. */
export const ratesQuery = (assignmentId: string) =>
  queryOptions({
    queryKey: [...ratesKey, assignmentId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/timesheet/{id}/rates', { params: { path: { id: assignmentId } }, signal })),
    meta,
  });

/** The rates of the driver's own assignments. */
export const ownRatesQuery = () =>
  queryOptions({
    queryKey: [...ratesKey, 'own'],
    queryFn: ({ signal }) => call(api.GET('/api/payment/rates', { signal })),
    meta,
  });
