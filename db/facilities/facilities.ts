import type { Knex } from 'knex';
import { SHOWN_EMAIL } from '#db/accounts/invited-address-store';
import { exactMilesOf, type Place, pointSql } from '#db/core/geo-distance';
import type { Db } from '#db/core/handle';
import type { ContactPerson, FacilityView, NearbyFacility } from '#domain/facilities/schema';

/** A facility as selected. */
export interface FacilityRow {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly latitude: number;
  readonly longitude: number;
  readonly addressLine1: string;
  readonly fullAddress: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
  readonly timeZone: string;
  readonly note: string;
  readonly recruiterUsers: string[];
  readonly version: number;
}

const facilityColumns = (db: Db) => ({
  id: 'facilities.id',
  organizationId: 'facilities.organization_id',
  name: 'facilities.name',
  isActive: 'facilities.is_active',
  latitude: 'facilities.latitude',
  longitude: 'facilities.longitude',
  addressLine1: 'facilities.address_line1',
  fullAddress: 'facilities.full_address',
  city: 'facilities.city',
  state: 'facilities.state',
  postalCode: 'facilities.postal_code',
  country: 'facilities.country',
  timeZone: 'facilities.time_zone',
  note: 'facilities.note',
  recruiterUsers: db.raw(`array(select facility_recruiters.user_id from facility_recruiters
    join users on users.id = facility_recruiters.user_id and users.position = 'RECRUITER'
    where facility_recruiters.facility_id = facilities.id order by facility_recruiters.user_id)`),
  version: 'facilities.version',
});

/** Lists a carrier's facilities, active ones first, then by name. */
export async function listFacilities(db: Db, organizationId: string): Promise<FacilityView[]> {
  const rows: FacilityRow[] = await db('facilities')
    .where('facilities.organization_id', organizationId)
    .orderByRaw('facilities.is_active desc, facilities.name, facilities.id')
    .select(facilityColumns(db));
  return rows.map(facilityView);
}

/** Lists a carrier's facilities by their distance from a place, the nearest first. */
export async function listNearbyFacilities(
  db: Db,
  { organizationId, latitude, longitude }: { organizationId: string } & Place,
): Promise<NearbyFacility[]> {
  const rows = (await db('facilities')
    .where('facilities.organization_id', organizationId)
    .select(facilityColumns(db))
    .select(db.raw(`facilities.place <-> ${pointSql} as chord`, { latitude, longitude }))
    .orderByRaw('chord, facilities.id')) as unknown as (FacilityRow & { readonly chord: number })[];
  return rows.map((row) => ({ ...facilityView(row), sortDistance: exactMilesOf(row.chord) }));
}

/** One facility; of one carrier, if given. */
export async function findFacility(
  db: Db,
  { organizationId, facilityId }: { organizationId?: string; facilityId: string },
): Promise<FacilityView | undefined> {
  const row: FacilityRow | undefined = await db('facilities')
    .where('facilities.id', facilityId)
    .modify((query) => {
      if (organizationId !== undefined) void query.where('facilities.organization_id', organizationId);
    })
    .first(facilityColumns(db));
  return row === undefined ? undefined : facilityView(row);
}

/** Selects those of the facilities that exist. */
export const facilitiesOf = (db: Db, facilityIds: readonly string[]): Knex.QueryBuilder =>
  db('facilities').whereIn('facilities.id', facilityIds).select(facilityColumns(db));

/** Lists a carrier's active staff, who can be the contact of an order; those of one facility first, if given. */
export async function listContactPersons(
  db: Db,
  { organizationId, facilityId = null }: { organizationId: string; facilityId?: string | null },
): Promise<ContactPerson[]> {
  const found: ContactPerson[] = await db('users')
    .leftJoin('facility_recruiters', (join) => {
      join
        .on('facility_recruiters.user_id', 'users.id')
        .andOn('facility_recruiters.facility_id', '=', db.raw('?::uuid', [facilityId]));
    })
    .where('users.organization_id', organizationId)
    .where('users.is_active', true)
    .orderByRaw('(facility_recruiters.user_id is null), users.last_name, users.first_name, users.id')
    .select(contactColumns(db));
  return found;
}

const contactColumns = (db: Db) => ({
  _id: 'users.id',
  firstName: 'users.first_name',
  lastName: 'users.last_name',
  position: 'users.position',
  phone: 'users.phone',
  email: db.raw(SHOWN_EMAIL),
});

/** One member of a carrier's staff. */
export async function findContactPerson(
  db: Db,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<ContactPerson | undefined> {
  const [found] = (await contactPersonsOf(db, { organizationId, userIds: [userId] })) as ContactPerson[];
  return found;
}

/** Selects those of the users who belong to a carrier's staff. */
export const contactPersonsOf = (
  db: Db,
  { organizationId, userIds }: { organizationId: string; userIds: readonly string[] },
): Knex.QueryBuilder =>
  db('users').whereIn('users.id', userIds).where('users.organization_id', organizationId).select(contactColumns(db));

/** A facility as pages show it. */
export function facilityView(row: FacilityRow): FacilityView {
  const { latitude, longitude, addressLine1, fullAddress, city, state, postalCode, country } = row;
  return {
    _id: row.id,
    organizationId: row.organizationId,
    name: row.name,
    isActive: row.isActive,
    address: { latitude, longitude, addressLine1, fullAddress, city, state, postalCode, country },
    timeZone: row.timeZone,
    note: row.note === '' ? null : row.note,
    recruiterUsers: row.recruiterUsers,
    version: row.version,
  };
}
