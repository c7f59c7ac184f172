import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { components } from '../http/api.generated';
import { api, call } from '../http/client';

export type Place = components['schemas']['Place'];

const placesQuery = (search: string) =>
  queryOptions({
    queryKey: ['places', search],
    queryFn: ({ signal }) => call(api.GET('/api/places', { params: { query: { search } }, signal })),
    staleTime: Infinity,
  });

const LEAST_LETTERS = 2;

/** How people write a place, and how it is found again. */
export const placeName = ({ city, state }: Pick<Place, 'city' | 'state'>) => `${city}, ${state}`;

/** Cities for what is being typed. */
export function usePlaceSuggestions() {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data } = useQuery({ ...placesQuery(search), enabled: search.length >= LEAST_LETTERS });
  return { places: data?.places ?? [], onType: setTyped };
}

/** The place that a typed text names; undefined when there is none, or more than one that it may mean. */
export function useFindPlace() {
  const client = useQueryClient();
  return async (text: string): Promise<Place | undefined> => {
    const { places } = await client.ensureQueryData(placesQuery(text.trim()));
    const named = places.filter((place) => placeName(place).toLowerCase() === text.trim().toLowerCase());
    return named[0] ?? (places.length === 1 ? places[0] : undefined);
  };
}
