const EARTH_RADIUS_MILES = 3958.7613;

/** A place on the map, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The place as a point of the unit sphere, as the tables store it: straight lines through the sphere sort like miles. */
export const pointSql = `cube(array[
  cos(radians(:latitude)) * cos(radians(:longitude)), cos(radians(:latitude)) * sin(radians(:longitude)), sin(radians(:latitude))])`;

/** The straight line through the unit sphere between two places so many miles apart. */
export function chordOf(miles: number): number {
  return 2 * Math.sin(miles / (2 * EARTH_RADIUS_MILES));
}

/** Whole miles along the ground for a straight line through the unit sphere. */
export function milesOf(chord: number): number {
  return Math.round(2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, chord / 2)));
}
