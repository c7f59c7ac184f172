import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { HomeAddress } from '#domain/accounts/sign-in/schema';
import { placeNamed } from '#domain/places/place-name';
import { api, call } from '#web/shared/http/client';

const MIN_LETTERS = 2;

export const placeName = ({ city, state }: Pick<HomeAddress, 'city' | 'state'>) => `${city}, ${state}`;

/** Cities that start with the text. The last results stay visible while the user types. */
export const placesQuery = (search: string) =>
  queryOptions({
    queryKey: ['places', search],
    queryFn: ({ signal }) => call(api.GET('/api/places', { params: { query: { search } }, signal })),
    enabled: search.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });

/** Resolves a place that the user submitted before the suggestions arrived. */
export function useFindPlace() {
  const client = useQueryClient();
  return async (typed: string): Promise<HomeAddress | null> => {
    const text = typed.trim();
    if (text.length < MIN_LETTERS) return null;
    // Without the list, the place is unknown, and the form reports that the address is not valid.
    const response = await client.fetchQuery(placesQuery(text)).catch(() => undefined);
    return placeNamed(text, response?.places ?? []) ?? null;
  };
}
