import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { Db } from '../core/handle';

/** The stage of a driver's pipeline; undefined for an unknown driver. */
export async function readDriverStage(db: Db, driverId: string): Promise<DriverStage | undefined> {
  return (await db('driver_pipelines').where({ driver_id: driverId }).first('stage'))?.stage;
}
