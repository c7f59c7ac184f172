import type { AddressesView } from '#domain/places/schema';
import { completeAddress } from '#platform/places';
import type { RouteContext } from '../../http/context';
import { mayLookUp } from '../lookup-allowance';

const MAX_ADDRESSES = 6;
/** Shorter texts match everything. */
const MIN_LETTERS = 3;

/**
 * Addresses from the geocoder, if one is configured; otherwise, if it does not know the address or is unavailable, or above the
 * caller's allowance, from the cities and ZIP codes that come with the product.
 */
export async function findAddresses(ctx: RouteContext, search: string): Promise<AddressesView> {
  if (search.length < MIN_LETTERS) return { addresses: [], precision: 'place' };
  const addresses = await searchGeocoder(ctx, search);
  if (addresses.length > 0) return { addresses, precision: 'address' };
  return { addresses: [...completeAddress(search, MAX_ADDRESSES)], precision: 'place' };
}

async function searchGeocoder(ctx: RouteContext, search: string): Promise<AddressesView['addresses']> {
  const { geocoder, log } = ctx;
  if (geocoder === undefined || !(await mayLookUp(ctx, 'geocoder'))) return [];
  try {
    return await geocoder.find(search, MAX_ADDRESSES);
  } catch (error) {
    log.warn({ err: error }, 'geocoder unavailable, using the cities of the product');
    return [];
  }
}
