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
