import { findPlace } from '#platform/places';
import type { Transaction } from '../core/handle';

/**
 * The columns of the place that a driver's distances are measured from: the center of the city that carriers may see.
 */
export function searchPlaceColumns({ city, state }: { readonly city: string; readonly state: string }): {
  readonly search_latitude: number | undefined;
  readonly search_longitude: number | undefined;
} {
  const center = findPlace(city, state);
  return { search_latitude: center?.latitude, search_longitude: center?.longitude };
}

/**
 * Recomputes every driver's search place from the center of the city, or from the coarse home location if the city is
 * unknown.
 */
export async function fillSearchPlaces(trx: Transaction): Promise<void> {
  const cities = await trx('drivers').distinct('city', 'state');
  const centers = cities.map((city) => ({ ...city, ...searchPlaceColumns(city) }));
  await trx.raw(
    `update drivers set search_latitude = centers.search_latitude, search_longitude = centers.search_longitude
     from jsonb_to_recordset(?) as centers (city text, state text, search_latitude float8, search_longitude float8)
     where drivers.city = centers.city and drivers.state = centers.state`,
    [JSON.stringify(centers)],
  );
}
