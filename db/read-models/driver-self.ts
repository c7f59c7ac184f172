import type { Db } from '#db/handle';
import type { LifecycleStatus } from '#domain/drivers/lifecycle';
import type { DriverStage } from '#domain/drivers/stages';
import { driverColumns, type DriverRow } from './driver-facts';
import type { Place } from './sphere';

/** A driver as he sees himself. */
export interface DriverSelf extends DriverRow, Place {
  readonly previousStage: DriverStage | null;
  readonly lifecycleStatus: LifecycleStatus;
}

/** The driver with his way to certification. */
export async function findDriverSelf(db: Db, driverId: string): Promise<DriverSelf | undefined> {
  const found: DriverSelf | undefined = await db('drivers')
    .join('driver_pipelines', 'driver_pipelines.driver_id', 'drivers.id')
    .where('drivers.id', driverId)
    .first({
      ...driverColumns,
      latitude: 'drivers.latitude',
      longitude: 'drivers.longitude',
      previousStage: 'driver_pipelines.previous_stage',
      lifecycleStatus: 'driver_pipelines.lifecycle_status',
    });
  return found;
}
