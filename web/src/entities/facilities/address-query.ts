import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

const MIN_LETTERS = 3;

/** Addresses that match the text. The last results stay visible while the user types. */
export const addressesQuery = (search: string) =>
  queryOptions({
    queryKey: ['addresses', search],
    queryFn: ({ signal }) => call(api.GET('/api/addresses', { params: { query: { search } }, signal })),
    enabled: search.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
