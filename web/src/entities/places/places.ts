import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { HomeAddress } from '#domain/accounts/sign-in/schema';
import { isOnline } from '#web/shared/connection/online';
import { toApiProblem } from '#web/shared/http/api-problem';
import { api, call } from '#web/shared/http/client';

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
    // Offline, the search would wait for the network, and the form with it; the form says that nothing was sent.
    if (!isOnline()) throw toApiProblem(0, { code: 'offline' });
    // Without the list, the place is unknown, and the form reports that the address is not valid.
    const response = await client.fetchQuery(placesQuery(text)).catch(() => undefined);
    return response?.meant ?? null;
  };
}
