import type { Db, Transaction } from '../core/handle';

/** Whether the driver's data was erased. */
export async function isDriverErased(db: Db | Transaction, driverId: string): Promise<boolean> {
  const found: unknown = await db('driver_pipelines')
    .where({ driver_id: driverId })
    .whereRaw(`snapshot -> 'isErased' = 'true'::jsonb`)
    .first('driver_id');
  return found !== undefined;
}
