import { z } from 'zod';
import { type UsState, usStateCodes, usStates } from '#domain/places/us-states';

/** An address with its coordinates. */
export interface GeocodedAddress {
  readonly addressLine1: string;
  readonly city: string;
  readonly state: UsState;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface Geocoder {
  /** Addresses in the United States that match the text, best match first. */
  find(text: string, limit: number): Promise<GeocodedAddress[]>;
}

interface GeocoderOptions {
  /** The base URL of a service with Nominatim's interface, such as the operator's own. */
  readonly baseUrl: string;
  /** For hosted services that require one. */
  readonly key?: string | undefined;
}

const TIMEOUT_MS = 4_000;

const text = z.string().optional();
const Match = z.object({
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  address: z.object({
    house_number: text,
    road: text,
    city: text,
    town: text,
    village: text,
    hamlet: text,
    state: text,
    'ISO3166-2-lvl4': text,
    postcode: text,
  }),
});
type Match = z.infer<typeof Match>;

/** A geocoding service with Nominatim's search interface. */
export function createHttpGeocoder({ baseUrl, key }: GeocoderOptions): Geocoder {
  return {
    find: async (search, limit) => {
      const query = new URLSearchParams({
        q: search,
        format: 'jsonv2',
        addressdetails: '1',
        countrycodes: 'us',
        limit: String(limit),
        ...(key === undefined ? {} : { key }),
      });
      const response = await fetch(`${baseUrl.replace(/\/$/, '')}/search?${query.toString()}`, {
        headers: { accept: 'application/json', 'user-agent': 'Gladhand' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      // The URL may contain the key, so it is not part of the error.
      if (!response.ok) throw new Error(`The geocoder returned ${String(response.status)}`);
      return z
        .array(Match)
        .parse(await response.json())
        .flatMap((match) => toAddress(match) ?? []);
    },
  };
}

/** Without city and state it is not an address of a facility. */
function toAddress({ lat, lon, address }: Match): GeocodedAddress | undefined {
  const city = address.city ?? address.town ?? address.village ?? address.hamlet;
  const state = stateOf(address);
  if (city === undefined || state === undefined) return undefined;
  return {
    addressLine1: [address.house_number, address.road].filter((part) => part !== undefined).join(' '),
    city,
    state,
    postalCode: address.postcode?.slice(0, 5) ?? '',
    latitude: lat,
    longitude: lon,
  };
}

function stateOf({ state, 'ISO3166-2-lvl4': code }: Match['address']): UsState | undefined {
  return usStateCodes.find((each) => code === `US-${each}` || usStates[each] === state);
}
