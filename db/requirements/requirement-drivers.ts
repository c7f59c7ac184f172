import type { Db } from '#db/core/handle';
import { endOfDate } from '#domain/shared/zoned-time';
import { zoneAt } from '#platform/time-zones';

/** A driver's data for requirements, and the end of the requested date in the driver's time zone. */
export interface DriverOnDate {
  readonly id: string;
  readonly birthDate: string | null;
  readonly licenseClass: string | null;
  readonly signedUpAt: string;
  readonly emailAt: string | null;
  readonly phoneAt: string | null;
  readonly zone: string;
  /** The first instant after the date. */
  readonly before: string;
}

interface DriverRow extends Omit<DriverOnDate, 'zone' | 'before'> {
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns the drivers with the end of their date; unknown ones are omitted. */
export async function findDriversOnDate(db: Db, ids: readonly string[], on: string): Promise<DriverOnDate[]> {
  const rows = await db('drivers')
    .join('users', 'users.id', 'drivers.id')
    .whereRaw('drivers.id = any (?)', [[...ids]])
    .select<DriverRow[]>({
      id: 'drivers.id',
      birthDate: 'drivers.birth_date',
      licenseClass: 'drivers.license_class',
      latitude: 'drivers.latitude',
      longitude: 'drivers.longitude',
      signedUpAt: 'users.created_at',
      emailAt: 'users.email_confirmed_at',
      phoneAt: 'users.phone_confirmed_at',
    });
  const ends = new Map<string, string>();
  return rows.map(({ latitude, longitude, ...driver }) => {
    const zone = zoneAt({ latitude, longitude });
    const before = ends.get(zone) ?? endOfDate(on, zone);
    ends.set(zone, before);
    return { ...driver, zone, before };
  });
}

/** The drivers as the table `driver_dates`, each with the end of their date, for joins. */
export const driverDates = (db: Db, drivers: readonly DriverOnDate[]) =>
  db.raw('unnest(?::uuid[], ?::timestamptz[]) as driver_dates (driver_id, before)', [
    drivers.map(({ id }) => id),
    drivers.map(({ before }) => before),
  ]);

/** Groups rows by driver. */
export function byDriver<Row extends { readonly driverId: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const own = found.get(row.driverId);
    if (own === undefined) found.set(row.driverId, [row]);
    else own.push(row);
  }
  return found;
}
