import { z } from 'zod';

/** Searches cities by the start of their name, optionally followed by a comma and the state, or by ZIP code. */
export const SearchPlaces = z.object({ search: z.string().trim().max(60).default('') }).meta({ id: 'SearchPlaces' });
/** The search text. */
export type SearchPlaces = z.infer<typeof SearchPlaces>;

/** A city with its representative coordinates. */
export const PlaceView = z
  .object({ city: z.string(), state: z.string(), latitude: z.number(), longitude: z.number() })
  .meta({ id: 'Place' });
/** A city with its representative coordinates. */
export type PlaceView = z.infer<typeof PlaceView>;

/** The places found, best match first. */
export const PlacesView = z.object({ places: z.array(PlaceView) }).meta({ id: 'Places' });
/** The places found, best match first. */
export type PlacesView = z.infer<typeof PlacesView>;

/** Searches addresses: the street as it is, then the start of the city's name or a ZIP code. */
export const SearchAddresses = z
  .object({ search: z.string().trim().max(200).default('') })
  .meta({ id: 'SearchAddresses' });
/** The search text. */
export type SearchAddresses = z.infer<typeof SearchAddresses>;

/** An address with its coordinates; street and ZIP code may be empty. */
export const AddressView = z
  .object({
    addressLine1: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({ id: 'Address' });
/** An address with its coordinates. */
export type AddressView = z.infer<typeof AddressView>;

/** The addresses found, best match first. Coordinates of a `place` are those of its ZIP code or city. */
export const AddressesView = z
  .object({ addresses: z.array(AddressView), precision: z.enum(['address', 'place']) })
  .meta({ id: 'Addresses' });
/** The addresses found, best match first. */
export type AddressesView = z.infer<typeof AddressesView>;

const MapTiles = z.object({ url: z.string(), attribution: z.string() }).meta({ id: 'MapTiles' });
/** The server whose tiles maps show above the outline of the states; null if none is configured. */
export const MapTilesView = z.object({ tiles: MapTiles.nullable() }).meta({ id: 'MapTilesView' });
