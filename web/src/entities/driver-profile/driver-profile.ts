import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** A driver profile as the caller may see it; on an order, with fit and status there. */
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
    meta: { topics: ['bench', 'candidacy', 'driver', 'file-access'] },
  });

/** The profile of the driver of an invitation, an application or a job request, on its order. */
export const requestedDriverQuery = (jobRequestId: string) =>
  queryOptions({
    queryKey: ['driver-profile', 'request', jobRequestId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/recruiter/driver/{jobRequestId}', { params: { path: { jobRequestId } }, signal })),
    meta: { topics: ['candidacy', 'driver'] },
  });

/** The events between this driver and this order, newest first. */
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
