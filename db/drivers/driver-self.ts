import type { Db } from '#db/core/handle';
import type { LifecycleStatus } from '#domain/driver-pipeline/lifecycle-statuses';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { PreQualification } from '#domain/driver-pipeline/state';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { DriverFacts } from '#domain/drivers/fit-facts';
import type { DrivingExperience } from '#domain/shared/driving-experience';
import type { DriverClass } from '#domain/shared/job-enums';
import type { Place } from '../core/geo-distance';
import { driverColumns, type DriverRow } from './driver-facts';

/** A driver's own view of their data. */
export interface DriverSelf extends Omit<DriverRow, 'birthDate' | 'licenseClass' | 'pipeline'>, Place {
  /** Null until the driver has answered the pre-qualification questions. */
  readonly birthDate: string | null;
  readonly licenseClass: DriverClass | null;
  /** Null until the pipeline has started. */
  readonly pipeline: DriverPipelineState | null;
  readonly previousStage: DriverStage | null;
  /** Null until the driver has answered the pre-qualification questions. */
  readonly preQualification: PreQualification | null;
  readonly lifecycleStatus: LifecycleStatus;
  readonly statedExperience: DrivingExperience | null;
  /** Whether a carrier has a hire of the driver. */
  readonly isHired: boolean;
}

/** Returns whether the driver has entered enough to be compared with a job. */
export const isComparable = (driver: DriverSelf): driver is DriverSelf & DriverFacts =>
  driver.licenseClass !== null && driver.birthDate !== null;

/** The driver with the pipeline, or with its initial state if it has not started yet. */
export async function findDriverSelf(db: Db, driverId: string): Promise<DriverSelf | undefined> {
  const orElse = (column: string, initial: string | boolean) =>
    db.raw('coalesce(??, ?)', [`driver_pipelines.${column}`, initial]);
  const found: DriverSelf | undefined = await db('drivers')
    .leftJoin('driver_pipelines', 'driver_pipelines.driver_id', 'drivers.id')
    .where('drivers.id', driverId)
    .first({
      ...driverColumns,
      statedExperience: 'drivers.stated_experience',
      isHired: db.raw(
        'exists (select from driver_hires where driver_hires.driver_id = drivers.id and driver_hires.released_at is null)',
      ),
      // Distances to jobs use the same coarse location as the carriers' search.
      latitude: 'drivers.search_latitude',
      longitude: 'drivers.search_longitude',
      stage: orElse('stage', 'PreQualify'),
      previousStage: 'driver_pipelines.previous_stage',
      preQualification: db.raw(`driver_pipelines.snapshot ->> 'preQualification'`),
      lifecycleStatus: orElse('lifecycle_status', 'created'),
      isReadyForDispatch: orElse('is_ready', false),
    });
  return found;
}
