import { addressKey } from '../places/address-key';
import type { FacilityAddress } from './changes/schema';

type AddressParts = Pick<FacilityAddress, 'addressLine1' | 'city' | 'state' | 'postalCode'>;

const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** An address in one line, as it is stored and compared. */
export function fullAddressOf({ addressLine1, city, state, postalCode }: AddressParts): string {
  return `${oneLine(addressLine1)}, ${oneLine(city)}, ${state} ${postalCode.trim()}, USA`;
}

/** The address as it is stored: without extra spaces, which would make one address look like two. */
export function storedAddress<Address extends FacilityAddress>(address: Address): Address {
  const { addressLine1, fullAddress, city } = address;
  return { ...address, addressLine1: oneLine(addressLine1), fullAddress: oneLine(fullAddress), city: oneLine(city) };
}

/** Whether two full addresses are the same facility's, however they are written. */
export const isSameAddress = (one: string, other: string): boolean => addressKey(one) === addressKey(other);
