import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CandidateOrder, CandidateSearch } from '#domain/dashboard/candidates/schema';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';
import { sendable } from '#web/shared/http/sendable';
import { hiringKeys } from './candidacies';

const PAGE_SIZE = 20;

/** One list of the carrier's candidates over all orders. */
export const candidatesQuery = (organizationId: string, list: CandidateSearch & CandidateOrder) =>
  infiniteQueryOptions({
    queryKey: [...hiringKeys.lists, organizationId, list],
    queryFn: ({ pageParam, signal }) => {
      const path = { orgId: organizationId };
      const page = { ...list, limit: PAGE_SIZE, skip: pageParam };
      // A name goes in a body, because servers between browser and API log URLs.
      return list.name === undefined
        ? call(api.GET('/api/candidates/organization/{orgId}', { params: { path, query: sendable(page) }, signal }))
        : call(
            api.POST('/api/candidates/organization/{orgId}/search', { params: { path }, body: sendable(page), signal }),
          );
    },
    initialPageParam: 0,
    getNextPageParam: nextSkip,
    meta: { topics: ['job-order', 'candidacy'] },
  });

/** The carrier's orders that the list can be limited to. */
export const candidateOrdersQuery = (orgId: string) =>
  queryOptions({
    queryKey: [...hiringKeys.lists, orgId, 'orders'],
    queryFn: ({ signal }) =>
      call(api.GET('/api/reports/organization/{orgId}/orders', { params: { path: { orgId } }, signal })),
    meta: { topics: ['job-order'] },
  });
