import { AddressesView, PlacesView, SearchAddresses, SearchPlaces } from '#domain/places/schema';
import { searchPlaces } from '#platform/places';
import { defineRoute, type Route } from '../../http/define-route';
import { findAddresses } from './find-addresses';

const MAX_PLACES = 10;

/** Completion of cities and addresses. */
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
  defineRoute({
    id: 'places.addresses',
    method: 'get',
    paths: ['/api/addresses'],
    permission: 'facilities:manage',
    scope: 'self',
    summary: 'Search addresses with coordinates',
    query: SearchAddresses,
    response: AddressesView,
    problems: [],
    example: () => ({ query: { search: '400 Pier A Way, Long Beach, CA 90813' } }),
    handler: ({ query, ctx }) => findAddresses(ctx, query.search),
  }),
];
