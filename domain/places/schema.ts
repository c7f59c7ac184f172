import { z } from 'zod';

/** Looks for cities by the beginning of their name, with the state behind a comma, or by ZIP code. */
export const SearchPlaces = z.object({ search: z.string().trim().max(60).default('') }).meta({ id: 'SearchPlaces' });
/** What was typed of a place. */
export type SearchPlaces = z.infer<typeof SearchPlaces>;

/** A city with the coordinates that stand for it. */
export const PlaceView = z
  .object({ city: z.string(), state: z.string(), latitude: z.number(), longitude: z.number() })
  .meta({ id: 'Place' });
/** A city with the coordinates that stand for it. */
export type PlaceView = z.infer<typeof PlaceView>;

/** The places found, the best first. */
export const PlacesView = z.object({ places: z.array(PlaceView) }).meta({ id: 'Places' });
/** The places found, the best first. */
export type PlacesView = z.infer<typeof PlacesView>;
