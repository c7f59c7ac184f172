import { zoneAt } from '#platform/time-zones';
import type { Db, Transaction } from '../core/handle';

/** The home time zone of each driver: the dates of evidence are calendar days there. */
export async function readDriverZones(
  db: Db | Transaction,
  driverIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db('drivers')
    .whereRaw('id = any (?)', [[...new Set(driverIds)]])
    .select('id', 'latitude', 'longitude');
  return new Map(rows.map(({ id, ...place }) => [id, zoneAt(place)]));
}
