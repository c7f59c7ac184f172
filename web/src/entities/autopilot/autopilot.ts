import type { QueryKey } from '@tanstack/react-query';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';

const PAGE_SIZE = 10;

const keyOf = (orderId: string): QueryKey => ['autopilot', orderId];

/** The query keys that a change of an order's autopilot invalidates. */
export const autopilotKeys = { one: keyOf } as const;

const meta = { topics: ['job-order', 'candidacy'] } as const;

/** Whether autopilot is on for the order, and when it sends the next wave. */
export const autopilotQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...keyOf(orderId), 'state'],
    queryFn: ({ signal }) =>
      call(api.GET('/api/job-order/{id}/autopilot', { params: { path: { id: orderId } }, signal })),
    meta,
  });

/** The dry run. It is computed when it is opened, and stays as it was while it is read. */
export const autopilotPreviewQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...keyOf(orderId), 'preview'],
    queryFn: ({ signal }) =>
      call(api.GET('/api/job-order/{id}/autopilot/preview', { params: { path: { id: orderId } }, signal })),
    gcTime: 0,
  });

/** The order's waves, newest first. */
export const wavesQuery = (orderId: string) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(orderId), 'waves'],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.GET('/api/job-order/{id}/autopilot/waves', {
          params: { path: { id: orderId }, query: { limit: PAGE_SIZE, skip: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: nextSkip,
    meta,
  });

/** The drivers of a wave, best first. */
export const waveDriversQuery = (orderId: string, number: number) =>
  queryOptions({
    queryKey: [...keyOf(orderId), 'waves', number],
    queryFn: ({ signal }) =>
      call(
        api.GET('/api/job-order/{id}/autopilot/waves/{number}', { params: { path: { id: orderId, number } }, signal }),
      ),
    meta,
  });
