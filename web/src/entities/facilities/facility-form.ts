import { z } from 'zod';
import type { UserView } from '#domain/accounts/schema';
import { fullAddressOf, isSameAddress } from '#domain/facilities/address';
import type { ChangeFacility, CreateFacility, FacilityAddress as Address } from '#domain/facilities/changes/schema';
import { CreateFacility as CreateSchema, FacilityAddress } from '#domain/facilities/changes/schema';
import type { FacilityView } from '#domain/facilities/schema';

const { name, isActive, note } = CreateSchema.shape;

/** The fields of the form; the full address follows from its parts. */
export const FacilityForm = z.object({
  /** The text of the address search, which is not sent. */
  search: z.string().optional(),
  name,
  address: FacilityAddress.omit({ fullAddress: true, country: true }),
  userIdList: z.array(z.string()),
  isActive,
  note,
});
export type FacilityFormOutput = z.output<typeof FacilityForm>;

/** Values while the user fills in the form: no state or coordinates yet. */
export interface FacilityFormValues {
  search?: string | undefined;
  name: string;
  address: {
    addressLine1: string;
    city: string;
    state: string | null;
    postalCode: string;
    latitude: number | null;
    longitude: number | null;
  };
  userIdList: string[];
  isActive: boolean;
  note?: string | undefined;
}

/** A recruiter who adds a facility works there, so that its orders are among the recruiter's own jobs. */
export const newFacilityValues = ({ position, _id }: Pick<UserView, 'position' | '_id'>): FacilityFormValues => ({
  search: '',
  name: '',
  address: { addressLine1: '', city: '', state: null, postalCode: '', latitude: null, longitude: null },
  userIdList: position === 'RECRUITER' ? [_id] : [],
  isActive: true,
  note: '',
});

/** Form values of a facility. Only active recruiters can be chosen; the API keeps the others. */
export function facilityValues(facility: FacilityView, recruiterIds: readonly string[]): FacilityFormValues {
  const { addressLine1, city, state, postalCode, latitude, longitude } = facility.address;
  return {
    search: '',
    name: facility.name,
    address: { addressLine1, city, state, postalCode, latitude, longitude },
    userIdList: facility.recruiterUsers.filter((id) => recruiterIds.includes(id)),
    isActive: facility.isActive,
    note: facility.note ?? '',
  };
}

const addressOf = (address: FacilityFormOutput['address']): Address => ({
  ...address,
  fullAddress: fullAddressOf(address),
  country: 'US',
});

/** The request that creates the facility. */
export function createBody(values: FacilityFormOutput, organizationId: string): CreateFacility {
  const { search: _search, address, note: text = '', ...rest } = values;
  return { ...rest, note: text, organizationId, address: addressOf(address) };
}

/** The request with the changed fields only, for the version that was edited. */
export function changeBody(values: FacilityFormOutput, before: FacilityFormValues, version: number): ChangeFacility {
  const { search: _search, address, note: text = '', ...others } = values;
  const rest = { ...others, note: text };
  const changed = Object.entries(rest).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof typeof rest]),
  );
  const isMoved = JSON.stringify(sorted(address)) !== JSON.stringify(sorted(before.address));
  return { version, ...Object.fromEntries(changed), ...(isMoved && { address: addressOf(address) }) };
}

const sorted = (parts: object) => Object.entries(parts).sort(([one], [other]) => one.localeCompare(other));

/** Whether another of the carrier's facilities has this address. */
export function isKnownAddress(
  { address }: FacilityFormOutput,
  facilities: readonly FacilityView[],
  facilityId?: string,
): boolean {
  const fullAddress = fullAddressOf(address);
  return facilities.some((each) => each._id !== facilityId && isSameAddress(each.address.fullAddress, fullAddress));
}
