import tzlookup from '@photostructure/tz-lookup';
import zipcodes from 'zipcodes';
import type { Random } from './random';

/** A real place in the United States. */
export interface SeedPlace {
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A freight hub and the real ZIP codes around it. */
export interface Hub {
  readonly city: string;
  readonly state: string;
  readonly timeZone: string;
  readonly center: SeedPlace;
  readonly around: readonly SeedPlace[];
}

const hubNames: readonly (readonly [string, string])[] = [
  ['Dallas', 'TX'],
  ['Chicago', 'IL'],
  ['Atlanta', 'GA'],
  ['Memphis', 'TN'],
  ['Phoenix', 'AZ'],
  ['Columbus', 'OH'],
  ['Los Angeles', 'CA'],
  ['Kansas City', 'MO'],
  ['Houston', 'TX'],
  ['Indianapolis', 'IN'],
  ['Jacksonville', 'FL'],
  ['Denver', 'CO'],
  ['Charlotte', 'NC'],
  ['Harrisburg', 'PA'],
  ['Salt Lake City', 'UT'],
  ['Portland', 'OR'],
  ['Nashville', 'TN'],
  ['Minneapolis', 'MN'],
  ['Oklahoma City', 'OK'],
  ['Omaha', 'NE'],
  ['Louisville', 'KY'],
  ['Fresno', 'CA'],
  ['Newark', 'NJ'],
  ['El Paso', 'TX'],
];
const AROUND_MILES = 60;

/** Picks as many hubs as the drivers can support, so that each has enough of them to hire from. */
export function hubsFor(drivers: number): readonly Hub[] {
  const wanted = Math.min(hubNames.length, Math.max(4, Math.round(drivers / 45)));
  return hubNames.slice(0, wanted).map(([city, state]) => hub(city, state));
}

/** The ZIP code of a single organization has its name instead of a city. */
const ORGANIZATION =
  /\b(Afb|Amer|Bank Of|Bkcard|Bmc|Brm|Co|Comp|Contest|Corp|Dept|Elect|Inc|Ins|Insurance|Jrb|National Bank|Telephone|Univ)\b/;
const isTown = ({ city }: SeedPlace): boolean => !ORGANIZATION.test(city);

function nearestOf(towns: readonly SeedPlace[], to: SeedPlace): SeedPlace {
  const distance = ({ latitude, longitude }: SeedPlace): number =>
    Math.hypot(latitude - to.latitude, longitude - to.longitude);
  return towns.reduce((best, town) => (distance(town) < distance(best) ? town : best), towns[0] ?? to);
}

function hub(city: string, state: string): Hub {
  const [found] = zipcodes.lookupByName(city, state);
  if (found === undefined) throw new Error(`zipcodes does not list ${city}, ${state}`);
  const places = zipcodes
    .radius(found.zip, AROUND_MILES)
    .map((code) => zipcodes.lookup(typeof code === 'string' ? code : code.zip))
    .filter((place) => place !== undefined)
    .filter(({ country, latitude }) => country === 'US' && latitude !== 0)
    .map(placeOf)
    .sort((one, other) => one.postalCode.localeCompare(other.postalCode));
  const towns = places.filter(isTown);
  const around = places.map((place) => (isTown(place) ? place : nearestOf(towns, place)));
  return { city, state, timeZone: tzlookup(found.latitude, found.longitude), center: placeOf(found), around };
}

interface FoundPlace {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}
const placeOf = ({ zip, city, state, latitude, longitude }: FoundPlace): SeedPlace => ({
  city,
  state,
  postalCode: zip,
  latitude,
  longitude,
});

/** A home near a hub: the ZIP code is real, the coordinates are random. */
export function homeNear(random: Random, { around }: Hub): SeedPlace {
  const place = random.pick(around);
  const spread = (degrees: number): number => Number((degrees + random.between(-0.03, 0.03)).toFixed(5));
  return { ...place, latitude: spread(place.latitude), longitude: spread(place.longitude) };
}

/** IANA time zone of a place. */
export const timeZoneOf = ({ latitude, longitude }: SeedPlace): string => tzlookup(latitude, longitude);
