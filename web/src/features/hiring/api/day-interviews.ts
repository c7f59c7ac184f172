import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** Interviews at the order's facility on a day in its time zone. */
export const dayInterviewsQuery = (orderId: string, day: string) =>
  queryOptions({
    queryKey: ['day-interviews', orderId, day],
    queryFn: ({ signal }) =>
      call(api.GET('/api/job-order/{id}/interviews', { params: { path: { id: orderId }, query: { day } }, signal })),
    meta: { topics: ['candidacy'] },
  });
