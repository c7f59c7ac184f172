import { announceChange } from '#db/core/changes';
import type { Transaction } from '#db/core/handle';
import { isViolationOf } from '#db/core/violations';
import { isSameAddress } from '#domain/facilities/address';
import type { FacilityAddress } from '#domain/facilities/changes/schema';

/** The entered fields of a facility, and the time zone of its place. */
export interface FacilityFields {
  readonly name: string;
  readonly address: FacilityAddress;
  readonly timeZone: string;
  readonly isActive: boolean;
  readonly note: string;
}

interface FacilityRef {
  readonly id: string;
  readonly organizationId: string;
  /** The person who makes the change. */
  readonly by: string;
  readonly at: Date;
}

/** Stores a facility. Returns false if the carrier has one at this address. */
export async function insertFacility(trx: Transaction, ref: FacilityRef, fields: FacilityFields): Promise<boolean> {
  const { id, organizationId, by, at } = ref;
  const { name, address, timeZone, isActive, note } = fields;
  const columns = {
    ...addressColumns(address),
    id,
    organization_id: organizationId,
    name,
    is_active: isActive,
    note,
    time_zone: timeZone,
    updated_by: by,
    updated_at: at,
  };
  if (await isAddressTaken(trx, ref, address)) return false;
  const isStored = await unlessAddressTaken(() => trx('facilities').insert(columns));
  if (isStored) await announceFacility(trx, ref);
  return isStored;
}

/**
 * Changes fields of a facility and counts its version up, also if only its recruiters or its fleet configuration have
 * changed. Returns false if the carrier has another facility at this address.
 */
export async function updateFacility(
  trx: Transaction,
  ref: FacilityRef,
  fields: Partial<FacilityFields> = {},
): Promise<boolean> {
  const columns = {
    ...changedColumns(fields),
    version: trx.raw('version + 1'),
    updated_by: ref.by,
    updated_at: ref.at,
  };
  if (fields.address !== undefined && (await isAddressTaken(trx, ref, fields.address))) return false;
  const isStored = await unlessAddressTaken(() => trx('facilities').where({ id: ref.id }).update(columns));
  if (isStored) await announceFacility(trx, ref);
  return isStored;
}

/** A facility that is being changed. */
export interface LockedFacility {
  readonly id: string;
  readonly version: number;
  /** The person who changed it last, and the name; null if nobody has. */
  readonly changedById: string | null;
  readonly changedBy: string | null;
}

/** The carrier's facility, locked until the transaction ends; undefined if the carrier has none with this id. */
export async function lockFacility(
  trx: Transaction,
  { facilityId, organizationId }: { readonly facilityId: string; readonly organizationId: string },
): Promise<LockedFacility | undefined> {
  const row: LockedFacility | undefined = await trx('facilities')
    .where('facilities.id', facilityId)
    .where('facilities.organization_id', organizationId)
    .forUpdate()
    .first({
      id: 'facilities.id',
      version: 'facilities.version',
      changedById: 'facilities.updated_by',
      changedBy: trx.raw(`(select users.first_name || ' ' || users.last_name from users
        where users.id = facilities.updated_by)`),
    });
  return row;
}

/** The facts of a facility that its orders depend on. */
export interface OrderFacility {
  readonly timeZone: string;
  readonly isActive: boolean;
}

/**
 * The carrier's facility, which nobody changes until the transaction ends; undefined if the carrier has none with this id.
 * Orders of the same facility do not wait for each other.
 */
export async function lockOrderFacility(
  trx: Transaction,
  { facilityId, organizationId }: { readonly facilityId: string; readonly organizationId: string },
): Promise<OrderFacility | undefined> {
  return trx('facilities')
    .where('facilities.id', facilityId)
    .where('facilities.organization_id', organizationId)
    .forShare()
    .first<OrderFacility | undefined>({ timeZone: 'facilities.time_zone', isActive: 'facilities.is_active' });
}

const addressColumns = (address: FacilityAddress) => ({
  address_line1: address.addressLine1,
  full_address: address.fullAddress,
  city: address.city,
  state: address.state,
  postal_code: address.postalCode,
  country: address.country,
  latitude: address.latitude,
  longitude: address.longitude,
});

const changedColumns = ({ name, address, timeZone, isActive, note }: Partial<FacilityFields>) => ({
  ...(name !== undefined && { name }),
  ...(isActive !== undefined && { is_active: isActive }),
  ...(note !== undefined && { note }),
  ...(timeZone !== undefined && { time_zone: timeZone }),
  ...(address !== undefined && addressColumns(address)),
});

/**
 * Whether another facility of the carrier has this address, however it is written. Until the transaction ends, nobody adds
 * one. A facility whose own address is only written differently stays where it is.
 */
async function isAddressTaken(
  trx: Transaction,
  { id, organizationId }: FacilityRef,
  { fullAddress }: FacilityAddress,
): Promise<boolean> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`facility-addresses/${organizationId}`]);
  const rows = await trx('facilities').where({ organization_id: organizationId }).select('id', 'full_address');
  const same = rows.filter((row) => isSameAddress(row.full_address, fullAddress));
  return same.length > 0 && same.every((row) => row.id !== id);
}

async function unlessAddressTaken(write: () => PromiseLike<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isViolationOf(error, 'facilities_address_once')) return false;
    throw error;
  }
}

const announceFacility = (trx: Transaction, { id, organizationId }: FacilityRef): Promise<void> =>
  announceChange(trx, { topic: 'facility', id, organizationId, driverId: null, orderId: null });
