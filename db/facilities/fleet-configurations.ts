import type { Db } from '#db/core/handle';
import type { FleetConfiguration, FleetProfile } from '#domain/facilities/schema';

const configurationColumns = (db: Db) => ({
  equipment: 'fleet_configurations.equipment',
  equipmentBrand: 'fleet_configurations.equipment_brand',
  equipmentTransmission: 'fleet_configurations.equipment_transmission',
  equipmentAverageAge: db.raw('coalesce(fleet_configurations.equipment_average_age, 1)'),
  eldDevices: 'fleet_configurations.eld_devices',
  cameraInTrack: 'fleet_configurations.camera_in_track',
  dressCode: 'fleet_configurations.dress_code',
  otherRequirements: 'fleet_configurations.other_requirements',
});

/** The facility's fleet configuration; undefined until it is set. */
export async function findFleetConfiguration(db: Db, facilityId: string): Promise<FleetConfiguration | undefined> {
  const found: FleetConfiguration | undefined = await db('fleet_configurations')
    .where('fleet_configurations.facility_id', facilityId)
    .first(configurationColumns(db));
  return found;
}

type ProfileRow = Omit<FleetProfile, 'configuration'> & FleetConfiguration & { readonly isSet: boolean };

/** The fleet configurations of a carrier's facilities, active ones first, then by name. */
export async function listFleetProfiles(db: Db, organizationId: string): Promise<FleetProfile[]> {
  const rows = (await db('facilities')
    .leftJoin('fleet_configurations', 'fleet_configurations.facility_id', 'facilities.id')
    .where('facilities.organization_id', organizationId)
    .orderByRaw('facilities.is_active desc, facilities.name, facilities.id')
    .select({
      facilityId: 'facilities.id',
      facilityName: 'facilities.name',
      isActive: 'facilities.is_active',
      isSet: db.raw('fleet_configurations.facility_id is not null'),
      ...configurationColumns(db),
    })) as unknown as ProfileRow[];
  return rows.map(({ facilityId, facilityName, isActive, isSet, ...configuration }) => ({
    facilityId,
    facilityName,
    isActive,
    configuration: isSet ? configuration : null,
  }));
}
