import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../shared/http/client';

const MIN_SEARCH_LENGTH = 2;

/** Carriers of the federal census whose number or name begins so. What was found stays while more is typed. */
export const censusQuery = (search: string) =>
  queryOptions({
    queryKey: ['census', search],
    queryFn: ({ signal }) => call(api.GET('/api/fmcsa/fleetAutocomplete', { params: { query: { search } }, signal })),
    enabled: search.length >= MIN_SEARCH_LENGTH,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
