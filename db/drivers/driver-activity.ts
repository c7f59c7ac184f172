import { isActiveDriver, type LifecycleStatus } from '#domain/driver-pipeline/lifecycle-statuses';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { Db, Transaction } from '../core/handle';

/** Returns whether the driver counts as active for the route guards; false without a pipeline. */
export async function findDriverActivity(db: Db | Transaction, driverId: string): Promise<boolean> {
  const row = await db('driver_pipelines')
    .where('driver_pipelines.driver_id', driverId)
    .first<{ stage: DriverStage; lifecycleStatus: LifecycleStatus } | undefined>({
      stage: 'driver_pipelines.stage',
      lifecycleStatus: 'driver_pipelines.lifecycle_status',
    });
  return row !== undefined && isActiveDriver(row);
}
