import { LATEST_ZONE } from '#domain/shared/zones';
import { zoneAt } from '#platform/time-zones';
import type { Db, Transaction } from '../core/handle';

/** The home time zone of a driver. */
export type ZoneOfDriver = (driverId: string) => string;

/** The home time zone of each driver: the dates of evidence are calendar days there. */
export async function readDriverZones(db: Db | Transaction, driverIds: readonly string[]): Promise<ZoneOfDriver> {
  const rows = await db('drivers')
    .whereRaw('id = any (?)', [[...new Set(driverIds)]])
    .select('id', 'latitude', 'longitude');
  const zones = new Map(rows.map(({ id, ...place }) => [id, zoneAt(place)]));
  return (driverId) => zones.get(driverId) ?? LATEST_ZONE;
}

/** The home time zone of one driver. */
export const readDriverZone = async (db: Db | Transaction, driverId: string): Promise<string> =>
  (await readDriverZones(db, [driverId]))(driverId);
