import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CandidateList } from '#domain/dashboard/candidate-lists';
import { api, call } from '#web/shared/http/client';
import { hiringKeys } from './candidacies';

const PAGE_SIZE = 20;

/** One list of the carrier's candidates over all orders, longest in the state first. */
export const candidatesQuery = (organizationId: string, waiting: CandidateList) =>
  infiniteQueryOptions({
    queryKey: [...hiringKeys.lists, organizationId, waiting],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.GET('/api/candidates/organization/{orgId}', {
          params: { path: { orgId: organizationId }, query: { waiting, limit: PAGE_SIZE, skip: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { data }) => sum + data.length, 0);
      return last.data.length === 0 || loaded >= last.count ? undefined : loaded;
    },
    meta: { topics: ['job-order', 'candidacy'] },
  });
