import type { OpsDriver } from '#domain/driver-pipeline/schema';
import type { DriverStage } from '#domain/driver-pipeline/stages';

/** A driver, and the stage chosen already, if any. */
export interface MoveModalData extends OpsDriver {
  to?: DriverStage;
}
