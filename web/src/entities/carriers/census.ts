import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

const MIN_SEARCH_LENGTH = 2;

/** Carriers in the federal census by the start of their number or name. Earlier results stay visible while the user types. */
export const censusQuery = (search: string) =>
  queryOptions({
    queryKey: ['census', search],
    queryFn: ({ signal }) => call(api.GET('/api/fmcsa/fleetAutocomplete', { params: { query: { search } }, signal })),
    enabled: search.length >= MIN_SEARCH_LENGTH,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
