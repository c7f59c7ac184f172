import { SHOWN_EMAIL } from '#db/accounts/invited-address-store';
import type { Db } from '#db/core/handle';
import type { ContactPerson, FacilityView, FleetConfiguration } from '#domain/facilities/schema';

interface FacilityRow {
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
});

/** Lists a carrier's facilities, active ones first, then by name. */
export async function listFacilities(db: Db, organizationId: string): Promise<FacilityView[]> {
  const rows: FacilityRow[] = await db('facilities')
    .where('facilities.organization_id', organizationId)
    .orderByRaw('facilities.is_active desc, facilities.name, facilities.id')
    .select(facilityColumns(db));
  return rows.map(facilityView);
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

/** Those of the facilities that exist. */
export async function findFacilities(db: Db, facilityIds: readonly string[]): Promise<FacilityView[]> {
  const rows: FacilityRow[] = await db('facilities').whereIn('facilities.id', facilityIds).select(facilityColumns(db));
  return rows.map(facilityView);
}

/** The facility's fleet configuration; undefined until it is set. */
export async function findFleetConfiguration(db: Db, facilityId: string): Promise<FleetConfiguration | undefined> {
  const found: FleetConfiguration | undefined = await db('fleet_configurations')
    .where('fleet_configurations.facility_id', facilityId)
    .first({
      equipment: 'fleet_configurations.equipment',
      equipmentBrand: 'fleet_configurations.equipment_brand',
      equipmentTransmission: 'fleet_configurations.equipment_transmission',
      equipmentAverageAge: db.raw('coalesce(fleet_configurations.equipment_average_age, 1)'),
      eldDevices: 'fleet_configurations.eld_devices',
      cameraInTrack: 'fleet_configurations.camera_in_track',
      dressCode: 'fleet_configurations.dress_code',
      otherRequirements: 'fleet_configurations.other_requirements',
    });
  return found;
}

/** Lists the possible contact persons of an order: active staff, the facility's own first. */
export async function listContactPersons(
  db: Db,
  { organizationId, facilityId }: { organizationId: string; facilityId: string },
): Promise<ContactPerson[]> {
  const found: ContactPerson[] = await db('users')
    .leftJoin('facility_recruiters', (join) => {
      join.on('facility_recruiters.user_id', 'users.id').andOnVal('facility_recruiters.facility_id', facilityId);
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
  const [found] = await findContactPersons(db, { organizationId, userIds: [userId] });
  return found;
}

/** Those of the users who belong to a carrier's staff. */
export async function findContactPersons(
  db: Db,
  { organizationId, userIds }: { organizationId: string; userIds: readonly string[] },
): Promise<ContactPerson[]> {
  const found: ContactPerson[] = await db('users')
    .whereIn('users.id', userIds)
    .where('users.organization_id', organizationId)
    .select(contactColumns(db));
  return found;
}

function facilityView(row: FacilityRow): FacilityView {
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
  };
}
