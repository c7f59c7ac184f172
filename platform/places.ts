import zipcodes from 'zipcodes';
import { isState, placeKey, type PlaceReading, placeReadings, zipIn } from '#domain/places/place-name';
import { foldedText } from '#domain/shared/folded-text';
import { unlistedCities } from './more-places';

export interface Place {
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface ListedPlace extends Place {
  /** The name as people may write it, with words written out, and as it is typed until then. */
  readonly keys: readonly string[];
  /** The number of ZIP codes, a measure of the city's size. */
  readonly zips: number;
}

let listed: ReadonlyMap<string, ListedPlace> | undefined;

const keyOf = (city: string, state: string): string => `${placeKey(city)}, ${state.trim().toUpperCase()}`;
/** The beginning of a word that may be shortened: "St" also begins Stockton. */
const typedKey = (city: string): string => foldedText(city.replaceAll('.', ' ')).replaceAll(' ', '');

/** The cities of the United States with one pair of coordinates each; loaded on the first search. */
function allPlaces(): ReadonlyMap<string, ListedPlace> {
  if (listed !== undefined) return listed;
  const places = new Map<string, ListedPlace>();
  for (const { city, state, latitude, longitude, country } of Object.values(zipcodes.codes)) {
    if (country !== 'US') continue;
    const key = keyOf(city, state);
    const known = places.get(key);
    const place = known ?? { city, state, latitude, longitude, keys: keysOf(city), zips: 0 };
    places.set(key, { ...place, zips: place.zips + 1 });
  }
  for (const { city, state, zip } of unlistedCities) {
    const { latitude = 0, longitude = 0 } = zipcodes.lookup(zip) ?? {};
    places.set(keyOf(city, state), { city, state, latitude, longitude, keys: keysOf(city), zips: 1 });
  }
  listed = places;
  return places;
}

export function findPlace(city: string, state: string): Place | undefined {
  return allPlaces().get(keyOf(city, state));
}

/** The place of a ZIP code, also of one with four more digits. */
export function findZip(postalCode: string): Place | undefined {
  const zip = zipcodes.lookup(postalCode.slice(0, 5));
  return zip?.country === 'US' ? toPlace(zip) : undefined;
}

/** Whether a point is at most so many degrees away from a place. */
export const isNear = (place: Place, point: Pick<Place, 'latitude' | 'longitude'>, degrees: number): boolean =>
  Math.hypot(place.latitude - point.latitude, place.longitude - point.longitude) <= degrees;

const keysOf = (city: string): readonly string[] => [...new Set([placeKey(city), typedKey(city)])];

/**
 * Searches by ZIP code, or by the start of the city's name with or without its state, as people write them; the whole name
 * first, then larger cities.
 */
export function searchPlaces(text: string, limit: number): readonly Place[] {
  if (text.trim().length < 2) return [];
  const zip = zipIn(text);
  if (zip !== undefined) return placeOfZip(zip);
  const places = new Set<ListedPlace>();
  for (const reading of placeReadings(text)) {
    const found = placesOf(reading);
    for (const place of found) places.add(place);
    if (found.length > 0 && reading.isNickname !== true) break;
  }
  return [...places].slice(0, limit).map(toPlace);
}

function placesOf({ city, states }: PlaceReading): readonly ListedPlace[] {
  const [whole, typed] = [placeKey(city), typedKey(city)];
  if (whole === '') return [];
  const isExact = ({ keys }: ListedPlace): number => Number(keys.includes(whole));
  return [...allPlaces().values()]
    .filter(
      ({ keys, state }) =>
        keys.some((key) => key.startsWith(whole) || key.startsWith(typed)) && states?.includes(state) !== false,
    )
    .sort((a, b) => isExact(b) - isExact(a) || b.zips - a.zips || a.city.localeCompare(b.city));
}

function placeOfZip(zip: string): readonly Place[] {
  const found = zipcodes.lookup(zip);
  const place = found && findPlace(found.city, found.state);
  return place === undefined ? [] : [toPlace(place)];
}

const toPlace = ({ city, state, latitude, longitude }: Place): Place => ({ city, state, latitude, longitude });

interface TypedAddress {
  readonly addressLine1: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

const ZIP_AT_END = /(?:^|[\s,])(\d{5})(?:-\d{4})?$/;
const COUNTRY_AT_END = /\b(?:USA|US|United States(?: of America)?)\.?$/i;
/** Signs between the lines of an address on an envelope, in a table and on a web page. */
const LINE_END = /[\n\t;|\u2022\u00b7]+/g;
const COMMA_AT_END = /,$/;

/** Two letters are a state, also an unknown one: Toronto, ON is no city of the United States. */
const isStateOrCode = (text: string): boolean => /^[a-z]{2}$/i.test(text) || isState(text);

/** Splits "400 Pier A Way, Long Beach, CA 90813"; the parts after the street may be incomplete. */
function typedAddress(text: string): TypedAddress {
  const address = text
    .replaceAll(LINE_END, ',')
    .trim()
    .replace(COUNTRY_AT_END, '')
    .trimEnd()
    .replace(COMMA_AT_END, '')
    .trimEnd();
  const postalCode = ZIP_AT_END.exec(address)?.[1] ?? '';
  const parts = address
    .replace(ZIP_AT_END, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const state = parts.length > 1 && isStateOrCode(parts.at(-1) ?? '') ? (parts.pop() ?? '') : '';
  // With a ZIP code, a single part is the street; without one, it is the city.
  const city = postalCode !== '' && parts.length < 2 ? '' : (parts.pop() ?? '');
  return { addressLine1: parts.join(', '), city, state, postalCode };
}

export interface AddressAtPlace extends Place {
  readonly addressLine1: string;
  readonly postalCode: string;
}

/** The longest name of a city with its state, in words. */
const MAX_PLACE_WORDS = 7;

/** The street of "400 Pier A Way Long Beach CA", whose place the ZIP code has named. */
function withoutPlace(line: string, { city, state }: Place): string {
  const words = line.split(' ');
  const count = Array.from({ length: Math.min(words.length - 1, MAX_PLACE_WORDS) }, (_, index) => index + 1).findLast(
    (last) =>
      placeReadings(words.slice(-last).join(' ')).some(
        (reading) => placeKey(reading.city) === placeKey(city) && reading.states?.includes(state) === true,
      ),
  );
  return count === undefined ? line : words.slice(0, -count).join(' ');
}

/**
 * Completes an address with the cities and ZIP codes that come with the product. The coordinates are those of the ZIP
 * code, or of the city; the street is returned as typed.
 */
export function completeAddress(text: string, limit: number): readonly AddressAtPlace[] {
  const { addressLine1, city, state, postalCode } = typedAddress(text);
  const zip = findZip(postalCode);
  if (zip !== undefined) return [{ ...zip, addressLine1: withoutPlace(addressLine1, zip), postalCode }];
  return searchPlaces(state === '' ? city : `${city}, ${state}`, limit).map((place) => ({
    ...place,
    addressLine1,
    postalCode: '',
  }));
}
