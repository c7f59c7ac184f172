import type { QueryKey } from '@tanstack/react-query';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { FleetReasonBody } from '#domain/candidacies/bodies/schema';
import type { DqReviewStatus } from '#domain/dq-review/statuses';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';

const PAGE_SIZE = 20;

/** The query keys that a decision invalidates: this review, and the lists of candidates elsewhere. */
const touched: readonly QueryKey[] = [
  ['dq-review'],
  ['candidacies'],
  ['candidates'],
  ['dashboard'],
  ['driver-profile'],
  ['timeline'],
];

/** One list of the carrier's qualification review, longest-waiting drivers first. */
export const dqReviewQuery = (organizationId: string, status: DqReviewStatus) =>
  infiniteQueryOptions({
    queryKey: ['dq-review', organizationId, status],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.GET('/api/job-order/organization/{orgId}/dq-review/{status}', {
          params: { path: { orgId: organizationId, status }, query: { limit: PAGE_SIZE, skip: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: nextSkip,
    meta: { topics: ['bench', 'candidacy', 'driver', 'file-access'] },
  });

/** The number of drivers in each list. */
export const dqReviewCountsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['dq-review', organizationId, 'counts'],
    queryFn: ({ signal }) =>
      call(
        api.GET('/api/job-order/organization/{orgId}/dq-review/counts', {
          params: { path: { orgId: organizationId } },
          signal,
        }),
      ),
    meta: { topics: ['bench', 'candidacy'] },
  });

/** The driver of an assignment. */
export const assignedDriverQuery = (assignmentId: string) =>
  queryOptions({
    queryKey: ['dq-review', 'assignment', assignmentId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/user/business/drivers/assignmentId/{id}', { params: { path: { id: assignmentId } }, signal })),
    meta: { topics: ['candidacy', 'driver'] },
  });

/** Approves the driver of an assignment for an interview. */
export const useApproveAssignment = (onDone: () => void) =>
  useCommand({
    send: (assignmentId: string, request) =>
      call(api.PATCH('/api/job-assignment/approve/{id}', { ...request, params: { path: { id: assignmentId } } })),
    invalidates: () => touched,
    onDone,
  });

/** Rejects the driver of an assignment. */
export const useRejectAssignment = (onDone: () => void) =>
  useCommand({
    send: ({ assignmentId, body }: { assignmentId: string; body: FleetReasonBody }, request) =>
      call(
        api.PATCH('/api/job-assignment/reject/{id}', {
          ...request,
          params: { path: { id: assignmentId } },
          body: sendable(body),
        }),
      ),
    invalidates: () => touched,
    onDone,
  });
