import type { QueryKey } from '@tanstack/react-query';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { RejectBenchBody } from '#domain/bench/schema';
import type { BenchStatus } from '#domain/bench/states';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';
import { useCommand } from '#web/shared/http/use-command';

const PAGE_SIZE = 20;

/** The query keys that a command on the bench invalidates. */
const touched: readonly QueryKey[] = [['bench'], ['dq-review'], ['driver-profile'], ['driver-search']];

export interface BenchFilters {
  status: BenchStatus;
  /** Only overdue reviews. */
  overdue: boolean;
  /** The facility to measure from. */
  near: { latitude: number; longitude: number } | undefined;
  miles: number | null;
}

/** The carrier's bench in one status, nearest to the facility first. */
export const benchQuery = (organizationId: string, { status, overdue, near, miles }: BenchFilters) =>
  infiniteQueryOptions({
    queryKey: ['bench', organizationId, { status, overdue, near, miles }],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.GET('/api/bench-driver/fleet/{orgId}', {
          params: {
            path: { orgId: organizationId },
            query: {
              status,
              ...(overdue ? { overdue } : {}),
              ...near,
              ...(near === undefined || miles === null ? {} : { distance: miles }),
              limit: PAGE_SIZE,
              skip: pageParam,
            },
          },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: nextSkip,
    meta: { topics: ['bench', 'candidacy', 'driver', 'file-access'] },
  });

/** The number of entries by status. */
export const benchCountsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['bench', organizationId, 'counts'],
    queryFn: ({ signal }) =>
      call(api.GET('/api/bench-driver/fleet/{orgId}/counts', { params: { path: { orgId: organizationId } }, signal })),
    meta: { topics: ['bench'] },
  });

/** Adds a driver, or adds them again. */
export const useAddToBench = (onDone: () => void) =>
  useCommand({
    send: (body: { driverId: string; note: string }, request) =>
      call(api.POST('/api/bench-driver', { ...request, body })),
    invalidates: () => touched,
    onDone,
  });

export const useApproveOnBench = (onDone: () => void) =>
  useCommand({
    send: (id: string, request) =>
      call(api.PATCH('/api/bench-driver/approve/{id}', { ...request, params: { path: { id } } })),
    invalidates: () => touched,
    onDone,
  });

export const useRejectOnBench = (onDone: () => void) =>
  useCommand({
    send: ({ id, ...body }: RejectBenchBody & { id: string }, request) =>
      call(api.PATCH('/api/bench-driver/reject/{id}', { ...request, params: { path: { id } }, body })),
    invalidates: () => touched,
    onDone,
  });

export const useRemoveFromBench = (onDone: () => void) =>
  useCommand({
    send: (id: string, request) => call(api.DELETE('/api/bench-driver/{id}', { ...request, params: { path: { id } } })),
    invalidates: () => touched,
    onDone,
  });
