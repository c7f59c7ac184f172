import { AddressesView, MapTilesView, PlacesView, SearchAddresses, SearchPlaces } from '#domain/places/schema';
import { searchPlaces } from '#platform/places';
import { defineRoute, type Route } from '../../http/define-route';
import { findAddresses } from './find-addresses';

const MAX_PLACES = 10;

/** Completion of cities and addresses, and the tiles of maps. */
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
  defineRoute({
    id: 'places.map-tiles',
    method: 'get',
    paths: ['/api/map-tiles'],
    permission: 'signed-in',
    scope: 'self',
    summary: 'Retrieve the server of map tiles',
    response: MapTilesView,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => Promise.resolve({ tiles: ctx.mapTiles ?? null }),
  }),
];
