import { PlacesView, SearchPlaces } from '#domain/places/schema';
import { searchPlaces } from '#platform/places';
import { defineRoute, type Route } from '../../http/define-route';

const MAX_PLACES = 10;

/** Address completion with the cities that come with the product. */
export const placeRoutes: readonly Route[] = [
  defineRoute({
    id: 'places.search',
    method: 'get',
    paths: ['/api/places'],
    permission: 'public',
    scope: 'none',
    summary: 'Search US cities by name',
    query: SearchPlaces,
    response: PlacesView,
    problems: [],
    example: () => ({ query: { search: 'Long B' } }),
    handler: ({ query }) => Promise.resolve({ places: [...searchPlaces(query.search, MAX_PLACES)] }),
  }),
];
