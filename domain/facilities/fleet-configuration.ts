import type { FleetConfiguration } from './schema';

const trimmed = (items: readonly string[]): string[] => [
  ...new Set(items.map((item) => item.trim()).filter((item) => item !== '')),
];

/** The configuration as it is stored: lists are trimmed, without empty and repeated items. */
export function storedConfiguration(configuration: FleetConfiguration): FleetConfiguration {
  return {
    ...configuration,
    equipment: trimmed(configuration.equipment),
    equipmentBrand: trimmed(configuration.equipmentBrand),
    eldDevices: trimmed(configuration.eldDevices),
    otherRequirements: configuration.otherRequirements.trim(),
  };
}

/** Whether the trucks have ELD devices, and whether there is a dress code. */
export interface FleetAnswers {
  readonly hasEldDevices: boolean;
  readonly hasDressCode: boolean;
}

/** The configuration with the two questions answered: "No" clears the list. */
export function answeredConfiguration(
  configuration: FleetConfiguration,
  { hasEldDevices, hasDressCode }: FleetAnswers,
): FleetConfiguration {
  return {
    ...configuration,
    eldDevices: hasEldDevices ? configuration.eldDevices : [],
    dressCode: hasDressCode ? configuration.dressCode : [],
  };
}
