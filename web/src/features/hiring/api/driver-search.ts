import { infiniteQueryOptions } from '@tanstack/react-query';
import type { DriverSearchBody } from '#domain/drivers/schema';
import { api, call } from '#web/shared/http/client';
import { hiringKeys } from './candidacies';

const PAGE_SIZE = 10;

/** The filters of a search, without paging. */
export type DriverSearch = Omit<DriverSearchBody, 'orderId' | 'page' | 'limit' | 'facilityCoordinates'>;

/** Drivers who can be invited to the order, nearest first; an empty page is the end. */
export const driverSearchQuery = (orderId: string, search: DriverSearch) =>
  infiniteQueryOptions({
    queryKey: [...hiringKeys.search(orderId), search],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.POST('/api/drivers/search', { body: { ...search, orderId, page: pageParam, limit: PAGE_SIZE }, signal }),
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.data.length < PAGE_SIZE ? undefined : pages.length),
    meta: { topics: ['candidacy', 'driver'] },
  });
