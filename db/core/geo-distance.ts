const EARTH_RADIUS_MILES = 3958.7613;

/** A location, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The location as a point on the unit sphere, as the tables store it: chord lengths sort like distances in miles. */
export const pointSql = `cube(array[
  cos(radians(:latitude)) * cos(radians(:longitude)), cos(radians(:latitude)) * sin(radians(:longitude)), sin(radians(:latitude))])`;

/** The chord through the unit sphere between two places this many miles apart. */
export function chordOf(miles: number): number {
  return 2 * Math.sin(miles / (2 * EARTH_RADIUS_MILES));
}

const arcOf = (chord: number): number => 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, chord / 2));

/** The distance in whole miles for a chord through the unit sphere. */
export function milesOf(chord: number): number {
  return Math.round(arcOf(chord));
}

/** The distance in miles with three decimals, for places that are no secret. */
export function exactMilesOf(chord: number): number {
  return Math.round(arcOf(chord) * 1_000) / 1_000;
}
