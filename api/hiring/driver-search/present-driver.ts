import type { DriverRow } from '#db/drivers/driver-facts';
import { nameVisible } from '#domain/candidacies/records';
import { experienceOn } from '#domain/drivers/experience';
import { readinessGapsOf } from '#domain/drivers/readiness';
import type { DriverSummary } from '#domain/drivers/schema';
import type { Stage } from '#domain/shared/candidacy-states';
import { initialOf } from '#domain/shared/initial';

/**
 * A driver as the carrier may see them: before review, and again after the candidacy has closed, with only the initial
 * of the last name (docs/state-machines.md#visible-data).
 */
export function presentDriver(
  row: DriverRow,
  { stage, today }: { readonly stage: Stage | null; readonly today: string },
): DriverSummary {
  return maskedDriver(row, { isVisible: nameVisible(stage), today });
}

/** A driver with the full last name, or only its initial. */
export function maskedDriver(
  row: DriverRow,
  { isVisible, today }: { readonly isVisible: boolean; readonly today: string },
): DriverSummary {
  return {
    _id: row.driverId,
    firstName: row.firstName,
    lastName: isVisible ? row.lastName : initialOf(row.lastName),
    isMasked: !isVisible,
    city: row.city,
    state: row.state,
    driverClass: row.licenseClass,
    endorsements: [...row.endorsements],
    transmissions: [...row.transmissions],
    experienceMonths: experienceOn(row, today),
    freightLevels: [...row.freightLevels],
    freightTypes: [...row.freightTypes],
    shifts: [...row.shifts],
    isAvailable: row.isAvailable,
    isCertified: row.isReadyForDispatch,
    readinessGaps: readinessGapsOf(row),
    stage: row.stage,
  };
}
