import { infiniteQueryOptions } from '@tanstack/react-query';
import { isFiltered } from '#domain/drivers/filters/rules';
import type { DriverFiltersQuery, FilteredDriver } from '#domain/drivers/filters/schema';
import { api, call } from '#web/shared/http/client';
import type { SetFilters } from '../model/search-params';

const PAGE_SIZE = 10;
const nobody: FilteredDriver[] = [];

interface FilteredDriversQuery extends SetFilters, Pick<DriverFiltersQuery, 'sort'> {
  facilityId: string;
}

/** Drivers near a facility who match the filters. Without a filter the list is empty, without a call. */
export const filteredDriversQuery = ({ facilityId, sort, ...filters }: FilteredDriversQuery) =>
  infiniteQueryOptions({
    queryKey: ['filtered-drivers', { ...filters, facilityId, sort }],
    queryFn: ({ pageParam, signal }) =>
      isFiltered(filters)
        ? call(
            api.GET('/api/drivers/search', {
              params: { query: { ...filters, facilityId, sort, limit: PAGE_SIZE, skip: pageParam } },
              signal,
            }),
          )
        : Promise.resolve(nobody),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE_SIZE ? undefined : pages.length * PAGE_SIZE),
    meta: { topics: ['bench', 'driver'] },
  });
