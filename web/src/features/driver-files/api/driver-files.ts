import { infiniteQueryOptions } from '@tanstack/react-query';
import type { EmploymentRows, EmploymentsQuery } from '#domain/requirements/file-list-schema';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';

const PAGE_SIZE = 25;

export const driverFileKeys = {
  lists: ['driver-files'],
  one: (employmentId: string) => ['driver-file', employmentId],
} as const;

export type FilesFilter = Pick<EmploymentsQuery, 'state' | 'shows' | 'sort'> & { readonly search: string };

/** The carrier's employments with the state of their files today. */
export const driverFilesQuery = ({ search, ...filter }: FilesFilter) =>
  infiniteQueryOptions({
    queryKey: [...driverFileKeys.lists, { search, ...filter }],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filter, ...(search !== '' && { search }), limit: PAGE_SIZE, skip: pageParam };
      return call(api.GET('/api/business/employments', { params: { query }, signal })) as Promise<EmploymentRows>;
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => nextSkip({ data: last.data, count: last.total }, pages),
    meta: { topics: ['candidacy', 'driver'] },
  });
