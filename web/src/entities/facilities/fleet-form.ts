import { z } from 'zod';
import { SetFleetConfiguration } from '#domain/facilities/fleet/schema';
import type { FleetConfiguration } from '#domain/facilities/schema';

/** The configuration and the two questions, whose answer "No" clears a list. */
export const FleetForm = SetFleetConfiguration.omit({ facilityId: true, version: true }).extend({
  hasEldDevices: z.boolean(),
  hasDressCode: z.boolean(),
});
export type FleetFormValues = z.infer<typeof FleetForm>;

const emptyConfiguration: FleetConfiguration = {
  equipment: [],
  equipmentBrand: [],
  equipmentTransmission: ['automatic', 'manual'],
  equipmentAverageAge: 1,
  eldDevices: [],
  cameraInTrack: false,
  dressCode: [],
  otherRequirements: '',
};

/** Form values of a configuration; the defaults of an order until it is set. */
export function fleetValues(configuration: FleetConfiguration | null): FleetFormValues {
  const values = configuration ?? emptyConfiguration;
  return { ...values, hasEldDevices: values.eldDevices.length > 0, hasDressCode: values.dressCode.length > 0 };
}
