import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, call } from '../http/client';

/** A driver as the caller may see him; on an order, with his fit and where he stands there. */
export const driverProfileQuery = (driverId: string, orderId: string | undefined) =>
  queryOptions({
    queryKey: ['driver-profile', driverId, { orderId }],
    queryFn: ({ signal }) =>
      call(
        api.GET('/api/business/driver/{driverId}/profile', {
          params: { path: { driverId }, query: orderId === undefined ? {} : { orderId } },
          signal,
        }),
      ),
    meta: { topics: ['candidacy', 'driver'] },
  });

/** What happened between this driver and this order, the newest first. */
export const candidacyTimelineQuery = (orderId: string, driverId: string) =>
  infiniteQueryOptions({
    queryKey: ['timeline', orderId, { driverId }],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.GET('/api/job-order/{id}/timeline', {
          params: { path: { id: orderId }, query: { driverId, ...(pageParam === null ? {} : { after: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    meta: { topics: ['candidacy'] },
  });
