import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { HomeAddress } from '#domain/accounts/sign-in/schema';
import { isOutage } from '#web/shared/http/api-problem';
import { api, call } from '#web/shared/http/client';
import { fetchNow } from '#web/shared/http/fetch-now';

const MIN_LETTERS = 2;

export const placeName = ({ city, state }: Pick<HomeAddress, 'city' | 'state'>) => `${city}, ${state}`;

/**
 * Cities that start with the text, and the one that the text names. The last results stay visible while the user types. The
 * code that compares names loads with the first search.
 */
export const placesQuery = (search: string) =>
  queryOptions({
    queryKey: ['places', search],
    queryFn: async ({ signal }) => {
      const [{ places }, { placeNamed }] = await Promise.all([
        call(api.GET('/api/places', { params: { query: { search } }, signal })),
        import('#domain/places/place-name'),
      ]);
      return { places, meant: placeNamed(search, places) };
    },
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
    const found = await fetchNow(client, placesQuery(text)).catch((problem: unknown) => {
      // Whether the place exists stays unknown; the form says that the server could not be reached.
      if (isOutage(problem)) throw problem;
      return undefined;
    });
    return found?.meant ?? null;
  };
}
