import type { Db, Transaction } from '#db/handle';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';

/** What a pipeline begins with when it does not run yet: a state that was imported, or nothing but its driver. */
export type PipelineStart =
  { readonly driverId: string } | { readonly imported: { readonly state: DriverPipelineState } };

/** The start of a driver's pipeline; a running one ignores it. */
export async function readPipelineStart(db: Db | Transaction, driverId: string): Promise<PipelineStart> {
  const row: { snapshot: DriverPipelineState } | undefined = await db('driver_pipelines')
    .where({ driver_id: driverId })
    .first('snapshot');
  return row === undefined ? { driverId } : { imported: { state: row.snapshot } };
}
