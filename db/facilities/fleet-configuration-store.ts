import type { Transaction } from '#db/core/handle';
import type { FleetConfiguration } from '#domain/facilities/schema';

/** Stores the fleet configuration of a facility, in place of an earlier one. */
export async function saveFleetConfiguration(
  trx: Transaction,
  facilityId: string,
  configuration: FleetConfiguration,
): Promise<void> {
  const columns = {
    equipment: configuration.equipment,
    equipment_brand: configuration.equipmentBrand,
    equipment_transmission: configuration.equipmentTransmission,
    equipment_average_age: configuration.equipmentAverageAge,
    eld_devices: configuration.eldDevices,
    camera_in_track: configuration.cameraInTrack,
    dress_code: configuration.dressCode,
    other_requirements: configuration.otherRequirements,
    updated_at: trx.fn.now(),
  };
  await trx('fleet_configurations')
    .insert({ facility_id: facilityId, ...columns })
    .onConflict('facility_id')
    .merge(columns);
}
