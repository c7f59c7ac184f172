import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../shared/http/client';

const FEWEST_LETTERS = 2;

/** Cities that begin so. What was found stays while more is typed. */
export const placesQuery = (search: string) =>
  queryOptions({
    queryKey: ['places', search],
    queryFn: ({ signal }) => call(api.GET('/api/places', { params: { query: { search } }, signal })),
    enabled: search.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
