import type { Db, Transaction } from '#db/core/handle';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';

/** The input of a pipeline that is not running: an imported state, or just the driver's id. */
export type PipelineStart =
  { readonly driverId: string } | { readonly checkpoint: { readonly state: DriverPipelineState } };

/** Reads the start input of a driver's pipeline; a running workflow ignores it. */
export async function readPipelineStart(db: Db | Transaction, driverId: string): Promise<PipelineStart> {
  const row = await db('driver_pipelines').where({ driver_id: driverId }).first('snapshot');
  return row === undefined ? { driverId } : { checkpoint: { state: row.snapshot } };
}
